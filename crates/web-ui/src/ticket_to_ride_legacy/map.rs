//! A world as a drawing: the known boards, their routes as rows of wagon spaces, cities.
//!
//! The table lies over [`drawing`]; a campaign's page shows [`world_map`]: a world without a game.

use super::badges::{outline, paint};
use super::geography::{folds, known_world};
use super::landmarks::{depots, landmarks};
use super::places::{Scale, Window, place};
use super::plates::{plates, plates_at};
use super::time_zones::time_zones;
use super::tracks::{SIGN, Track, sign_place};
use crate::Words;
use crate::parts::point::Point;
use maud::{Markup, PreEscaped, html};
use ticket_to_ride_legacy::{City, Colour, Options, Region, RouteId, RuleWorks, World};

/// The whole world as one picture of its own. `World::new(seats, &options)` makes one of a campaign's options.
pub fn world_map(world: &World, words: &Words) -> Markup {
    whole_world(world, &plates(world, |_| ""), words)
}

/// The whole world on a campaign's page: on a phone it has the few names that can be read there.
pub(crate) fn world_on_page(world: &World, words: &Words) -> Markup {
    whole_world(world, &near_or_far(&plates(world, |_| ""), &plates_at(world, 350.0)), words)
}

/// The whole world beside another.
pub(crate) fn world_from_afar(world: &World, words: &Words) -> Markup {
    whole_world(world, &near_or_far(&plates_at(world, 860.0), &plates_at(world, 500.0)), words)
}

/// Of two sets of names one is shown: a large picture's, or the fewer ones of a small picture.
fn near_or_far(near: &Markup, far: &Markup) -> Markup {
    html! { g.near-names { (near) } g.far-names { (far) } }
}

fn whole_world(world: &World, names: &Markup, words: &Words) -> Markup {
    let window = Window::on(world);
    html! {
        svg.legacy-world viewBox=(window.view_box()) role="img" aria-label=(words.say_with("lg-world", &[("cities", City::all().filter(|city| world.is_open(*city)).count().into())])) {
            (drawing(world, window, words))
            (depots(world, &[], words))
            (names)
            (landmarks(world, words))
        }
    }
}

/// One board by itself, out of its box, with the routes that lead to it.
pub(crate) fn sheet_of(world: &World, region: Region, words: &Words) -> Markup {
    let options = Options { regions: world.options().regions.with(region), ..world.options().clone() };
    let Ok(grown) = World::new(world.seats(), &options) else { return html! {} };
    let window = Window::around(City::all().filter(|city| city.region() == region));
    let drawn = html! {
        svg.legacy-world viewBox=(window.view_box()) {
            (drawing(&grown, window, words))
            (plates(&grown, |_| ""))
        }
    };
    another(drawn, "box")
}

/// A second map on a page: both use the same ids, and a page has each id once.
pub(crate) fn another(map: Markup, name: &str) -> Markup {
    let renamed = [" id=\"", "href=\"#", "url(#"];
    PreEscaped(renamed.iter().fold(map.into_string(), |map, from| map.replace(from, &format!("{from}{name}-"))))
}

/// What lies under everything and never changes during a game.
pub(crate) fn drawing(world: &World, window: Window, words: &Words) -> Markup {
    html! {
        (known_world(world.options().regions))
        path.folds d=(folds(world.options().regions)) {}
        (compass(world, window))
        (time_zones(world, window, words))
        (routes(world, window.scale()))
        (cities(world, window.scale()))
    }
}

/// Every open route: a row of wagon spaces in its colour, with its sign on one of them. The board draws on the same paths.
fn routes(world: &World, scale: Scale) -> Markup {
    html! {
        defs {
            @for id in world.open_routes().iter() {
                path id=(id) d=(Track::of(world, id).path()) pathLength=(world.route(id).length * 10) {}
            }
            @for colour in Colour::ALL {
                g.(paint(Some(colour))) id=(paint(Some(colour))) transform={ "scale(" ((scale * 100.0).round() / 100.0) ")" } {
                    circle.sign-ground r=(SIGN) {}
                    path.sign-mark d=(outline(colour)) {}
                }
            }
        }
        // The same once more below themselves, wider and in one colour.
        use.beds href="#spaces" {}
        g #spaces {
            @for id in world.open_routes().iter() {
                use.spaces.(paint(world.route(id).colour)) href={ "#" (id) } {}
            }
        }
        @for id in world.open_routes().iter() { (colour_sign(world, id)) }
    }
}

