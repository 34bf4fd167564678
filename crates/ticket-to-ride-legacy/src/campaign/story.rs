//! LG-1.6, LG-1.11: reading the story, and what its cards put into play.

use super::Campaign;
use super::chronicle::Entry;
use crate::contents::story::{Brings, LimitName, Sign, StoryCard};
use crate::rules::network::Network;
use crate::tables::route::{RouteId, RouteSet};
use crate::world::World;
use crate::{Change, City, Options};

impl Campaign {
    /// Reads on, both sides of each card, up to this sign.
    pub(super) fn read_until(&mut self, sign: Sign) {
        let cards: Vec<StoryCard> = StoryCard::read_until(sign, self.story_read).collect();
        for card in cards {
            self.story_read += 1;
            self.chronicle.push(Entry::Story { card });
            card.brings().iter().for_each(|brings| self.put_into_play(brings));
        }
    }

    fn put_into_play(&mut self, brings: &Brings) {
        match brings {
            Brings::Rule(rule) => {
                self.rules.push(*rule);
                self.chronicle.push(Entry::RuleFound { rule: *rule });
            }
            Brings::EndRule(rule) => {
                self.rules.retain(|other| other != rule);
                self.chronicle.push(Entry::RuleEnded { rule: *rule });
            }
            Brings::Event(event) => self.add_event(*event),
            Brings::Limit { of, to } => self.set_limit(*of, *to),
            Brings::Signs => self.signs_count = true,
            Brings::Large { city, large } => self.change(Change::Large { city: *city, large: *large }),
            Brings::Choice(choice) => self.choices.push(*choice),
            // Step 5 delivers it.
            Brings::Postcard { .. } => {}
            Brings::CouplersForAll => self.companies.iter_mut().for_each(|its| its.office.couplers = true),
            Brings::LiftLeastClaimed(count) => self.lift_least_claimed(*count),
        }
    }

    pub(super) fn add_event(&mut self, event: crate::EventCard) {
        self.events = self.events.with(event);
        self.chronicle.push(Entry::EventJoined { event });
    }

    pub(super) fn change(&mut self, change: Change) {
        self.chronicle.push(Entry::Changed { change: change.clone() });
        self.changes.push(change);
    }

    fn set_limit(&mut self, of: LimitName, to: u8) {
        match of {
            LimitName::StartDollars => self.limits.start_dollars = u32::from(to),
            LimitName::StartCards => self.limits.start_cards = to,
            LimitName::CardsDrawn => self.limits.cards_drawn = to,
            LimitName::TicketsSeen => self.limits.tickets_seen = to,
            LimitName::LargeCityCards => self.limits.large_city_cards = to,
        }
    }

    /// Never one whose loss leaves a city with fewer than two routes, or cuts the map.
    fn lift_least_claimed(&mut self, count: usize) {
        for _ in 0..count {
            let Ok(world) = self.world() else { return };
            let claims = |id: &RouteId| (self.claims.get(id.index()).copied().unwrap_or(0), *id);
            let can_go = |id: &RouteId| can_be_lifted(&world, *id);
            let least = world.open_routes().iter().filter(can_go).min_by_key(claims);
            let Some(route) = least else { return };
            self.change(Change::Lifted { route });
        }
    }

    /// The boards as they lie between games.
    pub fn world(&self) -> Result<World, crate::Illegal> {
        let options = Options { regions: self.regions, changes: self.changes.clone(), ..Options::default() };
        World::new(2, &options)
    }
}

