//! LG-2.2: the event cards.

use super::boxes::BoxId;
use super::text::Text;
use super::vocabulary::Works;
use engine::{Numbered, Set};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
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

struct Line {
    /// The id in the word files: `lg-event-paydays`.
    word: String,
    printed: Printed,
}

static EVENTS: LazyLock<Vec<Line>> = LazyLock::new(|| {
    let printed: Vec<Printed> = super::read("events.json", include_str!("../../contents/events.json"));
    printed.into_iter().map(|printed| Line { word: format!("lg-event-{}", printed.id), printed }).collect()
});

impl EventCard {
    pub fn all() -> impl Iterator<Item = EventCard> {
        (0..EVENTS.len() as u8).map(EventCard)
    }

    /// LG-2.2
    pub fn at_the_start() -> EventSet {
        EventCard::all().filter(|card| *card.joins() == Joins::Start).collect()
    }

    pub fn parse(id: &str) -> Option<EventCard> {
        EventCard::all().find(|card| card.id() == id)
    }

    pub fn id(self) -> &'static str {
        &self.printed().id
    }

    /// The id of its name: the words themselves are [`EventCard::name`].
    pub fn word(self) -> &'static str {
        &EVENTS[usize::from(self.0)].word
    }

    pub fn name(self) -> &'static Text {
        &self.printed().name
    }

    pub fn text(self) -> &'static Text {
        &self.printed().text
    }

    pub fn works(self) -> Works {
        self.printed().works
    }

    /// LG-4.7: with a lightning bolt: it works once, at once.
    pub fn strikes(self) -> bool {
        matches!(self.works(), Works::Strikes(_))
    }

    pub fn joins(self) -> &'static Joins {
        &self.printed().joins
    }

    fn printed(self) -> &'static Printed {
        &EVENTS[usize::from(self.0)].printed
    }
}

impl Numbered for EventCard {
    const LIMIT: usize = 64;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> EventCard {
        EventCard(number)
    }
}

impl fmt::Debug for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for EventCard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for EventCard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<EventCard, D::Error> {
        let id = String::deserialize(from)?;
        EventCard::parse(&id).ok_or_else(|| D::Error::custom(format!("no event is called {id}")))
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
