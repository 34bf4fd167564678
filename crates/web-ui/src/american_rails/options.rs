//! The options in the form that opens a table.

use crate::OptionField;
use american_rails::{Banker, Options};

pub(super) const OPTIONS: &[OptionField<Options>] = &[
    OptionField {
        name: "banker",
        words: "ar-option-banker",
        values: &[
            ("seat1", |options| options.banker = Banker::Seat1),
            ("drawn", |options| options.banker = Banker::Drawn),
        ],
        is_for_one: false,
    },
    OptionField {
        name: "negotiation",
        words: "ar-option-negotiation",
        values: &[("yes", |options| options.negotiation = true), ("no", |options| options.negotiation = false)],
        is_for_one: false,
    },
];
