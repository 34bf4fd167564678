//! Growth cards: what companies get after each game, for good.

use super::text::Text;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Growth {
    /// LG-3.8: 56 at most.
    Train,
    /// LG-4.13: $5 at most.
    Bonus,
    Card,
    Dollars,
    Ticket,
}

/// How many of each kind.
pub type GrowthCards = [u8; Growth::ALL.len()];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: Growth,
    count: u8,
    name: Text,
}

static GROWTH: LazyLock<Vec<Printed>> = LazyLock::new(|| {
    let mut cards: Vec<Printed> = super::read("growth.json", include_str!("../../contents/growth.json"));
    cards.sort_by_key(|printed| printed.id);
    cards
});

impl Growth {
    pub const ALL: [Growth; 5] = [Growth::Train, Growth::Bonus, Growth::Card, Growth::Dollars, Growth::Ticket];

    pub fn name(self) -> &'static Text {
        &GROWTH[self as usize].name
    }

    /// The id of its name in the word files.
    pub fn word(self) -> &'static str {
        match self {
            Growth::Train => "lg-growth-train",
            Growth::Bonus => "lg-growth-bonus",
            Growth::Card => "lg-growth-card",
            Growth::Dollars => "lg-growth-dollars",
            Growth::Ticket => "lg-growth-ticket",
        }
    }

    /// The whole deck of a new campaign.
    pub fn deck() -> GrowthCards {
        Growth::ALL.map(|kind| GROWTH[kind as usize].count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-6.3: growth for every company after eleven games, and one to choose from beyond that.
    #[test]
    fn there_are_growth_cards_for_every_game() {
        assert!(GROWTH.iter().map(|printed| printed.id).eq(Growth::ALL));
        assert!(Growth::deck().iter().map(|count| u32::from(*count)).sum::<u32>() > 5 * 10);
    }
}
