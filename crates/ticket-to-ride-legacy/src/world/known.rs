//! LG-1.5: the boards as everybody may know them.

use super::World;
use crate::contents::growth::GrowthCards;
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::contents::story::{Brings, LimitName, StoryCard};
use crate::{Change, ContractSet, EventSet, Limits, Options, PeopleSet};
use serde::ser::Error;
use serde::{Serialize, Serializer};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// Made from options in which nothing hidden or unread is left: who holds one can't reach more, whatever they ask it.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownWorld(Arc<World>);

impl KnownWorld {
    /// LG-3.12: while the first tickets are chosen nobody has read this year's story.
    pub(crate) fn of(world: &Arc<World>, story_is_read: bool) -> KnownWorld {
        KnownWorld(world.known.look(story_is_read, world).unwrap_or_else(|| Arc::clone(world)))
    }

    /// Whether it is this very one: then nothing about it is different. Another that looks the same may be said to be another.
    pub fn is(&self, other: &KnownWorld) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// For games that are imagined on it.
    pub(crate) fn as_world(&self) -> Arc<World> {
        Arc::clone(&self.0)
    }
}

impl Deref for KnownWorld {
    type Target = World;

    fn deref(&self) -> &World {
        &self.0
    }
}

/// As its options.
impl Serialize for KnownWorld {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut written = serde_json::to_value(self.options()).map_err(S::Error::custom)?;
        // The people who are seen here do not lie face down.
        written["people"] = serde_json::to_value(self.options().people).map_err(S::Error::custom)?;
        written.serialize(to)
    }
}

/// What of a world is known, found once: before this year's story is read, and after. None where all of it is.
#[derive(Clone, Debug, Default)]
pub(super) struct Known([OnceLock<Option<Arc<World>>>; 2]);

impl Known {
    fn look(&self, story_is_read: bool, world: &World) -> Option<Arc<World>> {
        // Without a campaign there is no story to be read.
        let story_is_read = story_is_read || world.options().companies.is_empty();
        let found = self.0[usize::from(story_is_read)].get_or_init(|| {
            let known = known_options(world, story_is_read);
            let made = || World::new(world.seats(), &known).expect("less of a world is a world");
            (known != *world.options()).then(|| Arc::new(made()))
        });
        found.clone()
    }
}

/// It follows from the rest of the world.
impl PartialEq for Known {
    fn eq(&self, _: &Known) -> bool {
        true
    }
}

/// Contracts in the deck lie face down; people and growth cards are seen when their rules are found.
fn known_options(world: &World, story_is_read: bool) -> Options {
    let options = world.options();
    let mut known = Options { contracts: ContractSet::EMPTY, ..options.clone() };
    if !story_is_read && !options.companies.is_empty() {
        hide_story(&mut known);
    }
    let is_found = |works: &RuleWorks| RuleCard::in_force(&known.rules).iter().any(|rule| rule.works() == works);
    let (people, growth) = (is_found(&RuleWorks::People), is_found(&RuleWorks::Growth));
    if !people {
        known.people = PeopleSet::EMPTY;
    }
    if !growth {
        known.growth = GrowthCards::default();
    }
    known
}

/// Takes back what the story of this chapter has put into play and nobody has read yet.
fn hide_story(known: &mut Options) {
    let chapter = known.chapter;
    known.choices.clear();
    known.last_stop = None;
    for brings in StoryCard::before_game(chapter).flat_map(StoryCard::brings) {
        match brings {
            Brings::Rule(rule) => known.rules.retain(|other| other != rule),
            Brings::Event(event) => known.events = known.events.without(*event),
            Brings::Limit { of, .. } => of.restore(&mut known.limits, &limits_before(chapter)),
            Brings::Large { city, large } => {
                let change = Change::Large { city: *city, large: *large };
                if known.changes.last() == Some(&change) {
                    known.changes.pop();
                }
            }
            _ => {}
        }
    }
    for brings in StoryCard::before_game(chapter).flat_map(StoryCard::brings) {
        if let Brings::EndRule(rule) = brings
            && !known.rules.iter().any(|other| other.slots().any(|slot| rule.slots().any(|its| its == slot)))
        {
            known.rules.push(*rule);
        }
    }
}

