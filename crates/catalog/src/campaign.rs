//! Campaigns of bots, for who tells of them.

pub use bots::{Balance, Campaigns, Pace, Placing, PlayedCampaign, PlayedGame, Share, balance, play_campaign};
pub use ticket_to_ride_legacy::{Change, Company, Entry, RouteId, title};

/// How many companies can take part.
pub const COMPANIES: std::ops::RangeInclusive<usize> = 2..=5;
