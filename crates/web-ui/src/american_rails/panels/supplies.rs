//! How far the game is from its end: years, shares, supplies that run low.

use crate::Scene;
use american_rails::{AmericanRails, View};
use maud::{Markup, html};

/// AR-7.1: a supply is low with this many pieces or fewer.
pub(crate) const LOW: u8 = 2;

pub(crate) fn supplies(scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    let low = [("needed", scene.view.seats.into()), ("now", low_supplies(scene.view).into())];
    html! {
        small.supplies {
            span { (words.say_with("ar-supplies-low", &low)) }
            " · "
            span.low[scene.view.houses_left <= LOW] {
                (words.say_with("ar-houses-left", &[("houses", scene.view.houses_left.into())]))
            }
            " · "
            span { (words.say_with("ar-shares-left", &[("shares", shares_left(scene.view).into())])) }
        }
    }
}

/// AR-7.4: the boxes of all railways in the game, and the houses.
fn low_supplies(view: &View) -> usize {
    let boxes = view.railways.iter().filter(|railway| railway.in_game && railway.cubes_left <= LOW).count();
    boxes + usize::from(view.houses_left <= LOW)
}

fn shares_left(view: &View) -> u32 {
    view.railways.iter().filter(|railway| railway.in_game).map(|railway| u32::from(railway.shares_left)).sum()
}
