//! The Bureau's letter of the year, and what is new in it.

use super::super::found::{Found, Novelty};
use super::vignette::vignette;
use super::{Curtain, year_line};
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(super) fn letter(scene: &Scene<LegacyGame>) -> Markup {
    let (words, found) = (scene.words, Found::by(scene));
    let Some((name, pages)) = found.story() else { return html! {} };
    let news = found.news();
    let read = html! {
        div.year-opens.small {
            p.kicker { (words.say_with("lg-year-of", &[("number", found.chapter().into())])) }
            h2 { span.big-year { (scene.view.year) } " " span.year-name { (name) } }
        }
        article.letter {
            header { b { (words.say("lg-letterhead")) } (vignette(found.chapter())) span { (words.say_with("lg-letter-to", &[("year", scene.view.year.to_string().into())])) } }
            @for page in &pages {
                @for line in page.front.lines() { p { (line) } }
                @for line in page.back.lines() { p.overleaf { (line) } }
            }
            footer { span.signed { (words.say("lg-signed")) } (postmark(scene)) }
        }
    };
    let new = html! {
        section.new-this-year {
            h3 { (words.say("lg-new-this-year")) }
            ul.novelties {
                @for (kind, printed) in &news {
                    li.(kind.class()) { small { (words.say(kind.word())) } b { (printed.name) } @if *kind != Novelty::Gone { p { (printed.text) } } }
                }
            }
        }
        (year_line(&found))
    };
    let panes = if news.is_empty() { vec![read] } else { vec![read, new] };
    let id = format!("letter-{}", scene.view.year);
    Curtain { id, class: "letter-read", panes, on: words.say("lg-letter-read") }.markup(words)
}

/// The Bureau's own.
fn postmark(scene: &Scene<LegacyGame>) -> Markup {
    html! {
        svg.postmark viewBox="-40 -40 80 80" aria-hidden="true" {
            circle r="37" {}
            circle r="27" {}
            path d="M-27-9H27M-27 11H27" {}
            text y="-14" { (scene.words.say("lg-postmark")) }
            text.of-year y="6" { (scene.view.year) }
            path d="M0 14l2 4 4 .6-3 3 .8 4.4L0 24l-3.8 2 .8-4.4-3-3 4-.6z" {}
        }
    }
}
