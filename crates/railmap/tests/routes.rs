//! The best routes are the best: every route of small maps is tried.

#[path = "../src/numbered.rs"]
mod numbered;

use numbered::{Link, Owner, Town, links, towns};
use proptest::prelude::*;
use railmap::{BestRoutes, LinkMap};
use sets::Set;

const TOWNS: usize = 7;
const LINKS: usize = 14;
const OWNERS: usize = 4;

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_route_is_better_than_the_best(network in any_network()) {
        let map = LinkMap::<Town, Link, TOWNS, LINKS>::new(network.ends);
        let owned = network.owned();

        prop_assert_eq!(map.best_routes(&owned, Town(FROM), Town(TO)), network.best_by_trying());
    }
}

const FROM: u8 = 0;
const TO: u8 = 1;

/// Links between towns, some of them built, each by one owner.
#[derive(Clone, Debug)]
struct Network {
    ends: [(u8, u8); LINKS],
    owners: [Option<u8>; LINKS],
}

fn any_network() -> impl Strategy<Value = Network> {
    let town = || 0..TOWNS as u8;
    let link = (town(), town()).prop_filter("a link leads elsewhere", |(a, b)| a != b);
    let owner = prop_oneof![1 => Just(None), 3 => (0..OWNERS as u8).prop_map(Some)];
    let links = proptest::collection::vec((link, owner), LINKS);
    links.prop_map(|links| Network {
        ends: std::array::from_fn(|link| links[link].0),
        owners: std::array::from_fn(|link| links[link].1),
    })
}

impl Network {
    fn owned(&self) -> [Set<Link, 2>; OWNERS] {
        let links_of = |owner| (0..LINKS as u8).filter(move |link| self.owners[usize::from(*link)] == Some(owner));
        std::array::from_fn(|owner| links_of(owner as u8).map(Link).collect())
    }

    fn best_by_trying(&self) -> Option<BestRoutes<Link, Owner>> {
        let mut routes = Vec::new();
        self.walk(FROM, towns(&[FROM]), links(&[]), &mut routes);
        let owners_of = |route: &Set<Link, 2>| -> Set<Owner> {
            route.numbers().filter_map(|link| self.owners[usize::from(link)]).map(Owner).collect()
        };
        let goodness = |route: &Set<Link, 2>| (owners_of(route).len(), route.len());
        let best = routes.iter().map(goodness).min()?;
        let tied: Vec<Set<Link, 2>> = routes.into_iter().filter(|route| goodness(route) == best).collect();
        Some(BestRoutes {
            length: best.1 as u8,
            owners: tied.iter().map(owners_of).fold(Set::EMPTY, Set::union),
            links: tied.into_iter().fold(Set::EMPTY, Set::union),
        })
    }

    /// Every route over built links that visits no town twice.
    fn walk(&self, town: u8, visited: Set<Town, 2>, links: Set<Link, 2>, routes: &mut Vec<Set<Link, 2>>) {
        if town == TO {
            routes.push(links);
            return;
        }
        for link in (0..LINKS as u8).filter(|link| self.owners[usize::from(*link)].is_some()) {
            let (a, b) = self.ends[usize::from(link)];
            let next = if a == town { b } else { a };
            if (a == town || b == town) && !visited.contains(Town(next)) {
                self.walk(next, visited.with(Town(next)), links.with(Link(link)), routes);
            }
        }
    }
}
