//! SD-0.4, SD-0.5: the cities.

use super::goods::Good;
use engine::Set;
use std::fmt;

/// From west to east by region: name, place on a canvas of 1000 × 620, value, colour of its good.
#[rustfmt::skip]
const PRINTED: [Printed; City::COUNT] = [
    city("Portland",       ( 62, 120), 60, Good::Pink),
    start("San Francisco", ( 66, 322), 60, Good::Pink),
    city("Los Angeles",    (128, 442), 60, Good::Pink),
    city("Helena",         (207,  88), 50, Good::Orange),
    city("Salt Lake City", (209, 243), 50, Good::Orange),
    city("Denver",         (316, 288), 50, Good::Orange),
    city("Santa Fe",       (290, 392), 50, Good::Orange),
    city("El Paso",        (282, 500), 50, Good::Orange),
    city("Bismarck",       (359,  80), 40, Good::Black),
    city("St. Paul",       (500, 128), 40, Good::Black),
    city("Omaha",          (440, 226), 40, Good::Black),
    city("Kansas City",    (472, 308), 40, Good::Black),
    city("Davenport",      (546, 218), 20, Good::Black),
    city("Duluth",         (556,  66), 30, Good::Black),
    city("Chicago",        (618, 206), 50, Good::Black),
    city("St. Louis",      (560, 306), 40, Good::Black),
    city("Indianapolis",   (648, 270), 20, Good::Black),
    city("Cincinnati",     (700, 326), 30, Good::Black),
    city("Detroit",        (690, 162), 30, Good::Black),
    city("Cleveland",      (734, 218), 30, Good::Black),
    city("Buffalo",        (796, 152), 30, Good::White),
    city("Pittsburgh",     (792, 256), 40, Good::White),
    city("Albany",         (886, 116), 20, Good::White),
    start("Boston",        (968, 126), 30, Good::White),
    start("New York",      (930, 200), 40, Good::White),
    start("Philadelphia",  (894, 262), 40, Good::White),
    start("Baltimore",     (856, 322), 30, Good::White),
    city("Richmond",       (836, 380), 20, Good::White),
    city("Raleigh",        (802, 434), 20, Good::White),
    start("Charleston",    (812, 494), 20, Good::White),
    city("Savannah",       (762, 536), 20, Good::White),
    city("Jacksonville",   (744, 594), 30, Good::White),
    city("Nashville",      (628, 384), 30, Good::Green),
    city("Atlanta",        (690, 458), 40, Good::Green),
    city("Memphis",        (562, 412), 30, Good::Green),
    start("New Orleans",   (574, 556), 50, Good::Green),
    city("Dallas",         (430, 472), 40, Good::Green),
    city("Houston",        (462, 560), 40, Good::Green),
    // Only on the board with 42 cities.
    city("Seattle",        ( 72,  54), 60, Good::Pink),
    city("Spokane",        (140,  58), 50, Good::Pink),
    city("San Diego",      (150, 492), 50, Good::Pink),
    city("Boise",          (150, 148), 50, Good::Orange),
];

/// One of the 42 cities; four of them are not on the board with 38.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct City(pub(super) u8);

/// Some of the cities.
pub type CitySet = Set<City, 2>;

engine::printed!(City, named, "city", by: name, count: City::COUNT, limit: City::COUNT);

