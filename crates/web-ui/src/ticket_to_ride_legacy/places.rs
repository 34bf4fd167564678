//! Where cities and their names stand, and which part of the map is looked at.

use crate::parts::point::Point;
use ticket_to_ride_legacy::{City, World};

/// How large letters and discs are drawn, so that they can be read on a small and on a large map alike.
pub(crate) type Scale = f32;

/// On the whole map.
pub(crate) const LARGEST: Scale = 1.42;
const SMALLEST: Scale = 0.9;

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

pub(crate) fn place(city: City) -> Point {
    let (x, y) = city.place();
    Point { x: x.into(), y: y.into() }
}

pub(crate) fn plate(city: City, scale: Scale) -> Plate {
    let (width, height) = ((letters(city.name()) + 7.0) * scale, 14.0 * scale);
    let (at, gap) = (place(city), 11.0);
    let corner = match city.label_side() {
        "n" => at.moved(-width / 2.0, -gap - height),
        "s" => at.moved(-width / 2.0, gap),
        "w" => at.moved(-gap - width, -height / 2.0),
        _ => at.moved(gap, -height / 2.0),
    };
    Plate { corner: corner.rounded(), width: width.round(), height: height.round() }
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

    pub(crate) fn view_box(&self) -> String {
        format!("{} {} {} {}", self.x, self.y, self.width, self.height)
    }

    pub(crate) fn scale(&self) -> Scale {
        (self.width / 1080.0).clamp(SMALLEST, LARGEST)
    }
}

/// The letters of the page's type are not all as wide.
fn letters(name: &str) -> f32 {
    let letter = |letter| match letter {
        'i' | 'l' | 't' | 'f' | 'r' | 'I' | '.' | ' ' => 3.3,
        'm' | 'w' | 'M' | 'W' => 8.2,
        'A'..='Z' => 6.6,
        _ => 5.6,
    };
    name.chars().map(letter).sum()
}
