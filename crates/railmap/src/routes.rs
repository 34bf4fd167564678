//! The best routes over links of several owners.

use crate::LinkMap;
use sets::{Numbered, Set};

/// All routes between two towns that are equally good: fewest different owners, then fewest links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestRoutes<L: Numbered, O: Numbered> {
    /// How many links each of them has.
    pub length: u8,
    /// Every owner on any of them.
    pub owners: Set<O>,
    /// Every link on any of them.
    pub links: Set<L, 2>,
}

impl<T: Numbered, L: Numbered, const TOWNS: usize, const LINKS: usize> LinkMap<T, L, TOWNS, LINKS> {
    /// The best routes over links that belong to different owners; `owned` has the links of each
    /// owner `O` in the order of their numbers, each link at most once.
    ///
    /// Exact, and quick for a handful of owners: it tries every group of them, the smallest groups first. A route inside a
    /// group that is as small as can be uses every owner of that group, or a smaller one would have done.
    pub fn best_routes<O: Numbered>(&self, owned: &[Set<L, 2>], from: T, to: T) -> Option<BestRoutes<L, O>> {
        assert!(owned.len() < 16, "every group of owners is tried");
        (0..=owned.len()).find_map(|size| {
            let groups = Set::all(owned.len()).subsets().filter(|group| group.len() == size);
            groups.filter_map(|group| self.routes_of(group, owned, from, to)).reduce(better)
        })
    }

    /// The shortest routes over the links of one group of owners.
    fn routes_of<O: Numbered>(&self, owners: Set<O>, owned: &[Set<L, 2>], from: T, to: T) -> Option<BestRoutes<L, O>> {
        let links = owners.numbers().fold(Set::EMPTY, |links, owner| links.union(owned[usize::from(owner)]));
        let (length, links) = self.shortest_routes(links, from, to)?;
        Some(BestRoutes { length, owners, links })
    }

    /// How long the shortest routes over these links are, and every link on any of them.
    fn shortest_routes(&self, links: Set<L, 2>, from: T, to: T) -> Option<(u8, Set<L, 2>)> {
        let mut steps = [FAR; TOWNS];
        steps[usize::from(from.number())] = 0;
        let mut towns = Set::only(from);
        let mut length = 0;
        while !towns.contains(to) {
            length += 1;
            let reached = self.towns_on(self.links_at_any(towns).both(links));
            towns = reached.iter().filter(|town| steps[usize::from(town.number())] == FAR).collect();
            if towns.is_empty() {
                return None;
            }
            for town in towns {
                steps[usize::from(town.number())] = length;
            }
        }
        Some((length, self.links_towards(links, &steps, to)))
    }

    /// Back from a town, the links that each time are one step nearer to where the steps are counted from.
    fn links_towards(&self, links: Set<L, 2>, steps: &[u8; TOWNS], to: T) -> Set<L, 2> {
        let mut on_the_way = Set::EMPTY;
        let mut towns = Set::only(to);
        while !towns.is_empty() {
            let mut nearer: Set<T, 2> = Set::EMPTY;
            for town in towns {
                for link in self.links_at(town).both(links) {
                    let (a, b) = self.ends(link.number());
                    let other = if a == town.number() { b } else { a };
                    if steps[usize::from(other)] < steps[usize::from(town.number())] {
                        on_the_way = on_the_way.with(link);
                        nearer = nearer.with_number(other);
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
fn better<L: Numbered, O: Numbered>(a: BestRoutes<L, O>, b: BestRoutes<L, O>) -> BestRoutes<L, O> {
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
    use crate::numbered::{Link, Owner, Town, links};

    /// Between 0 and 3: a short way 0–1–3, a long one 0–2–4–3, and 1–2.
    const MAP: LinkMap<Town, Link, 5, 6> = LinkMap::new([(0, 1), (1, 3), (0, 2), (2, 4), (4, 3), (1, 2)]);

    fn owners(numbers: &[u8]) -> Set<Owner> {
        numbers.iter().copied().map(Owner).collect()
    }

    #[test]
    fn a_long_way_with_one_owner_is_better_than_a_short_way_with_two() {
        let best = MAP.best_routes(&[links(&[0]), links(&[1]), links(&[2, 3, 4])], Town(0), Town(3)).unwrap();

        assert_eq!(best, BestRoutes { length: 3, owners: owners(&[2]), links: links(&[2, 3, 4]) });
    }

    #[test]
    fn of_ways_with_as_many_owners_the_shortest_counts() {
        let best = MAP.best_routes(&[links(&[0, 2]), links(&[1]), links(&[3, 4])], Town(0), Town(3)).unwrap();

        assert_eq!(best, BestRoutes { length: 2, owners: owners(&[0, 1]), links: links(&[0, 1]) });
    }

    #[test]
    fn ways_that_are_equally_good_all_count() {
        let both: LinkMap<Town, Link, 4, 4> = LinkMap::new([(0, 1), (1, 3), (0, 2), (2, 3)]);
        let best = both.best_routes(&[links(&[0]), links(&[1]), links(&[2]), links(&[3])], Town(0), Town(3)).unwrap();

        assert_eq!(best, BestRoutes { length: 2, owners: owners(&[0, 1, 2, 3]), links: links(&[0, 1, 2, 3]) });
    }

    #[test]
    fn without_a_way_there_is_no_route() {
        assert_eq!(MAP.best_routes::<Owner>(&[links(&[0, 2, 5])], Town(0), Town(3)), None);
        assert_eq!(MAP.best_routes::<Owner>(&[], Town(0), Town(3)), None);
    }
}
