//! The 40 solo cards, the point cards and the levels. All are in `data/andrew.json`.

use super::donation::Donation;
use super::map::City;
use super::region::Region;
use super::timeline::Timeline;
use crate::options::Level;
use engine::Set;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// One of the 40 cards. In JSON by its id: `n07` is a normal card, `a12` an advanced one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// CA-9.11: what the back of a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    HumanResources,
    Management,
    Construction,
    ResearchAndDevelopment,
    /// An advanced card.
    QuestionMark,
}

/// The front of a card (CA-9.4).
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Front {
    id: String,
    pub back: Back,
    /// CA-9.12: the circled action.
    pub chooses: Timeline,
    pub donation: Donation,
    /// Human Resources: steps that the card slides.
    pub slides: u8,
    /// Management: one tile for each.
    pub departments: Vec<Timeline>,
    /// Construction: one disc in each.
    pub cities: Vec<City>,
    /// Research & Development: where, and how many steps.
    pub region: Region,
    pub steps: u8,
}

impl Card {
    pub const COUNT: usize = 40;

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What its front tells him to do.
    pub fn front(self) -> &'static Front {
        &CARDS.cards[self.index()]
    }

    /// What its back shows: a timeline, or a question mark.
    pub fn back(self) -> Back {
        self.front().back
    }

    /// As files call it: `n07` is a normal card, `a12` an advanced one.
    pub fn id(self) -> &'static str {
        &self.front().id
    }
}

impl Back {
    pub const ALL: [Back; 5] =
        [Back::HumanResources, Back::Management, Back::Construction, Back::ResearchAndDevelopment, Back::QuestionMark];

    /// Whether it is the back of the advanced cards.
    pub fn is_advanced(self) -> bool {
        self == Back::QuestionMark
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Back::HumanResources => Timeline::HumanResources.word(),
            Back::Management => Timeline::Management.word(),
            Back::Construction => Timeline::Construction.word(),
            Back::ResearchAndDevelopment => Timeline::ResearchAndDevelopment.word(),
            Back::QuestionMark => "ca-back-question-mark",
        }
    }
}

/// CA-9.13: the point cards from left to right.
pub const SLOTS: usize = 5;

/// CA-9.13: what a card on this slot is worth.
pub fn slot_points(slot: u8) -> u32 {
    CARDS.slots[usize::from(slot)]
}

/// CA-9.7
pub(crate) fn points_per_department() -> u32 {
    CARDS.points_per_department
}

/// CA-9.7
pub(crate) fn points_per_track_end() -> u32 {
    CARDS.points_per_track_end
}

/// CA-9.2: how many of his 20 cards are advanced.
pub(crate) fn advanced_cards(level: Level) -> u8 {
    match level {
        Level::Beginner => CARDS.advanced_cards.beginner,
        Level::Normal => CARDS.advanced_cards.normal,
        Level::Hard => CARDS.advanced_cards.hard,
        Level::Expert => CARDS.advanced_cards.expert,
    }
}

static CARDS: LazyLock<AndrewFile> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/andrew.json"))
        .unwrap_or_else(|error| panic!("data/andrew.json: {error}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AndrewFile {
    #[serde(rename = "reliability")]
    _reliability: String,
    slots: [u32; SLOTS],
    points_per_department: u32,
    points_per_track_end: u32,
    advanced_cards: AdvancedCards,
    cards: Vec<Front>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdvancedCards {
    beginner: u8,
    normal: u8,
    hard: u8,
    expert: u8,
}

engine::printed!(Card, named, "card", count: Card::COUNT, limit: Card::COUNT);

/// Some of the cards.
pub type CardSet = Set<Card>;

#[cfg(test)]
mod tests {
    use super::*;

    /// CA-9.2, CA-9.11: 20 normal cards, five of each back, and 20 advanced ones.
    #[test]
    fn the_deck_is_complete() {
        assert_eq!(CARDS.cards.len(), Card::COUNT);
        for (index, card) in Card::all().enumerate() {
            assert_eq!(Card::named(card.id()), Some(card), "no two cards share an id");
            assert_eq!(card.back().is_advanced(), index >= 20, "{card:?}");
            if !card.back().is_advanced() {
                assert_eq!(card.back().word(), card.front().chooses.word(), "{card:?}");
            }
        }
        let of = |back| Card::all().filter(|card| card.back() == back).count();
        assert_eq!(Back::ALL.map(of), [5, 5, 5, 5, 20]);
    }

    #[test]
    fn every_card_can_be_carried_out() {
        for card in Card::all() {
            let front = card.front();
            assert!((1..=3).contains(&front.departments.len()), "{card:?}");
            assert!((2..=4).contains(&front.cities.len()), "{card:?}");
            assert!((1..=4).contains(&front.slides) && (1..=4).contains(&front.steps), "{card:?}");
        }
        let donations: std::collections::BTreeSet<Donation> = Card::all().map(|card| card.front().donation).collect();
        assert_eq!(donations.len(), Donation::COUNT, "every donation is on a card");
    }

    /// CA-9.2, CA-9.13: levels and point cards.
    #[test]
    fn the_levels_have_0_5_10_or_15_advanced_cards() {
        assert_eq!(Level::ALL.map(advanced_cards), [0, 5, 10, 15]);
        assert_eq!([0, 1, 2, 3, 4].map(slot_points), [0, 1, 3, 6, 10]);
    }
}
