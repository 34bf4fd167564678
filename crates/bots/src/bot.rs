//! What a bot is, and the one that picks by chance.

use crate::{Greedy, Taste};
use engine::{Chance, Game, Seat, Sight};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Chooses one of the legal actions of its seat.
pub trait Bot<G: Game>: Send {
    fn choose(&mut self, sight: &Sight<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> G::Action;
}

/// The bots there are, for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotName {
    Random,
    Greedy,
}

impl BotName {
    pub const ALL: [BotName; 2] = [BotName::Random, BotName::Greedy];

    pub fn as_str(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Greedy => "greedy",
        }
    }

    /// A new player of this kind.
    pub fn sit_down<G: Taste>(self) -> Box<dyn Bot<G>> {
        match self {
            BotName::Random => Box::new(Random),
            BotName::Greedy => Box::new(Greedy::default()),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let known: Vec<&str> = BotName::ALL.iter().map(|bot| bot.as_str()).collect();
        write!(f, "there is no bot called \"{}\"; the bots are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotName, UnknownBot> {
        BotName::ALL.into_iter().find(|bot| bot.as_str() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// Every legal action is as likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &Sight<G>, _: Seat, legal: &[G::Action], chance: &mut Chance) -> G::Action {
        chance.pick(legal).expect("a bot is asked only where it has a choice")
    }
}
