//! **The one list that names every game**, and games and tables without their types: what server and command line speak to.

mod kind;
mod refused;
mod table;

pub use bots::{BotName, BotReport, Report, Simulation, UnknownBot};
pub use kind::GameKind;
pub use refused::Refused;
pub use table::{AnyTable, Spoken, Told};

/// The words of the layers below, for those who speak to tables: seats and viewers, pages and sentences.
pub use {engine, web_ui};

use american_rails::AmericanRails;
use carnegie::Carnegie;
use kind::Kind;
use steel_driver::SteelDriver;

/// Every game, in the order in which the home page shows them.
pub const GAMES: &[&dyn GameKind] = &[&Kind::<AmericanRails>::NEW, &Kind::<SteelDriver>::NEW, &Kind::<Carnegie>::NEW];

/// The game of this name.
pub fn find(slug: &str) -> Option<&'static dyn GameKind> {
    GAMES.iter().copied().find(|game| game.slug() == slug)
}
