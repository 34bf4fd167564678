//! Where routes lie on the map: gentle curves that pass by cities and their names, side by side where there are two or three.

use super::places::{bow, place};
use crate::parts::point::{Point, tenths};
use ticket_to_ride_legacy::{City, RouteId, World};

/// A route as a curve: where it leaves one city, what pulls it aside, where it arrives.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Track {
    pub(crate) from: Point,
    pub(crate) pull: Point,
    pub(crate) to: Point,
}

/// How far the tracks of a double lie apart.
const LANE: f32 = 13.5;
/// Trains keep this far from the middle of a city.
const CLEAR: f32 = 13.0;
/// How large the sign of a route is, from its middle, at scale 1.
pub(crate) const SIGN: f32 = 6.4;

impl Track {
    /// On these boards.
    pub(crate) fn of(world: &World, id: RouteId) -> Track {
        let route = world.route(id);
        let beside = world.beside(id);
        let earlier = beside.iter().filter(|other| *other < id).count() as f32;
        let lane = (earlier - beside.len() as f32 / 2.0) * LANE;
        let first = beside.iter().chain([id]).min().unwrap_or(id);
        let whole = curve(route.ends, bow(first)).moved_aside(lane);
        whole.without_ends(CLEAR)
    }

    /// The curve in the letters of a drawing.
    pub(crate) fn path(&self) -> String {
        let Track { from, pull, to } = *self;
        let number = |number: f32| tenths(number).to_string();
        format!(
            "M{} {}Q{} {} {} {}",
            number(from.x),
            number(from.y),
            number(pull.x),
            number(pull.y),
            number(to.x),
            number(to.y)
        )
    }

    /// The point so far along the way, 0 to 1.
    pub(crate) fn at(&self, part: f32) -> Point {
        between(between(self.from, self.pull, part), between(self.pull, self.to, part), part)
    }

    /// The middle of the wagon in the middle of the route.
    pub(crate) fn middle_wagon(&self, length: u8) -> Point {
        self.wagon(length / 2, length).rounded()
    }

    /// The middle of one of so many wagons, counted from 0.
    pub(crate) fn wagon(&self, wagon: u8, length: u8) -> Point {
        self.at((f32::from(wagon) + 0.5) / f32::from(length))
    }

    fn moved_aside(self, by: f32) -> Track {
        let (dx, dy) = (self.to.x - self.from.x, self.to.y - self.from.y);
        let length = dx.hypot(dy).max(1.0);
        let move_it = |point: Point| point.moved(-dy / length * by, dx / length * by);
        Track { from: move_it(self.from), pull: move_it(self.pull), to: move_it(self.to) }
    }

    fn without_ends(self, clear: f32) -> Track {
        let part = (clear / distance(self.from, self.to)).min(0.35);
        let (first, last) = (part, 1.0 - part);
        let (from, to) = (self.at(first), self.at(last));
        // The part of a curve between two of its points is such a curve again.
        let pull = between(between(self.from, self.pull, first), between(self.pull, self.to, first), last);
        Track { from, pull, to }
    }
}

/// The wagon that carries a route's sign: the middle one; of a double each has a wagon of its own, so that no sign covers another.
pub(crate) fn sign_wagon(world: &World, id: RouteId) -> u8 {
    let (share, shares) = share(world, id);
    (usize::from(world.route(id).length) * share / shares) as u8
}

/// Where a route's sign stands. Those of a double whose routes have one wagon each stand at another part of it.
pub(crate) fn sign_place(world: &World, id: RouteId) -> Point {
    let (track, length) = (Track::of(world, id), world.route(id).length);
    let (share, shares) = share(world, id);
    match length {
        1 => track.at(share as f32 / shares as f32).rounded(),
        _ => track.wagon(sign_wagon(world, id), length).rounded(),
    }
}

/// Of so many shares of the way the end of this one is its own: half of it, or of a double a third or two.
fn share(world: &World, id: RouteId) -> (usize, usize) {
    let beside = world.beside(id);
    let earlier = beside.iter().filter(|other| *other < id).count();
    (earlier + 1, beside.len() + 2)
}

/// `bow`: how far it goes aside, as a part of the distance.
fn curve([a, b]: [City; 2], bow: f32) -> Track {
    let (from, to) = (place(a), place(b));
    let middle = between(from, to, 0.5);
    // The curve goes half as far aside as what pulls it.
    let pull = middle.moved(-(to.y - from.y) * bow * 2.0, (to.x - from.x) * bow * 2.0);
    Track { from, pull, to }
}

fn between(a: Point, b: Point, part: f32) -> Point {
    a.moved((b.x - a.x) * part, (b.y - a.y) * part)
}

fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ticket_to_ride_legacy::places::LARGEST;
    use ticket_to_ride_legacy::{Options, Region};

    fn whole_map() -> World {
        let regions = Region::ALL.into_iter().collect();
        World::new(2, &Options { regions, ..Options::default() }).unwrap()
    }

    #[test]
    fn no_train_stands_on_another_city() {
        let world = whole_map();
        for route in world.routes() {
            let track = Track::of(&world, route.id);
            for city in City::all().filter(|city| !route.touches(*city)) {
                let nearest =
                    (0..=40).map(|step| distance(track.at(step as f32 / 40.0), place(city))).fold(f32::MAX, f32::min);
                assert!(nearest > 13.0, "{:?} {:?} passes {city:?} at {nearest}", route.id, route.ends);
            }
        }
    }

    #[test]
    fn signs_of_a_double_do_not_cover_each_other() {
        let world = whole_map();
        for route in world.routes().iter().filter(|route| route.length > 1) {
            for other in world.beside(route.id).iter() {
                let apart = distance(sign_place(&world, route.id), sign_place(&world, other));
                assert!(apart > 2.0 * SIGN * LARGEST, "{:?} and {other:?}: {apart}", route.id);
            }
        }
    }

    /// The letters of those who claimed them are wider than a lane.
    #[test]
    fn signs_of_a_double_of_one_train_stand_apart() {
        let world = whole_map();
        for route in world.routes().iter().filter(|route| route.length == 1) {
            for other in world.beside(route.id).iter() {
                let apart = distance(sign_place(&world, route.id), sign_place(&world, other));
                assert!(apart > 1.1 * LANE, "{:?} and {other:?}: {apart}", route.id);
            }
        }
    }

    #[test]
    fn routes_of_a_double_lie_side_by_side() {
        let world = whole_map();
        for route in world.routes() {
            for other in world.beside(route.id).iter() {
                let apart = distance(Track::of(&world, route.id).at(0.5), Track::of(&world, other).at(0.5));
                assert!(apart > LANE - 1.0, "{:?} and {other:?}: {apart}", route.id);
            }
        }
    }
}