/// The sign of a route's colour, so that colour is not the only one; grey routes need none.
pub(crate) fn colour_sign(world: &World, id: RouteId) -> Markup {
    let (colour, at) = (world.route(id).colour, sign_place(world, id));
    html! { @if colour.is_some() { use href={ "#" (paint(colour)) } x=(at.x) y=(at.y) {} } }
}

/// Cream discs; large cities are larger, with a brass ring (LG-4.14).
fn cities(world: &World, scale: Scale) -> Markup {
    let open = || City::all().filter(|city| world.is_open(*city));
    html! {
        g.cities #cities {
            @for city in open() {
                @let at = place(city);
                @match world.is_large(city) {
                    true => (large_city(at, scale)),
                    false => circle cx=(at.x) cy=(at.y) r=(5.6 * scale) {},
                }
            }
        }
    }
}

/// Those that have become large since the map below them was drawn.
pub(crate) fn large_cities(world: &World, cities: &[City]) -> Markup {
    html! { @for city in cities { (large_city(place(*city), Window::on(world).scale())) } }
}

fn large_city(at: Point, scale: Scale) -> Markup {
    html! {
        circle.large cx=(at.x) cy=(at.y) r=(9.6 * scale) {}
        circle cx=(at.x) cy=(at.y) r=(6.6 * scale) {}
    }
}

/// A compass rose on the blank paper.
fn compass(world: &World, window: Window) -> Markup {
    html! {
        @if let Some(at) = compass_place(world, window) {
            g.compass transform={ "translate(" (at.x) " " (at.y) ")" } {
                circle r="62" {} circle r="50" {}
                path d="M0-58L9-9 58 0 9 9 0 58-9 9-58 0-9-9z" {}
                path.half d="M0-58L9-9 0 0zM58 0L9 9 0 0zM0 58L-9 9 0 0zM-58 0L-9-9 0 0z" {}
                path.minor d="M33-33L12 0 33 33 0 12-33 33-12 0-33-33 0-12z" {}
                text y="-68" { "N" }
            }
        }
    }
}

fn compass_place(world: &World, window: Window) -> Option<Point> {
    blank_place(world, window, Blank { half: (92.0, 92.0), room: 125.0 }, None)
}

/// What the routes and rings of the map mean, on the blank paper too; there is none once that is used up.
pub(crate) fn legend(world: &World, window: Window, words: &Words) -> Markup {
    let has_contract = has_contract(world);
    let size = (206.0, if has_contract { 158.0 } else { 135.0 });
    let scale = window.scale();
    let half = (size.0 * scale / 2.0, size.1 * scale / 2.0);
    let blank = Blank { half, room: half.0.hypot(half.1) };
    let Some(at) = blank_place(world, window, blank, compass_place(world, window)) else { return html! {} };
    let corner = at.moved(-half.0, -half.1).rounded();
    let line = |number: usize| 21 + 23 * number;
    let says = |number: usize, id: &str| html! { text x="46" y=(line(number) + 5) { (words.say(id)) } };
    html! {
        g.legend data-called=(words.say("map-key")) transform={ "translate(" (corner.x) " " (corner.y) ")scale(" ((scale * 100.0).round() / 100.0) ")" } {
            rect.cartouche width=(size.0) height=(size.1) rx="4" {}
            @for (number, colour) in [Some(Colour::Red), None].into_iter().enumerate() {
                path.bed d={ "M8 " (line(number)) "h30" } pathLength="10" {}
                path.spaces.(paint(colour)) d={ "M8 " (line(number)) "h30" } pathLength="10" {}
            }
            g.(paint(Some(Colour::Red))) transform="translate(23 21)" { circle.sign-ground r=(SIGN) {} path.sign-mark d=(outline(Colour::Red)) {} }
            (says(0, "lg-legend-colour"))
            (says(1, "lg-legend-grey"))
            g.cities { circle.large cx="23" cy=(line(2)) r="9.6" {} circle cx="23" cy=(line(2)) r="6.6" {} }
            (says(2, "lg-legend-large"))
            path.light d={ "M8 " (line(3)) "h30" } {}
            g.stops { circle.need cx="23" cy=(line(3)) r="9.6" {} }
            (says(3, "lg-legend-ticket"))
            path.sewn d={ "M8 " (line(4)) "h30" } pathLength="10" {}
            path.bed d={ "M8 " (line(4)) "h30" } pathLength="10" {}
            path.spaces.(paint(None)) d={ "M8 " (line(4)) "h30" } pathLength="10" {}
            (says(4, "lg-legend-claim"))
            @if has_contract {
                g.stops { circle.sought cx="23" cy=(line(5)) r="9.6" {} }
                (says(5, "lg-legend-contract"))
            }
        }
    }
}

