//! Players made of code, and simulation with them. They see views only, as people do.

mod bot;
mod evaluate;
mod greedy;
mod simulate;

pub use bot::{Bot, BotName, Random, UnknownBot};
pub use greedy::{Greedy, Taste, try_each};
pub use simulate::{BotReport, Report, Simulation, Spread, play_game, simulate};
