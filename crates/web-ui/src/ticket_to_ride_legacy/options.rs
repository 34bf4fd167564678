//! The options in the form that opens a table for a single game.

use crate::OptionField;
use ticket_to_ride_legacy::{Limits, Options, Region, Ticket};

pub(super) const OPTIONS: &[OptionField<Options>] = &[OptionField {
    name: "world",
    words: "lg-option-world",
    values: &[("east", |options| *options = Options::default()), ("whole", |options| *options = whole_map())],
    is_for_one: false,
}];

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
