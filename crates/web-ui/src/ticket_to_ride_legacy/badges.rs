//! Small marks of companies and cards, with a colour and a sign.

use maud::{Markup, html};
use ticket_to_ride_legacy::{Colour, Company, Sign};

/// Each company has a letter of its own: black can't have its first one.
pub(crate) fn letter(company: Company) -> char {
    match company {
        Company::Blue => 'B',
        Company::Red => 'R',
        Company::Green => 'G',
        Company::Yellow => 'Y',
        Company::Black => 'K',
    }
}

/// A company's letter on its colour. The name stands beside it, so readers by ear don't miss it.
pub(crate) fn badge(company: Company) -> Markup {
    html! { b.co.(company.word()) aria-hidden="true" { (letter(company)) } }
}

/// What stands for a colour on cards and routes, so that colour is not the only sign.
pub(crate) fn symbol(colour: Option<Colour>) -> char {
    match colour {
        Some(Colour::Black) => '●',
        Some(Colour::Blue) => '▼',
        Some(Colour::White) => '○',
        Some(Colour::Green) => '▲',
        Some(Colour::Yellow) => '■',
        Some(Colour::Red) => '◆',
        None => '·',
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
