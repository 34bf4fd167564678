//! The clocks of a table, and what a player can do about being away.

use super::Setting;
use crate::Words;
use engine::{Seat, SeatSet};
use maud::{Markup, html};

/// How the table is played, and who is not here. All of it follows from the log: what the time is now, the script knows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TablePace {
    /// What its players call the table; empty if they don't.
    pub name: String,
    /// The clock of every human's seat; none at a table without.
    pub clocks: Vec<SeatClock>,
    /// It is played over days: nobody sits and waits for their turn.
    pub is_slow: bool,
    pub is_paused: bool,
    /// Who wants the clocks to stand still.
    pub pause: SeatSet,
    /// Seats of humans for whom a bot moves.
    pub stood_in: SeatSet,
    /// Seats on which anybody may sit down.
    pub free: SeatSet,
    /// How many days the reader may still be away, on the first of their seats.
    pub vacation_left: i64,
    /// Players may hand their seat on and leave.
    pub may_leave: bool,
    /// The same people play again there: its URL.
    pub rematch: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatClock {
    pub seat: Seat,
    /// What is left for this turn, or for the next one: milliseconds.
    pub left: i64,
    /// When the time is up, if the clock runs: Unix milliseconds.
    pub due: Option<i64>,
    pub is_up: bool,
}

/// Beside the board: the clocks, and what calls for an answer.
pub(super) fn strip(setting: &Setting, words: &Words) -> Markup {
    let pace = &setting.pace;
    let mine = *setting.people.mine.look();
    if setting.is_over || setting.at.is_some() {
        return html! {};
    }
    html! {
        @if !pace.clocks.is_empty() {
            ul.clocks aria-label=(words.say("clocks")) {
                @for clock in &pace.clocks { (face(setting, words, clock)) }
                @if pace.is_paused { li.paused { (words.say("clocks-paused")) } }
                // Whoever is told already is not shown it: the style sheet knows.
                @if pace.is_slow && !mine.is_empty() { li.tell-me { a href="/me/notices" { (words.say("home-told")) } } }
            }
        }
        @for seat in mine.iter().filter(|seat| pace.stood_in.contains(*seat)) {
            (notice(&words.say("stood-in-for-you"), &wish(setting, words, seat, "back", "seat-back", "primary")))
        }
        @if mine.is_empty() {
            @for seat in pace.free.iter() { (free_seat(setting, words, seat)) }
        }
        @if !pace.pause.is_empty() && !pace.is_paused {
            @for seat in mine.iter().filter(|seat| !pace.pause.contains(*seat)).take(1) {
                @let names = words.names(pace.pause, &setting.people);
                (notice(&words.say_with("pause-asked", &[("names", names.into())]), &wish(setting, words, seat, "pause", "pause-agree", "")))
            }
        }
    }
}

/// In the table's menu: what a player can ask for the own seat.
pub(super) fn own_seat(setting: &Setting, words: &Words) -> Markup {
    let pace = &setting.pace;
    let mine = *setting.people.mine.look();
    let Some(seat) = mine.first().filter(|_| !setting.is_over && pace.may_leave) else { return html! {} };
    html! {
        h2 { (words.say("own-seat")) }
        div.wishes {
            @for seat in mine.iter() {
                // Of several at one screen each is called by its name.
                @if mine.len() > 1 { (setting.people.name(seat)) ": " }
                @if pace.stood_in.contains(seat) { (wish(setting, words, seat, "back", "seat-back", "")) }
                @else { (wish(setting, words, seat, "bot", "seat-bot-moves", "")) }
            }
            @if !pace.clocks.is_empty() {
                @if pace.pause.contains(seat) { (wish(setting, words, seat, "go-on", "pause-end", "")) }
                @else { (wish(setting, words, seat, "pause", "pause-ask", "")) }
                @if pace.vacation_left > 0 { (away(setting, words, seat)) }
            }
        }
        @if setting.campaign.is_none() {
            details.leaving {
                summary { (words.say("seat-leave-or-resign")) }
                p { (words.say("seat-leave-text")) }
                (wish(setting, words, seat, "leave", "seat-leave", ""))
                (wish(setting, words, seat, "resign", "seat-resign", ""))
            }
        }
    }
}

fn face(setting: &Setting, words: &Words, clock: &SeatClock) -> Markup {
    let seat = clock.seat;
    html! {
        li.runs[clock.due.is_some()].up[clock.is_up] {
            span class={ "who player-" (seat.0) } aria-hidden="true" { (setting.people.sign(seat)) } " "
            span.unseen { (setting.people.name(seat)) ": " }
            @if clock.is_up { (words.say("clock-up")) }
            @else if let Some(due) = clock.due { time data-due=(due) data-up=(words.say("clock-up")) datetime=(utc(due)) { (utc(due)) } }
            @else { span data-left=(clock.left) { (hours(clock.left)) } }
        }
    }
}

fn notice(text: &str, button: &Markup) -> Markup {
    html! { div.notice { p { (text) } (button) } }
}

/// Anybody may sit down there.
fn free_seat(setting: &Setting, words: &Words, seat: Seat) -> Markup {
    let text = words.say_with("free-seat", &[("name", setting.people.name(seat).into())]);
    html! {
        div.notice {
            p { (text) }
            a.button.primary href={ "/tables/" (setting.id) "/seats/" (seat.0) } { (words.say("free-seat-take")) }
        }
    }
}

fn wish(setting: &Setting, words: &Words, seat: Seat, what: &str, label: &str, class: &str) -> Markup {
    html! {
        form method="post" action={ "/tables/" (setting.id) "/seat" } {
            input type="hidden" name="seat" value=(seat.0);
            button.(class) name="do" value=(what) { (words.say(label)) }
        }
    }
}

fn away(setting: &Setting, words: &Words, seat: Seat) -> Markup {
    html! {
        form.away method="post" action={ "/tables/" (setting.id) "/seat" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="number" name="days" min="1" max=(setting.pace.vacation_left) value="1" aria-label=(words.say("away-days"));
            button name="do" value="away" { (words.say_with("away", &[("left", setting.pace.vacation_left.into())])) }
        }
    }
}

/// A length of time as a clock shows it: `25:10`, hours and minutes.
fn hours(milliseconds: i64) -> String {
    let minutes = milliseconds / 60_000;
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

/// A moment for pages without script, where nobody knows the reader's clock: `2026-11-18 21:10 UTC`.
pub(crate) fn utc(milliseconds: i64) -> String {
    let (minutes, days) = (milliseconds.div_euclid(60_000), milliseconds.div_euclid(86_400_000));
    let (year, month, day) = date(days);
    format!("{year}-{month:02}-{day:02} {:02}:{:02} UTC", minutes.div_euclid(60).rem_euclid(24), minutes.rem_euclid(60))
}

/// The date of a day of Unix time (Howard Hinnant's `civil_from_days`).
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_year - (153 * from_march + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_shown_as_the_calendar_has_it() {
        assert_eq!(utc(0), "1970-01-01 00:00 UTC");
        assert_eq!(utc(951_782_399_999), "2000-02-28 23:59 UTC");
        assert_eq!(utc(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(utc(1_794_773_400_000), "2026-11-15 20:10 UTC");
    }

    #[test]
    fn time_left_is_hours_and_minutes() {
        assert_eq!((hours(25 * 3_600_000 + 600_000), hours(59_000)), ("25:10".to_owned(), "0:00".to_owned()));
    }
}
