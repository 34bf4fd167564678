//! The best routes over links of several owners.

use crate::{LinkMap, Set};

/// All routes between two towns that are equally good: fewest different owners, then fewest links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestRoutes {
    /// How many links each of them has.
    pub length: u8,
    /// Every owner on any of them.
    pub owners: Set,
    /// Every link on any of them.
    pub links: Set,
}

impl<const TOWNS: usize, const LINKS: usize> LinkMap<TOWNS, LINKS> {
    /// The best routes over links that belong to different owners; `owned` has each owner's links, each link at most once.
    ///
    /// Exact, and quick for a handful of owners: it tries every group of them, the smallest groups first. A route inside a
    /// group that is as small as can be uses every owner of that group, or a smaller one would have done.
    pub fn best_routes(&self, owned: &[Set], from: u8, to: u8) -> Option<BestRoutes> {
        assert!(owned.len() < 16, "every group of owners is tried");
        (0..=owned.len() as u32).find_map(|size| {
            let groups = (0_u16..1 << owned.len()).filter(|group| group.count_ones() == size);
            groups.filter_map(|group| self.routes_of(group, owned, from, to)).reduce(better)
        })
    }

    /// The shortest routes over the links of one group of owners.
    fn routes_of(&self, group: u16, owned: &[Set], from: u8, to: u8) -> Option<BestRoutes> {
        let owners: Set = (0..owned.len() as u8).filter(|owner| group & (1 << owner) != 0).collect();
        let links = owners.iter().fold(Set::EMPTY, |links, owner| links.union(owned[usize::from(owner)]));
        let (length, links) = self.shortest_routes(links, from, to)?;
        Some(BestRoutes { length, owners, links })
    }

    /// How long the shortest routes over these links are, and every link on any of them.
    fn shortest_routes(&self, links: Set, from: u8, to: u8) -> Option<(u8, Set)> {
        let mut steps = [FAR; TOWNS];
        steps[usize::from(from)] = 0;
        let mut towns = Set::EMPTY.with(from);
        let mut length = 0;
        while !towns.contains(to) {
            length += 1;
            let reached = self.towns_on(self.links_at_any(towns).both(links));
            towns = reached.iter().filter(|town| steps[usize::from(*town)] == FAR).collect();
            if towns.is_empty() {
                return None;
            }
            for town in towns {
                steps[usize::from(town)] = length;
            }
        }
        Some((length, self.links_towards(links, &steps, to)))
    }

    /// Back from a town, the links that each time are one step nearer to where the steps are counted from.
    fn links_towards(&self, links: Set, steps: &[u8; TOWNS], to: u8) -> Set {
        let mut on_the_way = Set::EMPTY;
        let mut towns = Set::EMPTY.with(to);
        while !towns.is_empty() {
            let mut nearer = Set::EMPTY;
            for town in towns {
                for link in self.links_at(town).both(links) {
                    let (a, b) = self.ends(link);
                    let other = if a == town { b } else { a };
                    if steps[usize::from(other)] < steps[usize::from(town)] {
                        on_the_way = on_the_way.with(link);
                        nearer = nearer.with(other);
                    }
                }
            }
            towns = nearer;
        }
        on_the_way
    }
}

const FAR: u8 = u8::MAX;

/// The shorter of two; both, if they are as long.
fn better(a: BestRoutes, b: BestRoutes) -> BestRoutes {
    match a.length.cmp(&b.length) {
        std::cmp::Ordering::Less => a,
        std::cmp::Ordering::Greater => b,
        std::cmp::Ordering::Equal => {
            BestRoutes { length: a.length, owners: a.owners.union(b.owners), links: a.links.union(b.links) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Between 0 and 3: a short way 0–1–3, a long one 0–2–4–3, and 1–2.
    const MAP: LinkMap<5, 6> = LinkMap::new([(0, 1), (1, 3), (0, 2), (2, 4), (4, 3), (1, 2)]);

    fn set(numbers: &[u8]) -> Set {
        numbers.iter().copied().collect()
    }

    #[test]
    fn a_long_way_with_one_owner_is_better_than_a_short_way_with_two() {
        let best = MAP.best_routes(&[set(&[0]), set(&[1]), set(&[2, 3, 4])], 0, 3).unwrap();

        assert_eq!(best, BestRoutes { length: 3, owners: set(&[2]), links: set(&[2, 3, 4]) });
    }

    #[test]
    fn of_ways_with_as_many_owners_the_shortest_counts() {
        let best = MAP.best_routes(&[set(&[0, 2]), set(&[1]), set(&[3, 4])], 0, 3).unwrap();

        assert_eq!(best, BestRoutes { length: 2, owners: set(&[0, 1]), links: set(&[0, 1]) });
    }

    #[test]
    fn ways_that_are_equally_good_all_count() {
        let both: LinkMap<4, 4> = LinkMap::new([(0, 1), (1, 3), (0, 2), (2, 3)]);
        let best = both.best_routes(&[set(&[0]), set(&[1]), set(&[2]), set(&[3])], 0, 3).unwrap();

        assert_eq!(best, BestRoutes { length: 2, owners: set(&[0, 1, 2, 3]), links: set(&[0, 1, 2, 3]) });
    }

    #[test]
    fn without_a_way_there_is_no_route() {
        assert_eq!(MAP.best_routes(&[set(&[0, 2, 5])], 0, 3), None);
        assert_eq!(MAP.best_routes(&[], 0, 3), None);
    }
}
