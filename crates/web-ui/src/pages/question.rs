//! A page with one sentence, and perhaps one button: where a link leads that does nothing until somebody says so.

use super::{Document, Visit};
use maud::{Markup, html};

pub struct Question<'a> {
    /// Ids of sentences.
    pub title: &'a str,
    pub text: &'a str,
    pub button: Option<&'a str>,
    /// Where the button posts to.
    pub to: &'a str,
}

/// A page that asks once more before something is done.
pub fn question(visit: &Visit, question: &Question) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", words.say(question.title)),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! {
            main #content.prose.me {
                h1 { (words.say(question.title)) }
                p { (words.say(question.text)) }
                @if let Some(button) = question.button {
                    form method="post" action=(question.to) { button.primary { (words.say(button)) } }
                }
                p { a href="/" { (words.say("to-home")) } }
            }
        },
    }
    .markup()
}
