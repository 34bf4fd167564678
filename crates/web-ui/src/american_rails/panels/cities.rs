//! The cities as a table: what the map shows, for readers who would rather read it.

use super::super::badges::badge;
use crate::Scene;
use american_rails::{AmericanRails, CITIES, City, Railway};
use maud::{Markup, html};

pub(crate) fn cities(scene: &Scene<AmericanRails>) -> Markup {
    let column = |id: &str| html! { th scope="col" { (scene.words.say(id)) } };
    html! {
        details.cities #cities-table {
            summary { (scene.words.say("ar-cities")) }
            table {
                thead { tr { (column("ar-city")) (column("ar-city-values")) (column("ar-city-railways")) } }
                tbody { @for city in by_name() { (row(city, scene)) } }
            }
        }
    }
}

fn by_name() -> Vec<&'static City> {
    let mut cities: Vec<&'static City> = CITIES.iter().filter_map(|city| city.hex.city()).collect();
    cities.sort_by_key(|city| city.name);
    cities
}

fn row(city: &City, scene: &Scene<AmericanRails>) -> Markup {
    let there = scene.view.cubes_at(city.hex);
    html! {
        tr {
            th scope="row" { (city.name) @if scene.view.houses.contains(city.hex) { " " small { (scene.words.say("ar-city-house")) } } }
            td.n { @if let Some(value) = scene.view.city_value(city.hex) { (value.full) "/" (value.shared) } }
            td { @for railway in there.iter() { (named_badge(railway, scene)) " " } }
        }
    }
}

fn named_badge(railway: Railway, scene: &Scene<AmericanRails>) -> Markup {
    html! { (badge(railway)) span.unseen { (scene.words.say(railway.word())) } }
}
