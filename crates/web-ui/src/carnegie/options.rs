//! The options in the form that opens a table.

use crate::Words;
use crate::parts::options::choice;
use carnegie::{Level, Options, StartPlayer};
use maud::{Markup, html};

pub(crate) fn form(words: &Words) -> Markup {
    let levels = [
        ("beginner", "ca-option-level-beginner"),
        ("normal", "ca-option-level-normal"),
        ("hard", "ca-option-level-hard"),
        ("expert", "ca-option-level-expert"),
    ];
    html! {
        (choice("start", "ca-option-start", &[("seat1", "ca-option-start-seat1"), ("drawn", "ca-option-start-drawn")], words))
        (choice("level", "ca-option-level", &levels, words))
    }
}

/// Fields that are missing or say something else leave the option as it usually is.
pub(crate) fn from_form(fields: &[(String, String)]) -> Options {
    let mut options = Options::default();
    for (name, value) in fields {
        match (name.as_str(), value.as_str()) {
            ("start", "seat1") => options.start = StartPlayer::Seat1,
            ("start", "drawn") => options.start = StartPlayer::Drawn,
            ("level", "beginner") => options.level = Level::Beginner,
            ("level", "normal") => options.level = Level::Normal,
            ("level", "hard") => options.level = Level::Hard,
            ("level", "expert") => options.level = Level::Expert,
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
        let options = from_form(&[field("start", "drawn"), field("level", "hard")]);

        assert_eq!(options, Options { start: StartPlayer::Drawn, level: Level::Hard });
    }

    #[test]
    fn what_the_form_does_not_say_is_as_usual() {
        assert_eq!(from_form(&[]), Options::default());
        assert_eq!(from_form(&[field("start", "the cat"), field("weather", "rain")]), Options::default());
    }
}
