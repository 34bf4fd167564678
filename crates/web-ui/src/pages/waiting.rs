//! A table whose seats are not all taken yet: the invite links, and who is there.

use super::{Document, Visit};
use crate::{People, Words};
use engine::Seat;
use maud::{Markup, html};

pub struct Waiting {
    /// The table's id.
    pub id: String,
    pub title: &'static str,
    pub slug: &'static str,
    pub people: People,
    /// Private links of the open seats, for whoever opened the table.
    pub invites: Vec<(Seat, String)>,
    pub watch_url: String,
    /// Grows with every seat taken.
    pub version: u64,
}

pub fn waiting(visit: &Visit, table: &Waiting) -> Markup {
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", table.title),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! { main #content { (waiting_live(visit.words, table)) } },
    }
    .markup()
}

/// What changes when a seat is taken: elements with ids, to be merged into the page.
pub fn waiting_live(_words: &Words, table: &Waiting) -> Markup {
    html! { section #waiting { (table.title) } }
}
