//! The drawings that the board refers to by name, so that an update need not repeat them: cubes, houses, trees, peaks, the cities.

use super::canvas::middle;
use crate::parts::letters;
use american_rails::{CITIES, City, Railway};
use maud::{Markup, html};

pub(crate) fn shapes() -> Markup {
    html! {
        defs {
            @for railway in Railway::ALL { (cube(railway)) }
            (house())
            (trees_and_peaks())
            g #ar-cities { @for city in &CITIES { (city_mark(city)) } }
        }
    }
}

/// A railway's cube: its colour and its letter.
fn cube(railway: Railway) -> Markup {
    html! {
        g #{ "ar-cube-" (railway.letter()) } .cube-shape .(railway.word()) {
            rect x="-7" y="-7" width="14" height="14" rx="2.5" {}
            path.gloss d="M-7-4.5a2.5 2.5 0 0 1 2.5-2.5h9a2.5 2.5 0 0 1 2.5 2.5z" {}
            text y="4.6" { (railway.letter()) }
        }
    }
}

fn house() -> Markup {
    html! {
        g #ar-house .house-shape {
            path d="M-5.5 5.5v-6.5h-1.6l7.1-6.2 2.6 2.3v-1.6h2v3.3l2.5 2.2h-1.6v6.5z" {}
            path.door d="M-1.4 5.5v-4h2.8v4z" {}
        }
    }
}

fn trees_and_peaks() -> Markup {
    html! {
        path #ar-tree .tree d="M0-7 4 0H2l3 5H1v3h-2V5h-4l3-5h-2z" {}
        g #ar-wood-0 { use href="#ar-tree" transform="translate(-8 5)scale(.85)" {} use href="#ar-tree" transform="translate(7 -3)" {} }
        g #ar-wood-1 { use href="#ar-tree" transform="translate(-8 -3)" {} use href="#ar-tree" transform="translate(7 5)scale(.8)" {} }
        g #ar-wood-2 {
            use href="#ar-tree" transform="translate(-10 3)scale(.75)" {}
            use href="#ar-tree" transform="translate(0 -4)" {}
            use href="#ar-tree" transform="translate(10 4)scale(.8)" {}
        }
        g #ar-peak-0 { path.rock d="M-14 9-3-10 2-2 5-6 14 9z" {} path.snow d="M-3-10-6.6-3.8-3-5.4 0-3 .8-3.9z" {} }
        g #ar-peak-1 { path.rock d="M-14 9-6-4-3-1 4-11 14 9z" {} path.snow d="M4-11-.6-4.4 2.4-5.4 5-3 7.4-4.4z" {} }
    }
}

/// From afar the names of cities that pay less are left to those that have track.
const WORTH_A_NAME: u32 = 4;

/// A cream disc for the values and a plate with the name, like a sign on a platform.
fn city_mark(city: &City) -> Markup {
    let at = middle(city.hex);
    let width = (letters::width(city.name, 5.9) + 7.0).round();
    html! {
        circle.disc.hub[city.is_hub()].grown[!city.developable] cx=(at.x) cy=(at.moved(0.0, -3.5).rounded().y) r="17.5" {}
        @let corner = at.moved(-width / 2.0, 15.5).rounded();
        rect.plate x=(corner.x) y=(corner.y) width=(width) height="13.5" rx="2" {}
        text.name.lesser[city.full < WORTH_A_NAME] x=(at.x) y=(at.moved(0.0, 26.2).rounded().y) { (city.name) }
    }
}
