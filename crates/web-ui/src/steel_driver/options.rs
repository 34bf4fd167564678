//! The options in the form that opens a table.

use crate::Words;
use crate::parts::options::choice;
use maud::{Markup, html};
use steel_driver::{ActivePlayer, Board, Options};

pub(crate) fn form(words: &Words) -> Markup {
    let first = [("drawn", "sd-option-first-drawn"), ("seat1", "sd-option-first-seat1")];
    let maps = [("38", "sd-option-map-38"), ("42", "sd-option-map-42")];
    html! {
        (choice("first", "sd-option-first", &first, words))
        (choice("map", "sd-option-map", &maps, words))
    }
}

/// Fields that are missing or say something else leave the option as it usually is.
pub(crate) fn from_form(fields: &[(String, String)]) -> Options {
    let mut options = Options::default();
    for (name, value) in fields {
        match (name.as_str(), value.as_str()) {
            ("first", "drawn") => options.active_player = ActivePlayer::Drawn,
            ("first", "seat1") => options.active_player = ActivePlayer::Seat1,
            ("map", "38") => options.map = Board::Cities38,
            ("map", "42") => options.map = Board::Cities42,
            _ => {}
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str, value: &str) -> (String, String) {
        (name.to_owned(), value.to_owned())
    }

    #[test]
    fn the_form_sets_every_option() {
        let options = from_form(&[field("first", "seat1"), field("map", "42")]);

        assert_eq!(options, Options { active_player: ActivePlayer::Seat1, map: Board::Cities42 });
    }

    #[test]
    fn what_the_form_does_not_say_is_as_usual() {
        assert_eq!(from_form(&[]), Options::default());
        assert_eq!(from_form(&[field("map", "40"), field("weather", "rain")]), Options::default());
    }
}
