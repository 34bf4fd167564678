//! The cities of the map.

use super::map::MAP;
use super::region::Region;
use engine::{Numbered, Set};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// One of the 72 cities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct City(pub(crate) u8);

/// Some of the cities.
pub type CitySet = Set<City, 2>;

impl Numbered for City {
    const LIMIT: usize = City::COUNT;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> City {
        City(number)
    }
}

impl City {
    pub const COUNT: usize = 72;

    /// Every city of the whole map, found or not.
    pub fn all() -> impl Iterator<Item = City> {
        (0..City::COUNT as u8).map(City)
    }

    /// By its id: `new-york`.
    pub fn parse(id: &str) -> Option<City> {
        City::all().find(|city| city.id() == id)
    }

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

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<City, D::Error> {
        let id = String::deserialize(from)?;
        City::parse(&id).ok_or_else(|| D::Error::custom(format!("no city is called {id}")))
    }
}
