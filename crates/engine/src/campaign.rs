//! The contract of a campaign: a value folded over finished games, from which the next game's options come.

use crate::{Game, Message};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use std::fmt::Debug;

/// What a chain of games must say of itself so that a server can keep it and lead its people from game to game.
///
/// Everything in it, sealed things too. What some of its people may see of it is another type, [`Campaign::Seen`].
pub trait Campaign: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + Sized + 'static {
    /// What its chapters are played with.
    type Game: Game;
    /// Why it refuses something, with the numbers.
    type Fault: Clone + Debug + PartialEq + Send + Sync;
    /// What some of its people may see while it goes on. It is written and never read: nothing goes on from it.
    type Seen: Serialize;

    /// Those who can take part.
    const PARTIES: &'static [Party];

    /// A new one, for these in the order round the table; the others may come later.
    fn start(order: &[Party]) -> Result<Self, Self::Fault>;

    /// All of them, in the order round the table.
    fn parties(&self) -> Vec<Party>;

    /// Where it is: which chapter is next or being played, or that all is over.
    fn stage(&self) -> Stage;

    /// The next chapter begins for those who are present; when all are over, a single game in the world they left. A refusal changes
    /// nothing.
    fn begin_game(&mut self, present: &[Party]) -> Result<NextGame<Self>, Self::Fault>;

    /// Whether what the campaign tells at the beginning of a game may be read already. Until then it is shown as it stood before.
    fn is_begun(game: &Self::Game) -> bool;

    /// Takes up what came of a game; says whether there was something, which is not so while anything is still to be decided.
    fn take_up(&mut self, game: &Self::Game) -> Result<bool, Self::Fault>;

    /// Who has won, once it is over.
    fn winners(&self) -> Vec<Party>;

    /// Somebody who plays these writes something into it: a name, the last words. `what` says which, `fields` hold it.
    fn write(&mut self, by: &[Party], what: &str, fields: &[(&str, &str)]) -> Result<(), Self::Fault>;

    /// What those who play these parties may see of it.
    fn seen_by(&self, mine: &[Party]) -> Self::Seen;

    /// Reads what [`Serialize`] has written, if a campaign can have come to this.
    fn import(json: &str) -> Result<Self, NotTakenUp>;

    /// The sentence of a refusal.
    fn explain(fault: &Self::Fault) -> Message;
}

/// One of those who take part in a campaign, all its games long. Who plays it may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Party {
    /// In URLs, files and forms: `red`.
    pub id: &'static str,
    /// The id of its name in the word files. Its attribute `.bot` is what a bot that plays it is called.
    pub word: &'static str,
}

/// Where a campaign is. Chapters are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// This one is next.
    Ready {
        chapter: u8,
    },
    /// This one is being played by these.
    Playing {
        chapter: u8,
        present: Vec<Party>,
    },
    Over,
}

/// A game that begins.
#[derive(Clone, Debug, PartialEq)]
pub struct NextGame<C: Campaign> {
    pub options: <C::Game as Game>::Options,
    /// None for a single game after the last chapter, of which the campaign takes nothing up.
    pub chapter: Option<u8>,
    /// Who plays, in the order of their seats.
    pub present: Vec<Party>,
}

/// Why a file was not taken up.
#[derive(Clone, Debug, PartialEq)]
pub enum NotTakenUp {
    /// It breaks off, or is no JSON, here.
    Broken { line: usize, column: usize },
    /// It names something that does not exist, or that nobody can have found: the same answer, so that no refusal tells which.
    Unknown,
    /// No campaign can have written it.
    Impossible(Message),
}

impl Stage {
    /// Whether all is played.
    pub fn is_over(&self) -> bool {
        *self == Stage::Over
    }
}

/// As its id.
impl Serialize for Party {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id)
    }
}
