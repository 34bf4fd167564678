//! Where things lie on the canvas that backdrop and board share, and what shapes are called.

use crate::parts::letters;
use crate::parts::point::Point;
use std::sync::LazyLock;
use steel_driver::{City, Link};

/// Backdrop and board lie exactly over each other: the part of the canvas that cities and their names fill.
pub(crate) const VIEW_BOX: &str = "10 12 1004 626";

/// How far a city's mark reaches from its middle.
pub(crate) const CITY_RADIUS: f32 = 19.5;
/// The round sign with a link's price.
pub(crate) const MILEPOST_RADIUS: f32 = 8.5;
pub(crate) const PLATE_HEIGHT: f32 = 15.0;

/// The middle of a city.
pub(crate) fn place(city: City) -> Point {
    let (x, y) = city.place();
    Point { x: f32::from(x), y: f32::from(y) }
}

/// Where the price of a link stands, and the sign of the company that builds it: half-way, unless another line passes there.
pub(crate) fn milepost(link: Link) -> Point {
    let (a, b) = link.ends();
    let part = match (a.name(), b.name()) {
        ("Chicago", "Cleveland") => 0.32,
        ("Chicago", "St. Louis") => 0.45,
        ("Davenport", "St. Louis") => 0.4,
        _ => 0.5,
    };
    let (from, to) = (place(a), place(b));
    from.moved((to.x - from.x) * part, (to.y - from.y) * part).rounded()
}

/// A link as a line from city to city, to be drawn under them.
pub(crate) fn line(link: Link) -> String {
    let (a, b) = link.ends();
    let (from, to) = (place(a), place(b));
    format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)
}

/// The sign with a city's name: its corner and its width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plate {
    pub(crate) corner: Point,
    pub(crate) width: f32,
}

/// On which side of a city its name has room, and how far it is moved along that side to let a line pass.
#[derive(Clone, Copy)]
enum Side {
    Above(f32),
    Below(f32),
    Left(f32),
    Right(f32),
}

pub(crate) fn plate(city: City) -> Plate {
    let width = (letters::width(city.name(), 6.5) + 5.0).round();
    let at = place(city);
    let corner = match side(city) {
        Side::Above(moved) => at.moved(moved * 0.3 * width - width / 2.0, -20.5 - PLATE_HEIGHT),
        Side::Below(moved) => at.moved(moved * 0.3 * width - width / 2.0, 20.5),
        Side::Left(moved) => at.moved(-21.5 - width, moved * 7.0 - PLATE_HEIGHT / 2.0),
        Side::Right(moved) => at.moved(21.5, moved * 7.0 - PLATE_HEIGHT / 2.0),
    };
    Plate { corner: corner.rounded(), width }
}

fn side(city: City) -> Side {
    match city.name() {
        "Helena" | "Denver" | "Bismarck" | "Chicago" | "Detroit" | "Buffalo" | "Albany" | "Boston" | "Seattle"
        | "Boise" | "Davenport" => Side::Above(0.0),
        "Salt Lake City" | "Indianapolis" | "Memphis" | "Los Angeles" | "San Diego" | "Pittsburgh" => Side::Left(0.0),
        "Kansas City" => Side::Left(1.0),
        "Cleveland" => Side::Left(1.2),
        "San Francisco" | "Santa Fe" | "St. Paul" | "St. Louis" | "New York" | "Philadelphia" | "Baltimore"
        | "Richmond" | "Raleigh" | "Savannah" | "Nashville" | "Charleston" => Side::Right(0.0),
        "Omaha" | "Dallas" => Side::Below(-1.5),
        "Atlanta" => Side::Below(-0.5),
        "Duluth" | "Cincinnati" | "El Paso" => Side::Below(0.5),
        _ => Side::Below(0.0),
    }
}

/// The name of a city among the shapes of the page: `st-louis`.
pub(crate) fn city_id(city: City) -> &'static str {
    static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let letter = |letter: char| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
        let id = |city: City| city.name().chars().filter(|letter| *letter != '.').map(letter).collect();
        City::all().map(id).collect()
    });
    &IDS[city.index()]
}

/// The name of a link among the shapes of the page: `denver-omaha`.
pub(crate) fn link_id(link: Link) -> &'static str {
    static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let id = |(a, b): (City, City)| format!("{}-{}", city_id(a), city_id(b));
        Link::all().map(|link| id(link.ends())).collect()
    });
    &IDS[link.index()]
}

pub(crate) fn city_target(city: City) -> String {
    format!("city-{}", city_id(city))
}

pub(crate) fn link_target(link: Link) -> String {
    format!("link-{}", link_id(link))
}

pub(crate) fn city_of_target(target: &str) -> Option<City> {
    let id = target.strip_prefix("city-")?;
    City::all().find(|city| city_id(*city) == id)
}

pub(crate) fn link_of_target(target: &str) -> Option<Link> {
    let id = target.strip_prefix("link-")?;
    Link::all().find(|link| link_id(*link) == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use steel_driver::Board;

    #[test]
    fn every_city_and_link_is_found_by_its_target() {
        assert!(City::all().all(|city| city_of_target(&city_target(city)) == Some(city)));
        assert!(Link::all().all(|link| link_of_target(&link_target(link)) == Some(link)));
        for nonsense in ["city-", "city-atlantis", "link-denver", "link-", "company-red"] {
            assert_eq!((city_of_target(nonsense), link_of_target(nonsense)), (None, None), "{nonsense}");
        }
    }

    /// How far apart a plate and a point are.
    fn apart(plate: Plate, point: Point) -> f32 {
        let aside = |low: f32, value: f32, high: f32| (low - value).max(value - high).max(0.0);
        let x = aside(plate.corner.x, point.x, plate.corner.x + plate.width);
        x.hypot(aside(plate.corner.y, point.y, plate.corner.y + PLATE_HEIGHT))
    }

    #[test]
    fn names_cover_neither_cities_nor_prices_nor_each_other() {
        for board in Board::ALL {
            for city in board.cities().iter() {
                let name = plate(city);
                for other in board.cities().iter() {
                    assert!(apart(name, place(other)) >= CITY_RADIUS, "the name of {city} covers {other}");
                    let (a, b) = (name.corner, plate(other).corner);
                    let covers =
                        a.x < b.x + plate(other).width && b.x < a.x + name.width && (a.y - b.y).abs() < PLATE_HEIGHT;
                    assert!(city == other || !covers, "{city} and {other}");
                }
                for link in board.links().iter() {
                    assert!(apart(name, milepost(link)) >= MILEPOST_RADIUS, "{city} covers the price of {link}");
                }
            }
        }
    }

    #[test]
    fn prices_stand_apart_and_beside_the_cities() {
        for board in Board::ALL {
            let posts: Vec<(Link, Point)> = board.links().iter().map(|link| (link, milepost(link))).collect();
            for (index, (link, post)) in posts.iter().enumerate() {
                let distance = |other: Point| (post.x - other.x).hypot(post.y - other.y);
                for (other, at) in &posts[index + 1..] {
                    assert!(distance(*at) >= 2.0 * MILEPOST_RADIUS, "{link} and {other}");
                }
                for city in board.cities().iter() {
                    // San Diego and Los Angeles are so close that the price between them touches both.
                    assert!(distance(place(city)) >= CITY_RADIUS + MILEPOST_RADIUS - 1.0, "{link} and {city}");
                }
            }
        }
    }
}
