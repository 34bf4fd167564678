//! Players made of code, and simulation with them. They see views only, as people do.

mod apprentice;
mod balance;
mod bot;
mod budget;
mod campaign;
mod choices;
mod evaluate;
mod fates;
mod greedy;
mod learn;
mod search;
mod share_out;
mod simulate;
mod study;
mod worlds;

pub use balance::{Balance, BoxCount, Pace, Share, Verdict, balance};
pub use bot::{Bot, BotName, Candidate, Random, Turn, UnknownBot, looking_ahead};
pub use budget::{Budget, Stop};
pub use campaign::{Campaigns, Placing, PlayedCampaign, PlayedGame, play_campaign, unpractised_world};
pub use choices::{Choices, choices, overlooked};
pub use fates::Fates;
pub use greedy::{AS_GOOD, Asked, Greedy, Taste, try_each};
pub use learn::{Net, Practice, Progress, Subject};
pub use search::{By, Growth, Judged, Lookahead, Playouts, Speed, Way, speed};
pub use simulate::{BotReport, PairReport, Report, Simulation, Spread, play_game, simulate};
pub use study::{
    AsFirst, BadLines, Bought, CommandFault, Contestant, Crosstable, Enough, Halted, Lengths, Played, Purchase, Rated,
    Sat, Shard, Tournament, Versus, bought, lengths, merge, ratings, read_lines, sure_within,
};
pub use worlds::Worlds;
