//! SD-0.5: the links between cities, and what they cost.

use super::cities::{City, CitySet};
use engine::{Numbered, Set};
use railmap::LinkMap;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The cities a link joins, and its price in stones.
#[rustfmt::skip]
const PRINTED: [Printed; Link::COUNT] = [
    link("Portland",       "San Francisco",  4),
    link("Portland",       "Helena",         5),
    link("Portland",       "Salt Lake City", 6),
    link("San Francisco",  "Salt Lake City", 4),
    link("San Francisco",  "Los Angeles",    4),
    link("Los Angeles",    "Salt Lake City", 5),
    link("Los Angeles",    "Santa Fe",       4),
    link("Los Angeles",    "El Paso",        5),
    link("Helena",         "Salt Lake City", 4),
    link("Helena",         "Bismarck",       4),
    link("Salt Lake City", "Denver",         4),
    link("Salt Lake City", "Omaha",          6),
    link("Denver",         "Santa Fe",       4),
    link("Denver",         "Omaha",          4),
    link("Denver",         "Kansas City",    4),
    link("Santa Fe",       "Kansas City",    4),
    link("Santa Fe",       "El Paso",        3),
    link("Santa Fe",       "Dallas",         4),
    link("El Paso",        "Dallas",         4),
    link("El Paso",        "Houston",        5),
    link("Bismarck",       "St. Paul",       3),
    link("Bismarck",       "Omaha",          4),
    link("Bismarck",       "Duluth",         4),
    link("Duluth",         "St. Paul",       3),
    link("Duluth",         "Detroit",        4),
    link("Omaha",          "St. Paul",       3),
    link("Omaha",          "Davenport",      3),
    link("Omaha",          "Kansas City",    3),
    link("St. Paul",       "Chicago",        4),
    link("St. Paul",       "Davenport",      3),
    link("Davenport",      "Chicago",        3),
    link("Davenport",      "St. Louis",      3),
    link("Kansas City",    "St. Louis",      3),
    link("Kansas City",    "Memphis",        4),
    link("Kansas City",    "Dallas",         4),
    link("Chicago",        "Detroit",        3),
    link("Chicago",        "Cleveland",      4),
    link("Chicago",        "Indianapolis",   3),
    link("Chicago",        "St. Louis",      3),
    link("Indianapolis",   "St. Louis",      3),
    link("Indianapolis",   "Cincinnati",     2),
    link("Indianapolis",   "Cleveland",      3),
    link("Indianapolis",   "Nashville",      3),
    link("St. Louis",      "Nashville",      3),
    link("St. Louis",      "Memphis",        3),
    link("Detroit",        "Cleveland",      2),
    link("Detroit",        "Buffalo",        3),
    link("Cleveland",      "Buffalo",        2),
    link("Cleveland",      "Pittsburgh",     3),
    link("Cleveland",      "Cincinnati",     3),
    link("Cincinnati",     "Pittsburgh",     3),
    link("Cincinnati",     "Nashville",      3),
    link("Cincinnati",     "Richmond",       5),
    link("Buffalo",        "Pittsburgh",     3),
    link("Buffalo",        "Albany",         3),
    link("Buffalo",        "New York",       4),
    link("Buffalo",        "Philadelphia",   3),
    link("Pittsburgh",     "Philadelphia",   3),
    link("Pittsburgh",     "Baltimore",      3),
    link("Albany",         "Boston",         2),
    link("Albany",         "New York",       2),
    link("Boston",         "New York",       3),
    link("New York",       "Philadelphia",   3),
    link("Philadelphia",   "Baltimore",      3),
    link("Baltimore",      "Richmond",       2),
    link("Baltimore",      "Cincinnati",     5),
    link("Richmond",       "Raleigh",        2),
    link("Raleigh",        "Charleston",     2),
    link("Raleigh",        "Atlanta",        3),
    link("Charleston",     "Savannah",       2),
    link("Charleston",     "Atlanta",        3),
    link("Savannah",       "Atlanta",        3),
    link("Savannah",       "Jacksonville",   3),
    link("Jacksonville",   "New Orleans",    5),
    link("Nashville",      "Memphis",        2),
    link("Nashville",      "Atlanta",        3),
    link("Memphis",        "Atlanta",        3),
    link("Memphis",        "New Orleans",    3),
    link("Memphis",        "Dallas",         4),
    link("Atlanta",        "New Orleans",    4),
    link("Dallas",         "Houston",        3),
    link("Dallas",         "New Orleans",    4),
    link("Houston",        "New Orleans",    3),
    // Only on the board with 42 cities.
    link("Seattle",        "Portland",       4),
    link("Seattle",        "Spokane",        4),
    link("Spokane",        "Portland",       4),
    link("Spokane",        "Helena",         4),
    link("San Diego",      "Los Angeles",    4),
    link("San Diego",      "El Paso",        5),
    link("Boise",          "Portland",       4),
    link("Boise",          "Helena",         4),
    link("Boise",          "Salt Lake City", 4),
];

