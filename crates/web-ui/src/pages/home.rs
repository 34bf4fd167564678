//! The home page: four posters, play now, my tables, replay a record, a way to learn.

use super::{Document, GameCard, Visit};
use crate::People;
use engine::SeatSet;
use maud::{Markup, html};

pub struct Home {
    pub games: Vec<GameCard>,
    /// The reader's tables, those that wait for the reader first.
    pub tables: Vec<MyTable>,
    /// What was wrong with the last post from here.
    pub problem: Option<String>,
}

/// One of the reader's tables.
pub struct MyTable {
    pub id: String,
    pub slug: &'static str,
    pub title: &'static str,
    pub people: People,
    /// Who can act; nobody while seats are open and once it is over.
    pub to_act: SeatSet,
    pub is_over: bool,
    pub moves: usize,
}

pub fn home(visit: &Visit, _home: &Home) -> Markup {
    Document {
        visit: *visit,
        title: "Golden Spike".to_owned(),
        layout: "home",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! { main #content {} },
    }
    .markup()
}
