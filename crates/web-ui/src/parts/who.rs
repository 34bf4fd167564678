//! Players as sentences and tables name them.

use crate::{People, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, html};

/// How a prompt calls a player: the reader, if this is their only seat, by "you"; others by name.
pub(crate) fn who(seat: Seat, words: &Words, people: &People) -> String {
    match says_you(seat, people) {
        true => words.say("who-you"),
        false => people.name(seat).to_owned(),
    }
}

/// "you" behind the name of the reader, if this is their only seat.
pub(crate) fn says_you(seat: Seat, people: &People) -> bool {
    *people.mine.look() == SeatSet::only(seat)
}

/// The same on a card that is sent to everybody: the style sheet shows it on one's own alone, and puts that first.
pub(crate) fn you(words: &Words) -> Markup {
    html! { span.you { " " (words.say("you")) } }
}

/// Every seat once, clockwise from this one.
pub(crate) fn clockwise_from(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat(((first.index() + step) % seats) as u8))
}

/// The reader's seat first, then clockwise: everybody sees the table from their own chair.
pub(crate) fn from_my_chair(people: &People, seats: usize) -> impl Iterator<Item = Seat> {
    clockwise_from(people.mine.look().first().unwrap_or(Seat(0)), seats)
}