/// One of the 92 links; which of them a board has is [`crate::Board::links`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Link(pub(super) u8);

/// Some of the links.
pub type LinkSet = Set<Link, 2>;

impl Link {
    pub const COUNT: usize = 92;
    /// SD-0.5
    pub const DEAREST: u8 = 6;
    /// The first 83 are those of the board with 38 cities.
    pub(super) const OF_38_CITIES: usize = 83;
    /// SD-0.4: the one that the board with 42 cities lacks.
    pub(super) const NOT_OF_42_CITIES: Link = Link::must("Portland", "Salt Lake City");

    /// In the order of the table.
    pub fn all() -> impl DoubleEndedIterator<Item = Link> {
        (0..Link::COUNT as u8).map(Link)
    }

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two cities it joins.
    pub const fn ends(self) -> (City, City) {
        let (a, b) = MAP.ends(self.0);
        (City(a), City(b))
    }

    /// In stones.
    pub const fn price(self) -> u8 {
        PRICES[self.index()]
    }

    /// The links that touch any of these cities, built or not, on any board.
    pub fn touching(cities: CitySet) -> LinkSet {
        MAP.links_at_any(cities)
    }

    /// Whether it ends at this city.
    pub fn touches(self, city: City) -> bool {
        let (a, b) = self.ends();
        a == city || b == city
    }

    /// The city at its other end.
    pub fn other_end(self, city: City) -> City {
        let (a, b) = self.ends();
        if a == city { b } else { a }
    }

    /// SD-4.5: whether a first link here could start at either end.
    pub const fn has_two_starts(self) -> bool {
        let (a, b) = self.ends();
        a.is_start() && b.is_start()
    }

    /// The link that joins these two, whichever way round.
    pub fn between(a: City, b: City) -> Option<Link> {
        Link::all().find(|link| link.ends() == (a, b) || link.ends() == (b, a))
    }

    /// As `Denver–Omaha`: either city may come first, a hyphen will do.
    pub fn named(name: &str) -> Option<Link> {
        let (a, b) = name.split_once(['–', '-'])?;
        Link::between(City::named(a)?, City::named(b)?)
    }

    const fn must(a: &str, b: &str) -> Link {
        let (a, b) = (City::must(a), City::must(b));
        let mut link = 0;
        while link < Link::COUNT {
            let printed = &PRINTED[link];
            if printed.ends.0 == a.0 && printed.ends.1 == b.0 {
                return Link(link as u8);
            }
            link += 1;
        }
        panic!("the board has no link between these")
    }
}

impl City {
    /// The links that touch it, built or not, on any board.
    pub fn links(self) -> LinkSet {
        MAP.links_at(self)
    }

    /// The cities these links lead to.
    pub fn on(links: LinkSet) -> CitySet {
        MAP.towns_on(links)
    }
}

