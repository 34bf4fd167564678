//! The board's 32 cities and the lines between them.

use super::region::Region::{self, East, Midwest, South, West};
use super::slot::{Slot, SlotSet};
use super::strips::Project::{self, Commerce as C, Housing as H, Industry as I, Infrastructure as N};
use engine::Set;
use serde::Serialize;
use std::fmt;

/// Each city's region, points per project and slots from left to right. A `small` city takes any project; a `marked`
/// one pays its builder transport income (CA-5.7).
#[rustfmt::skip]
const PRINTED: [Printed; City::COUNT] = [
    marked("Seattle",        West,    1),
    marked("Helena",         West,    1),
    small ("Portland",       West,    0),
    small ("Boise",          West,    0),
    city  ("San Francisco",  West,    3, &[I, C, I, H, N]),
    small ("Reno",           West,    0),
    small ("Salt Lake City", West,    0),
    city  ("Denver",         West,    2, &[N, C, H]),
    city  ("Los Angeles",    West,    3, &[H, I, C]),
    marked("Phoenix",        West,    0),
    marked("Santa Fe",       West,    1),
    marked("Fargo",          Midwest, 1),
    marked("Duluth",         Midwest, 1),
    marked("St. Paul",       Midwest, 1),
    marked("Omaha",          Midwest, 0),
    city  ("Chicago",        Midwest, 3, &[I, C, I, H, N]),
    city  ("Kansas City",    Midwest, 2, &[C, C, H]),
    city  ("St. Louis",      Midwest, 2, &[I, H, N]),
    marked("Cincinnati",     Midwest, 0),
    marked("El Paso",        South,   0),
    marked("Dallas",         South,   0),
    small ("Memphis",        South,   0),
    city  ("Atlanta",        South,   2, &[I, H, C]),
    marked("Charleston",     South,   1),
    marked("San Antonio",    South,   0),
    city  ("Houston",        South,   3, &[C, N, I]),
    city  ("New Orleans",    South,   3, &[H, C, H, I, N]),
    city  ("Albany",         East,    3, &[H, C, I]),
    city  ("Boston",         East,    3, &[H, C, I]),
    city  ("Pittsburgh",     East,    2, &[H, C, I]),
    city  ("New York",       East,    3, &[H, C, I, C, N]),
    city  ("Washington",     East,    2, &[N, H, N]),
];

/// The map's lines (CA-8.6).
#[rustfmt::skip]
const LINES: [(&str, &str); 54] = [
    ("Seattle", "Portland"), ("Seattle", "Helena"), ("Helena", "Fargo"),
    ("Portland", "San Francisco"), ("Portland", "Boise"), ("Boise", "Denver"),
    ("San Francisco", "Reno"), ("Reno", "Salt Lake City"), ("Salt Lake City", "Denver"),
    ("San Francisco", "Los Angeles"), ("Los Angeles", "Santa Fe"), ("Los Angeles", "Phoenix"),
    ("Phoenix", "Santa Fe"), ("Phoenix", "El Paso"), ("Santa Fe", "Denver"), ("Santa Fe", "El Paso"),
    ("Denver", "Omaha"), ("Denver", "Kansas City"),
    ("Fargo", "Duluth"), ("Fargo", "St. Paul"), ("Duluth", "St. Paul"), ("St. Paul", "Omaha"), ("St. Paul", "Chicago"),
    ("Omaha", "Chicago"), ("Omaha", "Kansas City"), ("Kansas City", "Chicago"), ("Kansas City", "St. Louis"),
    ("Kansas City", "Dallas"), ("St. Louis", "Chicago"), ("St. Louis", "Cincinnati"), ("St. Louis", "Memphis"),
    ("Cincinnati", "Pittsburgh"), ("Cincinnati", "Washington"), ("Cincinnati", "Atlanta"), ("Chicago", "Pittsburgh"),
    ("El Paso", "Dallas"), ("El Paso", "San Antonio"), ("San Antonio", "Houston"), ("Dallas", "Houston"),
    ("Dallas", "Memphis"), ("Houston", "New Orleans"), ("Memphis", "Atlanta"), ("Memphis", "New Orleans"),
    ("Atlanta", "New Orleans"), ("Atlanta", "Charleston"), ("Atlanta", "Washington"), ("Charleston", "Washington"),
    ("Pittsburgh", "Albany"), ("Pittsburgh", "New York"), ("Pittsburgh", "Washington"), ("Albany", "Boston"),
    ("Albany", "New York"), ("Boston", "New York"), ("Washington", "New York"),
];

/// One of the 32 cities. Called by its name in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct City(pub(super) u8);

/// How many projects a city has room for: one, three or five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CitySize {
    Small,
    Medium,
    Large,
}

struct Printed {
    name: &'static str,
    region: Region,
    points: u8,
    /// Empty for a small city: one slot for any project.
    slots: &'static [Project],
    marked: bool,
}

const fn city(name: &'static str, region: Region, points: u8, slots: &'static [Project]) -> Printed {
    Printed { name, region, points, slots, marked: false }
}

const fn small(name: &'static str, region: Region, points: u8) -> Printed {
    city(name, region, points, &[])
}

const fn marked(name: &'static str, region: Region, points: u8) -> Printed {
    Printed { marked: true, ..small(name, region, points) }
}

/// Some of the 32 cities.
pub type CitySet = Set<City>;

engine::printed!(City, named, "city", by: name, count: City::COUNT, limit: City::COUNT);

impl City {
    /// How many there are.
    pub const COUNT: usize = 32;

    pub const SAN_FRANCISCO: City = City::of("San Francisco");
    pub const CHICAGO: City = City::of("Chicago");
    pub const NEW_ORLEANS: City = City::of("New Orleans");
    pub const NEW_YORK: City = City::of("New York");
    /// CA-8.2: those that a network is worth something for.
    pub const BIG: [City; 4] = [City::SAN_FRANCISCO, City::CHICAGO, City::NEW_ORLEANS, City::NEW_YORK];