fn can_be_lifted(world: &World, route: RouteId) -> bool {
    let left: RouteSet = world.open_routes().without(route);
    let ends = world.route(route).ends;
    let routes_at = |city: City| left.iter().filter(|id| world.route(*id).touches(city)).count();
    ends.iter().all(|city| routes_at(*city) >= 2) && Network::of(world, left).joins(ends)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contents::rules::{RuleCard, Slot};
    use crate::{BoxId, Company};
    use std::collections::{BTreeMap, BTreeSet};

    fn is_read_before_its_game(card: StoryCard) -> bool {
        let mut later = StoryCard::deck().filter(|other| *other >= card && other.chapter() == card.chapter());
        later.any(|other| other.sign() == Some(Sign::Pause))
    }

    fn read_all() -> Campaign {
        let mut campaign = Campaign::new(&[Company::Red, Company::Blue]);
        for _ in 0..12 {
            campaign.read_until(Sign::Pause);
            campaign.read_until(Sign::Stop);
        }
        campaign
    }

    /// LG-1.8: no slot is ever taken twice at one time, whichever boxes are open, and only rules in force end.
    #[test]
    fn no_slot_is_taken_twice() {
        let boxed = BoxId::ALL.into_iter().filter_map(BoxId::rule);
        let mut found: Vec<RuleCard> = RuleCard::at_the_start().into_iter().chain(boxed).collect();
        for card in StoryCard::deck() {
            for brings in card.brings() {
                match brings {
                    Brings::Rule(rule) => found.push(*rule),
                    Brings::EndRule(rule) => {
                        assert!(found.contains(rule), "{rule:?}");
                        found.retain(|other| other != rule);
                    }
                    _ => continue,
                }
                let slots: Vec<Slot> = RuleCard::in_force(&found).into_iter().flat_map(RuleCard::slots).collect();
                let different: BTreeSet<&Slot> = slots.iter().collect();
                assert_eq!(different.len(), slots.len(), "{brings:?}");
            }
        }
    }

    /// LG-1.16: a rule that does not last for good says until when, and ends after that year's game or before the next.
    #[test]
    fn rules_end_when_they_say() {
        let mut ended = BTreeMap::new();
        for card in StoryCard::deck() {
            for brings in card.brings() {
                if let Brings::EndRule(rule) = brings {
                    // A card read before its game ends a rule of the years before.
                    let years_ago = if is_read_before_its_game(card) { 3 } else { 0 };
                    ended.insert(*rule, card.year() - years_ago);
                }
            }
        }
        for rule in RuleCard::all() {
            assert_eq!(rule.until(), ended.get(&rule).copied(), "{rule:?}");
        }
    }

    /// LG-1.8: every rule that the story brings is found, and some last only a few games.
    #[test]
    fn every_rule_of_the_story_is_found() {
        use crate::contents::rules::Source;
        let campaign = read_all();
        let found = |rule| campaign.chronicle().contains(&Entry::RuleFound { rule });

        assert!(RuleCard::all().all(|rule| found(rule) == (rule.source() == Source::Story)));
        assert!(!campaign.rulebook().contains(&RuleCard::parse("mail").unwrap()));
    }

    /// LG-1.6: read cards lie in the archive, in order, and the whole deck is read after twelve games.
    #[test]
    fn the_whole_story_is_read() {
        let campaign = read_all();

        assert!(campaign.story_read().eq(StoryCard::deck()));
    }

    /// LG-6.7: hands, draws and large cities grow, so that later games are not much longer.
    #[test]
    fn the_world_gets_faster() {
        let limits = read_all().limits;

        assert_eq!((limits.start_cards, limits.cards_drawn), (12, 3));
        assert_eq!((limits.tickets_seen, limits.large_city_cards, limits.start_dollars), (4, 3, 5));
    }

    /// LG-6.1: in 1895 three routes are lifted; no city is left with fewer than two and the map stays whole.
    #[test]
    fn lifted_routes_do_not_cut_the_map() {
        let campaign = read_all();
        let world = campaign.world().unwrap();

        assert_eq!(world.open_routes().len(), 60 - 3);
        let network = Network::of(&world, world.open_routes());
        for city in City::all().filter(|city| world.is_open(*city)) {
            let routes = world.open_routes().iter().filter(|id| world.route(*id).touches(city)).count();
            assert!(routes >= 2 && network.joins([city, City::parse("boston").unwrap()]), "{city:?}");
        }
    }
}
