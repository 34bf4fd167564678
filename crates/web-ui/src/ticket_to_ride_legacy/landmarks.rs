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

/// Depots of all companies, in their colours: those of years before, and those built in this game.
pub(crate) fn depots(world: &World, in_this_game: &[Change], words: &Words) -> Markup {
    let built = world.options().changes.iter().chain(in_this_game).filter_map(|change| match change {
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
    let dry = named(world, words, is_dry, "lg-dry-city", "dry", DROP);
    beside_cities(world, ports_and_resorts(world, words).into_iter().chain(dry))
}

/// Once their rules are found.
pub(crate) fn ports_and_resorts(world: &World, words: &Words) -> Vec<Mark> {
    let ports = named(world, words, is_port, "lg-port", "cold", ANCHOR);
    ports.into_iter().chain(named(world, words, World::is_resort, "lg-resort", "warm", PALM)).collect()
}

/// How many tanks stand in a dry city: none is worth showing too.
pub(crate) fn tanks(city: City, tanks: u8, words: &Words) -> Mark {
    let args = [("tanks", tanks.into()), ("city", city.name().into())];
    let ground = if tanks > 0 { "wet" } else { "dry" };
    Mark { city, ground, drawing: DROP, title: words.say_with("lg-tanks-at", &args), count: tanks }
}

/// The open ones of these cities.
fn named(
    world: &World,
    words: &Words,
    is_one: fn(&World, City) -> bool,
    title: &str,
    ground: &'static str,
    drawing: &'static str,
) -> Vec<Mark> {
    City::all()
        .filter(|city| world.is_open(*city) && is_one(world, *city))
        .map(|city| {
            let title = words.say_with(title, &[("city", city.name().into())]);
            Mark { city, ground, drawing, title, count: 0 }
        })
        .collect()
}

fn is_port(world: &World, city: City) -> bool {
    world.rules().iter().any(|rule| matches!(rule.works(), RuleWorks::Ship { ports, .. } if ports.contains(&city)))
}

fn is_dry(world: &World, city: City) -> bool {
    world.rules().iter().any(|rule| matches!(rule.works(), RuleWorks::Water { cities, .. } if cities.contains(&city)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use ticket_to_ride_legacy::{Options, Region, RuleCard};

    fn marked(boards: usize, rules: &[&str]) -> String {
        let regions = Region::ALL.into_iter().take(boards).collect();
        let rules = rules.iter().filter_map(|id| RuleCard::parse(id)).collect();
        let world = World::new(2, &Options { regions, rules, ..Options::default() }).unwrap();
        landmarks(&world, Words::new(Lang::En)).into_string()
    }

    /// LG-1.5: a city is marked once its rule and its board are found.
    #[test]
    fn ports_resorts_and_dry_cities_are_marked_once_they_are_found() {
        let all = ["ship", "season", "water"];

        assert_eq!(marked(13, &[]), "");
        assert_eq!(marked(5, &all), "");
        for title in ["Seattle: a Pacific port", "Miami: a resort", "Tucson: a dry city"] {
            assert!(marked(13, &all).contains(title), "{title}");
        }
    }
}
