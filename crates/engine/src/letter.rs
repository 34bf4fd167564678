//! A secret inside a fact: told to everybody, opened for one.

use crate::{Seat, Secret, Viewer};
use serde::{Serialize, Serializer};

/// The part of an event that one seat alone may read.
///
/// The table keeps it sealed. What a viewer holds ([`Letter::seen_by`]) is open for its owner, and for everybody else it is
/// empty: the value is gone from it. Nobody reads a sealed letter, and whatever is not open is written as nothing (`null`), so
/// that a fact which was never looked at through anybody's eyes shows no more than a stranger may see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letter<T>(State<T>);

#[derive(Clone, Copy, Debug, PartialEq)]
enum State<T> {
    Sealed(Secret<T>),
    Open(T),
    Empty,
}

impl<T: Copy> Letter<T> {
    /// A letter that only its owner can open.
    pub fn to(owner: Seat, value: T) -> Letter<T> {
        Letter(State::Sealed(Secret::new(owner, value)))
    }

    /// What this viewer gets of it.
    pub fn seen_by(self, viewer: Viewer) -> Letter<T> {
        Letter(match self.0 {
            State::Sealed(secret) => secret.open_for(viewer).copied().map_or(State::Empty, State::Open),
            seen => seen,
        })
    }

    /// What stands in it, if it was opened.
    pub fn open(&self) -> Option<&T> {
        match &self.0 {
            State::Open(value) => Some(value),
            State::Sealed(_) | State::Empty => None,
        }
    }
}

impl<T: Copy + Serialize> Serialize for Letter<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.open().serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(letter: Letter<u8>) -> String {
        serde_json::to_string(&letter).unwrap()
    }

    #[test]
    fn only_its_owner_can_open_a_letter() {
        let letter = Letter::to(Seat(1), 7);

        assert_eq!(letter.open(), None, "it is sealed");
        assert_eq!(letter.seen_by(Viewer::Seat(Seat(1))).open(), Some(&7));
        assert_eq!(letter.seen_by(Viewer::All).open(), Some(&7));
        assert_eq!(letter.seen_by(Viewer::Seat(Seat(0))).open(), None);
        assert_eq!(letter.seen_by(Viewer::Spectator).open(), None);
    }

    #[test]
    fn what_a_stranger_got_holds_nothing_that_could_be_opened_later() {
        let strangers = Letter::to(Seat(1), 7).seen_by(Viewer::Spectator);

        assert_eq!(strangers.seen_by(Viewer::All).open(), None);
        assert_eq!(strangers, Letter::to(Seat(1), 8).seen_by(Viewer::Spectator));
    }

    #[test]
    fn what_is_not_open_is_written_as_nothing() {
        let letter = Letter::to(Seat(1), 7);

        assert_eq!(written(letter), "null");
        assert_eq!(written(letter.seen_by(Viewer::Spectator)), "null");
        assert_eq!(written(letter.seen_by(Viewer::Seat(Seat(1)))), "7");
        assert!(!format!("{letter:?}").contains('7'));
    }
}
