//! Small things that stand on the map in a game: each a clear symbol with a title. Only what is there is drawn, and no class names it (LG-1.5).

use super::landmarks::{ports_and_resorts, tanks};
use super::spots::{RADIUS, spots};
use super::tracks::{Track, sign_wagon};
use crate::Words;
use crate::parts::point::Point;
use maud::{Markup, html};
use std::collections::HashMap;
use ticket_to_ride_legacy::{City, RouteId, View, World};

/// A symbol beside a city.
pub(crate) struct Mark {
    pub(crate) city: City,
    pub(crate) ground: &'static str,
    pub(crate) drawing: &'static str,
    pub(crate) title: String,
    /// Said where there are several.
    pub(crate) count: u8,
}

const SACK: &str = "M-5 7c-3-5 0-9 2-10l-2-4h10l-2 4c2 1 5 5 2 10z";
const SNOW: &str = "M0-8V8M-7-4L7 4M-7 4L7-4M-2.5-7L0-5l2.5-2M-2.5 7L0 5l2.5 2";
const STEER: &str = "M-10 5v-7c0-3 2-5 5-5h8l3-3 4 1-1 5-3 2v7h-3v-5h-9v5z";
const FLAG: &str = "M-5 8V-8h2l9 4-9 4V8z";
const LOCOMOTIVE: &str = "M-8 4v-8h3v4h3v-6h8v10zM-8 5h15l2 3h-17zM-5 8a2 2 0 1 0 .1 0M4 8a2 2 0 1 0 .1 0";

/// What rules found during the campaign have put on routes and cities.
pub(crate) fn markers(view: &View, words: &Words) -> Markup {
    let pieces = &view.pieces;
    html! {
        @for id in pieces.sacks.iter() { (marker(free_wagon(view, id), "", SACK, &words.say("lg-sack-here"))) }
        @for id in pieces.snow.iter() { (marker(free_wagon(view, id), "cold", SNOW, &words.say("lg-snow-here"))) }
        (beside_cities(&view.world, at_cities(view, words)))
    }
}

/// Each beside its city, where it covers no name.
pub(crate) fn beside_cities(world: &World, marks: impl IntoIterator<Item = Mark>) -> Markup {
    let mut free: HashMap<City, std::vec::IntoIter<Point>> = HashMap::new();
    html! {
        @for mark in marks {
            @let free = free.entry(mark.city).or_insert_with(|| spots(world, mark.city).into_iter());
            @if let Some(at) = free.next() {
                (marker(at, mark.ground, mark.drawing, &mark.title))
                @if mark.count > 1 { text.count x=(at.rounded().x + RADIUS) y=(at.rounded().y + RADIUS) { (mark.count) } }
            }
        }
    }
}

fn at_cities(view: &View, words: &Words) -> Vec<Mark> {
    let pieces = &view.pieces;
    let one = |city: City, title: &str, ground, drawing| {
        let title = words.say_with(title, &[("city", city.name().into())]);
        Mark { city, ground, drawing, title, count: 0 }
    };
    let tanks = pieces.tanks.iter().map(|(city, count)| tanks(*city, *count, words));
    let herd = pieces.herd.map(|city| one(city, "lg-herd-at", "", STEER));
    let last_stop = pieces.last_stop.map(|city| one(city, "lg-last-stop", "", FLAG));
    let train = pieces.through_train.last().map(|city| one(*city, "lg-through-train-at", "brass", LOCOMOTIVE));
    let moving = train.into_iter().chain(herd).chain(last_stop);
    tanks.chain(ports_and_resorts(&view.world, words)).chain(moving).collect()
}

/// The first wagon of a route, or the last one where the first carries its sign.
fn free_wagon(view: &View, id: RouteId) -> Point {
    let length = view.world.route(id).length;
    let wagon = if sign_wagon(&view.world, id) == 0 { length - 1 } else { 0 };
    Track::of(&view.world, id).wagon(wagon, length)
}

/// A symbol on a round ground.
pub(crate) fn marker(at: Point, ground: &str, drawing: &str, title: &str) -> Markup {
    let at = at.rounded();
    html! {
        g.marker.(ground) transform={ "translate(" (at.x) " " (at.y) ")" } {
            title { (title) }
            circle r=(RADIUS) {}
            path d=(drawing) {}
        }
    }
}
