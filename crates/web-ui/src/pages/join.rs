//! The page behind an invite link.

use super::{Document, Visit};
use crate::People;
use engine::Seat;
use maud::{Markup, html};

pub struct Join {
    /// Where the form posts to: `/join/{token}`.
    pub url: String,
    pub title: &'static str,
    pub slug: &'static str,
    pub seat: Seat,
    pub people: People,
    pub problem: Option<String>,
}

pub fn join(visit: &Visit, join: &Join) -> Markup {
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", join.title),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! { main #content {} },
    }
    .markup()
}
