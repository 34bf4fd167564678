//! What a company could build with its stones if nobody came in between.

use steel_driver::{City, CitySet, Company, Link, LinkSet, View};

/// A company's network as it might grow.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    free: LinkSet,
    cities: CitySet,
    stones: u8,
    track_left: u8,
}

impl Plan {
    /// The company as it is, with this many stones to spend.
    pub(super) fn of(view: &View, company: Company, stones: u8) -> Plan {
        let its = view.company(company);
        Plan { free: view.free_links(), cities: its.cities, stones, track_left: its.track_left }
    }

    /// Lays a link; says what the city that it reaches adds to the profit.
    pub(super) fn lay(&mut self, link: Link, start: Option<City>) -> u32 {
        let (a, b) = link.ends();
        let reached = self.reached(link, start);
        self.free = self.free.without(link);
        self.cities = self.cities.with(a).with(b);
        self.stones -= link.price();
        self.track_left -= 1;
        reached.map_or(0, City::value)
    }

    /// The profit of building on, each time the link that brings most for its price.
    pub(super) fn profit(mut self) -> u32 {
        let mut profit = 0;
        while self.track_left > 0 {
            let within_means = |link: &Link| link.price() <= self.stones;
            let best = self
                .within_reach()
                .iter()
                .filter(within_means)
                .map(|link| (link, self.reached(link, None).map_or(0, City::value)))
                .max_by_key(|(link, value)| (value * 60 / u32::from(link.price()), *value));
            match best {
                Some((link, value)) if value > 0 => profit += self.lay(link, None),
                _ => break,
            }
        }
        profit
    }

    /// SD-4.5, SD-4.6
    fn within_reach(&self) -> LinkSet {
        match self.cities.is_empty() {
            true => self.free.iter().filter(|link| starts(*link).next().is_some()).collect(),
            false => self.cities.links().both(self.free),
        }
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
