//! What this is, and what it is not.

use super::{Document, Visit};
use maud::{Markup, html};

pub fn about(visit: &Visit) -> Markup {
    Document {
        visit: *visit,
        title: "Golden Spike".to_owned(),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! { main #content {} },
    }
    .markup()
}
