//! The Bureau's letter of the year, and what is new in it.

use super::super::found::{Found, Novelty};
use super::{curtain, year_line};
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(super) fn letter(scene: &Scene<LegacyGame>) -> Markup {
    let (words, found) = (scene.words, Found::by(scene));
    let Some((name, pages)) = found.story() else { return html! {} };
    let news = found.news();
    let body = html! {
        div.letter-read {
            div.year-opens.small {
                p.kicker { (words.say_with("lg-year-of", &[("number", found.chapter().into())])) }
                h2 { span.big-year { (scene.view.year) } " " span.year-name { (name) } }
            }
            article.letter {
                header { b { (words.say("lg-letterhead")) } span { (words.say_with("lg-letter-to", &[("year", scene.view.year.to_string().into())])) } }
                @for page in &pages {
                    @for line in page.front.lines() { p { (line) } }
                    @for line in page.back.lines() { p.overleaf { (line) } }
                }
            }
            @if !news.is_empty() {
                section.new-this-year {
                    h3 { (words.say("lg-new-this-year")) }
                    ul.novelties {
                        @for (kind, printed) in &news {
                            li.(kind.class()) { small { (words.say(kind.word())) } b { (printed.name) } @if *kind != Novelty::Gone { p { (printed.text) } } }
                        }
                    }
                }
            }
            (year_line(&found))
        }
    };
    curtain(&format!("letter-{}", scene.view.year), &words.say("lg-letter-read"), body)
}
