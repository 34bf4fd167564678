//! What this is, and what it is not.

use super::{Document, Visit};
use maud::{Markup, html};

/// The page about the project.
pub fn about(visit: &Visit) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", words.say("about")),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! {
            main #content.prose {
                h1 { (words.say("about")) }
                p.lead { (words.say("about-what")) }
                @for part in ["about-unofficial", "about-fair", "about-privacy", "about-licence"] {
                    h2 { (words.say(part)) }
                    p { (words.say(&format!("{part}.text"))) }
                }
                ul {
                    li { "Zilla Slab, Barlow: " a href="/assets/fonts/LICENSE-zilla-slab.txt" { "SIL OFL 1.1" } ", " a href="/assets/fonts/LICENSE-barlow-condensed.txt" { "SIL OFL 1.1" } }
                    li { "idiomorph: " a href="/assets/LICENSE-idiomorph.txt" { "0BSD" } }
                }
            }
        },
    }
    .markup()
}
