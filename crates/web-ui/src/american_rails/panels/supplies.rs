//! How far the game is from its end: years, shares, supplies that run low.

use super::super::details::{ends_this_year, shares_left};
use crate::Scene;
use crate::glossary::word;
use american_rails::AmericanRails;
use maud::{Markup, html};

pub(crate) fn supplies(scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    let low = [
        ("needed", scene.view.seats.into()),
        ("now", scene.view.low_supplies().into()),
        ("houses", scene.view.houses_left.into()),
    ];
    let shares = words.say_with("ar-shares-left", &[("shares", shares_left(scene.view).into())]);
    let said = match scene.view.column.is_some() && ends_this_year(scene.view) {
        true => words.say_with("ar-ends-this-year", &[("year", scene.view.year.to_string().into())]),
        false => format!("{shares} · {}", words.say_with("ar-supplies-low", &low)),
    };
    html! { p.supplies.last[ends_this_year(scene.view)] { (word(&said, &words.say_with("ar-supplies-low.title", &low), "means-early-end")) } }
}
