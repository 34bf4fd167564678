//! The history bar: any earlier moment of the game, and in a replay through whose eyes.

use super::Setting;
use crate::Words;
use engine::Seat;
use maud::{Markup, html};

const FIRST: &str = "M2 2h3v12H2zM14 2v12L5 8z";
/// One step: another sign than playing on.
const BACK: &str = "M11 1l2 2-5 5 5 5-2 2-7-7z";
const ON: &str = "M5 1L3 3l5 5-5 5 2 2 7-7z";
const PLAY: &str = "M4 1v14l10-7z";
const PAUSE: &str = "M3 2h4v12H3zM9 2h4v12H9z";
/// Milliseconds from one moment to the next.
const SPEEDS: [(u32, &str); 3] = [(1600, "history-slow"), (800, "history-usual"), (250, "history-fast")];
const LAST: &str = "M11 2h3v12h-3zM2 2v12l9-6z";

pub(super) fn bar(setting: &Setting, words: &Words) -> Markup {
    if setting.at.is_none() && !setting.may_choose_eyes() {
        return html! { div #history hidden {} };
    }
    let (now, last) = (setting.at.unwrap_or(setting.moves), setting.moves);
    let step = |number: usize, icon: &str, label: &str, is_possible: bool| {
        html! {
            a.step href=(setting.moment(number)) data-at=(number)
                aria-label=(words.say(label)) title=(words.say(label)) aria-disabled=[(!is_possible).then_some("true")] {
                svg viewBox="0 0 16 16" aria-hidden="true" { path d=(icon) {} }
            }
        }
    };
    html! {
        nav #history.history aria-label=(words.say("history")) {
            (step(0, FIRST, "history-first", now > 0))
            (step(now.saturating_sub(1), BACK, "history-back", now > 0))
            form method="get" action={ "/tables/" (setting.id) } {
                @if !setting.eyes().is_empty() { input type="hidden" name="as" value=(setting.eyes()); }
                input #moment type="range" name="at" min="0" max=(last) value=(now) aria-label=(words.say("history-slider"));
                noscript { button { (words.say("history-go")) } }
            }
            button #play-moments.step.needs-script type="button" aria-label=(words.say("history-play")) title=(words.say("history-play")) {
                svg.when-still viewBox="0 0 16 16" aria-hidden="true" { path d=(PLAY) {} }
                svg.when-playing viewBox="0 0 16 16" aria-hidden="true" { path d=(PAUSE) {} }
            }
            (step((now + 1).min(last), ON, "history-on", now < last))
            (step(last, LAST, "history-last", now < last))
            label.needs-script for="play-speed" { (words.say("history-speed")) }
            select #play-speed.needs-script data-keep title=(words.say("history-speed")) {
                @for (pause, id) in SPEEDS { option value=(pause) selected[id == "history-usual"] { (words.say(id)) } }
            }
            span.count { (words.say_with("moment", &[("number", now.into()), ("moves", last.into())])) }
            @if setting.at.is_some() && !setting.is_replay {
                a #back-to-now.button href=(setting.seen_through(&setting.eyes())) { (words.say("history-now")) }
            }
            @if setting.may_choose_eyes() { (eyes(setting, words)) }
        }
    }
}

/// A finished game may be looked at through any seat's eyes.
fn eyes(setting: &Setting, words: &Words) -> Markup {
    let chosen = setting.eyes();
    html! {
        form.eyes method="get" action={ "/tables/" (setting.id) } {
            @if let Some(number) = setting.at { input type="hidden" name="at" value=(number); }
            label for="eyes" { (words.say("eyes")) }
            select #eyes name="as" title=(words.say("eyes")) {
                option value="all" selected[chosen == "all"] { (words.say("eyes-all")) }
                @for seat in Seat::all(setting.people.seats.len()) {
                    option value=(seat.0) selected[chosen == seat.0.to_string()] { (setting.people.sign(seat)) " " (setting.people.name(seat)) }
                }
            }
            noscript { button { (words.say("history-go")) } }
        }
    }
}
