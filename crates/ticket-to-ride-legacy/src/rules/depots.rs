//! Claim step 2, from the Prairies' box: depots, one a game for each company, that stay for good.

use super::claim_decisions;
use super::deck::{self, Dealer};
use super::steps::{Claim, pay_by_rule};
use crate::contents::rules::RuleCard;
use crate::state::LegacyGame;
use crate::{Action, Card, Change, City, Company, Event, Illegal, Phase, RouteId, Sign};
use engine::Seat;

/// The claim step.
const STEP: usize = 2;

/// A claim at somebody else's depot: the bank pays its owner.
pub(crate) fn pay_owners(
    game: &mut LegacyGame,
    rule: RuleCard,
    [few, many]: [u32; 2],
    claim: Claim,
    dealer: &mut Dealer,
) {
    let dollars = if game.seat_count() == 2 { few } else { many };
    for city in claim.route.ends {
        let Some(company) = owner(game, city) else { continue };
        let is_owner = |seat: &Seat| game.player(*seat).company == company && *seat != claim.seat;
        if let Some(seat) = game.all_seats().find(is_owner) {
            pay_by_rule(game, seat, rule, dollars, dealer);
        }
    }
}

/// After a claim its player may build at one end: asked when all claim steps are done.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    let ends = game.world.route(route).ends;
    let can_build = ends.iter().any(|city| may_stand(game, seat, *city).is_ok());
    can_build.then_some(Phase::Depot { seat, route })
}

/// LG-4.15, LG-5.14: it costs one locomotive beside the claim's payment; the company with fewest depots pays nothing.
pub(crate) fn may_build(game: &LegacyGame, city: City) -> Result<(Seat, Option<Card>), Illegal> {
    let (seat, route) = building(game)?;
    if !game.world.route(route).touches(city) {
        return Err(Illegal::NoDepotThere { city });
    }
    may_stand(game, seat, city).map(|price| (seat, price))
}

pub(crate) fn build(game: &mut LegacyGame, city: City, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, price) = may_build(game, city)?;
    let (_, route) = building(game)?;

    if let Some(card) = price {
        deck::discard_from_hand(game, seat, card);
    }
    let company = game.player(seat).company;
    game.pieces.changes.push(Change::Depot { city, company });
    events.push(Event::DepotBuilt { seat, city, locomotives: u8::from(price.is_some()) });
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
    Ok(())
}

pub(crate) fn may_decline(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    building(game)
}

pub(crate) fn decline(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_decline(game)?;

    events.push(Event::DepotDeclined { seat });
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    let Ok((seat, route)) = building(game) else { return };
    let ends = game.world.route(route).ends.into_iter().filter(|city| may_stand(game, seat, *city).is_ok());
    legal.extend(ends.map(|city| Action::BuildDepot { city }));
    legal.push(Action::NoDepot);
}

fn building(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::Depot { seat, route } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// In a small city without a depot, one a game; the locomotive it costs, a plain one first.
fn may_stand(game: &LegacyGame, seat: Seat, city: City) -> Result<Option<Card>, Illegal> {
    let company = game.player(seat).company;
    let has_built = built(game).any(|(_, builder)| builder == company);
    if has_built || game.world.is_large(city) || owner(game, city).is_some() {
        return Err(Illegal::NoDepotThere { city });
    }
    if has_fewest(game, company) {
        return Ok(None);
    }
    let locomotives = [Card::locomotive(Sign::Plain), Card::locomotive(Sign::Skull)];
    let hand = game.hand(seat);
    locomotives.into_iter().find(|card| hand.count(*card) > 0).map(Some).ok_or(Illegal::NoLocomotive)
}

/// A company's depots of all games.
pub(crate) fn count(game: &LegacyGame, company: Company) -> usize {
    all(game).filter(|(_, builder)| *builder == company).count()
}

fn has_fewest(game: &LegacyGame, company: Company) -> bool {
    let own = count(game, company);
    game.players.iter().all(|other| other.company == company || count(game, other.company) > own)
}

fn owner(game: &LegacyGame, city: City) -> Option<Company> {
    all(game).find(|(at, _)| *at == city).map(|(_, company)| company)
}

/// Of this game.
fn built(game: &LegacyGame) -> impl Iterator<Item = (City, Company)> {
    depots(&game.pieces.changes)
}

/// Of the whole campaign.
fn all(game: &LegacyGame) -> impl Iterator<Item = (City, Company)> {
    depots(&game.world.options().changes).chain(built(game))
}

fn depots(changes: &[Change]) -> impl Iterator<Item = (City, Company)> {
    changes.iter().filter_map(|change| match change {
        Change::Depot { city, company } => Some((*city, *company)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, city, claim_with, everywhere};
    use crate::{Colour, LegacyGame};

    /// Anna holds reds and so many locomotives; Erik has a depot at Toronto if it is said.
    fn anna_claims(locomotives: u8, erik_at: Option<&str>) -> LegacyGame {
        let hand = [(Card::plain(Colour::Red), 4), (Card::LOCOMOTIVE, locomotives)];
        let mut game = everywhere(2, &["depots"]).holds(ANNA, &hand).holds(ERIK, &[]);
        let depot = |id: &str| Change::Depot { city: city(id), company: Company::Red };
        game.pieces.changes.extend(erik_at.map(depot));
        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));
        game
    }

    /// LG-5.14, LG-4.15: the extra locomotive is discarded beside the claim's payment, one for one effect.
    #[test]
    fn a_depot_costs_an_extra_locomotive() {
        let mut game = anna_claims(2, None);
        assert_eq!(game.legal().len(), 3, "either end, or none");
        let discards = game.discards.locomotives();

        game.does(Action::BuildDepot { city: city("toronto") });

        assert_eq!((game.hand(ANNA).locomotives(), game.discards.locomotives()), (1, discards + 1));
        assert_eq!(game.pieces.changes, [Change::Depot { city: city("toronto"), company: Company::Blue }]);
        assert_eq!(game.to_move(), ERIK);
    }

    /// LG-5.14: without an extra locomotive there is nothing to decide.
    #[test]
    fn without_a_locomotive_nothing_is_asked() {
        assert_eq!(anna_claims(0, None).to_move(), ERIK);
    }

    /// LG-6.5: the company with fewest depots builds for nothing; one a game, in a small city without one.
    #[test]
    fn the_company_with_fewest_depots_builds_for_nothing() {
        let mut game = anna_claims(0, Some("toronto"));
        let taken = city("toronto");
        assert_eq!(game.refuses(Action::BuildDepot { city: taken }), Illegal::NoDepotThere { city: taken });

        game.does(Action::BuildDepot { city: city("sault-ste-marie") });
        let mut game = game.turn_of(ANNA).holds(ANNA, &[(Card::plain(Colour::Red), 3), (Card::LOCOMOTIVE, 1)]);
        game.does(claim_with(&game, "nashville", "memphis", Colour::Red));
        assert_eq!(game.to_move(), ERIK, "one a game");
    }

    /// LG-6.5: the bank pays the owner of a depot for another's claim there: $2 with two companies.
    #[test]
    fn the_bank_pays_for_claims_at_a_depot() {
        let game = anna_claims(0, Some("toronto"));

        assert_eq!((game.player(ERIK).coins, game.player(ANNA).coins), (5 + 2, 5));
    }

    /// A depot may be declined.
    #[test]
    fn a_depot_may_be_declined() {
        let mut game = anna_claims(1, None);
        game.does(Action::NoDepot);

        assert_eq!((game.to_move(), game.pieces.changes.len()), (ERIK, 0));
    }
}
