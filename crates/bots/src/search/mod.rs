//! Looking ahead: in a tree of what may be done, or by playing on; always on tables that are imagined.

mod playouts;
mod priors;
mod searcher;
mod tree;

pub(crate) use searcher::{Level, Searcher};
pub(crate) use tree::{Judge, Tree, outcome};

#[cfg(test)]
mod tests;

/// How the searchers of a game look ahead, and how much of it a decision of each is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lookahead {
    /// A tree that grows where it is promising; each node is judged as it stands.
    Tree { broker: u32, baron: u32 },
    /// The choices that look best are played on by greedy players in imagined worlds, each choice in the same worlds. Another one than the first
    /// is taken only where it is clearly better.
    Playouts { broker: Playouts, baron: Playouts },
}

/// How many games are played on, and how far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playouts {
    /// Games for one decision, over all choices; of games that are played on for some rounds so many alone, and fewer among several.
    pub games: u32,
    /// Choices that are looked at, those first that look best.
    pub choices: usize,
    /// Rounds that a game is played on, by [`crate::Taste::clock`]; none plays to the end. Whole rounds, because a choice that takes more
    /// steps would else be judged at another hour than one that takes fewer.
    pub rounds: Option<u32>,
    /// Standard errors by which another choice must be better than the first.
    pub guard: f64,
}
