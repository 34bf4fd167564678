//! Claim step 1, from the Cascades' box: snow on half of the region's routes, and the plough.

use super::claim_decisions;
use super::deck::Dealer;
use super::steps::{Claim, pay_by_rule};
use crate::contents::rules::RuleCard;
use crate::state::LegacyGame;
use crate::tables::region::Region;
use crate::tables::route::RouteSet;
use crate::{Action, Event, Illegal, Phase, RouteId};
use engine::{Chance, Seat};

const STEP: usize = 1;

/// Set-up step 12: half of the routes that touch the region.
pub(crate) fn fall(game: &mut LegacyGame, region: Region, chance: &mut Chance, events: &mut Vec<Event>) {
    let mut routes: Vec<RouteId> = game.world.routes_touching(region).iter().collect();
    chance.shuffle(&mut routes);
    let half = routes.len() / 2;
    game.pieces.snow = routes.into_iter().take(half).collect();
    events.push(Event::SnowFell { routes: half as u8 });
}

/// Who claims a snowed route is paid for it; the card it costs is asked for when all steps are done (LG-4.12).
pub(crate) fn pay(game: &mut LegacyGame, rule: RuleCard, dollars: u32, claim: Claim, dealer: &mut Dealer) {
    if game.pieces.snow.contains(claim.route.id) {
        pay_by_rule(game, claim.seat, rule, dollars, dealer);
    }
}

/// The extra card; its claim was allowed only with one to spare.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    game.pieces.snow.contains(route).then_some(Phase::SnowCard { seat, route })
}

/// The card is given: this route is clear, and the plough goes on to one more.
pub(crate) fn clear(game: &mut LegacyGame, seat: Seat, route: RouteId, events: &mut Vec<Event>) {
    game.pieces.snow = game.pieces.snow.without(route);
    if in_the_way(game).is_empty() {
        claim_decisions::go_on(game, seat, route, STEP + 1, events);
    } else {
        game.phase = Phase::Plough { seat, route };
    }
}

pub(crate) fn may_plough(game: &LegacyGame, route: RouteId) -> Result<(Seat, RouteId), Illegal> {
    let Phase::Plough { seat, route: claimed } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if in_the_way(game).contains(route) { Ok((seat, claimed)) } else { Err(Illegal::NoSnowThere { route }) }
}

pub(crate) fn plough(game: &mut LegacyGame, route: RouteId, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, claimed) = may_plough(game, route)?;

    game.pieces.snow = game.pieces.snow.without(route);
    events.push(Event::SnowCleared { seat, route, ends: game.world.route(route).ends });
    claim_decisions::go_on(game, seat, claimed, STEP + 1, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    legal.extend(in_the_way(game).iter().map(|route| Action::Plough { route }));
}

/// Snowed routes that somebody may still want.
fn in_the_way(game: &LegacyGame) -> RouteSet {
    game.pieces.snow.minus(game.claimed).minus(game.closed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, claim_with, everywhere, route};
    use crate::{Card, Colour};

    const GREEN: Card = Card::plain(Colour::Green);
    const RED: Card = Card::plain(Colour::Red);

    /// Snow lies between these cities and nowhere else.
    fn snow_at(pairs: &[(&str, &str)]) -> LegacyGame {
        let mut game = everywhere(2, &["snow"]).coins(ANNA, 0);
        game.pieces.snow = pairs.iter().map(|(from, to)| route(&game, from, to)).collect();
        game
    }

    /// LG-6.3, LG-6.5: at set-up snow lies on half of the routes touching the region.
    #[test]
    fn snow_falls_on_half_of_the_routes() {
        let game = everywhere(2, &["snow"]);
        let touching = game.world.routes_touching(Region::Cascades);

        assert_eq!(game.pieces.snow.len(), touching.len() / 2);
        assert_eq!(game.pieces.snow.minus(touching), RouteSet::EMPTY);
    }

    /// LG-6.3: a snowed route costs one extra card of any kind and earns $3; the plough clears one more.
    #[test]
    fn a_snowed_route_costs_a_card_and_pays() {
        let mut game = snow_at(&[("reno", "boise"), ("portland", "boise")]).holds(ANNA, &[(GREEN, 6), (RED, 1)]);
        let here = route(&game, "reno", "boise");
        let claim = claim_with(&game, "reno", "boise", Colour::Green);
        let length = game.world.route(here).length;
        game.does(claim);
        assert_eq!((game.phase, game.player(ANNA).coins), (Phase::SnowCard { seat: ANNA, route: here }, 3));
        assert_eq!(
            game.refuses(Action::GiveCard { card: Card::LOCOMOTIVE }),
            Illegal::NotInHand { card: Card::LOCOMOTIVE }
        );
        let discards = game.discards.of(Colour::Red);

        game.does(Action::GiveCard { card: RED });
        assert_eq!((game.hand(ANNA).total(), game.discards.of(Colour::Red)), (6 - length, discards + 1));
        let there = route(&game, "portland", "boise");
        assert_eq!(game.legal(), [Action::Plough { route: there }]);
        assert_eq!(game.refuses(Action::Plough { route: here }), Illegal::NoSnowThere { route: here });
        game.does(Action::Plough { route: there });

        assert_eq!((game.pieces.snow, game.to_move()), (RouteSet::EMPTY, ERIK));
    }

    /// LG-6.3: without a card to spare a snowed route can't be claimed.
    #[test]
    fn without_a_card_to_spare_the_snow_stays() {
        let game = snow_at(&[("reno", "boise")]);
        let here = route(&game, "reno", "boise");
        let length = game.world.route(here).length;
        let mut game = game.holds(ANNA, &[(GREEN, length)]);
        let claim = claim_with(&game, "reno", "boise", Colour::Green);

        assert_eq!(game.refuses(claim), Illegal::SnowNeedsCard { ends: game.world.route(here).ends });
        assert!(!game.legal().contains(&claim));
        let mut game = game.holds(ANNA, &[(GREEN, length), (RED, 1)]);
        game.does(claim);
        game.does(Action::GiveCard { card: RED });
        assert_eq!(game.to_move(), ERIK, "nothing is left to plough");
    }
}
