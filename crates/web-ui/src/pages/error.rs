//! The page that says what went wrong, why, and what to do.

use super::{Document, Visit};
use engine::Rule;
use maud::{Markup, html};

/// Something that went wrong. Its sentence has the parts `.why` and `.todo`.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The HTTP status.
    pub status: u16,
    /// The id of its sentence: one of the `problem-…` of `words/en/problems.ftl`.
    pub id: &'static str,
    /// Text in the sentence's `{ $why }`, already in the reader's language; empty where it has none.
    pub why: String,
    /// The rule it stands on, and the slug of the game.
    pub rule: Option<(&'static str, Rule)>,
    /// Where to go from here: the table, or home.
    pub back: String,
}

pub fn error(visit: &Visit, problem: &Problem) -> Markup {
    let said = visit.words.say_with(problem.id, &[("why", problem.why.as_str().into())]);
    Document {
        visit: *visit,
        title: said.clone(),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! { main #content { h1 { (said) } } },
    }
    .markup()
}
