//! Andrew: his card and where it has slid, the next one, his discs and tiles, his score.

use super::super::badges::kind;
use super::super::icons;
use crate::Scene;
use carnegie::{Andrew, AndrewPart, Back, Card, CardOnTable, Carnegie, SLOTS, Timeline, slot_points};
use maud::{Markup, html};

pub(crate) fn andrew(scene: &Scene<Carnegie>) -> Markup {
    let (Some(andrew), Some(score)) = (&scene.view.andrew, scene.view.andrew_score()) else { return html! {} };
    let words = scene.words;
    let title = if scene.view.is_over() { "ca-final-score" } else { "ca-would-score" };
    html! {
        h2 { (words.say("ca-andrew")) small { (words.say(scene.view.options.level.word())) } }
        (slots(scene, andrew))
        p.d { (words.say("ca-andrew-legend")) }
        div.his-card {
            @if let Some(card) = andrew.card { (card_on_table(scene, card)) }
            p.andrew-rest {
                @if let Some(next) = andrew.next { (words.say(comes_next(scene, next))) " " (back(scene, next)) }
            }
        }
        div.andrew-score {
            b { (words.say_with(title, &[("points", score.total().into())])) }
            dl {
                @for part in AndrewPart::ALL {
                    div { dt { (words.say(part.word())) } dd { (score.part(part)) } dd { small { (words.say(&format!("{}.hint", part.word()))) } } }
                }
            }
        }
    }
}

/// On his name: which card he has and what it is worth, or which comes next. A click on it shows the rest.
pub(crate) fn in_a_word(scene: &Scene<Carnegie>) -> Markup {
    let words = scene.words;
    let Some(andrew) = scene.view.andrew.as_ref().filter(|_| !scene.view.is_over()) else { return html! {} };
    let worth = |card: CardOnTable| words.say_with("ca-card-now.worth", &[("points", slot_points(card.slot).into())]);
    html! {
        @match (andrew.card, andrew.next) {
            (Some(card), _) => { " " small { (words.say("ca-card-now")) " " (icons::with_icons(&worth(card))) } },
            (None, Some(next)) => { " " small { (words.say("ca-card-next")) " " (sign_of(scene, next)) } },
            (None, None) => {},
        }
    }
}

/// What that card is, and what its worth comes from.
pub(crate) fn about(scene: &Scene<Carnegie>) -> Option<(String, String)> {
    let andrew = scene.view.andrew.as_ref().filter(|_| !scene.view.is_over())?;
    let (id, points) = match (andrew.card, andrew.next) {
        (Some(card), _) => ("ca-card-now", slot_points(card.slot)),
        (None, next) => next.map(|_| ("ca-card-next", 0))?,
    };
    let does = scene.words.say_with(&format!("{id}.does"), &[("points", points.into())]);
    Some((scene.words.say(&format!("{id}.about")), does))
}

/// CA-9.13: the five places with their points, how many cards stayed at each, and this round's card, which slides on from where it lies.
fn slots(scene: &Scene<Carnegie>, andrew: &Andrew) -> Markup {
    html! {
        ol.slots-row aria-label=(scene.words.say("ca-andrew-slots")) {
            @for slot in 0..SLOTS {
                @let card = andrew.card.filter(|card| usize::from(card.slot) == slot);
                li.here[card.is_some()] aria-current=[card.map(|_| "true")] {
                    b { (slot_points(slot as u8)) }
                    @if card.is_some() { span.lies title=(scene.words.say("ca-slot-now")) { "A" } }
                    @if andrew.scored[slot] > 0 { small { (scene.words.say_with("ca-cards", &[("cards", andrew.scored[slot].into())])) } }
                }
            }
        }
    }
}

fn card_on_table(scene: &Scene<Carnegie>, card: CardOnTable) -> Markup {
    html! {
        div.card.dep {
            @match card.front {
                None => p { (scene.words.say("ca-card-down")) },
                Some(front) => { p { (scene.words.say("ca-card-up")) } (front_of(scene, front)) },
            }
        }
    }
}

/// The back of a card without its name, where there is no room for it.
pub(super) fn sign_of(scene: &Scene<Carnegie>, back: Back) -> Markup {
    let timeline = Timeline::ALL.into_iter().find(|timeline| timeline.word() == back.word());
    html! {
        @match timeline { Some(timeline) => (kind(timeline)), None => b aria-hidden="true" { "?" } }
        span.unseen { (scene.words.say(back.word())) }
    }
}

fn back(scene: &Scene<Carnegie>, back: Back) -> Markup {
    let timeline = Timeline::ALL.into_iter().find(|timeline| timeline.word() == back.word());
    html! { @if let Some(timeline) = timeline { (kind(timeline)) " " } (scene.words.say(back.word())) }
}

/// CA-9.12: in the rounds between one's own his card chooses the timeline, and its back may say which.
fn comes_next(scene: &Scene<Carnegie>, next: Back) -> &'static str {
    if scene.view.andrew_chooses_next() && next != Back::QuestionMark { "ca-next-card.chooses" } else { "ca-next-card" }
}

/// Each line of the card: what he does when that timeline is played.
fn front_of(scene: &Scene<Carnegie>, card: Card) -> Markup {
    let words = scene.words;
    let front = card.front();
    let cities: Vec<&str> = front.cities.iter().map(|city| city.name()).collect();
    let lines = [
        (Timeline::HumanResources, words.say_with("ca-card-slides", &[("steps", front.slides.into())])),
        (Timeline::Management, words.say_with("ca-card-takes", &[("types", types(scene, &front.departments).into())])),
        (Timeline::Construction, words.say_with("ca-card-builds", &[("cities", cities.join(", ").into())])),
        (
            Timeline::ResearchAndDevelopment,
            words.say_with(
                "ca-card-steps",
                &[("region", words.say(front.region.word()).into()), ("steps", front.steps.into())],
            ),
        ),
    ];
    let now = scene.view.chosen.map(|chosen| chosen.timeline);
    html! {
        table {
            tbody {
                @for (timeline, text) in lines {
                    tr.now[now == Some(timeline)] {
                        th scope="row" { (kind(timeline)) " " (words.say(&format!("{}.short", timeline.word()))) }
                        td { (text) }
                    }
                }
                tr.now[scene.view.chosen.is_some_and(|chosen| chosen.event.donation)] {
                    th scope="row" { (words.say("ca-gift")) }
                    td { (words.say(front.donation.word())) }
                }
            }
        }
    }
}

/// "2× Management": one for each tile he takes.
fn types(scene: &Scene<Carnegie>, types: &[Timeline]) -> String {
    let copies = |timeline: Timeline| types.iter().filter(|its| **its == timeline).count();
    let named = |timeline: Timeline| counted(copies(timeline), scene.words.say(timeline.word()));
    Timeline::ALL.into_iter().filter_map(named).collect::<Vec<_>>().join(", ")
}

fn counted(copies: usize, name: String) -> Option<String> {
    match copies {
        0 => None,
        1 => Some(name),
        copies => Some(format!("{copies}× {name}")),
    }
}
