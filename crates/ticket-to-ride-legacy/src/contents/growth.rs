//! Growth cards: what companies get after each game, for good.

use engine::Text;
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
    /// Safe couplers, fitted for nothing.
    Coupler,
    /// One of the postcards that lie with the growth cards.
    Postcard,
}

/// How many of each kind.
pub type GrowthCards = [u8; Growth::ALL.len()];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: Growth,
    count: u8,
    /// It lies open after games of these years only.
    years: Option<[u16; 2]>,
    name: Text,
}

static GROWTH: LazyLock<Vec<Printed>> = LazyLock::new(|| {
    let mut cards: Vec<Printed> = super::read("growth.json", include_str!("../../contents/growth.json"));
    cards.sort_by_key(|printed| printed.id);
    cards
});

impl Growth {
    #[rustfmt::skip]
    pub const ALL: [Growth; 7] = [
        Growth::Train, Growth::Bonus, Growth::Card, Growth::Dollars, Growth::Ticket, Growth::Coupler, Growth::Postcard,
    ];

    /// What it is called.
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
            Growth::Coupler => "lg-growth-coupler",
            Growth::Postcard => "lg-growth-postcard",
        }
    }

    /// The whole deck of a new campaign.
    pub fn deck() -> GrowthCards {
        Growth::ALL.map(|kind| GROWTH[kind as usize].count)
    }

    /// Whether it can lie open after the game of this year: some mean nothing before or after.
    pub(crate) fn is_offered(self, year: u16) -> bool {
        GROWTH[self as usize].years.is_none_or(|[first, last]| (first..=last).contains(&year))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-6.3: sixty cards of seven kinds: growth for five companies after eleven games, and always one more to choose from.
    #[test]
    fn there_are_growth_cards_for_every_game() {
        assert!(GROWTH.iter().map(|printed| printed.id).eq(Growth::ALL));
        let all = Growth::deck().iter().map(|count| usize::from(*count)).sum::<usize>();
        assert_eq!(all, 60);
        let now_and_then = Growth::ALL.into_iter().filter(|kind| GROWTH[*kind as usize].years.is_some());
        let at_times: usize = now_and_then.map(|kind| usize::from(Growth::deck()[kind as usize])).sum();
        assert!(all - at_times > 5 * 11, "enough when the others are not offered");
    }

    /// LG-1.5: nobody has seen a coupler before the end of 1886, and after 1892 every company has them.
    #[test]
    fn couplers_are_offered_while_they_mean_something() {
        let years: Vec<u16> =
            crate::tables::map::MAP.years.iter().copied().filter(|year| Growth::Coupler.is_offered(*year)).collect();

        assert_eq!(years, [1889]);
        assert!(Growth::Train.is_offered(1865));
    }
}
