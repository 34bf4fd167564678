//! How long the game will still take, and what a turn of it is worth.

use super::weights::Weights;
use engine::Seat;
use ticket_to_ride_legacy::View;

/// Turns each player has left, this one included: until somebody's trains are used up.
pub(super) fn turns_left(view: &View) -> f64 {
    if view.last_turn.is_some() {
        return 1.0;
    }
    let soonest = Seat::all(view.players.len()).map(|seat| turns_of(view, seat)).fold(f64::INFINITY, f64::min);
    // LG-5.1: one more turn after that.
    soonest + 1.0
}

/// Turns in which a company lays its trains: some to claim, some to draw the cards it does not have yet.
fn turns_of(view: &View, seat: Seat) -> f64 {
    let limits = view.world.options().limits;
    let player = view.player(seat);
    let trains = (f64::from(player.trains) - FEW_TRAINS).max(0.0);
    let Weights { usual_length, at_large_cities, usable, .. } = Weights::now();
    let claims = trains / usual_length;
    let given = at_large_cities * f64::from(limits.large_city_cards) * claims;
    let cards = trains - given - usable * f64::from(player.card_count);
    claims + cards.max(0.0) / f64::from(limits.cards_drawn)
}

/// What a company earns in a usual turn: by its own routes above all, so the more, the higher its bonus.
pub(super) fn a_turn(view: &View, seat: Seat) -> f64 {
    Weights::now().of_the_bonus * f64::from(view.world.companies()[seat.index()].bonus_dollars)
}

/// LG-5.1
const FEW_TRAINS: f64 = 2.0;
