//! Where cities and their names stand, and which part of the map is looked at.

use crate::parts::letters;
use crate::parts::point::Point;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;
use ticket_to_ride_legacy::{City, RouteId, World};

/// How large letters and discs are drawn, so that they can be read on a small and on a large map alike.
pub(crate) type Scale = f32;

/// On the whole map.
pub(crate) const LARGEST: Scale = 1.42;
const SMALLEST: Scale = 1.15;

/// The sign with a city's name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plate {
    pub(crate) corner: Point,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// The part of the map that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Window {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// How far the routes between two cities go aside, as a part of their distance: by the first of them.
pub(crate) fn bow(route: RouteId) -> f32 {
    LAYOUT.bows.get(&route.to_string()).copied().unwrap_or(0.0)
}

/// Laid out so that no route lies over a city and as few as possible over a name.
#[derive(Deserialize)]
struct Layout {
    /// From the city to the corner of its name, at scale 1.
    plates: HashMap<City, (f32, f32)>,
    /// By the number of the first route between two cities.
    bows: HashMap<String, f32>,
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    serde_json::from_str(include_str!("layout.json")).expect("the layout that is compiled in can be read")
});

pub(crate) fn place(city: City) -> Point {
    let (x, y) = city.place();
    Point { x: x.into(), y: y.into() }
}

pub(crate) fn plate(city: City, scale: Scale) -> Plate {
    let (width, height) = ((letters::width(city.name(), 5.6) + 7.0) * scale, 14.0 * scale);
    let (x, y) = LAYOUT.plates[&city];
    let corner = place(city).moved(x * scale, y * scale);
    Plate { corner: corner.rounded(), width: width.round(), height: height.round() }
}

/// On the other side of its city where it would stick out of the window.
pub(crate) fn plate_in(city: City, scale: Scale, window: Window) -> Plate {
    const ASIDE: f32 = 9.0;
    let (plate, at) = (plate(city, scale), place(city));
    let kept = |from: f32, long: f32, at: f32, start: f32, length: f32| {
        if from < start {
            at + ASIDE * scale
        } else if from + long > start + length {
            at - ASIDE * scale - long
        } else {
            from
        }
    };
    let x = kept(plate.corner.x, plate.width, at.x, window.x, window.width);
    let y = kept(plate.corner.y, plate.height, at.y, window.y, window.height);
    Plate { corner: Point { x, y }.rounded(), ..plate }
}

impl Plate {
    pub(crate) fn covers(&self, other: &Plate) -> bool {
        let meet = |start: f32, length: f32, from: f32, long: f32| start < from + long && from < start + length;
        meet(self.corner.x, self.width, other.corner.x, other.width)
            && meet(self.corner.y, self.height, other.corner.y, other.height)
    }
}

impl Window {
    /// All open cities, with room for their names; at the side of what is not known some blank paper.
    pub(crate) fn on(world: &World) -> Window {
        const MARGIN: f32 = 74.0;
        const SHAPE: f32 = 1.42;
        let open: Vec<Point> = City::all().filter(|city| world.is_open(*city)).map(place).collect();
        let least = |of: fn(&Point) -> f32| open.iter().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn(&Point) -> f32| open.iter().map(of).fold(f32::MIN, f32::max);
        let (mut west, mut east) = (least(|at| at.x) - MARGIN - 20.0, most(|at| at.x) + MARGIN);
        let (north, south) = (least(|at| at.y) - MARGIN + 20.0, most(|at| at.y) + MARGIN - 20.0);
        let narrow = ((south - north) * SHAPE - (east - west)).max(0.0);
        let room = (west + 60.0).max(0.0);
        west -= narrow.min(room);
        east += narrow - narrow.min(room);
        Window { x: west.round(), y: north.round(), width: (east - west).round(), height: (south - north).round() }
    }

    /// These cities, with room for their names.
    pub(crate) fn around(cities: impl Iterator<Item = City>) -> Window {
        const MARGIN: f32 = 90.0;
        let places: Vec<Point> = cities.map(place).collect();
        let least = |of: fn(&Point) -> f32| places.iter().map(of).fold(f32::MAX, f32::min) - MARGIN;
        let most = |of: fn(&Point) -> f32| places.iter().map(of).fold(f32::MIN, f32::max) + MARGIN;
        let (x, y) = (least(|at| at.x), least(|at| at.y));
        Window {
            x: x.round(),
            y: y.round(),
            width: (most(|at| at.x) - x).round(),
            height: (most(|at| at.y) - y).round(),
        }
    }

    /// The part of it around these places, in its own shape, no smaller than its half; all of it for none.
    pub(crate) fn closer(self, places: &[Point]) -> Window {
        const MARGIN: f32 = 110.0;
        let spread = |of: fn(&Point) -> f32| {
            let least = places.iter().map(of).fold(f32::MAX, f32::min);
            let most = places.iter().map(of).fold(f32::MIN, f32::max);
            (least - MARGIN, most + MARGIN)
        };
        if places.is_empty() {
            return self;
        }
        let ((west, east), (north, south)) = (spread(|at| at.x), spread(|at| at.y));
        let part = ((east - west) / self.width).max((south - north) / self.height).clamp(0.5, 1.0);
        let within = |from: f32, to: f32, start: f32, length: f32| {
            let kept = length * part;
            ((from + to - kept) / 2.0).clamp(start, start + length - kept).round()
        };
        Window {
            x: within(west, east, self.x, self.width),
            y: within(north, south, self.y, self.height),
            width: (self.width * part).round(),
            height: (self.height * part).round(),
        }
    }

    pub(crate) fn holds(&self, at: Point) -> bool {
        (self.x..=self.x + self.width).contains(&at.x) && (self.y..=self.y + self.height).contains(&at.y)
    }

    pub(crate) fn view_box(&self) -> String {
        format!("{} {} {} {}", self.x, self.y, self.width, self.height)
    }

    pub(crate) fn scale(&self) -> Scale {
        (self.width / 1080.0).max(self.height / 640.0).clamp(SMALLEST, LARGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_at_the_edge_stands_on_the_other_side_of_its_city() {
        let window = Window::around(City::all());
        for scale in [1.0, LARGEST, 2.4] {
            for city in City::all() {
                let name = plate_in(city, scale, window);
                assert!(name.corner.x >= window.x, "{city:?} at {scale}");
                assert!(name.corner.x + name.width <= window.x + window.width, "{city:?} at {scale}");
                assert!(name.corner.y >= window.y, "{city:?} at {scale}");
                assert!(name.corner.y + name.height <= window.y + window.height, "{city:?} at {scale}");
            }
        }
    }

    #[test]
    fn every_city_has_a_side_for_its_name_and_no_name_covers_another_or_a_city() {
        for city in City::all() {
            let name = plate(city, LARGEST);
            assert!(LAYOUT.plates.contains_key(&city), "{city:?}");
            for other in City::all().filter(|other| *other != city) {
                assert!(!name.covers(&plate(other, LARGEST)), "{city:?} and {other:?}");
                let disc = Plate { corner: place(other).moved(-8.0, -8.0), width: 16.0, height: 16.0 };
                assert!(!name.covers(&disc), "the name of {city:?} covers {other:?}");
            }
        }
    }
}
