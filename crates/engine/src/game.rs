//! The contract: what a game must say of itself so that tables, pages, bots and tests can play it.
//!
//! Whoever adds a game keeps this page open. What must hold for every game is tried by the conformance kit
//! ([`crate::conformance`]): a game's `tests/conformance.rs` is one line, and its failures name the promise that was broken.
//!
//! A table asks in this order: [`Game::new`] once; then, until [`Game::to_act`] is empty, [`Game::legal_actions`] for whoever
//! wants a list, [`Game::check`] for whoever asks first, [`Game::apply`] for what is done. After every decision
//! [`settle`](crate::settle()) plays what has only one answer, so a game need not.

use crate::{Chance, Message, Rule, Seat, SeatSet, Standings};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// A game is a value: everything on the table, secrets included. What one viewer may see of it is its [`Game::View`].
///
/// - One action is one decision of one player; a longer move is a phase that counts down.
/// - Same options, seed and actions: same game. A game asks no clock, no file and no luck but what [`Chance`] lends it.
/// - A game never holds what is to come: a deck is a [`Pool`](crate::Pool) or a [`Set`](crate::Set), whose order is drawn when it is drawn.
/// - It is cloned often (for bots, pages and undo): small, and without what follows from the rest.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// What the players agree on before the first move. `Default` is the usual game; in JSON every field may be left out, and one
    /// that nobody knows is an error.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision, small and plain, and hashed by whoever searches. In JSON it is an object that says what it does,
    /// `{"do":"place_cube","hex":"3-5"}`: page, terminal, API, log and records all speak it, so its names stay.
    type Action: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// A fact in the past tense, with all that its sentence and the page's marks need. A secret in it is a [`crate::Letter`]
    /// to its owner.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Why an action was refused, with the numbers. Each kind has its own sentence ([`Game::explain`]) and rule ([`Game::rule`]).
    type Illegal: Clone + Debug + PartialEq + Send + Sync;
    /// All that one viewer may see: another type than the game, without secrets of others. Pages and bots see nothing else, and it is
    /// the API's answer, so its fields are named as players name things.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// The name in URLs, files and commands: `american-rails`. It never changes.
    const SLUG: &'static str;
    /// Raised when a change of the rules code would replay an old record differently: tables and records of other rules are told
    /// so, instead of going on wrongly.
    const RULES: u32;

    /// Sets the table up for `seats` players, and adds what they see happen to the events. Refuses, with the rule, where so many
    /// can't play or the options don't fit.
    fn new(
        seats: usize,
        options: &Self::Options,
        chance: &mut Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, Self::Illegal>;

    /// How many sit at the table, from first to last: who is out of the game still has their seat.
    fn seats(&self) -> usize;

    /// Who may act now: several where the rules let them, nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Adds every legal action of `seat` to the buffer, each once and always in the same order: none when it is not to act, at
    /// least one when it is. What is listed, [`Game::check`] allows, and nothing else.
    fn legal_actions(&self, seat: Seat, legal: &mut Vec<Self::Action>);

    /// Whether a seat that is to act may do this: the same questions, in the same order, as [`Game::apply`] asks. (Whose turn it is,
    /// is the table's question: [`Refusal`].)
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Does it and adds what happened to the events, in the order in which it happened. A refusal changes nothing: neither the game,
    /// nor the events, nor the luck.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// What this viewer may see. Two games that differ only in what is hidden from somebody look the same to them.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Through whose eyes this viewer sees: its own. In a game without secrets everybody sees through a spectator's.
    fn eyes(viewer: Viewer) -> Viewer {
        viewer
    }

    /// A game that looks like this view: what the viewer can't see is drawn by chance among what is possible. Bots try their
    /// actions on it, and pages show what an action would do; who looks at it sees the view it was made of.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// Score and place of every seat: by the rules once the game is over, as things stand before. Who shares a place has the same
    /// rank; a tie-break is part of it.
    fn standings(&self) -> Standings;

    /// What this viewer may know of an event: letters are opened for their owner and empty for everybody else.
    fn seen_by(event: &Self::Event, _viewer: Viewer) -> Self::Event {
        event.clone()
    }

    /// The sentence of an event, as far as it was opened: an id of the word files with its arguments, never prose.
    fn tell(event: &Self::Event) -> Message;

    /// The sentence of a refusal, with its numbers.
    fn explain(illegal: &Self::Illegal) -> Message;

    /// The rule a refusal stands on: a paragraph of the game's digest.
    fn rule(illegal: &Self::Illegal) -> Rule;

    /// Whether the event showed somebody a secret: undo can't take that back without consent.
    fn shows_secret(_event: &Self::Event) -> bool {
        false
    }

    /// Whether an action names something that nobody at this table has found. It is answered as if there were no such thing, so that
    /// no refusal tells what is still hidden.
    fn names_unfound(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether options hold what only a campaign gives its people: nobody opens a table of their own with them.
    fn is_for_campaigns(_options: &Self::Options) -> bool {
        false
    }

    /// Nobody is to act any more.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    Seat(Seat),
    /// Sees what lies open.
    Spectator,
    /// Sees everything: for finished games and for study, never for a running table's page.
    All,
}

/// Why the table did not take an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal<I> {
    GameOver,
    NotYourTurn { to_act: SeatSet },
    Illegal(I),
}

/// For developers; players read the sentence of [`Game::explain`].
impl<I: Debug> fmt::Display for Refusal<I> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NotYourTurn { to_act } => {
                f.write_str("the table waits for")?;
                to_act.iter().try_for_each(|seat| write!(f, " seat {}", seat.0 + 1))
            }
            Refusal::Illegal(illegal) => write!(f, "{illegal:?}"),
        }
    }
}

impl<I: Debug> std::error::Error for Refusal<I> {}
