//! Where things lie on the canvas that backdrop and board share.

use crate::parts::letters;
use crate::parts::point::Point;
use carnegie::{City, CitySize, Slot};
use std::sync::LazyLock;

/// Backdrop and board lie exactly over each other: the part of the canvas that the cities fill.
pub(crate) const VIEW_BOX: &str = "8 56 1184 596";

pub(crate) const SLOT_RADIUS: f32 = 11.0;

/// By city, in the order of the board's table.
#[rustfmt::skip]
const PLACES: [(f32, f32); City::COUNT] = [
    (102.4, 80.0),  // Seattle
    (251.1, 106.2), // Helena
    (80.3, 159.6),  // Portland
    (208.4, 183.5), // Boise
    (70.0, 295.0),  // San Francisco
    (180.4, 260.9), // Reno
    (270.2, 266.6), // Salt Lake City
    (379.2, 295.0), // Denver
    (111.2, 446.3), // Los Angeles
    (215.8, 460.0), // Phoenix
    (315.9, 387.2), // Santa Fe
    (474.9, 119.8), // Fargo
    (625.0, 109.6), // Duluth
    (577.9, 180.1), // St. Paul
    (492.5, 216.5), // Omaha
    (756.1, 192.6), // Chicago
    (536.7, 324.6), // Kansas City
    (678.0, 333.7), // St. Louis
    (810.5, 303.0), // Cincinnati
    (379.2, 508.9), // El Paso
    (530.8, 471.4), // Dallas
    (676.6, 437.2), // Memphis
    (807.6, 422.5), // Atlanta
    (916.5, 425.9), // Charleston
    (486.6, 589.7), // San Antonio
    (616.2, 593.1), // Houston
    (760.5, 555.6), // New Orleans
    (996.0, 103.9), // Albany
    (1130.0, 103.9), // Boston
    (895.9, 186.9), // Pittsburgh
    (1082.9, 245.0), // New York
    (947.4, 318.9), // Washington
];

/// The middle of a city.
pub(crate) fn place(city: City) -> Point {
    let (x, y) = PLACES[city.index()];
    Point { x, y }
}

/// How far a city reaches from its middle.
pub(crate) fn radius(city: City) -> f32 {
    match city.size() {
        CitySize::Small => 14.5,
        CitySize::Medium => 27.5,
        CitySize::Large => 37.0,
    }
}

/// The middle of a slot: in a city with several they fill two rows from the left.
pub(crate) fn slot_place(slot: Slot) -> Point {
    let (x, y) = match (slot.city().size(), slot.place()) {
        (CitySize::Small, _) => (0.0, 0.0),
        (CitySize::Medium, 1) => (-12.5, -7.5),
        (CitySize::Medium, 2) => (12.5, -7.5),
        (CitySize::Medium, _) => (0.0, 13.5),
        (CitySize::Large, 1) => (-12.0, -15.0),
        (CitySize::Large, 2) => (12.0, -15.0),
        (CitySize::Large, number) => (f32::from(number) * 24.0 - 96.0, 10.0),
    };
    place(slot.city()).moved(x, y).rounded()
}

/// A plate under a city: its name and what a project scores there.
pub(crate) const PLATE_HEIGHT: f32 = 19.0;

pub(crate) fn plate_width(city: City) -> f32 {
    (letters::width(city.name(), 7.4) + 10.0).round() + 15.0
}

/// What the marks of cities mean stands in the Atlantic: how far from the left and the top it lies at its highest, and how far it reaches.
pub(crate) const LEGEND: (f32, f32, f32, f32) = (966.0, 424.0, 220.0, 195.0);

/// How wide the flag beside a plate is.
pub(crate) const FLAG: f32 = 38.0;

/// What a city pays at once stands behind it.
pub(crate) const PAYS: f32 = 28.0;

fn flag_width(city: City) -> f32 {
    if city.pays_transport_income() { FLAG + PAYS } else { FLAG }
}

