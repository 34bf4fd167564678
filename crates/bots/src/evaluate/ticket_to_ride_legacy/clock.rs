//! How long the game will still take.

use engine::Seat;
use ticket_to_ride_legacy::View;

/// Turns each player has left, this one included: until somebody's trains are used up.
pub(super) fn turns_left(view: &View) -> f64 {
    if view.last_turn.is_some() {
        return 1.0;
    }
    let seats = view.players.len();
    let turns = f64::from(view.turns) / seats as f64;
    let soonest = Seat::all(seats).map(|other| {
        let trains = f64::from(view.player(other).trains);
        let used = f64::from(view.world.trains(other.index())) - trains;
        // As fast as so far; at first, as games usually go.
        let a_turn = (used + USUAL_PACE * WARMING_UP) / (turns + WARMING_UP);
        (trains - FEW_TRAINS).max(0.0) / a_turn
    });
    let soonest = soonest.fold(f64::INFINITY, f64::min);
    // LG-5.1: one more turn after that.
    soonest + 1.0
}

/// LG-5.1
const FEW_TRAINS: f64 = 2.0;
/// Trains a turn that a good player lays.
const USUAL_PACE: f64 = 1.15;
/// So many turns are taken to be usual before a player's own pace shows.
const WARMING_UP: f64 = 6.0;
