//! The sets of hexes that the rules speak of.

use super::map::{ATLANTA, CHICAGO, CITIES, City, Hex, HexSet, NEW_YORK, Terrain};

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
            set = set.with_number(CITIES[city].hex.0);
        }
        city += 1;
    }
    set
};
/// AR-5.4: Chicago, New York and Atlanta.
pub(crate) const HUBS: HexSet = HexSet::EMPTY.with_number(CHICAGO.0).with_number(NEW_YORK.0).with_number(ATLANTA.0);

impl City {
    /// AR-5.4: one of the three cities whose joining pays a bonus.
    pub fn is_hub(&self) -> bool {
        HUBS.contains(self.hex)
    }
}

const fn hexes_of(terrains: &[Terrain]) -> HexSet {
    let mut set = HexSet::EMPTY;
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut wanted = 0;
        while wanted < terrains.len() {
            if Hex(hex as u8).terrain() as u8 == terrains[wanted] as u8 {
                set = set.with_number(hex as u8);
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
        assert!(Hex::are_connected(Hex::all().collect()));
        assert!(!Hex::are_connected(set(&["Chicago", "New York"])));
        assert!(Hex::next_to(set(&["Chicago"])).contains(Hex::parse("2-2").unwrap()));
    }
}
