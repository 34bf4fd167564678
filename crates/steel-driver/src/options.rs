//! What the players agree on before the first move.

use crate::Board;
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SD-1.2
    pub active_player: ActivePlayer,
    /// SD-0.4
    pub map: Board,
}

/// SD-1.2: who holds the marker first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActivePlayer {
    #[default]
    Drawn,
    Seat1,
    Seat2,
    Seat3,
    Seat4,
    Seat5,
    Seat6,
}

impl ActivePlayer {
    pub const ALL: [ActivePlayer; 7] = [
        ActivePlayer::Drawn,
        ActivePlayer::Seat1,
        ActivePlayer::Seat2,
        ActivePlayer::Seat3,
        ActivePlayer::Seat4,
        ActivePlayer::Seat5,
        ActivePlayer::Seat6,
    ];

    /// The seat agreed on; nobody when it is drawn.
    pub fn seat(self) -> Option<Seat> {
        (self as u8).checked_sub(1).map(Seat)
    }
}
