//! What a company could build with its stones if nobody came in between.

use super::courses::{Course, CourseSet};
use steel_driver::{City, CitySet, CompanyView, Link, LinkSet};

/// A company's network as it might grow.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    cities: CitySet,
    /// Free courses to cities that it has not reached.
    open: CourseSet,
    /// Those of them that it could take next.
    reach: CourseSet,
    stones: u8,
    track_left: u8,
}

impl Plan {
    /// The company as it is, with this many stones to spend.
    pub(super) fn of(free: CourseSet, company: &CompanyView, stones: u8) -> Plan {
        let cities = company.cities;
        let open = free.minus(Course::to_any(cities));
        // SD-4.5, SD-4.6
        let reach = if cities.is_empty() { Course::from_starts() } else { Course::from_any(cities) };
        Plan { cities, open, reach: reach.both(open), stones, track_left: company.track_left }
    }

    /// Both ways over the links that nobody has built.
    pub(super) fn free(links: LinkSet) -> CourseSet {
        Course::over(links)
    }

    pub(super) fn with_stones(self, stones: u8) -> Plan {
        Plan { stones, ..self }
    }

    /// Lays a link.
    pub(super) fn lay(&mut self, link: Link) {
        if self.cities.is_empty() {
            self.reach = CourseSet::EMPTY;
        }
        self.open = self.open.minus(Course::both_ways(link));
        for city in <[City; 2]>::from(link.ends()) {
            if !self.cities.contains(city) {
                self.open = self.open.minus(Course::to_city(city));
                self.reach = self.reach.union(Course::from_city(city));
                self.cities = self.cities.with(city);
            }
        }
        self.reach = self.reach.both(self.open);
        self.stones -= link.price();
        self.track_left -= 1;
    }

    /// The profit of building on, each time the link that brings most for its price. SD-4.10 to SD-4.12: it brings the city it
    /// leads to; where both ends of a first link could be the start, the better one.
    pub(super) fn profit(mut self) -> u32 {
        let mut profit = 0;
        while self.track_left > 0 {
            let Some(best) = self.reach.both(Course::for_stones(self.stones)).first() else { break };
            profit += best.to().value();
            self.lay(best.link());
        }
        profit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotName, Turn};
    use engine::{Chance, Game, Seed, settle};
    use steel_driver::{Board, Options, SteelDriver};

    /// Link by link, as the sentence above says it.
    fn profit_by_looking(free: LinkSet, company: &CompanyView, stones: u8) -> u32 {
        let (mut free, mut cities, mut stones, mut profit) = (free, company.cities, stones, 0);
        for _ in 0..company.track_left {
            let leads_to = |link: Link| -> Option<City> {
                let (a, b) = link.ends();
                let from = |city: &City| if cities.is_empty() { city.is_start() } else { cities.contains(*city) };
                let to = [a, b].into_iter().filter(|city| from(&link.other_end(*city)) && !cities.contains(*city));
                to.max_by_key(|city| city.value())
            };
            let offers = free.iter().filter(|link| link.price() <= stones);
            let offers = offers.filter_map(|link| Some((link, leads_to(link)?)));
            let per_stone = |(link, city): &(Link, City)| (city.value() * 60 / u32::from(link.price()), city.value());
            let Some((link, city)) = offers.max_by_key(per_stone) else { break };
            let (a, b) = link.ends();
            (free, cities) = (free.without(link), cities.with(a).with(b));
            stones -= link.price();
            profit += city.value();
        }
        profit
    }

    /// All along a game on each board, for every company and few and many stones.
    #[test]
    fn the_quick_profit_is_the_one_that_looking_at_every_link_finds() {
        let mut compared = 0;
        for map in [Board::Cities38, Board::Cities42] {
            let (seed, mut events, mut legal) = (Seed::new("courses"), Vec::new(), Vec::new());
            let mut chance = Chance::new(&seed, 0);
            let options = Options { map, ..Options::default() };
            let mut game = SteelDriver::new(4, &options, &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
            let mut bot = BotName::Conductor.sit_down::<SteelDriver>();
            while let Some(seat) = game.to_act().first() {
                let open = game.open();
                let free = open.free_links();
                for (company, stones) in open.companies.iter().zip([0, 3, 7, 12, 20, 33]) {
                    let plan = Plan::of(Plan::free(free), company, stones);
                    assert_eq!(plan.profit(), profit_by_looking(free, company, stones));
                    compared += 1;
                }
                let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
                game.apply(seat, &action, &mut chance, &mut events).unwrap();
                settle(&mut game, &mut chance, &mut events, &mut legal);
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}
