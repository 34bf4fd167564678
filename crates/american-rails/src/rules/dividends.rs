//! AR-6: what shares pay.

use crate::Railway;
use crate::state::AmericanRails;
use engine::Seat;

/// AR-6.1: the income divided by the shares in players' hands, rounded up.
pub(crate) fn per_share(game: &AmericanRails, railway: Railway) -> u32 {
    match game.shares_held(railway) {
        0 => 0,
        held => game.railway(railway).income.div_ceil(u32::from(held)),
    }
}

/// What all the shares of a player pay.
pub(crate) fn due(game: &AmericanRails, seat: Seat) -> u32 {
    Railway::ALL.iter().map(|&railway| u32::from(game.shares_of(seat, railway)) * per_share(game, railway)).sum()
}
