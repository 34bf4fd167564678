//! AR-1.8: the board, its hexes and its cities.

use engine::{Numbered, Set};
use railmap::{HexMap, Offset};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The board as it is printed: plains, forest, mountain, city; odd rows lie half a hex further east.
#[rustfmt::skip]
const BOARD: [&str; 18] = [
    ". . . . . . . . . . . c f f c f c f f ", // 0
    " . p c . p p c . . . f f f f f m f f c", // 1
    ". c p p p c p p p c f f f m m f f f f ", // 2
    " p p p p p p p p p f c f m c p p c . .", // 3
    ". p p p p c p p c f f m m f p c . . . ", // 4
    " p p p p f p c f f f m m f c p . . . .", // 5
    ". c p p f c f f f c m m f p . . . . . ", // 6
    " p p p p f f f f f m c f c p . . . . .", // 7
    ". p p f f f f m m m f f f f c . . . . ", // 8
    " p p f c f f c m m f f c p p . . . . .", // 9
    ". c f f f c m m m c f p p f . . . . . ", // 10
    " p f f f f f m f f f p f c . . . . . .", // 11
    ". f f f c f c f f p p f . . . . . . . ", // 12
    " p f f f f f f f p f c . . . . . . . .", // 13
    ". c f f c f f p p f . . . . . . . . . ", // 14
    " p f f f f p p f c . . . . . . . . . .", // 15
    ". p f c f p c . . . . . . . . . . . . ", // 16
    " c . . . . . . . . . . . . . . . . . .", // 17
];

/// Each city's place (column, row), full and shared value; those that are `grown` can't be developed (AR-4.2).
#[rustfmt::skip]
pub const CITIES: [City; 39] = [
    city("Buffalo",      (11,  0), 4, 3),
    city("Syracuse",     (14,  0), 2, 1),
    city("Albany",       (16,  0), 3, 2),
    grown("Chicago",      ( 2,  1), 7, 5),
    city("Detroit",      ( 6,  1), 4, 2),
    grown("Boston",       (18,  1), 5, 3),
    city("Rock Island",  ( 1,  2), 2, 1),
    city("Fort Wayne",   ( 5,  2), 2, 1),
    city("Cleveland",    ( 9,  2), 4, 2),
    city("Pittsburg",    (10,  3), 5, 3),
    city("Harrisburg",   (13,  3), 1, 1),
    grown("New York",     (16,  3), 8, 5),
    city("Indianapolis", ( 5,  4), 4, 2),
    city("Columbus",     ( 8,  4), 1, 1),
    grown("Philadelphia", (15,  4), 6, 4),
    city("Cincinnati",   ( 6,  5), 4, 2),
    grown("Baltimore",    (13,  5), 5, 3),
    city("St. Louis",    ( 1,  6), 5, 3),
    city("Louisville",   ( 5,  6), 1, 1),
    city("Charlestown",  ( 9,  6), 2, 1),
    city("Roanoke",      (10,  7), 2, 1),
    city("Richmond",     (12,  7), 3, 2),
    city("Norfolk",      (14,  8), 2, 2),
    city("Nashville",    ( 3,  9), 3, 2),
    city("Knoxville",    ( 6,  9), 2, 1),
    city("Raleigh",      (11,  9), 2, 1),
    city("Memphis",      ( 1, 10), 3, 2),
    city("Chattanooga",  ( 5, 10), 4, 2),
    city("Charlotte",    ( 9, 10), 3, 2),
    city("Wilmington",   (12, 11), 2, 1),
    city("Birmingham",   ( 4, 12), 2, 1),
    city("Atlanta",      ( 6, 12), 5, 3),
    city("Charleston",   (10, 13), 3, 2),
    city("Jackson",      ( 1, 14), 3, 2),
    city("Montgomery",   ( 4, 14), 2, 1),
    city("Savannah",     ( 8, 15), 3, 2),
    city("Mobile",       ( 3, 16), 2, 1),
    city("Tallahassee",  ( 6, 16), 2, 1),
    city("New Orleans",  ( 0, 17), 5, 3),
];

/// One of the 215 hexes of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex(pub(super) u8);

/// What a hex is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Plains,
    Forest,
    Mountain,
    City,
}

#[derive(Debug, PartialEq, Eq)]
pub struct City {
    pub name: &'static str,
    pub hex: Hex,
    /// What it is worth to a railway that is there alone, without a house.
    pub full: u32,
    /// What it is worth to each of several railways, without a house.
    pub shared: u32,
    pub developable: bool,
}

/// Some hexes of the board.
pub type HexSet = Set<Hex, 4>;

impl Numbered for Hex {
    const LIMIT: usize = Hex::COUNT;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Hex {
        Hex(number)
    }
}

