//! Looking ahead: in a tree of what may be done, or by playing on; always on tables that are imagined.

mod imagining;
mod judging;
mod playing_on;
mod playouts;
mod priors;
mod searcher;
mod speed;
mod tree;

pub(crate) use imagining::Imaginings;
pub(crate) use judging::{Judge, outcome};
pub(crate) use searcher::{Level, Searcher};
pub use speed::{Speed, speed};
pub(crate) use tree::Tree;

use crate::Net;

#[cfg(test)]
mod tests;

/// How the searchers of a game look ahead, and how much of it a decision of each is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lookahead {
    pub broker: Way,
    pub baron: Way,
}

/// A way to look ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// A tree that grows where it is promising; each node is judged as it stands.
    Tree(Growth),
    /// The choices that look best are played on by greedy players in imagined worlds, each choice in the same worlds. Another one than the first
    /// is taken only where it is clearly better.
    Playouts(Playouts),
}

/// How far a tree grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    pub nodes: u32,
    /// How far attention outweighs what is known of a branch.
    pub curiosity: f32,
    pub by: By,
}

impl Growth {
    /// As trees usually grow.
    pub const fn to(nodes: u32) -> Growth {
        Growth { nodes, curiosity: 0.7, by: By::Usual }
    }
}

/// What positions are judged by at the end of a look ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum By {
    /// The game's network; its taste where there is none.
    #[default]
    Usual,
    /// A network of its own.
    Net(&'static Net),
    /// The game's taste, even where there is a network.
    Taste,
}

/// When a game that is played on for some rounds is judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Judged {
    /// After the last of them.
    AtTheEnd,
    /// After each of them; the mean counts. Where luck has no say there is one game a choice, and two judgements err less than one.
    AfterEveryRound,
}

/// How many games are played on, and how far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playouts {
    /// Decisions of those who play on, in all games for one decision.
    pub nodes: u32,
    /// Choices that are looked at, those first that look best.
    pub choices: usize,
    /// Rounds that a game is played on, by [`crate::Taste::clock`]; none plays to the end. Whole rounds, because a choice that takes more
    /// steps would else be judged at another hour than one that takes fewer.
    pub rounds: Option<u32>,
    pub judged: Judged,
    /// What such a game is judged by at the end of its rounds.
    pub by: By,
    /// Standard errors by which another choice must be better than the first.
    pub guard: f64,
    /// Standard errors by which a choice must be behind the best to be given up.
    pub patience: f64,
}
