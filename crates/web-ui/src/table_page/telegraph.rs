//! The telegraph: what happened, newest last; and what the players say to each other.

use super::{LogLine, Setting, TablePage};
use crate::{Paint, Words};
use maud::{Markup, html};

/// An update carries so many lines besides the fresh ones: the page keeps the earlier ones.
const TAIL: usize = 24;

/// The whole telegraph with the talk below it, for a new page.
pub(super) fn whole<G: Paint>(table: &TablePage<G>) -> Markup {
    let words = table.words;
    html! {
        div.wire.panel data-tab-of="telegraph" {
            h2 #telegraph-title { (words.say("telegraph")) }
            div.scroll tabindex="0" role="region" aria-labelledby="telegraph-title" { (lines(table, 0)) }
            (talk(table.setting, words))
            @if may_talk(table) { (talk_form(table.setting, words)) }
        }
    }
}

/// The last lines only; an earlier moment is sent whole, because the page may hold anything.
pub(super) fn tail<G: Paint>(table: &TablePage<G>) -> Markup {
    let from = match table.setting.at {
        Some(_) => 0,
        None => table.log.len().saturating_sub(TAIL + table.fresh),
    };
    lines(table, from)
}

pub(super) fn talk(setting: &Setting, words: &Words) -> Markup {
    html! {
        ol #talk.talk tabindex="0" aria-label=(words.say("talk")) hidden[setting.talk.is_empty()] {
            @for line in &setting.talk {
                li {
                    @match line.seat {
                        Some(seat) => (words.player(seat, &setting.people)),
                        None => span.player { (line.name) },
                    }
                    " " q { (line.text) }
                }
            }
        }
    }
}

fn lines<G: Paint>(table: &TablePage<G>, from: usize) -> Markup {
    let fresh_from = table.log.len().saturating_sub(table.fresh);
    let is_new_decision = |index: usize| index == 0 || table.log[index - 1].number != table.log[index].number;
    html! {
        ol #telegraph.telegraph data-tail=(from) {
            @for (index, line) in table.log.iter().enumerate().skip(from) {
                li id={ "log-" (index) } .new[index >= fresh_from && table.fresh > 0] {
                    @if is_new_decision(index) { (time_mark(table.setting, table.words, line)) }
                    span { (table.words.html(&line.message, &table.setting.people, &G::badge))
                        @if line.by_itself { " " small.by-itself { (table.words.say("by-itself")) } } }
                }
            }
        }
    }
}

/// The mark leads to the moment of its line.
fn time_mark(setting: &Setting, words: &Words, line: &LogLine) -> Markup {
    let label = words.say_with("moment-link", &[("number", line.number.into())]);
    html! { a.mark href=(setting.moment(line.number)) data-at=(line.number) title=(label) { (line.mark) } }
}

/// A player may talk where the game allows it and somebody else would read it.
fn may_talk<G: Paint>(table: &TablePage<G>) -> bool {
    let setting = table.setting;
    let has_company = setting.humans().len() > setting.people.mine.len();
    !setting.is_replay && !setting.people.mine.is_empty() && has_company && G::may_talk(&table.view)
}

fn talk_form(setting: &Setting, words: &Words) -> Markup {
    html! {
        form.say method="post" action={ "/tables/" (setting.id) "/talk" } {
            input name="text" maxlength="500" required autocomplete="off" placeholder=(words.say("talk-placeholder")) aria-label=(words.say("talk-placeholder"));
            button { (words.say("talk-send")) }
        }
    }
}
