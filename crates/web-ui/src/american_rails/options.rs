//! The options in the form that opens a table.

use crate::Words;
use crate::parts::options::choice;
use american_rails::{Banker, Options};
use maud::{Markup, html};

pub(crate) fn form(words: &Words) -> Markup {
    let bankers = [("seat1", "ar-option-banker-seat1"), ("drawn", "ar-option-banker-drawn")];
    let negotiation = [("yes", "ar-option-negotiation-yes"), ("no", "ar-option-negotiation-no")];
    html! {
        (choice("banker", "ar-option-banker", &bankers, words))
        (choice("negotiation", "ar-option-negotiation", &negotiation, words))
    }
}

/// Fields that are missing or say something else leave the option as it usually is.
pub(crate) fn from_form(fields: &[(String, String)]) -> Options {
    let mut options = Options::default();
    for (name, value) in fields {
        match (name.as_str(), value.as_str()) {
            ("banker", "seat1") => options.banker = Banker::Seat1,
            ("banker", "drawn") => options.banker = Banker::Drawn,
            ("negotiation", "yes") => options.negotiation = true,
            ("negotiation", "no") => options.negotiation = false,
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
        let options = from_form(&[field("banker", "drawn"), field("negotiation", "no")]);

        assert_eq!(options, Options { banker: Banker::Drawn, negotiation: false });
    }

    #[test]
    fn what_the_form_does_not_say_is_as_usual() {
        assert_eq!(from_form(&[]), Options::default());
        assert_eq!(from_form(&[field("banker", "the cat"), field("weather", "rain")]), Options::default());
    }
}
