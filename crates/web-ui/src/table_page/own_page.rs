//! What a player keeps at a table for themselves: notes, and whom they don't want to hear.

use super::Setting;
use crate::Words;
use engine::Seat;
use maud::{Markup, html};

/// Notes that nobody else reads. They are in the whole page alone, never in what changes: that is the same for all who hold a seat.
pub(super) fn notes(setting: &Setting, words: &Words) -> Markup {
    let Some(own) = &setting.own else { return html! {} };
    html! {
        section.notes aria-labelledby="notes-title" {
            h2 #notes-title { (words.say("notes")) }
            form data-own method="post" action={ "/tables/" (setting.id) "/notes" } {
                textarea name="text" rows="5" maxlength="5000" aria-labelledby="notes-title" placeholder=(words.say("notes-text")) { (own.note) }
                p { button { (words.say("notes-keep")) } " " span.saved role="status" data-saved=(words.say("settings-saved")) {} }
            }
        }
    }
}

/// Whom the reader does not want to hear. Nobody else learns of it.
pub(super) fn voices(setting: &Setting, words: &Words) -> Markup {
    let mine = *setting.people.mine.look();
    let others = setting.humans().minus(mine);
    let others = others.iter().filter(|seat| !setting.people.seats[seat.index()].is_open);
    html! {
        @if !mine.is_empty() && !setting.is_replay && others.clone().next().is_some() {
            h2 { (words.say("voices")) }
            div.wishes {
                @for seat in others {
                    @let (what, label) = if setting.muted.contains(seat) { ("hear", "voice-hear") } else { ("mute", "voice-mute") };
                    (voice(setting, seat, what, &words.say_with(label, &[("name", setting.people.name(seat).into())]), None))
                }
            }
        }
    }
}

/// A button that hears or mutes somebody.
pub(super) fn voice(setting: &Setting, seat: Seat, what: &str, label: &str, title: Option<String>) -> Markup {
    html! {
        form data-own method="post" action={ "/tables/" (setting.id) "/mute" } {
            input type="hidden" name="seat" value=(seat.0);
            button name="do" value=(what) title=[title] { (label) }
        }
    }
}
