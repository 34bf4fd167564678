//! LG-1.6, LG-1.11: reading the story, and what its cards put into play.

use super::Campaign;
use super::chronicle::Entry;
use crate::contents::story::{Brings, Sign, StoryCard};
use crate::rules::network::Network;
use crate::tables::route::{RouteId, RouteSet};
use crate::world::World;
use crate::{Change, City, Options, Region};

/// A board must have had so many games before one of its routes is lifted.
const FEWEST_GAMES_OPEN: u32 = 3;

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
                // A campaign begun when the story told it sooner has it already.
                if !self.rules.contains(rule) {
                    self.rules.push(*rule);
                    self.chronicle.push(Entry::RuleFound { rule: *rule });
                }
            }
            Brings::EndRule(rule) => {
                if self.rules.contains(rule) {
                    self.rules.retain(|other| other != rule);
                    self.chronicle.push(Entry::RuleEnded { rule: *rule });
                }
            }
            Brings::Event(event) => self.add_event(*event),
            Brings::Limit { of, to } => of.set(&mut self.limits, *to),
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

    /// By how often they were claimed in the games they could be. Never one whose loss leaves a city with fewer than two
    /// routes, or cuts the map; never one of a board that has lain open for fewer than three games.
    fn lift_least_claimed(&mut self, count: usize) {
        for _ in 0..count {
            let Ok(world) = self.world() else { return };
            let claims = |id: RouteId| u32::from(self.claims.get(id.index()).copied().unwrap_or(0));
            let can_go = |(id, games): &(RouteId, u32)| *games >= FEWEST_GAMES_OPEN && can_be_lifted(&world, *id);
            let open = world.open_routes().iter().map(|id| (id, self.games_open(&world, id)));
            let least = open.filter(can_go).min_by(|(some, games), (other, others)| {
                (claims(*some) * others).cmp(&(claims(*other) * games)).then(some.cmp(other))
            });
            let Some((route, _)) = least else { return };
            self.change(Change::Lifted { route });
        }
    }

    /// In how many games this route lay on the map.
    fn games_open(&self, world: &World, id: RouteId) -> u32 {
        let route = world.route(id);
        let mut missing: Vec<Region> = route.ends.map(City::region).to_vec();
        missing.retain(|region| !Region::at_the_start().contains(*region));
        let mut is_laid = id.printed_ends().is_some();
        let mut doubled = 0;
        let mut games = 0;
        let laid_later: Vec<RouteId> =
            world.routes().iter().map(|route| route.id).filter(|id| id.printed_ends().is_none()).collect();
        for entry in &self.chronicle {
            match entry {
                Entry::BoxOpened { which } => missing.retain(|region| which.region() != Some(*region)),
                Entry::Changed { change: Change::Doubled { .. } } => {
                    is_laid |= laid_later.get(doubled) == Some(&id);
                    doubled += 1;
                }
                Entry::GameEnded { .. } => games += u32::from(is_laid && missing.is_empty()),
                _ => {}
            }
        }
        games
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
        let mut campaign = Campaign::new(&[Company::Red, Company::Blue]);
        (0..3).for_each(|chapter| campaign.chronicle.push(game_ended(chapter)));
        campaign.lift_least_claimed(3);
        let world = campaign.world().unwrap();

        assert_eq!(world.open_routes().len(), 60 - 3);
        let network = Network::of(&world, world.open_routes());
        for city in City::all().filter(|city| world.is_open(*city)) {
            let routes = world.open_routes().iter().filter(|id| world.route(*id).touches(city)).count();
            assert!(routes >= 2 && network.joins([city, City::parse("boston").unwrap()]), "{city:?}");
        }
    }
    fn game_ended(chapter: u8) -> Entry {
        Entry::GameEnded { chapter, winner: None, payslips: Vec::new() }
    }

    /// LG-6.1: routes are lifted by how often they were claimed while they could be: a late board keeps what claims kept
    /// alive, and loses nothing before it had its chance.
    #[test]
    fn late_boards_keep_the_routes_that_claims_kept_alive() {
        let mut campaign = Campaign::new(&[Company::Red, Company::Blue]);
        campaign.claims = vec![2; 150];
        (1..=8).for_each(|chapter| campaign.chronicle.push(game_ended(chapter)));
        campaign.open(BoxId::Texas);
        let world = campaign.world().unwrap();
        let texas: Vec<RouteId> = world.routes_touching(Region::Texas).iter().collect();
        texas.iter().for_each(|id| campaign.claims[id.index()] = 0);
        campaign.lift_least_claimed(1);
        assert!(texas.iter().all(|id| campaign.world().unwrap().open_routes().contains(*id)), "no game had them yet");

        (9..=11).for_each(|chapter| campaign.chronicle.push(game_ended(chapter)));
        texas.iter().for_each(|id| campaign.claims[id.index()] = 1);
        campaign.lift_least_claimed(3);
        assert!(texas.iter().all(|id| campaign.world().unwrap().open_routes().contains(*id)), "once in three games");
        texas.iter().for_each(|id| campaign.claims[id.index()] = 0);
        campaign.lift_least_claimed(1);
        assert!(!texas.iter().all(|id| campaign.world().unwrap().open_routes().contains(*id)), "never in three games");
    }
}
