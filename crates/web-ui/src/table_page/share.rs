//! The table's own menu: invitations, the link for spectators, the record, and the proof of a fair shuffle.

use super::{Inputs, Setting, own_page};
use crate::pages::{lesson_url, settings_url};
use crate::{Paint, Words};
use engine::Seat;
use maud::{Markup, html};

pub(super) fn menu<G: Paint>(setting: &Setting, words: &Words, changing: &Markup) -> Markup {
    let (slug, lesson) = (G::SLUG, G::LESSONS.first().map(|(name, _)| *name));
    html! {
        details.menu {
            summary { (words.say("table-menu")) }
            div.menu-body {
                // A narrow masthead has no room for these.
                p.menu-links {
                    @if let Some(campaign) = &setting.campaign { a.button href=(campaign) { (words.say("campaign")) } }
                    a.button href=(setting.rules(slug)) { (words.say("rules")) }
                    a.button.history-link href=(setting.moment(setting.moves)) { (words.say("history")) }
                    a.button href=(settings_url(&setting.path())) { (words.say("settings")) }
                }
                p.menu-helps {
                    @if let Some(lesson) = lesson { a.button href=(lesson_url(slug, lesson)) { (words.say("newcomer-lesson")) } " " }
                    @if setting.own.is_some() { a.button href="/me/notices" { (words.say("home-told")) } " " }
                    button.needs-script type="button" data-keys { span.by-key { (words.say("keys")) " " kbd { "?" } } span.by-touch { (words.say("touch")) } }
                }
                (own_page::notes(setting, words))
                (changing)
            }
        }
    }
}

/// What the part that changes looks at, besides who sits where and who the reader is.
pub(super) fn looks_at(setting: &Setting) -> Inputs {
    let pace = &setting.pace;
    let seat = (pace.may_leave, pace.stood_in, pace.clocks.is_empty(), pace.pause, pace.vacation_left);
    let links = (&setting.invites, setting.is_owner, &setting.watch_url, &setting.campaign);
    let table = (&setting.id, setting.is_over, setting.is_replay, &setting.commitment, &setting.seed);
    Inputs::hashed(&(seat, links, table, setting.muted))
}

/// The part that changes: seats are taken, and the seed opens at the end.
pub(super) fn changing(setting: &Setting, words: &Words) -> Markup {
    html! {
        div #share {
            (super::pace::own_seat(setting, words))
            (own_page::voices(setting, words))
            @if !setting.invites.is_empty() {
                h2 { (words.say("invites")) }
                (links(setting, words, |_| true, |seat| invitation(setting, words, seat)))
            }
            (missed(setting, words))
            @if !setting.watch_url.is_empty() {
                h2 { (words.say("watchers")) }
                ul.links { li { (copyable(words, &setting.watch_url, &words.say("watch-link"))) } }
            }
            h2 { (words.say("record")) }
            @if setting.may_choose_eyes() {
                p {
                    a.button href={ "/tables/" (setting.id) "/record" } download { (words.say("record-download")) } " "
                    a.button href={ "/tables/" (setting.id) "/analysis" } { (words.say("analysis-open")) }
                }
            } @else {
                p { (words.say("record-later")) }
            }
            @if !setting.commitment.is_empty() { (fairness(setting, words)) }
        }
    }
}

/// Seats that nobody has taken yet, for whoever can invite: in sight, not in the menu.
pub(super) fn open_seats(setting: &Setting, words: &Words) -> Markup {
    let is_open = |seat: Seat| is_open(setting, seat);
    if !setting.invites.iter().any(|(seat, _)| is_open(*seat)) {
        return html! {};
    }
    html! {
        section.panel.invitations aria-labelledby="open-seats" {
            h2 #open-seats { (words.say("open-seats")) }
            p { (words.say("open-seats-text")) }
            (links(setting, words, is_open, |seat| words.say_with("seat-number", &[("number", (seat.0 + 1).into())])))
        }
    }
}

/// Whoever fears that others have their link makes a new one.
fn own_anew(setting: &Setting, words: &Words, seat: Seat) -> Markup {
    html! {
        details.leaving {
            summary { (words.say("invite-new")) }
            p { (words.say("invite-new-text")) }
            (wish(setting, seat, "new-link", &words.say("invite-new")))
        }
    }
}

