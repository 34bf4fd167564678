//! The options in the form that opens a table for a single game.

use crate::Words;
use crate::parts::options::choice;
use maud::Markup;
use ticket_to_ride_legacy::{Limits, Options, Region, Ticket};

pub(crate) fn form(words: &Words) -> Markup {
    let worlds = [("east", "lg-option-world-east"), ("whole", "lg-option-world-whole")];
    choice("world", "lg-option-world", &worlds, words)
}

/// Fields that are missing or say something else leave the option as it usually is.
pub(crate) fn from_form(fields: &[(String, String)]) -> Options {
    let is_whole = fields.iter().any(|(name, value)| name == "world" && value == "whole");
    if is_whole { whole_map() } else { Options::default() }
}

/// All thirteen boards, with the trains and the pace of 1898 and no rule beyond the printed ones.
fn whole_map() -> Options {
    Options {
        chapter: 12,
        regions: Region::ALL.into_iter().collect(),
        tickets: Ticket::all().collect(),
        limits: Limits { start_cards: 12, cards_drawn: 3, tickets_seen: 4, large_city_cards: 3, ..Limits::default() },
        ..Options::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str, value: &str) -> (String, String) {
        (name.to_owned(), value.to_owned())
    }

    #[test]
    fn the_form_chooses_a_world() {
        let whole = from_form(&[field("world", "whole")]);

        assert_eq!((whole.chapter, whole.regions.len()), (12, 13));
        assert_eq!(from_form(&[field("world", "east")]), Options::default());
        assert_eq!(from_form(&[field("world", "moon")]), Options::default());
    }
}
