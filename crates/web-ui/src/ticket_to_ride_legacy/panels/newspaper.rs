//! The newspaper: the current event and what it does, and the events before it.

use super::super::found::{Found, why_and_what};
use super::super::prompt::ends_after;
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Event, EventCard, LegacyGame};

pub(crate) fn newspaper(scene: &Scene<LegacyGame>) -> Markup {
    let (view, words, found) = (scene.view, scene.words, Found::by(scene));
    let before: Vec<EventCard> = view.event_discards.iter().rev().skip(1).copied().collect();
    let is_news = scene.news.iter().chain(*scene.since.look()).any(|event| matches!(event, Event::EventTurned { .. }));
    let is_over = view.players.iter().any(|player| player.payslip.is_some());
    html! {
        div.dep.paper {
            p.masthead {
                span { (words.say("lg-paper")) }
                small { (words.say_with("lg-events-left", &[("events", view.event_deck_count.into())])) }
            }
            // First: a column may be too low for all of it.
            @if let Some(last) = view.last_turn.filter(|_| !is_over) { p.headline.last { (words.say_with("lg-prompt-turn.last", &[("ends", ends_after(last, words, scene.people).into())])) } }
            @match view.event.and_then(|event| Some((event, found.event(event)?))) {
                Some((event, printed)) => {
                    p.headline.new[is_news] { @if event.strikes() { span.bolt title=(words.say("lg-strikes")) { "⚡ " } } (printed.name) }
                    @let (why, what) = why_and_what(printed.text);
                    p.column { i { (why) } (what) }
                    @if event.strikes() { p.column.lasts { (words.say("lg-event-struck")) } }
                }
                None => p.column { (words.say("lg-no-event")) },
            }
            @if !before.is_empty() {
                p.column.before {
                    (words.say("lg-events-before")) " "
                    @for (number, event) in before.into_iter().enumerate() { @if number > 0 { ", " } (words.say(event.word())) }
                }
            }
        }
    }
}
