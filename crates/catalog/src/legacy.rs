//! Campaigns of Ticket to Ride Legacy that bots play, for whoever studies them.

pub use bots::{Balance, Campaigns, Pace, Placing, PlayedCampaign, PlayedGame, Share, balance, play_campaign};
pub use ticket_to_ride_legacy::{
    BoxId, Campaign, Change, City, Company, Contract, Ending, Entry, EventCard, LegacyGame, Part, Person, Postcard,
    Region, RouteId, RuleCard, Stage, StoryCard, Text, margin, title,
};

/// How many companies can take part.
pub const COMPANIES: std::ops::RangeInclusive<usize> = 2..=5;
