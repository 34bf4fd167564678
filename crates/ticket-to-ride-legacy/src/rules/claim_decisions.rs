//! LG-4.12, LG-4.26: what the claim steps ask of their player when all of them are done, in the order of the steps.

use super::{depots, relief, season, snow, spare_cards, through_train, turn};
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::{Event, Phase, RouteId};
use engine::Seat;

/// From this step on; when nothing is left to decide the turn ends.
pub(crate) fn go_on(game: &mut LegacyGame, seat: Seat, route: RouteId, from: usize, events: &mut Vec<Event>) {
    let steps = game.world.claim_rules().iter().filter(|(step, _)| *step >= from);
    let asked = steps.copied().find_map(|(_, rule)| ask(game, rule, seat, route));
    match asked {
        Some(phase) => game.phase = phase,
        None => turn::end(game, seat, events),
    }
}

fn ask(game: &LegacyGame, rule: RuleCard, seat: Seat, route: RouteId) -> Option<Phase> {
    match rule.works() {
        RuleWorks::Snow { .. } => snow::wait_for(game, seat, route),
        RuleWorks::Season { .. } => season::wait_for(game, seat, route),
        RuleWorks::Relief { .. } => relief::wait_for(game, seat, route),
        RuleWorks::ThroughTrain { .. } => through_train::wait_for(game, seat, route),
        RuleWorks::Depots { .. } => depots::wait_for(game, seat, route),
        RuleWorks::LargeCities => spare_cards::ask_discard(game, seat, route),
        RuleWorks::People => spare_cards::ask_open_card(game, seat, route),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, ERIK, city, claim_with, everywhere, route};
    use crate::{Action, Card, Colour, Phase};

    /// LG-4.26, LG-4.12: what claim steps ask comes in the order of the steps: snow is 1, depots are 2.
    #[test]
    fn decisions_come_in_the_order_of_their_steps() {
        let green = Card::plain(Colour::Green);
        let mut game = everywhere(2, &["depots", "snow"]).holds(ANNA, &[(green, 4), (Card::LOCOMOTIVE, 2)]);
        let here = route(&game, "reno", "boise");
        game.pieces.snow = [here, route(&game, "portland", "boise")].into_iter().collect();

        game.does(claim_with(&game, "reno", "boise", Colour::Green));
        assert_eq!(game.phase, Phase::SnowCard { seat: ANNA, route: here });
        game.does(Action::GiveCard { card: green });
        assert_eq!(game.phase, Phase::Plough { seat: ANNA, route: here });
        game.does(Action::Plough { route: route(&game, "portland", "boise") });
        assert_eq!(game.phase, Phase::Depot { seat: ANNA, route: here });
        game.does(Action::BuildDepot { city: city("boise") });
        assert_eq!(game.to_move(), ERIK);
    }
}