impl Hex {
    pub const COUNT: usize = 215;

    /// From north to south, each row from west to east.
    pub fn all() -> impl DoubleEndedIterator<Item = Hex> {
        (0..Hex::COUNT as u8).map(Hex)
    }

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Columns are counted from the west, from 0.
    pub const fn col(self) -> u8 {
        PLACES[self.index()].col as u8
    }

    /// Rows are counted from the north, from 0.
    pub const fn row(self) -> u8 {
        PLACES[self.index()].row as u8
    }

    /// What the land is, and with it what a cube costs there.
    pub const fn terrain(self) -> Terrain {
        TERRAIN[self.index()]
    }

    /// The city on this hex, if there is one.
    pub const fn city(self) -> Option<&'static City> {
        match CITY_AT[self.index()] {
            NO_CITY => None,
            city => Some(&CITY_TABLE[city as usize]),
        }
    }

    /// Itself, if it is a city, or else the city it lies nearest to.
    pub const fn near(self) -> &'static City {
        &CITY_TABLE[NEAR[self.index()] as usize]
    }

    /// The hexes that share a side with it.
    #[inline]
    pub fn neighbours(self) -> HexSet {
        MAP.neighbours(self)
    }

    /// Every hex that borders on one of these.
    pub fn next_to(hexes: HexSet) -> HexSet {
        MAP.next_to(hexes)
    }

    /// Whether these hexes hang together.
    pub fn are_connected(hexes: HexSet) -> bool {
        MAP.is_connected(hexes)
    }

    /// The hex in this column and row, if the map has one there.
    pub const fn at(col: u8, row: u8) -> Option<Hex> {
        let mut hex = 0;
        while hex < Hex::COUNT {
            if PLACES[hex].col == col as i8 && PLACES[hex].row == row as i8 {
                return Some(Hex(hex as u8));
            }
            hex += 1;
        }
        None
    }

    /// Where a city lies, by the name printed on the map.
    pub fn of_city(name: &str) -> Option<Hex> {
        CITIES.iter().find(|city| city.name == name).map(|city| city.hex)
    }

    /// By the name of its city, or as `column-row`.
    pub fn parse(name: &str) -> Option<Hex> {
        Hex::of_city(name).or_else(|| {
            let (col, row) = name.split_once('-')?;
            let hex = Hex::at(col.parse().ok()?, row.parse().ok()?)?;
            (hex.to_string() == name).then_some(hex)
        })
    }
}

/// A city's name, or `column-row`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.city() {
            Some(city) => f.write_str(city.name),
            None => write!(f, "{}-{}", self.col(), self.row()),
        }
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hex, D::Error> {
        let name = String::deserialize(from)?;
        Hex::parse(&name).ok_or_else(|| Error::custom(format_args!("the board has no hex {name:?}")))
    }
}

impl Terrain {
    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Plains => "terrain-plains",
            Terrain::Forest => "terrain-forest",
            Terrain::Mountain => "terrain-mountain",
            Terrain::City => "terrain-city",
        }
    }

    /// AR-4.9: forest and mountain hold one cube in all.
    pub const fn holds_one_cube(self) -> bool {
        matches!(self, Terrain::Forest | Terrain::Mountain)
    }
}

/// AR-5.4: joining two of them pays a bonus.
pub(crate) const CHICAGO: Hex = place_of((2, 1));
pub(crate) const NEW_YORK: Hex = place_of((16, 3));
pub(crate) const ATLANTA: Hex = place_of((6, 12));

static CITY_TABLE: [City; 39] = CITIES;
static MAP: HexMap<Hex, { Hex::COUNT }> = HexMap::new(PLACES);
const PLACES: [Offset; Hex::COUNT] = READ.0;
static TERRAIN: [Terrain; Hex::COUNT] = READ.1;
const READ: ([Offset; Hex::COUNT], [Terrain; Hex::COUNT]) = read_board();

const NO_CITY: u8 = u8::MAX;
static CITY_AT: [u8; Hex::COUNT] = {
    let mut at = [NO_CITY; Hex::COUNT];
    let mut city = 0;
    while city < CITIES.len() {
        at[CITIES[city].hex.index()] = city as u8;
        city += 1;
    }
    at
};
static NEAR: [u8; Hex::COUNT] = {
    let mut near = [0; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut least = u8::MAX;
        let mut city = 0;
        while city < CITIES.len() {
            let steps = PLACES[hex].distance(PLACES[CITIES[city].hex.index()]);
            if steps < least {
                least = steps;
                near[hex] = city as u8;
            }
            city += 1;
        }
        hex += 1;
    }
    near
};

const fn city(name: &'static str, place: (u8, u8), full: u32, shared: u32) -> City {
    City { name, hex: place_of(place), full, shared, developable: true }
}

