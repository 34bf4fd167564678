//! AR-2.3 to AR-2.6: one share of each railway is auctioned, and the turn order comes of it.

use super::year;
use crate::state::AmericanRails;
use crate::{Event, Phase};
use engine::Seat;

/// AR-2.4 to AR-2.6: this player names the next railway, if one is left.
pub(crate) fn go_on(game: &mut AmericanRails, seat: Seat, events: &mut Vec<Event>) {
    if game.railways_in_game().any(|railway| !game.railway(railway).offered) {
        game.phase = Phase::NameRailway { seat, preparation: true };
        return;
    }
    let mut seat = game.banker;
    for _ in 0..game.seats {
        join_turn_order(game, seat, events);
        seat = seat.left(game.seat_count());
    }
    year::begin(game, events);
}

/// AR-2.3: the lowest-numbered free space, unless his train is there already.
pub(crate) fn join_turn_order(game: &mut AmericanRails, seat: Seat, events: &mut Vec<Event>) {
    if game.turn_order.contains(&Some(seat)) {
        return;
    }
    let free = game.turn_order.iter().position(Option::is_none).expect("each train stands on one space");
    game.turn_order[free] = Some(seat);
    events.push(Event::OrderTaken { seat, place: free as u8 + 1 });
}
