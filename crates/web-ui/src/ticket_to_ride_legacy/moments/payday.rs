//! The game is over: the payslips are turned from the last place to the first, then the winner is named. Whoever decides something
//! afterwards has seen them.

use super::super::ending::payslips;
use super::super::prompt::{tie_break, winner};
use super::curtain;
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(super) fn payday(scene: &Scene<LegacyGame>) -> Markup {
    let words = scene.words;
    let tie_break = tie_break(scene.view, words);
    let body = html! {
        div.payday {
            p.kicker { (words.say_with("lg-year-over", &[("year", scene.view.year.to_string().into())])) }
            (payslips(scene))
            div.named-winner {
                p.big-words { (winner(scene.view, words, scene.people)) }
                @if !tie_break.is_empty() { p { (tie_break) } }
            }
        }
    };
    curtain(&format!("payday-{}", scene.view.year), &words.say("lg-payday-on"), body)
}