/// The cities of the contract have rings too.
fn has_contract(world: &World) -> bool {
    world.rules().iter().any(|rule| matches!(rule.works(), RuleWorks::Contract { .. }))
}

/// Something that lies on blank paper: how far it reaches from its middle, and how far from there the next city must be.
struct Blank {
    half: (f32, f32),
    room: f32,
}

/// On paper that nobody knows yet, as far from all that is known, and from what lies there already, as there is room.
fn blank_place(world: &World, window: Window, blank: Blank, taken: Option<Point>) -> Option<Point> {
    const STEPS: i32 = 10;
    // What stands at the edge of the map is not cut there.
    const EDGE: f32 = 8.0;
    let far = |city: &City, x: f32, y: f32| (place(*city).x - x).hypot(place(*city).y - y);
    let mut best: Option<(Point, f32)> = None;
    for (column, row) in (0..=STEPS).flat_map(|column| (0..=STEPS).map(move |row| (column, row))) {
        let within = |start: f32, length: f32, half: f32, part: i32| {
            start + half + (length - 2.0 * half) * part as f32 / STEPS as f32
        };
        let x = within(window.x, window.width, blank.half.0 + EDGE, column);
        let y = within(window.y, window.height, blank.half.1 + EDGE, row);
        let nearest = City::all().min_by(|a, b| far(a, x, y).total_cmp(&far(b, x, y)));
        let is_sea_or_known = nearest.is_some_and(|nearest| world.is_open(nearest));
        let is_taken = taken.is_some_and(|other| (other.x - x).hypot(other.y - y) < blank.room + 70.0);
        let room =
            City::all().filter(|city| world.is_open(*city)).map(|city| far(&city, x, y)).fold(f32::MAX, f32::min);
        if !is_sea_or_known && !is_taken && room > blank.room && best.is_none_or(|(_, most)| room > most) {
            best = Some((Point { x, y }.rounded(), room));
        }
    }
    best.map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use ticket_to_ride_legacy::{RegionSet, RuleCard};

    #[test]
    fn the_legend_lies_on_blank_paper_and_goes_with_it() {
        let legend_on = |regions: RegionSet| {
            let world = World::new(2, &Options { regions, ..Options::default() }).unwrap();
            legend(&world, Window::on(&world), Words::new(Lang::En)).into_string()
        };
        assert!(legend_on(Options::default().regions).contains("any one colour"));
        let rules = vec![RuleCard::parse("contract").unwrap()];
        let with_contract = World::new(2, &Options { rules, ..Options::default() }).unwrap();
        let legend = legend(&with_contract, Window::on(&with_contract), Words::new(Lang::En)).into_string();
        assert!(
            legend.contains("contract of the year") && legend.contains("sought"),
            "its cities have rings of their own"
        );
        assert!(!legend_on(Options::default().regions).contains("sought"));
        assert_eq!(legend_on(Region::ALL.into_iter().collect()), "");
    }
}