const fn grown(name: &'static str, place: (u8, u8), full: u32, shared: u32) -> City {
    City { name, hex: place_of(place), full, shared, developable: false }
}

const fn place_of((col, row): (u8, u8)) -> Hex {
    match Hex::at(col, row) {
        Some(hex) => hex,
        None => panic!("the board has no hex there"),
    }
}

/// The places and terrains that the letters of `BOARD` stand for.
const fn read_board() -> ([Offset; Hex::COUNT], [Terrain; Hex::COUNT]) {
    let mut places = [Offset::new(0, 0); Hex::COUNT];
    let mut terrains = [Terrain::Plains; Hex::COUNT];
    let mut hexes = 0;
    let mut row = 0;
    while row < BOARD.len() {
        let letters = BOARD[row].as_bytes();
        let mut col = 0;
        while col < 19 {
            let letter = letters[2 * col + row % 2];
            if letter != b'.' {
                places[hexes] = Offset::new(col as i8, row as i8);
                terrains[hexes] = terrain(letter);
                hexes += 1;
            }
            col += 1;
        }
        row += 1;
    }
    assert!(hexes == Hex::COUNT, "the board has 215 hexes");
    (places, terrains)
}

const fn terrain(letter: u8) -> Terrain {
    match letter {
        b'p' => Terrain::Plains,
        b'f' => Terrain::Forest,
        b'm' => Terrain::Mountain,
        b'c' => Terrain::City,
        _ => panic!("no terrain has this letter"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// The hexes of the data file: place, terrain and city.
    fn data() -> Vec<Value> {
        let map: Value = serde_json::from_str(include_str!("../../data/map.json")).unwrap();
        map["hexes"].as_array().unwrap().clone()
    }

    /// AR-1.8: the board is that of the data file, hex by hex.
    #[test]
    fn the_board_is_the_one_in_the_data_file() {
        let hexes = data();
        assert_eq!(hexes.len(), Hex::COUNT);
        for (hex, data) in Hex::all().zip(&hexes) {
            assert_eq!(
                (u64::from(hex.col()), u64::from(hex.row())),
                (data["col"].as_u64().unwrap(), data["row"].as_u64().unwrap())
            );
            assert_eq!(serde_json::to_value(hex.terrain()).unwrap(), data["terrain"]);
            let place = MAP.place(hex).axial();
            assert_eq!(
                (i64::from(place.q), i64::from(place.r)),
                (data["q"].as_i64().unwrap(), data["r"].as_i64().unwrap())
            );
        }
    }

    /// AR-1.8: so are its cities.
    #[test]
    fn the_cities_are_those_in_the_data_file() {
        let hexes = data();
        let cities = hexes.iter().filter(|hex| hex["city"].is_object());
        assert_eq!(cities.clone().count(), CITIES.len());
        for (city, data) in CITIES.iter().zip(cities) {
            let printed = serde_json::json!({
                "name": city.name, "full": city.full, "shared": city.shared, "developable": city.developable,
            });
            assert_eq!(printed, data["city"]);
            assert_eq!(city.hex.city(), Some(city));
            assert_eq!(u64::from(city.hex.col()), data["col"].as_u64().unwrap());
        }
    }

    #[test]
    fn a_hex_answers_to_the_name_of_its_city_or_its_place() {
        for hex in Hex::all() {
            assert_eq!(Hex::parse(&hex.to_string()), Some(hex));
            let json = serde_json::to_string(&hex).unwrap();
            assert_eq!(serde_json::from_str::<Hex>(&json).ok(), Some(hex));
        }
        for stranger in ["", "Denver", "0-0", "11-0", "2-02", "+2-2", "2-2-2", "300-1"] {
            assert_eq!(Hex::parse(stranger), None, "{stranger}");
        }
        assert!(serde_json::from_str::<Hex>("\"Denver\"").is_err());
    }

    #[test]
    fn neighbours_share_an_edge() {
        let around =
            |name: &str| Hex::parse(name).unwrap().neighbours().iter().map(|hex| hex.to_string()).collect::<Vec<_>>();

        assert_eq!(around("St. Louis"), ["0-5", "1-5", "2-6", "0-7", "1-7"]);
        assert_eq!(around("New Orleans"), ["1-16"]);
        for hex in Hex::all() {
            assert!(hex.neighbours().iter().all(|other| other.neighbours().contains(hex)));
        }
    }

    #[test]
    fn every_hex_is_called_by_the_nearest_city() {
        let near = |name: &str| Hex::parse(name).unwrap().near().name;

        assert_eq!((near("2-6"), near("12-0"), near("Boston")), ("St. Louis", "Buffalo", "Boston"));
    }
}
