//! The contract: what a game must say of itself so that tables, pages, bots and tests can play it.

use crate::{Chance, Message, Rule, Seat, SeatSet, Standings};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// A game is a value: everything on the table, secrets included.
///
/// One action is one decision of one player. Same options, seed and actions: same game.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// What the players agree on before the first move.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision of one player: small, and hashed by whoever searches.
    type Action: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// A fact in the past tense. A secret in it is a [`crate::Letter`] to its owner.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Why an action was refused, with the numbers.
    type Illegal: Clone + Debug + PartialEq + Send + Sync;
    /// All that one viewer may see: another type than the game, without secrets of others.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// The name in URLs, files and commands: `american-rails`.
    const SLUG: &'static str;
    /// Raised when a change of the rules code would replay an old record differently.
    const RULES: u32;

    /// Sets the table up for `seats` players.
    fn new(
        seats: usize,
        options: &Self::Options,
        chance: &mut Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, Self::Illegal>;

    fn seats(&self) -> usize;

    /// Who may act now: several where the rules let them, nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Adds every legal action of `seat` to the buffer: none when it is not to act.
    fn legal_actions(&self, seat: Seat, legal: &mut Vec<Self::Action>);

    /// Whether a seat that is to act may do this. (Whose turn it is, is the table's question: [`Refusal`].)
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Does it and adds what happened to the events; a refusal changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// Through whose eyes this viewer sees: its own. In a game without secrets everybody sees through a spectator's.
    fn eyes(viewer: Viewer) -> Viewer {
        viewer
    }

    /// A game that looks like this view: what the viewer can't see is drawn by chance among what is possible.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// Score and place of every seat: by the rules once the game is over, as things stand before.
    fn standings(&self) -> Standings;

    /// What this viewer may know of an event: letters are opened for their owner and empty for everybody else.
    fn seen_by(event: &Self::Event, _viewer: Viewer) -> Self::Event {
        event.clone()
    }

    /// The sentence of an event, as far as it was opened.
    fn tell(event: &Self::Event) -> Message;

    /// The sentence of a refusal.
    fn explain(illegal: &Self::Illegal) -> Message;

    /// The rule a refusal stands on.
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
