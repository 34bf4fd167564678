//! The options in the form that opens a table.

use crate::OptionField;
use steel_driver::{ActivePlayer, Board, Options};

pub(super) const OPTIONS: &[OptionField<Options>] = &[
    OptionField {
        name: "first",
        words: "sd-option-first",
        values: &[
            ("drawn", |options| options.active_player = ActivePlayer::Drawn),
            ("seat1", |options| options.active_player = ActivePlayer::Seat1),
        ],
        is_for_one: false,
    },
    OptionField {
        name: "map",
        words: "sd-option-map",
        values: &[("38", |options| options.map = Board::Cities38), ("42", |options| options.map = Board::Cities42)],
        is_for_one: false,
    },
];
