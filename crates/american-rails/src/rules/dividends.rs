//! AR-6: what shares pay.

use crate::state::{AmericanRails, MOST_SEATS};
use crate::{Event, Railway};
use engine::Seat;

/// AR-6.2: every railway with a share in a player's hands, every year; no treasury is touched.
pub(crate) fn pay(game: &mut AmericanRails, events: &mut Vec<Event>) {
    let mut received = [0; MOST_SEATS];
    for railway in Railway::ALL {
        let shares = game.shares_held(railway);
        if shares == 0 {
            continue;
        }
        let per_share = per_share(game, railway);
        let income = game.railway(railway).income;
        events.push(Event::DividendPaid { railway, income, shares, per_share });
        for seat in game.all_seats() {
            received[seat.index()] += per_share * u32::from(game.shares_of(seat, railway));
        }
    }
    for seat in game.all_seats() {
        let dollars = received[seat.index()];
        game.money[seat.index()] += dollars;
        events.push(Event::DividendsReceived { seat, dollars });
    }
}

/// AR-6.1: the income divided by the shares in players' hands, rounded up.
pub(crate) fn per_share(game: &AmericanRails, railway: Railway) -> u32 {
    match game.shares_held(railway) {
        0 => 0,
        held => game.railway(railway).income.div_ceil(u32::from(held)),
    }
}

/// What all the shares of a player would pay now.
pub(crate) fn due(game: &AmericanRails, seat: Seat) -> u32 {
    Railway::ALL.iter().map(|&railway| u32::from(game.shares_of(seat, railway)) * per_share(game, railway)).sum()
}
