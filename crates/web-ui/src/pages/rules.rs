//! The rules of a game: its digest with an anchor for every paragraph, and worked examples.

use super::{Document, Visit};
use crate::Paint;
use maud::{Markup, html};

pub fn rules<G: Paint>(visit: &Visit) -> Markup {
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", G::TITLE),
        layout: "plain",
        game_style: None,
        masthead: html! {},
        nav: html! {},
        content: html! { main #content {} },
    }
    .markup()
}
