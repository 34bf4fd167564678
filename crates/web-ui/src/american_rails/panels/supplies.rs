//! How far the game is from its end: years, shares, supplies that run low.

use crate::Scene;
use crate::glossary::word;
use american_rails::{AmericanRails, View};
use maud::{Markup, html};

pub(crate) fn supplies(scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    let low = [
        ("needed", scene.view.seats.into()),
        ("now", scene.view.low_supplies().into()),
        ("houses", scene.view.houses_left.into()),
    ];
    let shares = words.say_with("ar-shares-left", &[("shares", shares_left(scene.view).into())]);
    let said = format!("{shares} · {}", words.say_with("ar-supplies-low", &low));
    html! { p.supplies { (word(&said, &words.say_with("ar-supplies-low.title", &low), "means-early-end")) } }
}

fn shares_left(view: &View) -> u32 {
    view.railways.iter().filter(|railway| railway.in_game).map(|railway| u32::from(railway.shares_left)).sum()
}