/// As the story has made them up to the end of the chapter before.
fn limits_before(chapter: u8) -> Limits {
    let mut limits = Limits::default();
    let read = StoryCard::deck().take_while(|card| card.chapter() < chapter);
    for brings in read.flat_map(StoryCard::brings) {
        if let Brings::Limit { of, to } = brings {
            of.set(&mut limits, *to);
        }
    }
    limits
}

impl LimitName {
    pub(crate) fn set(self, limits: &mut Limits, to: u8) {
        match self {
            LimitName::StartDollars => limits.start_dollars = u32::from(to),
            LimitName::StartCards => limits.start_cards = to,
            LimitName::CardsDrawn => limits.cards_drawn = to,
            LimitName::TicketsSeen => limits.tickets_seen = to,
            LimitName::LargeCityCards => limits.large_city_cards = to,
        }
    }

    fn restore(self, limits: &mut Limits, before: &Limits) {
        match self {
            LimitName::StartDollars => limits.start_dollars = before.start_dollars,
            LimitName::StartCards => limits.start_cards = before.start_cards,
            LimitName::CardsDrawn => limits.cards_drawn = before.cards_drawn,
            LimitName::TicketsSeen => limits.tickets_seen = before.tickets_seen,
            LimitName::LargeCityCards => limits.large_city_cards = before.large_city_cards,
        }
    }
}

/// Events of this chapter's story that lie in no deck yet for who has not read it.
pub(crate) fn unread_events(world: &World, story_is_read: bool) -> EventSet {
    if story_is_read || world.options().companies.is_empty() {
        return EventSet::EMPTY;
    }
    story_events(world).iter().filter(|event| world.options().events.contains(*event)).collect()
}

/// Events that the story of this chapter brings before its game.
pub(crate) fn story_events(world: &World) -> EventSet {
    let brings = StoryCard::before_game(world.options().chapter).flat_map(StoryCard::brings);
    let events = brings.filter_map(|brings| match brings {
        Brings::Event(event) => Some(*event),
        _ => None,
    });
    events.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Campaign;

    fn worlds(chapter: u8) -> [KnownWorld; 2] {
        let world = Arc::new(World::new(2, &Campaign::rehearsal(chapter, 2)).unwrap());
        [KnownWorld::of(&world, false), KnownWorld::of(&world, true)]
    }

    /// LG-1.5, LG-3.12: while first tickets are chosen nobody can see what this year's story brings: rules, events, limits, cities, decisions.
    #[test]
    fn nothing_of_an_unread_story_can_be_reached() {
        let mut hidden = 0;
        for chapter in 2..=12 {
            let [unread, read] = worlds(chapter);
            for brings in StoryCard::before_game(chapter).flat_map(StoryCard::brings) {
                match brings {
                    Brings::Rule(rule) => {
                        assert!(!unread.rules().contains(rule) && read.rules().contains(rule), "{rule:?}")
                    }
                    Brings::EndRule(rule) => assert!(!read.rules().contains(rule), "{rule:?}"),
                    Brings::Event(event) => {
                        assert!(!unread.options().events.contains(*event) && read.options().events.contains(*event))
                    }
                    Brings::Limit { .. } => assert_ne!(unread.options().limits, read.options().limits),
                    Brings::Large { city, .. } => assert_ne!(unread.is_large(*city), read.is_large(*city)),
                    _ => continue,
                }
                hidden += 1;
            }
            assert!(unread.options().choices.is_empty() && unread.options().last_stop.is_none());
        }
        assert!(hidden > 20, "{hidden}");
    }

    /// LG-5.13: nobody sees a time zone before the story of 1883 is read.
    #[test]
    fn time_zones_come_with_the_story_of_1883() {
        let [unread, read] = worlds(7);
        assert!(!unread.has_zones() && read.has_zones());
        assert_eq!((unread.options().limits.cards_drawn, read.options().limits.cards_drawn), (2, 3));
        assert!(unread.rules().contains(&RuleCard::parse("mail").unwrap()), "the mail runs until then");
        let [_, in_1880] = worlds(6);
        assert!(!in_1880.has_zones());
    }

    /// LG-1.5: contracts in the deck lie face down, at any time.
    #[test]
    fn nobody_knows_which_contracts_are_left() {
        for chapter in 1..=12 {
            assert!(worlds(chapter).iter().all(|world| world.options().contracts == ContractSet::EMPTY));
        }
    }
}
