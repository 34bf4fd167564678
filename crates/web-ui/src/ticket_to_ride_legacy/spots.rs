//! Free spots beside a city for small symbols: on no name, and off the tracks where there is room.

use super::places::{Plate, Window, place, plate};
use super::tracks::Track;
use crate::parts::point::Point;
use ticket_to_ride_legacy::{City, World};

/// How large a symbol is.
pub(crate) const RADIUS: f32 = 11.0;
const DIRECTIONS: u8 = 16;

/// The best spot first.
pub(crate) fn spots(world: &World, city: City) -> Vec<Point> {
    let scale = Window::on(world).scale();
    let plates: Vec<Plate> = open_cities(world).map(|other| plate(other, scale)).collect();
    let tracks: Vec<Point> = tracks_at(world, city);
    let mut spots: Vec<(f32, Point)> = (0..DIRECTIONS)
        .map(|direction| {
            let angle = f32::from(direction) / f32::from(DIRECTIONS) * std::f32::consts::TAU;
            let far = RADIUS + 9.0 * scale;
            place(city).moved(angle.cos() * far, angle.sin() * far)
        })
        .filter(|spot| !plates.iter().any(|plate| is_covered(plate, *spot)))
        .map(|spot| (tracks.iter().map(|at| distance(*at, spot)).fold(f32::MAX, f32::min), spot))
        .collect();
    spots.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let mut apart: Vec<Point> = Vec::new();
    for (_, spot) in spots {
        if apart.iter().all(|taken| distance(*taken, spot) > 2.0 * RADIUS) {
            apart.push(spot);
        }
    }
    apart
}

fn open_cities(world: &World) -> impl Iterator<Item = City> {
    City::all().filter(|city| world.is_open(*city))
}

/// Points on the routes of this city, and the cities close by.
fn tracks_at(world: &World, city: City) -> Vec<Point> {
    let routes = world.open_routes().iter().filter(|id| world.route(*id).touches(city));
    let on_routes = routes.flat_map(|id| (0..=12).map(move |step| Track::of(world, id).at(step as f32 / 12.0)));
    on_routes.chain(open_cities(world).filter(|other| *other != city).map(place)).collect()
}

fn is_covered(plate: &Plate, spot: Point) -> bool {
    let dx = (plate.corner.x - spot.x).max(spot.x - plate.corner.x - plate.width).max(0.0);
    let dy = (plate.corner.y - spot.y).max(spot.y - plate.corner.y - plate.height).max(0.0);
    dx.hypot(dy) < RADIUS - 1.0
}

fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ticket_to_ride_legacy::{Options, Region};

    #[test]
    fn every_city_has_room_for_a_symbol_on_every_map() {
        for boards in 5..=Region::ALL.len() {
            let regions = Region::ALL.into_iter().take(boards).collect();
            let world = World::new(2, &Options { regions, ..Options::default() }).unwrap();
            for city in open_cities(&world) {
                assert!(!spots(&world, city).is_empty(), "{city:?} with {boards} boards");
            }
        }
    }
}
