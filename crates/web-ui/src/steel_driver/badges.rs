//! Small marks of companies and goods, with a colour and a sign.

use crate::Words;
use maud::{Markup, html};
use steel_driver::{Company, Good};

/// Two letters of a company's name as its readers call it: "Gn", "Gy".
pub(crate) fn short(company: Company, words: &Words) -> String {
    words.say(&format!("{}.short", company.word()))
}

/// A company's letters on its colour. The name stands beside it, so readers by ear don't miss it.
pub(crate) fn badge(company: Company, words: &Words) -> Markup {
    html! { b.co.(company.word()) aria-hidden="true" { (short(company, words)) } }
}

/// The control stone of a company: round, where shares are square.
pub(crate) fn control_stone(company: Company, words: &Words) -> Markup {
    html! { b.co.control.(company.word()) aria-hidden="true" { (short(company, words)) } }
}

/// A piece of goods: its colour and its picture.
pub(crate) fn good(good: Good) -> Markup {
    html! { svg.goods-piece.(good.word()) viewBox="-10 -10 20 20" aria-hidden="true" { (good_shape(good)) } }
}

/// What a colour stands for, so that colour is not the only sign: paper, coal, a leaf, an ingot, a fish.
pub(crate) fn good_shape(good: Good) -> Markup {
    let outline = match good {
        Good::White => "M-6-8h8l4 4v12h-12zM2-8v4h4",
        Good::Black => "M-3-8 5-7 9 0 5 7-4 8-9 2-7-4z",
        Good::Green => "M-8 8C-9-3-2-9 8-8 9 3 2 9-8 8zM-8 8 3-3",
        Good::Orange => "M-5-5h10l5 10h-20zM-5-5l1.5 4h7L5-5",
        Good::Pink => "M-9 0C-5-7 3-7 6-1l4-5v12l-4-5C3 7-5 7-9 0z",
    };
    html! { path d=(outline) {} }
}
