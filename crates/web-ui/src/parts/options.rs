//! The options of a game in the form that opens a table: each game lists them once, for the form and for what comes back from it.

use crate::Words;
use maud::{Markup, html};

/// One option of a game with a few values; the first of them is the usual one.
pub struct OptionField<O: 'static> {
    /// What it is called in the form, and the id of its words.
    pub name: &'static str,
    pub words: &'static str,
    pub values: &'static [OptionValue<O>],
    /// Whether only who plays alone is asked.
    pub is_for_one: bool,
}

/// A value in the form and what it does. (Its words have the id of the option's, a dash, and the value.)
pub type OptionValue<O> = (&'static str, fn(&mut O));

pub(crate) fn form<O>(options: &[OptionField<O>], words: &Words) -> Markup {
    html! {
        @for option in options {
            fieldset.option.for-one[option.is_for_one] {
                legend { (words.say(option.words)) }
                @let text = format!("{}.text", option.words);
                @if words.has(&text) { p.fine { (words.say(&text)) } }
                @for (index, (value, _)) in option.values.iter().enumerate() {
                    div {
                        label {
                            input type="radio" name={ "option-" (option.name) } value=(value) checked[index == 0];
                            " " (words.say(&format!("{}-{value}", option.words)))
                        }
                    }
                }
            }
        }
    }
}

/// From the fields of that form, their names without `option-`. What is missing or says something else leaves the option as it usually is.
pub(crate) fn from_form<O: Default>(options: &[OptionField<O>], fields: &[(String, String)]) -> O {
    let mut chosen = O::default();
    for (name, value) in fields {
        let named = options.iter().filter(|option| option.name == name).flat_map(|option| option.values);
        for (_, set) in named.filter(|(known, _)| known == value) {
            set(&mut chosen);
        }
    }
    chosen
}
