//! Decisions after the game: an event to banish, a box to open, a growth card to take.

use super::super::canvas::{box_target, event_target, growth_target};
use super::super::emblems::emblem;
use super::super::found::Found;
use crate::{Scene, Words};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Action, BoxId, Growth, LegacyGame, View};

/// LG-5.10: the events of this game, each a card.
pub(crate) fn banish(scene: &Scene<LegacyGame>) -> Markup {
    let found = Found::by(scene);
    html! {
        div.offer role="group" {
            @for event in &scene.view.event_discards {
                @if let Some(printed) = found.event(*event) {
                    div.ticket.event data-target=(event_target(*event)) { span.ends { (printed.name) } small.need { (printed.text) } }
                }
            }
        }
    }
}

/// The lids that can be lifted now. What is inside nobody knows; beside which boards it belongs stands on the lid.
pub(crate) fn boxes(scene: &Scene<LegacyGame>) -> Markup {
    let words = scene.words;
    html! {
        p.d { (words.say("lg-boxes-hint")) }
        div.boxes role="group" {
            @for which in offered_boxes(scene) {
                div.lid data-target=(box_target(which)) {
                    (emblem(which))
                    span.label { (words.say(which.word())) }
                    small { (beside(scene.view, which, words)) }
                }
            }
        }
    }
}

/// LG-1.7: the box that was opened: the lid comes off, and everybody sees all of it.
pub(crate) fn opened_box(scene: &Scene<LegacyGame>) -> Markup {
    let Some(unpacked) = Found::by(scene).opened_box() else { return html! {} };
    html! {
        article.print.opened tabindex="0" {
            div.lid-off aria-hidden="true" { (emblem(unpacked.which)) }
            h3 { (unpacked.name) }
            p { (unpacked.text) }
            @if let Some(region) = unpacked.which.region() {
                p { (scene.words.say_with("lg-box-brings", &[("region", region.name().into())])) }
            }
            aside.margin { p { (unpacked.note) } }
        }
    }
}

/// Growth cards that lie open, with how many of each.
pub(crate) fn growth(scene: &Scene<LegacyGame>) -> Markup {
    let open = Growth::ALL.into_iter().zip(scene.view.pieces.growth).filter(|(_, count)| *count > 0);
    html! {
        div.offer role="group" {
            @for (growth, count) in open {
                div.ticket.event data-target=(growth_target(growth)) {
                    span.ends { (scene.words.say(growth.word())) @if count > 1 { " " small { (scene.words.say_with("lg-growth-cards.open", &[("count", count.into())])) } } }
                }
            }
        }
    }
}

/// The boxes among the legal actions.
fn offered_boxes(scene: &Scene<LegacyGame>) -> Vec<BoxId> {
    let opens = |json: &str| match serde_json::from_str(json) {
        Ok(Action::OpenBox { which }) => Some(which),
        _ => None,
    };
    scene.choices.look().iter().filter_map(|choice| opens(&choice.action)).collect()
}

/// "to be laid beside Southeast and Ohio": open boards only.
fn beside(view: &View, which: BoxId, words: &Words) -> String {
    let Some(region) = which.region() else { return words.say("lg-box-no-board") };
    let open = view.world.options().regions;
    let names: Vec<&str> =
        region.neighbours().iter().filter(|neighbour| open.contains(*neighbour)).map(|region| region.name()).collect();
    words.say_with("lg-box-beside", &[("regions", names.join(", ").into())])
}
