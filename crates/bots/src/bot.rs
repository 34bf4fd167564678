//! What a bot is, and the one that picks by chance.

use crate::apprentice::Apprentice;
use crate::search::{Level, Searcher};
use crate::{Budget, Greedy, Stop, Taste, Way};
use engine::{Chance, Game, Seat, Sight};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Chooses one of the legal actions of its seat. It is kept between its moves, and may remember what it likes.
pub trait Bot<G: Game>: Send {
    /// Its decision: one of the legal actions of the turn.
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action;

    /// What it thought of its last choice, the best first; nothing from a bot that has no opinion.
    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        Vec::new()
    }

    /// How much of the win one answer of the turn is behind another, the two held against each other alone; nothing from a bot that can't tell.
    fn falls_behind(
        &mut self,
        _turn: &Turn<G>,
        _given: G::Action,
        _best: G::Action,
        _chance: &mut Chance,
    ) -> Option<f64> {
        None
    }
}

/// A decision that a bot is asked for.
pub struct Turn<'a, G: Game> {
    pub sight: Sight<'a, G>,
    pub seat: Seat,
    /// More than one: one possible answer is no decision.
    pub legal: &'a [G::Action],
    pub budget: Budget,
    /// Who is told to stop answers at once, with the best so far.
    pub stop: &'a Stop,
}

impl<'a, G: Game> Turn<'a, G> {
    /// At a table that waits for nothing else.
    pub fn at(game: &'a G, seat: Seat, legal: &'a [G::Action]) -> Turn<'a, G> {
        Turn { sight: Sight::of(game, seat), seat, legal, budget: Budget::USUAL, stop: &Stop::NEVER }
    }
}

/// An action that was thought about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Candidate<A> {
    pub action: A,
    /// How good it is, in the game's own points: against the other candidates, not against another position.
    pub worth: f64,
    /// The share of the win that is expected of it, where the bot can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
}

/// The bots there are, for every game: the ladder from the bottom up, and one that picks by chance, for tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotName {
    Random,
    Apprentice,
    /// Databases and records of before call it `greedy`.
    #[serde(alias = "greedy")]
    Conductor,
    Broker,
    Baron,
}

impl BotName {
    pub const ALL: [BotName; 5] =
        [BotName::Random, BotName::Apprentice, BotName::Conductor, BotName::Broker, BotName::Baron];

    /// Those that people play with, from the weakest to the strongest.
    pub const LADDER: [BotName; 4] = [BotName::Apprentice, BotName::Conductor, BotName::Broker, BotName::Baron];

    /// As it is called on the command line, in URLs and in records.
    pub fn as_str(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Apprentice => "apprentice",
            BotName::Conductor => "conductor",
            BotName::Broker => "broker",
            BotName::Baron => "baron",
        }
    }

    /// A new player of this kind.
    pub fn sit_down<G: Taste>(self) -> Box<dyn Bot<G>> {
        match self {
            BotName::Random => Box::new(Random),
            BotName::Apprentice => Box::new(Apprentice::default()),
            BotName::Conductor => Box::new(Greedy::default()),
            BotName::Broker => Box::new(Searcher::new(Level::Broker)),
            BotName::Baron => Box::new(Searcher::new(Level::Baron)),
        }
    }
}

/// A player who looks ahead in a way of one's own choice, for matches that compare ways.
pub fn looking_ahead<G: Taste>(way: Way) -> Box<dyn Bot<G>> {
    Box::new(Searcher::new(Level::Own(way)))
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What the Conductor was called before there was a ladder.
const OLD_CONDUCTOR: &str = "greedy";

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
        let name = if name == OLD_CONDUCTOR { BotName::Conductor.as_str() } else { name };
        BotName::ALL.into_iter().find(|bot| bot.as_str() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// Every legal action is as likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        chance.pick(turn.legal).expect("a bot is asked only where it has a choice")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_its_name_and_the_conductor_by_its_old_one_too() {
        for bot in BotName::ALL {
            assert_eq!(bot.as_str().parse(), Ok(bot));
        }
        assert_eq!("greedy".parse(), Ok(BotName::Conductor));
        assert_eq!(serde_json::from_str::<BotName>("\"greedy\"").unwrap(), BotName::Conductor);
        let unknown = "grandmaster".parse::<BotName>().unwrap_err().to_string();
        assert!(unknown.contains("the bots are random, apprentice, conductor, broker, baron"), "{unknown}");
    }
}
