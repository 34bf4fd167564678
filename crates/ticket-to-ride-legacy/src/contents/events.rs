//! LG-2.2: the event cards.

use super::boxes::BoxId;
use super::vocabulary::Works;
use engine::{Set, Text};
use serde::Deserialize;
use std::sync::LazyLock;

/// An event card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventCard(u8);

pub type EventSet = Set<EventCard>;

/// When a card joins the event deck.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Joins {
    Start,
    /// A story card brings it.
    Story,
    Box(BoxId),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: String,
    joins: Joins,
    name: Text,
    text: Text,
    works: Works,
}

printed_card!(EventCard, "event", file: "events.json", word: "lg-event-");

impl EventCard {
    /// LG-2.2
    pub fn at_the_start() -> EventSet {
        EventCard::all().filter(|card| *card.joins() == Joins::Start).collect()
    }

    /// What the card does.
    pub fn works(self) -> Works {
        self.printed().works
    }

    /// LG-4.7: with a lightning bolt: it works once, at once.
    pub fn strikes(self) -> bool {
        matches!(self.works(), Works::Strikes(_))
    }

    /// When it comes into the deck.
    pub fn joins(self) -> &'static Joins {
        &self.printed().joins
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// LG-2.2: seven events at the start, and each has its own id.
    #[test]
    fn seven_events_are_there_at_the_start() {
        let ids: BTreeSet<&str> = EventCard::all().map(EventCard::id).collect();

        assert_eq!(EventCard::at_the_start().len(), 7);
        assert_eq!(ids.len(), EventCard::all().count());
    }

    /// LG-6.4: at least 21 events in all; each that is not there at the start comes once, by a story card or a box.
    #[test]
    fn every_event_joins_the_deck_somehow() {
        use crate::contents::story::{Brings, StoryCard};
        assert!(EventCard::all().count() >= 21);
        for card in EventCard::all() {
            let told = StoryCard::deck().flat_map(StoryCard::brings);
            let times = told.filter(|brings| **brings == Brings::Event(card)).count();
            assert_eq!(times, usize::from(*card.joins() == Joins::Story), "{card:?}");
        }
        for its in BoxId::ALL {
            assert_eq!(EventCard::all().filter(|card| *card.joins() == Joins::Box(its)).count(), 1, "{its:?}");
        }
    }

    /// LG-4.7: some of them strike once, the others last.
    #[test]
    fn some_events_last_and_some_strike() {
        let strikes = EventCard::at_the_start().iter().filter(|card| card.strikes()).count();

        assert_eq!(strikes, 4);
    }
}
