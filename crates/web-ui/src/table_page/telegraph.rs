//! The telegraph: what happened, newest last; and what the players say to each other.

use super::{Happening, Inputs, Log, LogLine, Said, Setting, TablePage, TalkLine, own_page};
use crate::parts::faces::teller;
use crate::retold::{Retold, first_said};
use crate::{Paint, Words};
use engine::Seat;
use maud::{Markup, html};

/// The whole telegraph with the talk below it, for a new page.
pub(super) fn whole<G: Paint>(table: &TablePage<G>, lines: &Markup, talk: &Markup) -> Markup {
    let words = table.seen.words;
    html! {
        div.wire.panel data-tab-of="telegraph" {
            h2 #telegraph-title { (words.say("telegraph")) " " small #unread.needs-script data-new=(words.say("talk-unread")) {} }
            div.scroll tabindex="0" role="region" aria-labelledby="telegraph-title" {
                p.earlier hidden[table.seen.log.first == 0] { a href=(table.setting.telling_all()) { (words.say("telegraph-earlier")) } }
                (lines)
            }
            (talk)
            (all_read(table.setting, words))
            @if may_talk(table) { (talk_form(table.setting, words)) }
        }
    }
}

/// Lines never change; of those of muted players there is only their number.
pub(super) fn talk_looks_at(setting: &Setting) -> Inputs {
    let lines: Vec<u64> = setting.talk.iter().map(|line| line.number).collect();
    Inputs::hashed(&(lines, &setting.unheard, setting.own.as_ref().map(|own| own.read)))
}

pub(super) fn talk(setting: &Setting, words: &Words) -> Markup {
    html! {
        ol #talk.talk tabindex="0" aria-label=(words.say("talk")) hidden[setting.talk.is_empty() && setting.unheard.is_empty()] {
            @for line in &setting.talk {
                li.unread[is_new(setting, line)] data-said=[line.is_said().then_some(line.number)] data-mine[is_mine(setting, line)] {
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
            @for (seat, lines) in &setting.unheard { (unheard(setting, words, *seat, *lines)) }
        }
    }
}

/// "2 lines of Mary’s are hidden: show".
fn unheard(setting: &Setting, words: &Words, seat: Seat, lines: usize) -> Markup {
    let name = setting.people.name(seat);
    let hear = words.say_with("voice-hear", &[("name", name.into())]);
    html! {
        li.unheard {
            (words.say_with("talk-unheard", &[("lines", lines.into()), ("name", name.into())])) " "
            (own_page::voice(setting, seat, "hear", &words.say("talk-show"), Some(hear)))
        }
    }
}

fn is_mine(setting: &Setting, line: &TalkLine) -> bool {
    line.seat.is_some_and(|seat| setting.people.mine.look().contains(seat))
}

/// Only the whole page knows what its reader has read: what changes is the same for all who hold these seats.
fn is_new(setting: &Setting, line: &TalkLine) -> bool {
    setting.own.as_ref().is_some_and(|own| line.is_new_to(*setting.people.mine.look(), own.read))
}

/// Without script nobody knows what was looked at: its reader says so.
fn all_read(setting: &Setting, words: &Words) -> Markup {
    let last = setting.talk.iter().rev().find(|line| is_new(setting, line));
    html! {
        @if let Some(last) = last {
            form.all-read data-own method="post" action={ "/tables/" (setting.id) "/read" } {
                input type="hidden" name="number" value=(last.number);
                button { (words.say("talk-all-read")) }
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
            Happening::LinkMade => "happened-link-made",
            Happening::Paused => "happened-paused",
            Happening::GoesOn => "happened-goes-on",
        }
    }
}

/// How a turn is drawn that begins with the line of this number.
type DrawTurn<'a, G> = &'a dyn Fn(usize, &[LogLine<G>]) -> Markup;

/// The turns that are told, of which an update has only the last. Each is drawn by `draw`, which knows the number of its first line.
pub(super) fn lines<G: Paint>(log: &Log<G>, draw: DrawTurn<'_, G>) -> Markup {
    let turns = log.lines.chunk_by(|_, next| !next.begins_turn);
    let numbered = turns.scan(log.first, |told, turn| Some((std::mem::replace(told, *told + turn.len()), turn)));
    html! { ol #telegraph.telegraph data-tail=(log.first) { @for (first, its) in numbered { (draw(first, its)) } } }
}

/// A turn is one line that opens.
pub(super) fn turn<G: Paint>(first: usize, turn: &[LogLine<G>], setting: &Setting, words: &Words) -> Markup {
    html! {
        li id={ "log-" (first) } class=[turn.iter().any(|line| line.is_fresh).then_some("new")] {
            (time_mark(setting, words, &turn[0]))
            @if let [only] = turn { (sentence(only, setting, words, true)) } @else { (whole_turn(turn, setting, words)) }
        }
    }
}

fn whole_turn<G: Paint>(turn: &[LogLine<G>], setting: &Setting, words: &Words) -> Markup {
    let events: Vec<G::Event> = turn.iter().map(|line| line.event.clone()).collect();
    let retold = Retold::of::<G>(&events, words, &setting.people);
    html! {
        details {
            summary { span { (retold.told(&setting.people)) } (retold.effects::<G>(words)) }
            ol { @for line in turn { li { (sentence(line, setting, words, false)) } } }
        }
    }
}

/// What happened, in a sentence. Where it is a turn by itself and begins with a bot, that shows its face.
fn sentence<G: Paint>(line: &LogLine<G>, setting: &Setting, words: &Words, is_turn: bool) -> Markup {
    let said = words.html(&G::tell(&line.event), &setting.people, &G::badge);
    let event = std::slice::from_ref(&line.event);
    let seat = is_turn.then(|| first_said::<G>(event, &said, words, &setting.people)).flatten();
    html! {
        span { @if let Some(seat) = seat { (teller(seat, &setting.people)) } (said)
            @if line.by_itself { " " small.by-itself { (words.say("by-itself")) } } }
    }
}

/// The mark leads to the moment when its turn began.
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
