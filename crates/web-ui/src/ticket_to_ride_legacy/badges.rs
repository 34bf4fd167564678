//! Small marks of companies and cards, with a colour and a sign.

use crate::Words;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Colour, Company, Sign};

/// Two letters of a company's name as its readers call it: "Bl", "Bk".
pub(crate) fn short(company: Company, words: &Words) -> String {
    words.say(&format!("{}.short", company.word()))
}

/// A company's letters on its colour. The name stands beside it, so readers by ear don't miss it.
pub(crate) fn badge(company: Company, words: &Words) -> Markup {
    html! { b.co.(company.word()) aria-hidden="true" { (short(company, words)) } }
}

/// What stands for a colour on cards and routes, so that colour is not the only sign.
pub(crate) fn symbol(colour: Option<Colour>) -> char {
    match colour {
        Some(Colour::Black) => '●',
        Some(Colour::Blue) => '▼',
        Some(Colour::White) => '✚',
        Some(Colour::Green) => '▲',
        Some(Colour::Yellow) => '■',
        Some(Colour::Red) => '◆',
        None => '·',
    }
}

/// The same as an outline around its middle, for routes: a letter of that size could not be made out.
pub(crate) fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "M-3.7 0a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 1 1-7.4 0z",
        Colour::Blue => "M-4.6-3.2h9.2L0 4.6z",
        Colour::White => "M-1.5-4.6h3v3.1h3.1v3H1.5v3.1h-3V1.5h-3.1v-3h3.1z",
        Colour::Green => "M-4.6 3.2h9.2L0-4.6z",
        Colour::Yellow => "M-3.5-3.5h7v7h-7z",
        Colour::Red => "M0-4.9 4.9 0 0 4.9-4.9 0z",
    }
}

/// The style sheet's name of a colour; grey routes and locomotives have one too.
pub(crate) fn paint(colour: Option<Colour>) -> &'static str {
    colour.map_or("lg-grey", Colour::word)
}

pub(crate) fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Plain => "",
        Sign::Pickaxe => "⚒",
        Sign::Skull => "☠",
    }
}
