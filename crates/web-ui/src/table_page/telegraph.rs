//! The telegraph: what happened, newest last; and what the players say to each other.

use super::{Happening, Log, LogLine, Said, Setting, TablePage};
use crate::{Paint, Words};
use maud::{Markup, html};

/// The whole telegraph with the talk below it, for a new page.
pub(super) fn whole<G: Paint>(table: &TablePage<G>) -> Markup {
    let words = table.seen.words;
    html! {
        div.wire.panel data-tab-of="telegraph" {
            h2 #telegraph-title { (words.say("telegraph")) }
            div.scroll tabindex="0" role="region" aria-labelledby="telegraph-title" { (lines(&table.seen.log, table.setting, words)) }
            (talk(table.setting, words))
            @if may_talk(table) { (talk_form(table.setting, words)) }
        }
    }
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
                    " "
                    @match &line.said {
                        Said::Text(text) => q { (text) },
                        Said::Happened(what) => span.happened { (words.say(what.word())) },
                    }
                }
            }
        }
    }
}

impl Happening {
    /// What is said of the seat it happened to.
    fn word(self) -> &'static str {
        match self {
            Happening::TimeUp => "happened-time-up",
            Happening::StoodIn => "happened-stood-in",
            Happening::Back => "happened-back",
            Happening::Offered => "happened-offered",
            Happening::SatDown => "happened-sat-down",
            Happening::Left => "happened-left",
            Happening::BotForGood => "happened-bot-for-good",
            Happening::Away => "happened-away",
            Happening::WantsPause => "happened-wants-pause",
            Happening::OtherDevice => "happened-other-device",
            Happening::Paused => "happened-paused",
            Happening::GoesOn => "happened-goes-on",
        }
    }
}

/// The lines that are told, of which an update has only the last.
pub(super) fn lines<G: Paint>(log: &Log<G>, setting: &Setting, words: &Words) -> Markup {
    html! {
        ol #telegraph.telegraph data-tail=(log.first) {
            @for (index, line) in log.lines.iter().enumerate() {
                li id={ "log-" (log.first + index) } .new[line.is_fresh] {
                    @if line.begins_decision { (time_mark(setting, words, line)) }
                    span { (words.html(&G::tell(&line.event), &setting.people, &G::badge))
                        @if line.by_itself { " " small.by-itself { (words.say("by-itself")) } } }
                }
            }
        }
    }
}

/// The mark leads to the moment of its line.
fn time_mark<G: Paint>(setting: &Setting, words: &Words, line: &LogLine<G>) -> Markup {
    let label = words.say_with("moment-link", &[("number", line.number.into())]);
    html! { a.mark href=(setting.moment(line.number)) data-at=(line.number) title=(label) { (line.mark) } }
}

/// A player may talk where the game allows it and somebody else would read it.
fn may_talk<G: Paint>(table: &TablePage<G>) -> bool {
    let setting = table.setting;
    let has_company = setting.humans().len() > setting.people.mine.look().len();
    !setting.is_replay && !setting.people.mine.look().is_empty() && has_company && G::may_talk(&table.seen.view)
}

fn talk_form(setting: &Setting, words: &Words) -> Markup {
    html! {
        form.say method="post" action={ "/tables/" (setting.id) "/talk" } {
            input name="text" maxlength="500" required autocomplete="off" placeholder=(words.say("talk-placeholder")) aria-label=(words.say("talk-placeholder"));
            button { (words.say("talk-send")) }
        }
    }
}
