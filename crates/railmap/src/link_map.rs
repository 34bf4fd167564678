//! A map of towns joined by links: which links leave a town, which towns a set of built links joins.

use crate::Set;

/// Links are numbered in the order of their table and join two of `TOWNS` numbered towns.
#[derive(Clone, Debug)]
pub struct LinkMap<const TOWNS: usize, const LINKS: usize> {
    ends: [(u8, u8); LINKS],
    /// The links that touch each town.
    at: [Set; TOWNS],
}

impl<const TOWNS: usize, const LINKS: usize> LinkMap<TOWNS, LINKS> {
    pub const fn new(ends: [(u8, u8); LINKS]) -> LinkMap<TOWNS, LINKS> {
        assert!(TOWNS <= 256 && LINKS <= 256, "a set holds 256 towns or links");
        let mut at = [Set::EMPTY; TOWNS];
        let mut link = 0;
        while link < LINKS {
            let (a, b) = (ends[link].0 as usize, ends[link].1 as usize);
            at[a] = at[a].with(link as u8);
            at[b] = at[b].with(link as u8);
            link += 1;
        }
        LinkMap { ends, at }
    }

    pub const fn ends(&self, link: u8) -> (u8, u8) {
        self.ends[link as usize]
    }

    /// The links that touch a town, built or not.
    pub const fn links_at(&self, town: u8) -> Set {
        self.at[town as usize]
    }

    /// The links that touch any of these towns.
    pub fn links_at_any(&self, towns: Set) -> Set {
        towns.iter().fold(Set::EMPTY, |links, town| links.union(self.links_at(town)))
    }

    /// The towns at the ends of these links.
    pub fn towns_on(&self, links: Set) -> Set {
        links.iter().map(|link| self.ends(link)).fold(Set::EMPTY, |towns, (a, b)| towns.with(a).with(b))
    }

    /// Every town one can reach over these links, the start included.
    pub fn reachable(&self, links: Set, from: u8) -> Set {
        let mut towns = Set::EMPTY.with(from);
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
    pub fn is_joined(&self, links: Set, from: u8, to: u8) -> bool {
        self.reachable(links, from).contains(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line 0–1–2–3 with a short cut 0–2, and 4–5 apart.
    const MAP: LinkMap<6, 5> = LinkMap::new([(0, 1), (1, 2), (2, 3), (0, 2), (4, 5)]);

    fn set(numbers: &[u8]) -> Set {
        numbers.iter().copied().collect()
    }

    #[test]
    fn a_town_knows_its_links() {
        assert_eq!(MAP.links_at(2), set(&[1, 2, 3]));
        assert_eq!(MAP.links_at_any(set(&[0, 5])), set(&[0, 3, 4]));
        assert_eq!(MAP.towns_on(set(&[0, 4])), set(&[0, 1, 4, 5]));
        assert_eq!(MAP.ends(3), (0, 2));
    }

    #[test]
    fn only_built_links_lead_anywhere() {
        assert_eq!(MAP.reachable(set(&[0, 1, 4]), 0), set(&[0, 1, 2]));
        assert!(MAP.is_joined(set(&[3, 2]), 0, 3));
        assert!(!MAP.is_joined(set(&[0, 2, 4]), 0, 3));
        assert!(MAP.is_joined(Set::EMPTY, 1, 1), "a town is joined with itself");
    }
}
