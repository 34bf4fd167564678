//! Who takes part: a bot of ours, or a program of somebody else's.

use super::command::{CommandBot, CommandFault};
use crate::{Bot, BotName, Taste, UnknownBot};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    Bot(BotName),
    /// A command line that speaks the protocol of `docs/bots.md`.
    Command(String),
}

impl Contestant {
    pub(crate) fn sit_down<G>(&self, fault: &CommandFault) -> Box<dyn Bot<G>>
    where
        G: Taste,
        G::View: Serialize,
        G::Action: Serialize + DeserializeOwned,
    {
        match self {
            Contestant::Bot(bot) => bot.sit_down(),
            Contestant::Command(line) => Box::new(CommandBot::<G>::new(line, fault.clone())),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Contestant::Bot(bot) => bot.fmt(f),
            Contestant::Command(line) => f.write_str(line),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Contestant, UnknownBot> {
        name.parse().map(Contestant::Bot)
    }
}
