//! Small things that stand on the map: each a clear symbol with a title. Only what is there is drawn, and no class names it (LG-1.5).

use super::places::place;
use super::tracks::Track;
use crate::Words;
use crate::parts::point::Point;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Change, RouteId, View, World};

/// Depots of all companies, in their colours.
pub(crate) fn depots(world: &World, words: &Words) -> Markup {
    let built = world.options().changes.iter().filter_map(|change| match change {
        Change::Depot { city, company } => Some((*city, *company)),
        _ => None,
    });
    html! {
        @for (city, company) in built {
            @let title = words.say_with("lg-depot-of", &[("company", words.say(company.word()).into()), ("city", city.name().into())]);
            (marker(place(city), company.word(), "M-7 6v-8l7-6 7 6v8zM-2 6v-5h4v5z", &title))
        }
    }
}

/// What rules found during the campaign have put on routes and cities.
pub(crate) fn markers(view: &View, words: &Words) -> Markup {
    let pieces = &view.pieces;
    html! {
        @for id in pieces.sacks.iter() {
            (marker(first_wagon(view, id), "", "M-5 7c-3-5 0-9 2-10l-2-4h10l-2 4c2 1 5 5 2 10z", &words.say("lg-sack-here")))
        }
        @for id in pieces.snow.iter() {
            (marker(first_wagon(view, id), "cold", "M0-8V8M-7-4L7 4M-7 4L7-4M-2.5-7L0-5l2.5-2M-2.5 7L0 5l2.5 2", &words.say("lg-snow-here")))
        }
        @for (city, tanks) in pieces.tanks.iter().filter(|(_, tanks)| *tanks > 0) {
            @let title = words.say_with("lg-tanks-at", &[("tanks", (*tanks).into()), ("city", city.name().into())]);
            (marker(place(*city).moved(-15.0, -13.0), "wet", "M0-8C5-2 6 1 6 3a6 6 0 0 1-12 0c0-2 1-5 6-11z", &title))
        }
        @if let Some(city) = pieces.herd {
            @let title = words.say_with("lg-herd-at", &[("city", city.name().into())]);
            (marker(place(city).moved(14.0, -13.0), "", "M-10 5v-7c0-3 2-5 5-5h8l3-3 4 1-1 5-3 2v7h-3v-5h-9v5z", &title))
        }
        @if let Some(city) = pieces.last_stop {
            @let title = words.say_with("lg-last-stop", &[("city", city.name().into())]);
            (marker(place(city).moved(0.0, -22.0), "", "M-5 8V-8h2l9 4-9 4V8z", &title))
        }
        @if let Some(city) = pieces.through_train.last() {
            @let title = words.say_with("lg-through-train-at", &[("city", city.name().into())]);
            (marker(place(*city).moved(0.0, -22.0), "brass", "M-8 4v-8h3v4h3v-6h8v10zM-8 5h15l2 3h-17zM-5 8a2 2 0 1 0 .1 0M4 8a2 2 0 1 0 .1 0", &title))
        }
    }
}

/// Above the first wagon of a route: its middle carries a symbol.
fn first_wagon(view: &View, id: RouteId) -> Point {
    Track::of(&view.world, id).at(0.5 / f32::from(view.world.route(id).length))
}

/// A symbol on a round ground.
pub(crate) fn marker(at: Point, ground: &str, drawing: &str, title: &str) -> Markup {
    let at = at.rounded();
    html! {
        g.marker.(ground) transform={ "translate(" (at.x) " " (at.y) ")" } {
            title { (title) }
            circle r="11" {}
            path d=(drawing) {}
        }
    }
}
