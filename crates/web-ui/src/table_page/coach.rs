//! The coach of a lesson: one sentence, what it asks for, and the ways on and back. It stands in the page, never over it.

use super::Setting;
use super::actions::way_value;
use crate::glossary::explained;
use crate::{Choice, Words};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use std::ops::Range;

/// What a lesson says at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Coach {
    /// The lesson's own URL.
    pub lesson: String,
    pub title: String,
    pub sentence: String,
    /// What was met for the first time in this step.
    pub notes: Vec<String>,
    /// The step, counted from 0.
    pub number: usize,
    /// In a step of several turns: which one of the learner's own this is, and of how many.
    pub own_turn: Option<(usize, usize)>,
    /// All steps by their sentences.
    pub steps: Vec<String>,
    /// Those that are played at this very table.
    pub scene: Range<usize>,
    pub asks: CoachAsks,
    /// What was asked for has been done.
    pub is_followed: bool,
    pub can_go_back: bool,
    /// The move to make, or in a free step one that is worth trying.
    pub suggested: Option<Value>,
    /// Words of shapes to light; without any, those of the suggested move.
    pub lit: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachAsks {
    /// The sentence is read, and one goes on.
    Next,
    /// The lesson goes on at another table.
    NextScene,
    /// A certain move.
    Move,
    AnyMove,
    /// The others are moving.
    Patience,
    /// It is over; the table can be played on.
    Nothing,
}

impl Coach {
    /// Whether the learner is to move now.
    pub fn lets_act(&self) -> bool {
        matches!(self.asks, CoachAsks::Move | CoachAsks::AnyMove)
    }

    /// Whether the sentence is to be read before anything is done.
    pub(super) fn is_read_first(&self) -> bool {
        matches!(self.asks, CoachAsks::Next | CoachAsks::NextScene)
    }

    /// Whether it speaks of one move: nothing else is as strong then.
    fn wants_a_move(&self) -> bool {
        self.lets_act() && self.suggested.is_some()
    }

    pub(super) fn suggests(&self, choice: &Choice) -> bool {
        self.suggested.is_some() && serde_json::from_str::<Value>(&choice.action).ok() == self.suggested
    }

    /// The suggested move becomes the first button of the list.
    pub(super) fn put_first(&self, choices: &mut [Choice]) {
        choices.sort_by_key(|choice| !self.suggests(choice));
    }

    /// Marks the shapes and the button that the sentence speaks of.
    pub(super) fn light(&self, choices: &[Choice], part: Markup) -> Markup {
        let suggested = choices.iter().find(|choice| self.suggests(choice));
        let targets = match (suggested, self.lit.is_empty()) {
            (_, false) => self.lit.as_slice(),
            (Some(choice), true) => &choice.targets,
            (None, true) => &[],
        };
        // What leads to a move, and what is only to be looked at.
        let shapes = targets.iter().flat_map(|lit| ["data-target", "data-shown"].map(|name| attribute(name, lit)));
        let button =
            suggested.iter().flat_map(|choice| [attribute("value", &choice.action), way_value(&choice.action)]);
        let mark = |page: String, lit: String| page.replace(&lit, &format!("{lit} data-coached"));
        PreEscaped(shapes.chain(button).fold(part.into_string(), mark))
    }
}

/// An attribute as it stands in the page.
fn attribute(name: &str, value: &str) -> String {
    format!("{name}=\"{}\"", html! { (value) }.into_string())
}

pub(super) fn coach(setting: &Setting, slug: &str, words: &Words, choices: &[Choice]) -> Markup {
    let Some(coach) = setting.coach.as_ref().filter(|_| setting.at.is_none()) else {
        return html! { div #coach hidden {} };
    };
    html! {
        section #coach.coach.wants[coach.wants_a_move()] aria-label=(words.say_with("lesson-of", &[("title", coach.title.clone().into())])) {
            p role="status" {
                span.count { (count(coach, words)) } " "
                span.sentence.done[coach.is_followed] { (explained(&sentence(setting, coach, words), slug, "coach", words)) }
                @for note in &coach.notes { " " span.note { (note) } }
                @if let Some(choice) = worth_trying(coach, choices) { " " span.note { (words.say_with("lesson-try", &[("move", choice.label.as_str().into())])) } }
                @if coach.asks == CoachAsks::Patience { " " span.patience { (words.say("lesson-patience")) } }
            }
            div.btns {
                @if coach.can_go_back { (way(setting, "back", button("back", "b", &words.say("lesson-back"), false))) }
                (way_on(setting, coach, slug, words))
                (steps(setting, coach, words))
                a.button.ghost href="/" { (words.say("lesson-leave")) }
            }
        }
    }
}