impl City {
    /// How many there are on all boards together.
    pub const COUNT: usize = 42;
    /// The first 38 are on every board.
    pub(super) const ON_EVERY_BOARD: usize = 38;
    /// SD-5.1: the ends of the transcontinental link.
    pub const SAN_FRANCISCO: City = City::must("San Francisco");
    pub const NEW_YORK: City = City::must("New York");

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As printed on the map.
    pub const fn name(self) -> &'static str {
        CITIES[self.index()].name
    }

    /// Where it lies on a canvas of 1000 × 620.
    pub const fn place(self) -> (u16, u16) {
        CITIES[self.index()].place
    }

    /// SD-4.10: what a company that reaches it adds to its profit.
    pub const fn value(self) -> u32 {
        CITIES[self.index()].value
    }

    /// The colour of the city and of its good.
    pub const fn good(self) -> Good {
        CITIES[self.index()].good
    }

    /// SD-4.5: a hexagonal city, where a company may start.
    pub const fn is_start(self) -> bool {
        CITIES[self.index()].start
    }

    /// The city of that name in the tables of this game.
    pub(super) const fn must(name: &str) -> City {
        let mut city = 0;
        while city < City::COUNT {
            if is_same(PRINTED[city].name, name) {
                return City(city as u8);
            }
            city += 1;
        }
        panic!("the board has no city of that name")
    }
}

impl Good {
    /// The cities of this colour, on any board.
    pub const fn cities(self) -> CitySet {
        BY_GOOD[self.index()]
    }
}

static BY_GOOD: [CitySet; Good::ALL.len()] = {
    let mut cities = [CitySet::EMPTY; Good::ALL.len()];
    let mut city = 0;
    while city < City::COUNT {
        let good = PRINTED[city].good.index();
        cities[good] = cities[good].with_number(city as u8);
        city += 1;
    }
    cities
};

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

struct Printed {
    name: &'static str,
    place: (u16, u16),
    value: u32,
    good: Good,
    start: bool,
}

static CITIES: [Printed; City::COUNT] = PRINTED;

const fn city(name: &'static str, place: (u16, u16), value: u32, good: Good) -> Printed {
    Printed { name, place, value, good, start: false }
}

/// A hexagonal one.
const fn start(name: &'static str, place: (u16, u16), value: u32, good: Good) -> Printed {
    Printed { name, place, value, good, start: true }
}

/// `==`, which can't be asked at compile time.
const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut letter = 0;
    while letter < a.len() {
        if a[letter] != b[letter] {
            return false;
        }
        letter += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// The cities of the data file, those of the larger board last.
    fn data() -> Vec<Value> {
        let map: Value = serde_json::from_str(include_str!("../../data/map.json")).unwrap();
        [&map["cities"], &map["extension_42"]["cities"]]
            .into_iter()
            .flat_map(|list| list.as_array().unwrap().clone())
            .collect()
    }

    /// SD-0.5: the cities are those of the data file, with value, colour, place and start.
    #[test]
    fn the_cities_are_those_in_the_data_file() {
        let data = data();
        assert_eq!(data.len(), City::COUNT);
        for (city, data) in City::all().zip(&data) {
            let (x, y) = city.place();
            let printed = json!([city.name(), x, y, city.value(), city.good(), city.is_start()]);
            let wanted = ["name", "x", "y", "value", "colour", "start"].map(|field| &data[field]);
            assert_eq!(printed, json!(wanted));
        }
    }

    /// SD-4.5: the hexagonal cities lie on the coasts and at New Orleans.
    #[test]
    fn seven_cities_are_hexagonal() {
        let starts: Vec<&str> = City::all().filter(|city| city.is_start()).map(City::name).collect();

        assert_eq!(
            starts,
            ["San Francisco", "Boston", "New York", "Philadelphia", "Baltimore", "Charleston", "New Orleans"]
        );
    }

    #[test]
    fn a_city_is_among_those_of_its_colour() {
        for good in Good::ALL {
            assert!(City::all().all(|city| good.cities().contains(city) == (city.good() == good)), "{good:?}");
        }
    }

    #[test]
    fn a_city_answers_to_its_name() {
        for city in City::all() {
            assert_eq!(City::named(city.name()), Some(city));
            let json = serde_json::to_string(&city).unwrap();
            assert_eq!(serde_json::from_str::<City>(&json).ok(), Some(city));
        }
        assert_eq!((City::SAN_FRANCISCO.name(), City::NEW_YORK.name()), ("San Francisco", "New York"));
        assert_eq!(City::named("denver"), None);
        assert!(serde_json::from_str::<City>("\"Atlantis\"").is_err());
    }
}
