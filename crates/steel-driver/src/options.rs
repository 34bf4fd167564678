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

#[cfg(test)]
mod tests {
    use super::*;

    /// SD-0.4, SD-1.2: what is not said is as usual, and what the game does not know is refused.
    #[test]
    fn options_are_read_from_json() {
        let read = |json| serde_json::from_str::<Options>(json).ok();

        assert_eq!(read("{}"), Some(Options { active_player: ActivePlayer::Drawn, map: Board::Cities38 }));
        let other = Options { active_player: ActivePlayer::Seat2, map: Board::Cities42 };
        assert_eq!(read(r#"{"active_player":"seat2","map":"42"}"#), Some(other));
        assert_eq!(read(r#"{"active_player":"seat7"}"#), None);
        assert_eq!(read(r#"{"map":"40"}"#), None);
        assert_eq!(read(r#"{"maps":"42"}"#), None);
    }

    /// SD-1.2: a seat, or drawn.
    #[test]
    fn the_active_player_is_a_seat_or_drawn() {
        let seats = ActivePlayer::ALL.map(ActivePlayer::seat);

        assert_eq!(seats[0], None);
        assert_eq!(seats[1..], [0, 1, 2, 3, 4, 5].map(|seat| Some(Seat(seat))));
    }
}
