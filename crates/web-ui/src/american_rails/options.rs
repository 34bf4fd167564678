//! The options in the form that opens a table.

use crate::Words;
use american_rails::{Banker, Options};
use maud::{Markup, html};

pub(crate) fn form(words: &Words) -> Markup {
    html! {
        (choice("banker", &[("seat1", "ar-option-banker-seat1"), ("drawn", "ar-option-banker-drawn")], words))
        (choice("negotiation", &[("yes", "ar-option-negotiation-yes"), ("no", "ar-option-negotiation-no")], words))
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

/// The first value is the usual one.
fn choice(name: &str, values: &[(&str, &str)], words: &Words) -> Markup {
    html! {
        fieldset.option {
            legend { (words.say(&format!("ar-option-{name}"))) }
            @for (index, (value, id)) in values.iter().enumerate() {
                div { label { input type="radio" name={ "option-" (name) } value=(value) checked[index == 0]; " " (words.say(id)) } }
            }
        }
    }
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
