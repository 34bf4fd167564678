//! What a position of American Rails is worth.

use crate::Taste;
use american_rails::{AmericanRails, View};
use engine::Seat;

impl Taste for AmericanRails {
    fn worth(view: &View, seat: Seat) -> f64 {
        f64::from(view.players[seat.index()].money)
    }
}
