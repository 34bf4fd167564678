//! What cities are for good: depots, and those that a rule found during the campaign speaks of. Only what is found is drawn, and no class names it (LG-1.5).

use super::markers::{Mark, beside_cities, marker};
use super::places::place;
use crate::Words;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Change, City, RuleWorks, World};

const HOUSE: &str = "M-7 6v-8l7-6 7 6v8zM-2 6v-5h4v5z";
const ANCHOR: &str = "M0-8a2 2 0 1 1-.1 0M0-4V7M-4-1h8M-7 2c0 4 3 6 7 6s7-2 7-6";
const PALM: &str = "M0 8C2 3 2-1 0-4M0-4C-3-8-7-7-8-3M0-4C3-8 7-7 8-3M0-4C-1-1-4 0-6 2M0-4C1-1 4 0 6 2";
const DROP: &str = "M0-8C5-2 6 1 6 3a6 6 0 0 1-12 0c0-2 1-5 6-11z";

/// Depots of all companies, in their colours.
pub(crate) fn depots(world: &World, words: &Words) -> Markup {
    let built = world.options().changes.iter().filter_map(|change| match change {
        Change::Depot { city, company } => Some((*city, *company)),
        _ => None,
    });
    html! {
        @for (city, company) in built {
            @let title = words.say_with("lg-depot-of", &[("company", words.say(company.word()).into()), ("city", city.name().into())]);
            (marker(place(city), company.word(), HOUSE, &title))
        }
    }
}

/// Ports, resorts and dry cities beside their discs, for a map without a game.
pub(crate) fn landmarks(world: &World, words: &Words) -> Markup {
    let dry = named(world, words, dry_cities, "lg-dry-city", "dry", DROP);
    beside_cities(world, ports_and_resorts(world, words).into_iter().chain(dry))
}

/// Once their rules are found.
pub(crate) fn ports_and_resorts(world: &World, words: &Words) -> Vec<Mark> {
    let ports = named(world, words, ports, "lg-port", "cold", ANCHOR);
    ports.into_iter().chain(named(world, words, resorts, "lg-resort", "warm", PALM)).collect()
}

/// How many tanks stand in a dry city: none is worth showing too.
pub(crate) fn tanks(city: City, tanks: u8, words: &Words) -> Mark {
    let args = [("tanks", tanks.into()), ("city", city.name().into())];
    let ground = if tanks > 0 { "wet" } else { "dry" };
    Mark { city, ground, drawing: DROP, title: words.say_with("lg-tanks-at", &args), count: tanks }
}

type Cities = fn(&RuleWorks) -> &[City];

/// The open ones of these cities, each once.
fn named(
    world: &World,
    words: &Words,
    of: Cities,
    title: &str,
    ground: &'static str,
    drawing: &'static str,
) -> Vec<Mark> {
    let is_meant = |city: &City| world.rules().iter().any(|rule| of(rule.works()).contains(city));
    City::all()
        .filter(|city| world.is_open(*city) && is_meant(city))
        .map(|city| {
            let title = words.say_with(title, &[("city", city.name().into())]);
            Mark { city, ground, drawing, title, count: 0 }
        })
        .collect()
}

fn ports(works: &RuleWorks) -> &[City] {
    match works {
        RuleWorks::Ship { ports, .. } => ports,
        _ => &[],
    }
}

fn resorts(works: &RuleWorks) -> &[City] {
    match works {
        RuleWorks::Season { resorts, .. } => resorts,
        _ => &[],
    }
}

fn dry_cities(works: &RuleWorks) -> &[City] {
    match works {
        RuleWorks::Water { cities, .. } => cities,
        _ => &[],
    }
}