    /// For names in the program itself: an unknown one does not compile.
    const fn of(name: &str) -> City {
        let mut index = 0;
        while index < City::COUNT {
            if is_same(PRINTED[index].name, name) {
                return City(index as u8);
            }
            index += 1;
        }
        panic!("no city has this name")
    }

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As printed on the map.
    pub const fn name(self) -> &'static str {
        PRINTED[self.index()].name
    }

    /// In which of the four regions it lies.
    pub const fn region(self) -> Region {
        PRINTED[self.index()].region
    }

    /// CA-8.1: for each project in it.
    pub const fn points(self) -> u8 {
        PRINTED[self.index()].points
    }

    /// Small, medium or large.
    pub const fn size(self) -> CitySize {
        match PRINTED[self.index()].slots.len() {
            0 => CitySize::Small,
            3 => CitySize::Medium,
            _ => CitySize::Large,
        }
    }

    /// Whether it is one of the small cities.
    pub const fn is_small(self) -> bool {
        PRINTED[self.index()].slots.is_empty()
    }

    /// CA-5.7: who builds here gets transport income at once.
    pub const fn pays_transport_income(self) -> bool {
        PRINTED[self.index()].marked
    }

    /// CA-8.2: 2 for San Francisco, 1 for the other three big cities, 0 elsewhere.
    pub const fn connection_points(self) -> u8 {
        match self {
            City::SAN_FRANCISCO => 2,
            City::CHICAGO | City::NEW_ORLEANS | City::NEW_YORK => 1,
            _ => 0,
        }
    }

    /// From left to right.
    pub fn slots(self) -> impl DoubleEndedIterator<Item = Slot> {
        let first = FIRST_SLOT[self.index()];
        (first..first + self.slot_count()).map(Slot)
    }

    /// Every place for a disc in this city.
    pub const fn slot_set(self) -> SlotSet {
        SLOTS_OF[self.index()]
    }

    /// Cities at the other end of a line.
    pub const fn neighbours(self) -> CitySet {
        NEIGHBOURS[self.index()]
    }

    /// The cities these slots lie in.
    pub fn of_slots(slots: SlotSet) -> CitySet {
        slots.iter().map(Slot::city).collect()
    }

    /// CA-8.6: those of these cities that lines join to this one, over these cities only.
    pub fn reached_over(self, cities: CitySet) -> CitySet {
        let mut reached = cities.both(CitySet::only(self));
        let mut edge = reached;
        while !edge.is_empty() {
            let next = edge.iter().fold(CitySet::EMPTY, |next, city| next.union(city.neighbours()));
            edge = next.both(cities).minus(reached);
            reached = reached.union(edge);
        }
        reached
    }

    /// What its slots are meant for, from left to right; nothing for a small city, whose one slot takes any project.
    pub(super) const fn meant_for(self) -> &'static [Project] {
        PRINTED[self.index()].slots
    }

    pub(super) const fn slot_count(self) -> u8 {
        match self.meant_for().len() {
            0 => 1,
            many => many as u8,
        }
    }
}

/// The number of each city's first slot.
pub(super) const FIRST_SLOT: [u8; City::COUNT] = {
    let mut first = [0; City::COUNT];
    let mut city = 1;
    while city < City::COUNT {
        first[city] = first[city - 1] + City(city as u8 - 1).slot_count();
        city += 1;
    }
    first
};

const NEIGHBOURS: [CitySet; City::COUNT] = {
    let mut neighbours = [CitySet::EMPTY; City::COUNT];
    let mut line = 0;
    while line < LINES.len() {
        let (a, b) = (City::of(LINES[line].0), City::of(LINES[line].1));
        neighbours[a.index()] = neighbours[a.index()].with_number(b.0);
        neighbours[b.index()] = neighbours[b.index()].with_number(a.0);
        line += 1;
    }
    neighbours
};

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

const SLOTS_OF: [SlotSet; City::COUNT] = {
    let mut slots = [SlotSet::EMPTY; City::COUNT];
    let mut city = 0;
    while city < City::COUNT {
        let mut number = 0;
        while number < City(city as u8).slot_count() {
            slots[city] = slots[city].with_number(FIRST_SLOT[city] + number);
            number += 1;
        }
        city += 1;
    }
    slots
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_32_cities_with_68_slots_and_54_lines() {
        let counted: usize = City::all().map(|city| city.slots().count()).sum();
        assert_eq!(counted, Slot::COUNT);
        let lines: usize = City::all().map(|city| city.neighbours().len()).sum();
        assert_eq!(lines, 2 * 54);
        let of_size = |size| City::all().filter(|city| city.size() == size).count();
        assert_eq!([CitySize::Small, CitySize::Medium, CitySize::Large].map(of_size), [18, 10, 4]);
        let in_region = |region| City::all().filter(|city| city.region() == region).count();
        assert_eq!(Region::ALL.map(in_region), [11, 8, 8, 5]);
    }

    #[test]
    fn every_city_is_within_reach_of_every_other() {
        let all = CitySet::all(City::COUNT);
        assert_eq!(City::of("Boston").reached_over(all), all);
    }

    /// CA-8.2: San Francisco 2 connection points, the other three big cities 1.
    #[test]
    fn the_big_cities_have_five_connection_points() {
        assert_eq!(City::BIG.map(City::connection_points), [2, 1, 1, 1]);
        assert_eq!(City::all().map(|city| u32::from(city.connection_points())).sum::<u32>(), 5);
        assert!(City::BIG.iter().all(|city| city.size() == CitySize::Large));
    }
}
