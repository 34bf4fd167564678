//! A map of towns joined by links: which links leave a town, which towns a set of built links joins.

use sets::{Numbered, Set};
use std::marker::PhantomData;

/// Links `L`, each between two towns `T`; both are numbered in the order of their tables.
#[derive(Clone, Debug)]
pub struct LinkMap<T, L: Numbered, const TOWNS: usize, const LINKS: usize> {
    /// The numbers of the towns that each link joins.
    ends: [(u8, u8); LINKS],
    /// The links that touch each town.
    at: [Set<L, 2>; TOWNS],
    towns: PhantomData<T>,
}

impl<T: Numbered, L: Numbered, const TOWNS: usize, const LINKS: usize> LinkMap<T, L, TOWNS, LINKS> {
    /// A map of links between towns of these numbers.
    pub const fn new(ends: [(u8, u8); LINKS]) -> LinkMap<T, L, TOWNS, LINKS> {
        assert!(TOWNS <= 128 && LINKS <= 128, "a set holds 128 towns or links");
        let mut at = [Set::EMPTY; TOWNS];
        let mut link = 0;
        while link < LINKS {
            let (a, b) = (ends[link].0 as usize, ends[link].1 as usize);
            at[a] = at[a].with_number(link as u8);
            at[b] = at[b].with_number(link as u8);
            link += 1;
        }
        LinkMap { ends, at, towns: PhantomData }
    }

    /// The numbers of the towns that the link of this number joins.
    pub const fn ends(&self, link: u8) -> (u8, u8) {
        self.ends[link as usize]
    }

    /// The links that touch a town, built or not.
    pub fn links_at(&self, town: T) -> Set<L, 2> {
        self.at[usize::from(town.number())]
    }

    /// The links that touch any of these towns.
    pub fn links_at_any(&self, towns: Set<T, 2>) -> Set<L, 2> {
        towns.iter().fold(Set::EMPTY, |links, town| links.union(self.links_at(town)))
    }

    /// The towns at the ends of these links.
    pub fn towns_on(&self, links: Set<L, 2>) -> Set<T, 2> {
        let ends = links.numbers().map(|link| self.ends(link));
        ends.fold(Set::EMPTY, |towns, (a, b)| towns.with_number(a).with_number(b))
    }

    /// Every town one can reach over these links, the start included.
    pub fn reachable(&self, links: Set<L, 2>, from: T) -> Set<T, 2> {
        let mut towns = Set::only(from);
        let mut unused = links;
        loop {
            let next = self.links_at_any(towns).both(unused);
            if next.is_empty() {
                return towns;
            }
            towns = towns.union(self.towns_on(next));
            unused = unused.minus(next);
        }
    }

    /// Whether these links lead from one town to the other.
    pub fn is_joined(&self, links: Set<L, 2>, from: T, to: T) -> bool {
        self.reachable(links, from).contains(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbered::{Link, Town, links, towns};

    /// A line 0–1–2–3 with a short cut 0–2, and 4–5 apart.
    const MAP: LinkMap<Town, Link, 6, 5> = LinkMap::new([(0, 1), (1, 2), (2, 3), (0, 2), (4, 5)]);

    #[test]
    fn a_town_knows_its_links() {
        assert_eq!(MAP.links_at(Town(2)), links(&[1, 2, 3]));
        assert_eq!(MAP.links_at_any(towns(&[0, 5])), links(&[0, 3, 4]));
        assert_eq!(MAP.towns_on(links(&[0, 4])), towns(&[0, 1, 4, 5]));
        assert_eq!(MAP.ends(3), (0, 2));
    }

    #[test]
    fn only_built_links_lead_anywhere() {
        assert_eq!(MAP.reachable(links(&[0, 1, 4]), Town(0)), towns(&[0, 1, 2]));
        assert!(MAP.is_joined(links(&[3, 2]), Town(0), Town(3)));
        assert!(!MAP.is_joined(links(&[0, 2, 4]), Town(0), Town(3)));
        assert!(MAP.is_joined(Set::EMPTY, Town(1), Town(1)), "a town is joined with itself");
    }
}
