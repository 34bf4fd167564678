//! The rules of a game: its digest with an anchor for every paragraph, and worked examples.

use super::markdown::{headings, markdown, title};
use super::{Document, Visit};
use crate::Lang;
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
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", words.say_with("rules-of", &[("title", rules.title.into())])),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! { a href={ "/tables/new?game=" (rules.slug) } { (words.say("set-up")) } },
        content: html! {
            main #content.rules {
                nav.contents aria-label=(words.say("rules-contents")) {
                    h2 { (words.say("rules-contents")) }
                    ul {
                        @for (anchor, title) in headings(rules.digest) { li { a href={ "#" (anchor) } { (title) } } }
                        @if !rules.scenarios.is_empty() { li { a href="#examples" { (words.say("rules-examples")) } } }
                    }
                }
                article.prose {
                    @if words.lang() != Lang::En { p.fine { (words.say("rules-english")) } }
                    div.digest lang="en" { (markdown(rules.digest, rules.slug, words)) }
                    @if !rules.scenarios.is_empty() { (examples(visit, rules)) }
                }
            }
        },
    }
    .markup()
}

fn examples(visit: &Visit, rules: &Rules) -> Markup {
    let words = visit.words;
    html! {
        h2 #examples { (words.say("rules-examples")) }
        p { (words.say("rules-examples-text")) }
        @for (name, text) in rules.scenarios {
            section.example id={ "example-" (name) } lang="en" {
                h3 { (title(text).unwrap_or(name)) }
                (markdown(without_title(text), rules.slug, words))
            }
        }
    }
}

fn without_title(text: &str) -> &str {
    match text.split_once('\n') {
        Some((first, rest)) if first.starts_with("# ") => rest,
        _ => text,
    }
}
