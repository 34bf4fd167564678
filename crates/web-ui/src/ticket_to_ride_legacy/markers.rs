//! Small things that stand on the map: each a clear symbol with a title. Only what is there is drawn, and no class names it (LG-1.5).

use super::places::place;
use super::tracks::Track;
use crate::Words;
use crate::parts::point::Point;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Change, View, World};

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
    html! {
        @for id in view.pieces.sacks.iter() {
            @let at = Track::of(&view.world, id).at(0.5 / f32::from(view.world.route(id).length)).moved(0.0, -9.0);
            (marker(at, "grain", "M-5 7c-3-5 0-9 2-10l-2-4h10l-2 4c2 1 5 5 2 10z", &words.say("lg-sack-here")))
        }
        @for id in view.pieces.snow.iter() {
            @let at = Track::of(&view.world, id).at(0.5);
            (marker(at, "flake", "M-1-8h2v16h-2zM-8-1v2h16v-2zM-6-5l1-1 11 11-1 1zM5-6l1 1-11 11-1-1z", &words.say("lg-snow-here")))
        }
        @for (city, tanks) in view.pieces.tanks.iter().filter(|(_, tanks)| *tanks > 0) {
            @let title = words.say_with("lg-tanks-at", &[("city", city.name().into()), ("tanks", (*tanks).into())]);
            (marker(place(*city).moved(-14.0, -12.0), "barrel", "M-6-7h12v3h-1v8h2v3h-14v-3h2v-8h-1z", &title))
        }
        @if let Some(city) = view.pieces.through_train.last() {
            @let title = words.say_with("lg-through-train-at", &[("city", city.name().into())]);
            (marker(place(*city).moved(0.0, -16.0), "express", "M-8 4v-9h6v4h4v-5h5v10h1v2h-16zM-6 6h3v2h-3zM3 6h3v2h-3z", &title))
        }
        @if let Some(city) = view.pieces.herd {
            @let title = words.say_with("lg-herd-at", &[("city", city.name().into())]);
            (marker(place(city).moved(14.0, -12.0), "hide", "M-10 5v-7c0-3 2-5 5-5h8l3-3 4 1-1 5-3 2v7h-3v-5h-9v5z", &title))
        }
    }
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