/// The left upper corner of the flag of a city.
pub(crate) fn flag_place(city: City) -> Point {
    FLAG_PLACES[city.index()]
}

/// To the right of its plate, to the left, or below it: where it lies on no other city, and on no flag that has its place already.
static FLAG_PLACES: LazyLock<Vec<Point>> = LazyLock::new(|| {
    City::all().fold(Vec::new(), |mut placed: Vec<Point>, city| {
        let (under, half) = (place(city).moved(0.0, radius(city) + 3.0), plate_width(city) / 2.0);
        let wide = flag_width(city);
        let places = [(half, 0.0), (-half - wide, 0.0), (-wide / 2.0, PLATE_HEIGHT)].map(|(x, y)| under.moved(x, y));
        let meets = |corner: Point| {
            City::all().zip(&placed).any(|(other, at)| do_flags_meet((corner, wide), (*at, flag_width(other))))
        };
        let is_clear = |corner: &Point| is_free(*corner, city) && !meets(*corner);
        placed.push(places.into_iter().find(is_clear).unwrap_or(places[0]));
        placed
    })
});

fn do_flags_meet((one, wide): (Point, f32), (other, other_wide): (Point, f32)) -> bool {
    one.x < other.x + other_wide && other.x < one.x + wide && (one.y - other.y).abs() < PLATE_HEIGHT
}

/// Whether a flag with this corner lies on the canvas, and on no plate or disc of another city, nor on the legend.
fn is_free(corner: Point, own: City) -> bool {
    const WEST_AND_EAST: (f32, f32) = (8.0, 1190.0);
    let (right, bottom) = (corner.x + flag_width(own), corner.y + PLATE_HEIGHT);
    let covers = |left: f32, top: f32, width: f32, height: f32| {
        corner.x < left + width && left < right && corner.y < top + height && top < bottom
    };
    let lies_on = |city: City| {
        let (at, reach, width) = (place(city), radius(city), plate_width(city));
        covers(at.x - reach, at.y - reach, 2.0 * reach, 2.0 * reach)
            || covers(at.x - width / 2.0, at.y + reach + 3.0, width, PLATE_HEIGHT)
    };
    let (left, top, width, height) = LEGEND;
    !covers(left, top, width, height)
        && corner.x >= WEST_AND_EAST.0
        && right <= WEST_AND_EAST.1
        && !City::all().any(|city| city != own && lies_on(city))
}

/// A small city can be hit a little beside it too.
pub(crate) const LEAST_HIT: f32 = 18.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_do_not_cover_each_other_and_stay_in_their_city() {
        for city in City::all() {
            let slots: Vec<Point> = city.slots().map(slot_place).collect();
            for (index, one) in slots.iter().enumerate() {
                let far = (one.x - place(city).x).hypot(one.y - place(city).y);
                assert!(far + SLOT_RADIUS <= radius(city) + 1.0, "{city} slot {}", index + 1);
                for other in &slots[index + 1..] {
                    assert!((one.x - other.x).hypot(one.y - other.y) >= 2.0 * SLOT_RADIUS, "{city}");
                }
            }
        }
    }

    #[test]
    fn a_flag_lies_on_no_other_city_and_on_no_other_flag() {
        for city in City::all() {
            assert!(is_free(flag_place(city), city), "{city}");
            for other in City::all().filter(|other| *other > city) {
                let flag = |city| (flag_place(city), flag_width(city));
                assert!(!do_flags_meet(flag(city), flag(other)), "{city} and {other}");
            }
        }
    }

    #[test]
    fn cities_do_not_cover_each_other() {
        for city in City::all() {
            for other in City::all().filter(|other| *other > city) {
                let apart = (place(city).x - place(other).x).hypot(place(city).y - place(other).y);
                assert!(apart > radius(city) + radius(other), "{city} and {other}");
            }
        }
    }
}
