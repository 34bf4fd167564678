//! The timelines as a departure board: what has been, what comes next, and this round's choice.

use super::super::badges::kind;
use super::super::icons;
use super::super::said;
use super::super::targets::{Target, region_id};
use super::andrew::sign_of;
use crate::parts::who::clockwise_from;
use crate::{Inputs, Scene};
use carnegie::{Carnegie, ROUNDS, Region, RoundEvent, STEPS, Timeline};
use maud::{Markup, html};

pub(crate) fn timelines(scene: &Scene<Carnegie>) -> Markup {
    let view = scene.view;
    let andrew = || (view.andrew.map(|andrew| andrew.next), view.round);
    let looks_at = || Inputs::of(&(view.rows, view.chosen, view.start, andrew(), view.is_over()));
    scene.piece(("departure-board", 0), looks_at, table)
}

fn table(scene: &Scene<Carnegie>) -> Markup {
    html! {
        div.dep.timelines data-asks=(scene.words.say("ca-asks-timeline")) {
            div.head { h2 { (scene.words.say("ca-panel-timelines")) } small.gift-key aria-hidden="true" { (icons::gift()) " " (scene.words.say("ca-gift")) } (who_chooses(scene)) }
            table {
                thead.unseen {
                    tr {
                        th scope="col" { (scene.words.say("ca-timeline")) }
                        @for step in 1..=STEPS { th scope="col" { (step) } }
                    }
                }
                tbody { @for timeline in Timeline::ALL { (row(scene, timeline)) } }
            }
        }
    }
}

/// The whole row leads to its timeline.
fn row(scene: &Scene<Carnegie>, timeline: Timeline) -> Markup {
    let view = scene.view;
    let marker = view.rows[timeline.index()].marker;
    let is_chosen = view.chosen.is_some_and(|chosen| chosen.timeline == timeline);
    let is_event = view.chosen.is_some_and(|chosen| chosen.advances == timeline);
    html! {
        tr.chosen-row[is_chosen] {
            th scope="row" {
                span.target data-target=(Target::Timeline(timeline)) data-about=(scene.words.say(timeline.word())) data-does=(scene.words.say(&format!("{}.does", timeline.word()))) {
                    (kind(timeline)) " " (scene.words.say(&format!("{}.board", timeline.word())))
                }
                small.brings aria-hidden="true" {
                    (scene.words.say(&format!("{}.brings", timeline.word())))
                    // Whoever chooses sees how many of their own would work.
                    @if let Some(workers) = scene.lit.best_tag(&Target::Timeline(timeline).to_string()) { b.at-work { (workers) } }
                }
            }
            @for step in 0..STEPS {
                @let state = state(step, marker, is_event);
                td.(state) { (event(scene, view.event_at(timeline, step), state)) }
            }
        }
    }
}

/// Behind the marker, the round's event, next to come, or later.
fn state(step: u8, marker: u8, is_event: bool) -> &'static str {
    match step.cmp(&marker) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal if is_event => "now",
        std::cmp::Ordering::Equal => "next",
        std::cmp::Ordering::Greater => "later",
    }
}

fn event(scene: &Scene<Carnegie>, event: RoundEvent, state: &str) -> Markup {
    let class = event.region.map_or("gift", region_id);
    let words = scene.words;
    let name = |region: Region| words.say(region.word());
    html! {
        span.ev.(class).both[event.region.is_some() && event.donation] title=(said::event(event, words)) aria-current=[(state == "now").then_some("true")] {
            @match event.region {
                Some(region) if event.donation => {
                    (name(region)) (icons::gift()) span.unseen { " + " (words.say("ca-gift")) }
                }
                Some(region) => (name(region)),
                None => { (icons::gift()) " " (words.say("ca-gift")) },
            }
            @if state == "past" { span.unseen { " " (words.say("ca-past")) } }
        }
    }
}

/// CA-5.1: who chooses this round, and who comes after them; CA-9.12: who chooses the next one, where that is Andrew with what he will choose.
fn who_chooses(scene: &Scene<Carnegie>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let others = clockwise_from(view.start, view.players.len()).skip(1);
    html! {
        @match view.andrew.map(|andrew| andrew.next) {
            _ if view.is_over() => {},
            None => small {
                (words.say("ca-start-player")) " " (words.player(view.start, scene.people))
                @for seat in others { " → " i.sign aria-hidden="true" { (scene.people.sign(seat)) } span.unseen { (scene.people.name(seat)) } }
            },
            Some(Some(next)) if view.andrew_chooses_next() => small { (words.say("ca-andrew-next")) " " (sign_of(scene, next)) },
            Some(_) if (1..ROUNDS).contains(&view.round) => small { (words.say("ca-you-next")) },
            Some(_) => {}
        }
    }
}
