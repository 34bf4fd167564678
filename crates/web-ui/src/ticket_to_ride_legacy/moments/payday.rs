//! The game is over: the payslips are turned from the last place to the first, then the winner is named. Whoever decides something
//! afterwards has seen them.

use super::super::ending::payslips;
use super::super::prompt::{tie_break, winner};
use super::Curtain;
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(super) fn payday(scene: &Scene<LegacyGame>) -> Markup {
    let words = scene.words;
    let tie_break = tie_break(scene.view, words);
    let all = html! {
        p.kicker { (words.say_with("lg-year-over", &[("year", scene.view.year.to_string().into())])) }
        (payslips(scene))
        div.named-winner {
            p.big-words { (winner(scene.view, words, scene.people)) }
            @if !tie_break.is_empty() { p { (tie_break) } }
        }
    };
    let id = format!("payday-{}", scene.view.year);
    Curtain { id, class: "payday", panes: vec![all], on: words.say("lg-payday-on") }.markup(words)
}
