//! The rules of a game: its digest with an anchor for every paragraph, and worked examples.

use super::{Document, Visit};
use maud::{Markup, html};

pub struct Rules {
    pub slug: &'static str,
    pub title: &'static str,
    /// The digest, in Markdown.
    pub digest: &'static str,
    /// Worked examples: name and Markdown.
    pub scenarios: &'static [(&'static str, &'static str)],
}

pub fn rules(visit: &Visit, rules: &Rules) -> Markup {
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", rules.title),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! { main #content { (rules.digest) } },
    }
    .markup()
}
