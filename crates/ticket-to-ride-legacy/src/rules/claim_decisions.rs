//! LG-4.12: what the claim steps ask of their player when all of them are done, in the order of the steps.

use super::{depots, relief, season, snow, through_train, turn};
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
        RuleWorks::Snow { .. } => snow::wait_for(game, seat, route),
        RuleWorks::Season { resorts, .. } => season::wait_for(game, resorts, seat, route),
        RuleWorks::Relief { .. } => relief::wait_for(game, seat, route),
        RuleWorks::ThroughTrain { .. } => through_train::wait_for(game, seat, route),
        RuleWorks::Depots { .. } => depots::wait_for(game, seat, route),
        _ => None,
    }
}
