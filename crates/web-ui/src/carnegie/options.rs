//! The options in the form that opens a table.

use crate::OptionField;
use carnegie::{Level, Options, StartPlayer};

pub(super) const OPTIONS: &[OptionField<Options>] = &[
    OptionField {
        name: "start",
        words: "ca-option-start",
        values: &[
            ("seat1", |options| options.start = StartPlayer::Seat1),
            ("drawn", |options| options.start = StartPlayer::Drawn),
        ],
        is_for_one: false,
    },
    OptionField {
        name: "level",
        words: "ca-option-level",
        values: &[
            ("beginner", |options| options.level = Level::Beginner),
            ("normal", |options| options.level = Level::Normal),
            ("hard", |options| options.level = Level::Hard),
            ("expert", |options| options.level = Level::Expert),
        ],
        is_for_one: true,
    },
];