/// What to do, as long as there is something to do.
fn sentence(setting: &Setting, coach: &Coach, words: &Words) -> String {
    match setting.is_over && coach.asks == CoachAsks::Nothing {
        true => words.say("lesson-over"),
        false => coach.sentence.clone(),
    }
}

/// Where any move will do, the one that the lesson would make.
fn worth_trying<'a>(coach: &Coach, choices: &'a [Choice]) -> Option<&'a Choice> {
    choices.iter().find(|choice| coach.asks == CoachAsks::AnyMove && coach.suggests(choice))
}

/// "4 of 15", or "7 of 10 · turn 2 of 3".
fn count(coach: &Coach, words: &Words) -> String {
    let step =
        words.say_with("lesson-count", &[("number", (coach.number + 1).into()), ("steps", coach.steps.len().into())]);
    match coach.own_turn {
        Some((turn, turns)) => {
            let turn = words.say_with("lesson-turn", &[("turn", turn.into()), ("turns", turns.into())]);
            format!("{step} · {turn}")
        }
        None => step,
    }
}

fn way(setting: &Setting, class: &str, button: Markup) -> Markup {
    html! { form class=(class) method="post" action={ "/tables/" (setting.id) "/lesson" } { (version(setting)) (button) } }
}

/// The strong button, or the one that makes the move: of step after step it stands in the same place.
fn way_on(setting: &Setting, coach: &Coach, slug: &str, words: &Words) -> Markup {
    let own = |answer: &str, label: &str| way(setting, "on", button(answer, "n h", &words.say(label), true));
    match coach.asks {
        CoachAsks::Next => own("next", "lesson-next"),
        CoachAsks::Nothing => html! {
            @if !setting.is_over { (own("play-on", "lesson-play-on")) }
            a.button.primary[setting.is_over] href={ "/tables/new?game=" (slug) } { (words.say("lesson-own-game")) }
        },
        CoachAsks::NextScene => html! {
            form.on method="post" action=(coach.lesson) {
                input type="hidden" name="step" value=(coach.scene.end);
                button.primary data-key="n h" aria-keyshortcuts="n h" { (words.say("lesson-next")) }
            }
        },
        CoachAsks::Move | CoachAsks::AnyMove => {
            way(setting, "on", button("show", "h", &words.say("lesson-show"), false))
        }
        CoachAsks::Patience => html! {},
    }
}

fn button(answer: &str, key: &str, label: &str, is_primary: bool) -> Markup {
    html! {
        button.primary[is_primary] name="do" value=(answer) data-key=(key) aria-keyshortcuts=(key) { (label) }
    }
}

/// A list that leads to any step. Those of another scene are played at another table.
fn steps(setting: &Setting, coach: &Coach, words: &Words) -> Markup {
    let item = |number: usize, sentence: &str| {
        html! {
            li aria-current=[(number == coach.number).then_some("step")] {
                button name="step" value=(number) { (sentence) }
            }
        }
    };
    let part = |from: usize, steps: &[String]| {
        html! {
            ol start=(from + 1) { @for (number, sentence) in (from..).zip(steps) { (item(number, sentence)) } }
        }
    };
    let (before, rest) = coach.steps.split_at(coach.scene.start);
    let (here, after) = rest.split_at(coach.scene.len());
    let elsewhere = |from: usize, steps: &[String]| {
        html! { @if !steps.is_empty() { form method="post" action=(coach.lesson) { (part(from, steps)) } } }
    };
    html! {
        details.menu.steps {
            summary.button { (words.say("lesson-steps")) }
            div.menu-body {
                (elsewhere(0, before))
                form method="post" action={ "/tables/" (setting.id) "/lesson" } {
                    (version(setting))
                    input type="hidden" name="do" value="go";
                    (part(coach.scene.start, here))
                }
                (elsewhere(coach.scene.end, after))
            }
        }
    }
}

fn version(setting: &Setting) -> Markup {
    html! { input type="hidden" name="version" value=(setting.version); }
}
