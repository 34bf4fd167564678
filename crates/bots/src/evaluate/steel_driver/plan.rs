//! What a company could build with its stones if nobody came in between.

use steel_driver::{City, CitySet, CompanyView, Link, LinkSet};

/// A company's network as it might grow.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    free: LinkSet,
    cities: CitySet,
    /// Free links that it could build next.
    reach: LinkSet,
    stones: u8,
    track_left: u8,
}

impl Plan {
    /// The company as it is, with this many stones to spend.
    pub(super) fn of(free: LinkSet, company: &CompanyView, stones: u8) -> Plan {
        let cities = company.cities;
        // SD-4.5, SD-4.6
        let reach = match cities.is_empty() {
            true => free.iter().filter(|link| starts(*link).next().is_some()).collect(),
            false => Link::touching(cities).both(free),
        };
        Plan { free, cities, reach, stones, track_left: company.track_left }
    }

    pub(super) fn with_stones(self, stones: u8) -> Plan {
        Plan { stones, ..self }
    }

    /// Lays a link; says what the city that it reaches adds to the profit.
    pub(super) fn lay(&mut self, link: Link, start: Option<City>) -> u32 {
        let (a, b) = link.ends();
        let reached = self.reached(link, start);
        let is_first = self.cities.is_empty();
        self.free = self.free.without(link);
        self.cities = self.cities.with(a).with(b);
        self.reach = match reached {
            _ if is_first => a.links().union(b.links()).both(self.free),
            Some(city) => self.reach.union(city.links()).both(self.free),
            None => self.reach.without(link),
        };
        self.stones -= link.price();
        self.track_left -= 1;
        reached.map_or(0, City::value)
    }

    /// The profit of building on, each time the link that brings most for its price.
    pub(super) fn profit(mut self) -> u32 {
        let mut profit = 0;
        while self.track_left > 0 {
            let mut best: Option<((u32, u32), Link)> = None;
            for link in self.reach.iter() {
                let Some(city) = self.reached(link, None) else {
                    // Both its ends are reached: it never brings anything again.
                    self.reach = self.reach.without(link);
                    continue;
                };
                let (price, value) = (link.price(), city.value());
                if price > self.stones || value == 0 {
                    continue;
                }
                let key = (value * 60 / u32::from(price), value);
                if best.is_none_or(|(known, _)| key >= known) {
                    best = Some((key, link));
                }
            }
            match best {
                Some((_, link)) => profit += self.lay(link, None),
                None => break,
            }
        }
        profit
    }

    /// SD-4.10 to SD-4.12: a first link pays the city it leads to; where both ends could be the start, the better one.
    fn reached(&self, link: Link, start: Option<City>) -> Option<City> {
        let (a, b) = link.ends();
        if self.cities.is_empty() {
            let from = |start: City| link.other_end(start);
            return match start {
                Some(start) => Some(from(start)),
                None => starts(link).map(from).max_by_key(|city| city.value()),
            };
        }
        [a, b].into_iter().find(|city| !self.cities.contains(*city))
    }
}

fn starts(link: Link) -> impl Iterator<Item = City> {
    let (a, b) = link.ends();
    [a, b].into_iter().filter(|city| city.is_start())
}
