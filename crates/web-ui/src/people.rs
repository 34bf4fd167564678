//! Who sits where, as the pages show them.

use crate::Own;
use engine::{Seat, SeatSet};

/// Players have a colour and a sign: colour is never the only mark. The colour is the style sheet's `.player-0` … `.player-5`.
pub const SIGNS: [char; 6] = ['◆', '●', '▲', '■', '★', '✚'];

#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub name: String,
    /// The bot that plays this seat, for example `broker`.
    pub bot: Option<String>,
    /// Nobody has taken the seat yet.
    pub is_open: bool,
}

/// The people at one table, by seat, and which of them the reader is.
#[derive(Clone, Debug, PartialEq)]
pub struct People {
    pub seats: Vec<Person>,
    /// The seats of the reader: none for a spectator, several at a hot-seat table.
    pub mine: Own<SeatSet>,
}

impl People {
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", |person| &person.name)
    }

    pub fn sign(&self, seat: Seat) -> char {
        SIGNS[seat.index() % SIGNS.len()]
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|person| person.bot.is_some())
    }
}
