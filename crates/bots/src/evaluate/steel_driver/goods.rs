//! Which good to take: the one after which one would have most if the game ended now.

use super::standing;
use engine::{Chance, Game, Seat};
use steel_driver::{Action, SteelDriver, View};

pub(super) fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
    let imagined = SteelDriver::imagine(view, chance);
    let mut events = Vec::new();
    for action in legal {
        let mut outcome = imagined.clone();
        let done = outcome.apply(seat, action, chance, &mut events);
        events.clear();
        worths.push(done.map_or(f64::NEG_INFINITY, |()| standing(&outcome.open(), seat)));
    }
}
