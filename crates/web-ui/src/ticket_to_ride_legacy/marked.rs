//! A map on which something is new: what is old is dimmed, what is new keeps its colours, its names and its numbers.

use super::badges::paint;
use super::landmarks::depots;
use super::map::drawing;
use super::places::{Plate, Scale, Window, place, plate_in};
use crate::Words;
use crate::parts::point::{Point, tenths};
use maud::{Markup, html};
use ticket_to_ride_legacy::{City, RouteId, RouteSet, World};

/// What is new.
pub(crate) struct Marked {
    pub(crate) routes: RouteSet,
    /// Only these are named.
    pub(crate) cities: Vec<City>,
    /// Where the numbers of the new things stand, from 1.
    pub(crate) numbers: Vec<Point>,
}

/// The part of the world where something is new, as large as it can be shown.
pub(crate) fn marked_map(world: &World, marked: &Marked, words: &Words) -> Markup {
    let window = Window::on(world).closer(&marked.places());
    // Beside what is told it is as small as this, in pixels.
    let scale = window.width / 480.0;
    let signs = signs(&marked.cities, scale, window);
    let lies = |id: &RouteId| world.open_routes().contains(*id);
    html! {
        svg.legacy-world.marked viewBox=(window.view_box()) role="img" aria-label=(words.say_with("lg-world", &[("cities", City::all().filter(|city| world.is_open(*city)).count().into())])) {
            (drawing(world, window, words))
            g.new-things {
                @for id in marked.routes.iter().filter(lies) {
                    use.glow href={ "#" (id) } {}
                }
                @for id in marked.routes.iter().filter(lies) {
                    use.bed href={ "#" (id) } {}
                    use.spaces.(paint(world.route(id).colour)) href={ "#" (id) } {}
                }
                @for city in &marked.cities { @let at = place(*city); circle.new-city cx=(at.x) cy=(at.y) r="14" {} }
            }
            (depots(world, &[], words))
            (names(&signs, scale))
            g.numbers font-size=(tenths(17.0 * scale)) {
                @for (number, at) in beside(&marked.numbers, &signs, scale).iter().enumerate() {
                    g transform={ "translate(" (at.x) " " (at.y) ")" } { circle r=(tenths(13.0 * scale)) {} text y=(tenths(6.0 * scale)) { (number + 1) } }
                }
            }
        }
    }
}

impl Marked {
    fn places(&self) -> Vec<Point> {
        self.cities.iter().map(|city| place(*city)).chain(self.numbers.iter().copied()).collect()
    }
}

/// The corner of its map in which least is new.
pub(crate) fn free_corner(world: &World, marked: &Marked) -> &'static str {
    let window = Window::on(world).closer(&marked.places());
    let corners =
        [("south west", 0.0, 0.6), ("north west", 0.0, 0.0), ("south east", 0.6, 0.6), ("north east", 0.6, 0.0)];
    let hides = |(_, x, y): &(&str, f32, f32)| {
        let corner = Window {
            x: window.x + window.width * x,
            y: window.y + window.height * y,
            width: window.width * 0.4,
            height: window.height * 0.4,
        };
        marked.places().iter().filter(|at| corner.holds(**at)).count()
    };
    corners.iter().min_by_key(|corner| hides(corner)).map_or("south west", |(corner, ..)| corner)
}

/// As large as can be read; a name that would cover another is left out.
fn signs(cities: &[City], scale: Scale, window: Window) -> Vec<(City, Plate)> {
    let mut signs: Vec<(City, Plate)> = Vec::new();
    for city in cities {
        let sign = plate_in(*city, scale, window);
        if signs.iter().all(|(_, other)| !sign.covers(other)) {
            signs.push((*city, sign));
        }
    }
    signs
}

/// Each number stands beside its thing, on the first side where it covers neither a name nor another number.
fn beside(things: &[Point], signs: &[(City, Plate)], scale: Scale) -> Vec<Point> {
    const SIDES: [(f32, f32); 8] = [
        (16.0, -16.0),
        (-16.0, -16.0),
        (16.0, 16.0),
        (-16.0, 16.0),
        (34.0, 0.0),
        (-34.0, 0.0),
        (0.0, -34.0),
        (0.0, 34.0),
    ];
    let mut taken: Vec<Plate> = signs.iter().map(|(_, sign)| *sign).collect();
    let mut stand = |thing: &Point| {
        let sides = SIDES.map(|(x, y)| thing.moved(x * scale, y * scale).rounded());
        let is_free = |at: &&Point| taken.iter().all(|other| !disc(**at, scale).covers(other));
        let at = *sides.iter().find(is_free).unwrap_or(&sides[0]);
        taken.push(disc(at, scale));
        at
    };
    things.iter().map(&mut stand).collect()
}

/// What a number takes up.
fn disc(at: Point, scale: Scale) -> Plate {
    let radius = 13.0 * scale;
    Plate { corner: at.moved(-radius, -radius), width: 2.0 * radius, height: 2.0 * radius }
}

fn names(signs: &[(City, Plate)], scale: Scale) -> Markup {
    html! {
        g.plates font-size=(tenths(12.5 * scale)) {
            @for (city, sign) in signs {
                rect x=(sign.corner.x) y=(sign.corner.y) width=(sign.width) height=(sign.height) rx="2" {}
                text x=(tenths(sign.corner.x + sign.width / 2.0)) y=(tenths(sign.corner.y + sign.height * 0.77)) { (city.name()) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ticket_to_ride_legacy::Options;

    fn city(id: &str) -> City {
        City::all().find(|city| city.id() == id).unwrap()
    }

    /// So wide that no name is at its edge.
    fn everywhere() -> Window {
        Window { x: -5000.0, y: -5000.0, width: 20_000.0, height: 20_000.0 }
    }

    #[test]
    fn the_map_goes_close_to_what_is_new_and_stays_on_the_world() {
        let world = World::new(2, &Options::default()).unwrap();
        let whole = Window::on(&world);
        let near = |ids: &[&str]| whole.closer(&ids.iter().map(|id| place(city(id))).collect::<Vec<_>>());

        assert_eq!(near(&[]), whole);
        let east = near(&["boston", "new-york"]);
        assert!(east.width < whole.width && east.x >= whole.x && east.x + east.width <= whole.x + whole.width + 1.0);
        assert!(east.holds(place(city("boston"))) && east.holds(place(city("new-york"))));
        let all = near(&["boston", "new-orleans", "st-louis", "quebec"]);
        assert!(["boston", "new-orleans", "quebec"].iter().all(|id| all.holds(place(city(id)))), "{all:?}");
    }

    #[test]
    fn no_name_covers_another() {
        let all: Vec<City> = City::all().collect();
        let drawn = names(&signs(&all, 4.0, everywhere()), 4.0).into_string();
        assert!(drawn.contains("Boston") && drawn.matches("<rect").count() < all.len());
    }

    #[test]
    fn no_number_covers_a_name_or_another_number() {
        for which in ["kansas-city", "chicago", "boston", "atlanta"] {
            let signs = signs(&City::all().collect::<Vec<_>>(), 1.0, everywhere());
            // Two things are new there.
            let things = [place(city(which)); 2];
            let stand = beside(&things, &signs, 1.0);
            let discs = [disc(stand[0], 1.0), disc(stand[1], 1.0)];
            assert!(!discs[0].covers(&discs[1]), "{which}");
            assert!(discs.iter().all(|disc| signs.iter().all(|(_, sign)| !disc.covers(sign))), "{which}");
        }
    }
}
