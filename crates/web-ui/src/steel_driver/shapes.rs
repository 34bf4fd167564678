//! The drawings that the board refers to by name, so that an update need not repeat them: companies' signs, goods, the cities.

use super::badges::{good_shape, short};
use super::canvas::{PLATE_HEIGHT, place, plate};
use crate::Words;
use maud::{Markup, html};
use steel_driver::{Board, City, Company, Good};

pub(crate) fn shapes(board: Board, words: &Words) -> Markup {
    html! {
        defs {
            @for company in Company::ALL { (sign(company, words)) }
            @for good in Good::ALL { (goods(good)) }
            path #sd-spike d="M-7-9h14l-1 4H2L0 9-2-5h-4z" {}
            g #sd-coast .coast { circle r="9" {} use href="#sd-spike" transform="scale(.62)" {} }
            g #sd-cities { @for city in board.cities().iter() { (city_mark(city)) } }
        }
    }
}

/// The sign a company puts up on its link: its colour and its letters.
fn sign(company: Company, words: &Words) -> Markup {
    html! {
        g #{ "sd-sign-" (company.index()) } .sign-shape .(company.word()) {
            rect x="-8.5" y="-8.5" width="17" height="17" rx="2.5" {}
            text y="5" { (short(company, words)) }
        }
    }
}

/// A small picture for the city's disc, and the piece on a round tray that covers the disc at the end.
fn goods(good: Good) -> Markup {
    html! {
        g #{ "sd-" (good.word()) } .goods-shape .(good.word()) { (good_shape(good)) }
        g #{ "sd-piece-" (good.word()) } {
            circle.tray r="13.5" {}
            use href={ "#sd-" (good.word()) } transform="scale(.95)" {}
        }
    }
}

/// A cream disc (a hexagon where companies may start) with the value and the good's picture, ringed in its colour, and the name
/// like a sign on a platform.
fn city_mark(city: City) -> Markup {
    let (at, name) = (place(city), plate(city));
    let good = city.good();
    html! {
        @if city.is_start() {
            path.disc.rim d={ "M" (at.x) " " (at.y) (HEXAGON) } {}
            path.disc.(good.word()) d={ "M" (at.x) " " (at.y) (HEXAGON) } {}
        } @else {
            circle.disc.rim cx=(at.x) cy=(at.y) r="16.5" {}
            circle.disc.(good.word()) cx=(at.x) cy=(at.y) r="16.5" {}
        }
        text.value x=(at.x) y=(at.y + 1.0) { tspan.dollar { "$" } (city.value()) }
        use href={ "#sd-" (good.word()) } transform={ "translate(" (at.x) " " (at.y + 8.3) ")scale(.52)" } {}
        rect.plate x=(name.corner.x) y=(name.corner.y) width=(name.width) height=(PLATE_HEIGHT) rx="2" {}
        text.name x=(name.corner.moved(name.width / 2.0, 0.0).rounded().x) y=(name.corner.moved(0.0, 11.9).rounded().y) { (city.name()) }
    }
}

/// Drawn from its middle.
const HEXAGON: &str = "m0-19 16.5 9.5v19l-16.5 9.5-16.5-9.5v-19z";