impl Numbered for Link {
    const LIMIT: usize = Link::COUNT;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Link {
        Link(number)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (a, b) = self.ends();
        write!(f, "{a}–{b}")
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Link {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Link {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Link, D::Error> {
        let name = String::deserialize(from)?;
        Link::named(&name).ok_or_else(|| Error::custom(format_args!("the board has no link {name:?}")))
    }
}

struct Printed {
    ends: (u8, u8),
    price: u8,
}

/// Both boards at once: links that a board lacks are never built there.
pub(crate) static MAP: LinkMap<City, Link, { City::COUNT }, { Link::COUNT }> = LinkMap::new({
    let mut ends = [(0, 0); Link::COUNT];
    let mut link = 0;
    while link < Link::COUNT {
        ends[link] = PRINTED[link].ends;
        link += 1;
    }
    ends
});

static PRICES: [u8; Link::COUNT] = {
    let mut prices = [0; Link::COUNT];
    let mut link = 0;
    while link < Link::COUNT {
        prices[link] = PRINTED[link].price;
        link += 1;
    }
    prices
};

const fn link(a: &str, b: &str, price: u8) -> Printed {
    Printed { ends: (City::must(a).0, City::must(b).0), price }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::HashMap;

    /// SD-0.5: the links and their prices are those of the data file.
    #[test]
    fn the_links_are_those_in_the_data_file() {
        let map: Value = serde_json::from_str(include_str!("../../data/map.json")).unwrap();
        let more = &map["extension_42"];
        let lists =
            |name: &str| [map[name].as_array().unwrap().clone(), more[name].as_array().unwrap().clone()].concat();
        let names: HashMap<String, City> = lists("cities")
            .iter()
            .map(|city| (city["id"].as_str().unwrap().into(), City::named(city["name"].as_str().unwrap()).unwrap()))
            .collect();
        let ends = |link: &Value| ["a", "b"].map(|end| names[link[end].as_str().unwrap()]);

        let links = lists("links");
        assert_eq!(links.len(), Link::COUNT);
        for (link, data) in Link::all().zip(&links) {
            assert_eq!(<[City; 2]>::from(link.ends()), ends(data));
            assert_eq!(u64::from(link.price()), data["cost"].as_u64().unwrap());
        }
        let removed = more["links_removed"].as_array().unwrap();
        assert_eq!(removed.iter().map(ends).collect::<Vec<_>>(), [<[City; 2]>::from(Link::NOT_OF_42_CITIES.ends())]);
    }

    /// SD-0.5: a link costs 2 to 6 stones.
    #[test]
    fn a_link_costs_2_to_6_stones() {
        assert!(Link::all().all(|link| (2..=Link::DEAREST).contains(&link.price())));
        assert_eq!(Link::named("Baltimore–Pittsburgh").unwrap().price(), 3);
    }

    /// SD-4.7: there is one route at most between two cities.
    #[test]
    fn two_cities_have_one_route_at_most() {
        for link in Link::all() {
            let (a, b) = link.ends();
            assert_eq!(Link::all().filter(|other| other.touches(a) && other.touches(b)).collect::<Vec<_>>(), [link]);
        }
    }

    #[test]
    fn a_link_answers_to_its_name() {
        for link in Link::all() {
            let json = serde_json::to_string(&link).unwrap();
            assert_eq!(serde_json::from_str::<Link>(&json).ok(), Some(link));
        }
        let link = Link::named("Denver–Omaha").unwrap();
        assert_eq!((Link::named("Omaha–Denver"), Link::named("Denver-Omaha")), (Some(link), Some(link)));
        assert_eq!(link.to_string(), "Denver–Omaha");
        for stranger in ["", "Denver", "Denver–Boston", "Denver–Atlantis", "Denver–Omaha–Davenport"] {
            assert_eq!(Link::named(stranger), None, "{stranger}");
        }
        assert!(serde_json::from_str::<Link>("\"Denver–Boston\"").is_err());
    }

    #[test]
    fn a_link_knows_its_ends() {
        let (link, denver) = (Link::named("Denver–Omaha").unwrap(), City::named("Denver").unwrap());
        let omaha = link.other_end(denver);

        assert_eq!((omaha.name(), link.other_end(omaha)), ("Omaha", denver));
        assert!(link.touches(omaha) && !link.touches(City::NEW_YORK));
        assert_eq!(City::on(LinkSet::only(link)), [denver, omaha].into_iter().collect());
        assert_eq!(denver.links().len(), 4);
        assert_eq!(Link::touching(CitySet::only(denver).with(omaha)).len(), 9);
    }

    /// SD-4.5: three routes of the east coast could start at either end.
    #[test]
    fn three_routes_have_two_starts() {
        let both: Vec<String> = Link::all().filter(|link| link.has_two_starts()).map(|link| link.to_string()).collect();

        assert_eq!(both, ["Boston–New York", "New York–Philadelphia", "Philadelphia–Baltimore"]);
    }
}
