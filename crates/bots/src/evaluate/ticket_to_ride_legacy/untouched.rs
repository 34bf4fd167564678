//! The cheapest ways over a map on which nobody has claimed anything. What is laid joins them; where they are still open nothing needs to be looked for.

use super::ways::{Between, NEVER, Row, TENTH, trace};
use ticket_to_ride_legacy::{City, KnownWorld, Network, RouteSet};

/// By city: the ways from it, once somebody asked.
pub(super) struct Untouched(Vec<Option<Box<Row>>>);

impl Default for Untouched {
    fn default() -> Untouched {
        Untouched((0..City::COUNT).map(|_| None).collect())
    }
}

impl Untouched {
    pub(super) fn know(&mut self, city: City, find: impl FnOnce() -> Row) {
        self.0[city.index()].get_or_insert_with(|| Box::new(find()));
    }

    fn row(&self, city: City) -> Option<&Row> {
        self.0[city.index()].as_deref()
    }

    /// What is missing in the cheapest way between cities that are known, if that can be told. No way is cheaper than one for which all that is laid is
    /// one place: where it needs no leap from one part of that to another, and is open, it is the way.
    pub(super) fn see(&self, asked: &Between, world: &KnownWorld) -> Option<Option<RouteSet>> {
        let Between { ends: [from, to], laid, open, dearest } = *asked;
        let (here, there) = (self.row(from)?, self.row(to)?);
        let (mut first, mut last) = ((NEVER, from), (NEVER, to));
        for city in laid.iter().flat_map(|route| world.route(route).ends) {
            first = first.min((here[city.index()].cost, city));
            last = last.min((there[city.index()].cost, city));
        }
        let (direct, by_laid) = (here[to.index()].cost, first.0 + last.0);
        if direct.min(by_laid) >= NEVER.min(u64::from(dearest) << TENTH) {
            return Some(None);
        }
        let way = if direct <= by_laid {
            trace(here, from, to, laid)
        } else if first.1 == last.1 || Network::of(world, laid).joins([first.1, last.1]) {
            trace(here, from, first.1, laid).zip(trace(there, to, last.1, laid)).map(|(one, other)| one.union(other))
        } else {
            None
        };
        way.filter(|missing| missing.is_subset(open)).map(Some)
    }
}
