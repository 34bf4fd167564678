//! The Bureau's letter of the year, and what is new in it.

use super::super::found::{Found, Novelty};
use super::super::panels::own_seat;
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
                @if let Some(trains) = more_trains(scene) {
                    li.of-rules { small { (words.say("lg-find-trains")) } b { (words.say_with("lg-trains-this-year", &[("trains", trains.into())])) } p { (words.say("lg-trains-this-year.text")) } }
                }
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

/// LG-3.8: the trains of the reader, where they are more than in the year before.
fn more_trains(scene: &Scene<LegacyGame>) -> Option<u8> {
    let world = &scene.view.world;
    own_seat(scene).filter(|_| world.options().chapter > 1).map(|seat| world.trains(seat.index()))
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