/// What can be done about a player who lost their seat, or does not come. Whether the table has waited long enough the server knows.
fn missed(setting: &Setting, words: &Words) -> Markup {
    let mine = *setting.people.mine.look();
    let is_played = !setting.is_over && setting.pace.may_leave && (setting.is_owner || !mine.is_empty());
    let is_anothers = |seat: &Seat| {
        let person = &setting.people.seats[seat.index()];
        let stood_in = setting.pace.stood_in.contains(*seat);
        !mine.contains(*seat) && !person.is_open && (stood_in || person.bot.is_none())
    };
    let others: Vec<Seat> = Seat::all(setting.people.seats.len()).filter(is_anothers).collect();
    if !is_played || others.is_empty() {
        return html! {};
    }
    let label = |word: &str, seat: Seat| words.say_with(word, &[("name", setting.people.name(seat).into())]);
    html! {
        details.leaving {
            summary { (words.say("missed")) }
            p { (words.say("missed-text")) }
            @for seat in others {
                @if setting.is_owner && setting.campaign.is_none() { (wish(setting, seat, "link-for", &label("missed-link", seat))) }
                @if !setting.pace.stood_in.contains(seat) { (wish(setting, seat, "bot-for", &label("missed-bot", seat))) }
            }
        }
    }
}

fn is_open(setting: &Setting, seat: Seat) -> bool {
    setting.people.seats.get(seat.index()).is_some_and(|person| person.is_open)
}

/// Whose link it is, in full.
fn invitation(setting: &Setting, words: &Words, seat: Seat) -> String {
    let mine = *setting.people.mine.look();
    match seat {
        own if mine.contains(own) && mine.len() == 1 => words.say("invite-own"),
        seat if is_open(setting, seat) => words.say_with("invite-seat", &[("number", (seat.0 + 1).into())]),
        seat => words.say_with("invite-for", &[("name", setting.people.name(seat).into())]),
    }
}

fn links(setting: &Setting, words: &Words, is_shown: impl Fn(Seat) -> bool, label: impl Fn(Seat) -> String) -> Markup {
    let mine = *setting.people.mine.look();
    let can_be_new = |seat: Seat| setting.is_owner && is_open(setting, seat) && setting.campaign.is_none();
    let is_own = |seat: Seat| mine.contains(seat) && !setting.is_over && setting.campaign.is_none();
    html! {
        ul.links {
            @for (seat, url) in setting.invites.iter().filter(|(seat, _)| is_shown(*seat)) {
                li {
                    (copyable(words, url, &label(*seat)))
                    @if is_own(*seat) { (own_anew(setting, words, *seat)) }
                    @else if can_be_new(*seat) { (anew(words, &setting.path(), *seat)) }
                }
            }
        }
    }
}

/// Whoever opened the table takes back a link that nobody has used, and has another.
pub(crate) fn anew(words: &Words, table: &str, seat: Seat) -> Markup {
    let number = [("number", (seat.0 + 1).into())];
    html! {
        form.anew method="post" action={ (table) "/seat" } {
            input type="hidden" name="seat" value=(seat.0);
            button.quiet name="do" value="link-for" title=(words.say("invite-anew.text")) aria-label=(words.say_with("invite-anew.seat", &number)) {
                (words.say("invite-anew"))
            }
        }
    }
}

fn wish(setting: &Setting, seat: Seat, what: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ (setting.path()) "/seat" } {
            input type="hidden" name="seat" value=(seat.0);
            button name="do" value=(what) { (label) }
        }
    }
}

/// A link with a button that copies it; without script the text can be marked and copied.
pub(crate) fn copyable(words: &Words, url: &str, label: &str) -> Markup {
    html! {
        span.label { (label) }
        span.copyable {
            input readonly value=(url) aria-label=(label);
            button.needs-script type="button" data-copy=(url) { (words.say("copy")) }
        }
    }
}

fn fairness(setting: &Setting, words: &Words) -> Markup {
    html! {
        h2 { (words.say("fair")) }
        p.fair {
            (words.say("fair-commitment")) " " code { (setting.commitment) }
            @if let Some(seed) = &setting.seed { br; (words.say("fair-seed")) " " code { (seed) } }
        }
    }
}
