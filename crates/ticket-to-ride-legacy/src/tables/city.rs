//! The cities of the map.

use super::map::MAP;
use super::region::Region;
use engine::Set;

/// One of the 72 cities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct City(pub(crate) u8);

/// Some of the cities.
pub type CitySet = Set<City, 2>;

engine::printed!(City, parse, "city", count: City::COUNT, limit: City::COUNT);

impl City {
    /// How many lie on the whole map, found or not.
    pub const COUNT: usize = 72;

    /// Its place in arrays that have one entry for each.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// As files and URLs call it.
    pub fn id(self) -> &'static str {
        &MAP.cities[self.index()].id
    }

    /// As it stands on the board: a proper name, the same in both languages.
    pub fn name(self) -> &'static str {
        &MAP.cities[self.index()].name
    }

    /// The board it lies on.
    pub fn region(self) -> Region {
        MAP.cities[self.index()].region
    }

    /// LG-4.14: as printed; the campaign may change it.
    pub fn is_printed_large(self) -> bool {
        MAP.cities[self.index()].large
    }

    /// Where it lies on the board: 1600 wide, 1000 high.
    pub fn place(self) -> (u16, u16) {
        (MAP.cities[self.index()].x, MAP.cities[self.index()].y)
    }

    /// The side its name is written on: `n`, `e`, `s`, `w` …
    pub fn label_side(self) -> &'static str {
        &MAP.cities[self.index()].label
    }
}
