//! LG-4.12: what the claim steps ask of their player when all of them are done, in the order of the steps.

use super::{depots, turn};
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::{Event, Phase, RouteId};
use engine::Seat;

/// From this step on; when nothing is left to decide the turn ends.
pub(crate) fn go_on(game: &mut LegacyGame, seat: Seat, route: RouteId, from: usize, events: &mut Vec<Event>) {
    let asked = (from..=14).find_map(|step| ask(game, game.world.claim_step(step)?, seat, route));
    match asked {
        Some(phase) => game.phase = phase,
        None => turn::end(game, seat, events),
    }
}

fn ask(game: &LegacyGame, rule: RuleCard, seat: Seat, route: RouteId) -> Option<Phase> {
    match rule.works() {
        RuleWorks::Depots { .. } => depots::wait_for(game, seat, route),
        _ => None,
    }
}
