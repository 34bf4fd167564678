//! Fields of the form that opens a table.

use crate::Words;
use maud::{Markup, html};

/// One option with a few values: (value, id of its words). The first value is the usual one.
pub(crate) fn choice(name: &str, legend: &str, values: &[(&str, &str)], words: &Words) -> Markup {
    html! {
        fieldset.option {
            legend { (words.say(legend)) }
            @for (index, (value, id)) in values.iter().enumerate() {
                div { label { input type="radio" name={ "option-" (name) } value=(value) checked[index == 0]; " " (words.say(id)) } }
            }
        }
    }
}
