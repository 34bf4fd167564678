//! The prompt line: whom the table waits for, for what, and the main buttons.

use super::Setting;
use crate::{Choice, ChoiceKind, Prompt, Words};
use maud::{Markup, html};

pub(super) fn prompt(setting: &Setting, words: &Words, prompt: &Prompt, choices: &[Choice]) -> Markup {
    let mine = choices.iter().filter(|choice| choice.kind == ChoiceKind::Main);
    html! {
        section #prompt.prompt.mine[!choices.is_empty()] aria-label=(words.say("prompt")) {
            p role="status" tabindex="-1" {
                @if let Some(number) = setting.at {
                    span.then { (words.say_with("moment", &[("number", number.into()), ("moves", setting.moves.into())])) } " "
                }
                @for seat in setting.to_act.iter() {
                    span class={ "who player-" (seat.0) } aria-hidden="true" { (setting.people.sign(seat)) } " "
                }
                strong { (prompt.text) } " "
                span.sub { (prompt.detail) }
            }
            @if let Some(problem) = &setting.problem { p.problem role="alert" { (problem) } }
            div.btns {
                @for choice in mine {
                    button.primary form="act" name="action" value=(choice.action) title=(choice.detail)
                        data-targets=[(!choice.targets.is_empty()).then(|| choice.targets.join(" "))] { (choice.label) }
                }
                (undo(setting, words))
            }
        }
    }
}

/// Going back: alone where that is free, else by asking the others.
fn undo(setting: &Setting, words: &Words) -> Markup {
    if setting.at.is_some() || setting.people.mine.is_empty() {
        return html! {};
    }
    let button = |answer: &str, label: &str| html! { button name="do" value=(answer) { (words.say(label)) } };
    let form = |buttons: Markup| {
        html! {
            form.undo method="post" action={ "/tables/" (setting.id) "/undo" } {
                input type="hidden" name="version" value=(setting.version);
                (buttons)
            }
        }
    };
    match &setting.undo_asked {
        Some(asked) if setting.people.mine.is_subset(asked.agreed) => {
            html! { span.asked { (words.say("undo-waiting")) } (form(button("decline", "undo-forget"))) }
        }
        Some(asked) => {
            let args = [
                ("name", setting.people.name(asked.by).into()),
                ("moves", setting.moves.saturating_sub(asked.to).into()),
            ];
            html! {
                span.asked { (words.say_with("undo-asked", &args)) }
                (form(html! { (button("agree", "undo-agree")) (button("decline", "undo-decline")) }))
            }
        }
        None if setting.can_undo => form(html! {
            (button("back", "undo"))
            @if setting.can_restart { (button("restart", "undo-restart")) }
        }),
        None if setting.can_ask_undo => form(button("ask", "undo-ask")),
        None => html! {},
    }
}
