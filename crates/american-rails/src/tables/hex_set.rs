//! Sets of hexes, and those the rules speak of.

use super::map::{ATLANTA, CHICAGO, CITIES, Hex, MAP, NEW_YORK, Terrain};
use railmap::Set;
use serde::{Serialize, Serializer};
use std::fmt;

/// Some hexes of the board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct HexSet(Set);

impl HexSet {
    pub const EMPTY: HexSet = HexSet(Set::EMPTY);

    pub(super) const fn of(hexes: Set) -> HexSet {
        HexSet(hexes)
    }

    pub const fn contains(self, hex: Hex) -> bool {
        self.0.contains(hex.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub const fn len(self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub const fn with(self, hex: Hex) -> HexSet {
        HexSet(self.0.with(hex.0))
    }

    #[must_use]
    pub const fn union(self, other: HexSet) -> HexSet {
        HexSet(self.0.union(other.0))
    }

    #[must_use]
    pub const fn both(self, other: HexSet) -> HexSet {
        HexSet(self.0.both(other.0))
    }

    #[must_use]
    pub const fn minus(self, other: HexSet) -> HexSet {
        HexSet(self.0.minus(other.0))
    }

    /// From north to south, each row from west to east.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        self.0.iter().map(Hex)
    }

    /// Every hex that borders on one of these.
    pub fn next_to(self) -> HexSet {
        HexSet(MAP.next_to(self.0))
    }

    /// Whether these hexes hang together.
    pub fn is_connected(self) -> bool {
        MAP.is_connected(self.0)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, HexSet::with)
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Every city (AR-2.2).
pub const ALL_CITIES: HexSet = hexes_of(&[Terrain::City]);
/// AR-4.9: where only one cube fits.
pub(crate) const ONE_CUBE_HEXES: HexSet = hexes_of(&[Terrain::Forest, Terrain::Mountain]);
/// AR-4.2: where a house may ever stand.
pub(crate) const DEVELOPABLE: HexSet = {
    let mut set = HexSet::EMPTY;
    let mut city = 0;
    while city < CITIES.len() {
        if CITIES[city].developable {
            set = set.with(CITIES[city].hex);
        }
        city += 1;
    }
    set
};
/// AR-5.4: Chicago, New York and Atlanta.
pub(crate) const HUBS: HexSet = HexSet::EMPTY.with(CHICAGO).with(NEW_YORK).with(ATLANTA);

const fn hexes_of(terrains: &[Terrain]) -> HexSet {
    let mut set = HexSet::EMPTY;
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut wanted = 0;
        while wanted < terrains.len() {
            if Hex(hex as u8).terrain() as u8 == terrains[wanted] as u8 {
                set = set.with(Hex(hex as u8));
            }
            wanted += 1;
        }
        hex += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> HexSet {
        names.iter().map(|name| Hex::parse(name).unwrap()).collect()
    }

    #[test]
    fn the_sets_of_the_rules_hold_what_they_say() {
        assert_eq!((ALL_CITIES.len(), DEVELOPABLE.len(), HUBS.len()), (39, 34, 3));
        assert!(ONE_CUBE_HEXES.iter().all(|hex| hex.terrain().holds_one_cube()));
        assert_eq!(ALL_CITIES.minus(DEVELOPABLE), set(&["Chicago", "Boston", "New York", "Philadelphia", "Baltimore"]));
        assert_eq!(HUBS, set(&["Chicago", "New York", "Atlanta"]));
    }

    #[test]
    fn a_set_is_written_as_the_names_of_its_hexes() {
        let json = serde_json::to_string(&set(&["2-2", "Chicago"])).unwrap();

        assert_eq!(json, r#"["Chicago","2-2"]"#);
    }

    #[test]
    fn the_board_is_one_piece() {
        assert!(Hex::all().collect::<HexSet>().is_connected());
        assert!(!set(&["Chicago", "New York"]).is_connected());
        assert!(set(&["Chicago"]).next_to().contains(Hex::parse("2-2").unwrap()));
    }
}
