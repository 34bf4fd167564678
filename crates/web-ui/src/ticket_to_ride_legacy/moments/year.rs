//! A year opens: its number, its name, the world behind it. Then the tickets, and when all have them the letter (LG-3.12).

use super::super::found::Found;
use super::{Curtain, year_line};
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(super) fn opens(scene: &Scene<LegacyGame>) -> Markup {
    let (words, found) = (scene.words, Found::by(scene));
    let Some(name) = found.year_name() else { return html! {} };
    let all = html! {
        p.kicker { (words.say_with("lg-year-of", &[("number", found.chapter().into())])) }
        h2 { span.big-year { (scene.view.year) } " " span.year-name { (name) } }
        div.sealed-letter {
            svg viewBox="0 0 120 80" aria-hidden="true" {
                rect.paper width="120" height="80" rx="2" {}
                path.fold d="M0 0L60 46 120 0" {}
                path.fold d="M0 80L46 36M120 80L74 36" {}
                circle.wax cx="60" cy="46" r="13" {}
                path.stamp-in-wax d="M54 40h12l-1 4h-3l-2 11-2-11h-3z" {}
            }
            p { (words.say("lg-letter-sealed")) }
        }
        (year_line(&found))
    };
    let id = format!("year-{}", scene.view.year);
    Curtain { id, class: "year-opens", panes: vec![all], on: words.say("lg-take-tickets") }.markup(words)
}
