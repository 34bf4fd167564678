//! The arguments of a message, by name: for marks on what the last decision changed.

use engine::{Arg, Message, Seat};

pub(crate) fn number(message: &Message, name: &str) -> Option<i64> {
    match arg(message, name)? {
        Arg::Number(number) => Some(number),
        _ => None,
    }
}

pub(crate) fn seat(message: &Message, name: &str) -> Option<Seat> {
    match arg(message, name)? {
        Arg::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// The id of a word: `company-red`.
pub(crate) fn word(message: &Message, name: &str) -> Option<&'static str> {
    match arg(message, name)? {
        Arg::Word(id) => Some(id),
        _ => None,
    }
}

/// A proper name: `Denver`.
pub(crate) fn proper_name(message: &Message, name: &str) -> Option<&'static str> {
    match arg(message, name)? {
        Arg::Name(proper) => Some(proper),
        _ => None,
    }
}

fn arg(message: &Message, name: &str) -> Option<Arg> {
    message.args.iter().find(|(arg, _)| *arg == name).map(|(_, arg)| *arg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_is_found_by_its_name_and_kind() {
        let message = Message::new("sample").seat("seat", Seat(2)).number("dollars", 7).name("city", "Omaha");

        assert_eq!(number(&message, "dollars"), Some(7));
        assert_eq!(seat(&message, "seat"), Some(Seat(2)));
        assert_eq!(proper_name(&message, "city"), Some("Omaha"));
        assert_eq!((number(&message, "city"), word(&message, "company")), (None, None));
    }
}
