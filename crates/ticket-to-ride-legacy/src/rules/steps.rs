//! LG-4.12: the numbered claim steps, in order; those not found yet are skipped.

use super::deck::{self, Dealer};
use super::{contract, current_event, depots, markers, people, snow, water};
use crate::contents::people::Power;
use crate::contents::rules::{Pay, RuleCard, RuleWorks};
use crate::contents::vocabulary::Limit;
use crate::state::LegacyGame;
use crate::{Event, Payment, Route};
use engine::Seat;
use std::sync::Arc;

/// A claim whose cards are paid and whose trains lie on the route.
#[derive(Clone, Copy)]
pub(crate) struct Claim {
    pub(crate) seat: Seat,
    pub(crate) route: Route,
    pub(crate) paid: Payment,
}

pub(crate) fn run(game: &mut LegacyGame, claim: Claim, dealer: &mut Dealer) {
    let world = Arc::clone(&game.world);
    for (_, rule) in world.claim_rules() {
        step_of(game, *rule, claim, dealer);
    }
}

fn step_of(game: &mut LegacyGame, rule: RuleCard, claim: Claim, dealer: &mut Dealer) {
    match rule.works() {
        RuleWorks::CompanyRoutes => company_routes(game, claim, dealer),
        RuleWorks::LargeCities => large_cities(game, claim, dealer),
        RuleWorks::PayForClaims(pays) => pay_for_claims(game, rule, pays, claim, dealer),
        RuleWorks::Names { .. } => markers::write_names(game, claim, dealer),
        RuleWorks::Ore { region, .. } => markers::dig(game, *region, claim, dealer),
        RuleWorks::Herd { region, dollars, large } => {
            markers::drive_herd(game, rule, *region, [*dollars, *large], claim, dealer)
        }
        RuleWorks::Harvest { .. } => markers::take_sack(game, claim, dealer),
        RuleWorks::Snow { dollars, .. } => snow::pay(game, rule, *dollars, claim, dealer),
        RuleWorks::Water { .. } => water::take_tank(game, claim, dealer),
        RuleWorks::Ship { ports, more_than_companies, most, others } => {
            markers::load(game, ports, claim, dealer);
            markers::sail(game, rule, *more_than_companies, [*most, *others], dealer);
        }
        RuleWorks::Depots { with_two, with_more } => {
            depots::pay_owners(game, rule, [*with_two, *with_more], claim, dealer)
        }
        RuleWorks::Contract { .. } => contract::look(game, rule, claim, dealer),
        RuleWorks::People => people::help(game, claim, dealer),
        // They ask when all steps are done.
        RuleWorks::Season { .. } | RuleWorks::Relief { .. } | RuleWorks::ThroughTrain { .. } => {}
        RuleWorks::PaperMoney { .. }
        | RuleWorks::Markers
        | RuleWorks::NewBoards
        | RuleWorks::Post
        | RuleWorks::Growth => {}
    }
}

/// LG-4.13, step 3: the printed colour counts, not the cards paid.
fn company_routes(game: &mut LegacyGame, Claim { seat, route, .. }: Claim, dealer: &mut Dealer) {
    if route.colour == Some(game.player(seat).company.colour()) {
        let dollars = game.world.companies()[seat.index()].bonus_dollars;
        game.player_mut(seat).coins += dollars;
        dealer.events.push(Event::BonusEarned { seat, dollars });
    }
}

/// LG-4.14, step 12: one draw a claim, even for two large cities.
fn large_cities(game: &mut LegacyGame, Claim { seat, route, .. }: Claim, dealer: &mut Dealer) {
    if game.world.touches_large(&route) {
        let cards = game.world.options().limits.large_city_cards + current_event::more(game, Limit::LargeCityCards);
        if people::can(game, seat, |power| power == Power::PickOfCards) {
            return draw_with_a_pick(game, seat, cards, dealer);
        }
        (0..cards).for_each(|_| deck::draw_into_hand(game, seat, dealer));
    }
}

/// One card more, and one of them goes when the steps are done: where a card is missing none goes.
fn draw_with_a_pick(game: &mut LegacyGame, seat: Seat, cards: u8, dealer: &mut Dealer) {
    let before = *game.hand(seat);
    (0..=cards).for_each(|_| deck::draw_into_hand(game, seat, dealer));
    let mut drawn = *game.hand(seat);
    drawn.remove_all(&before);
    if drawn.total() > cards {
        *game.player_mut(seat).drawn.known_to_rules_mut() = drawn;
    }
}

fn pay_for_claims(game: &mut LegacyGame, rule: RuleCard, pays: &[Pay], claim: Claim, dealer: &mut Dealer) {
    let world = Arc::clone(&game.world);
    for pay in pays.iter().filter(|pay| pay.routes.fits(&claim.route, &world)) {
        pay_by_rule(game, claim.seat, rule, pay.dollars, dealer);
    }
}

pub(crate) fn pay_by_rule(game: &mut LegacyGame, seat: Seat, rule: RuleCard, dollars: u32, dealer: &mut Dealer) {
    game.player_mut(seat).coins += dollars;
    dealer.events.push(Event::RulePaid { seat, rule, dollars });
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, claim_with, played_by, with_hand};
    use crate::{Card, Colour, Event, RuleCard};

    /// LG-1.8: a rule in its slot works: Fast Mail pays for claims between two regions.
    #[test]
    fn mail_pays_between_regions() {
        let mut game = with_hand(played_by(2, &["mail"]), ANNA, Colour::Black, 5);
        game.does(claim_with(&game, "buffalo", "cleveland", Colour::Black));
        assert_eq!(game.player(ANNA).coins, 6);

        let mut game = with_hand(played_by(2, &["mail"]), ANNA, Colour::Red, 5);
        game.does(claim_with(&game, "pittsburgh", "cleveland", Colour::Red));
        assert_eq!(game.player(ANNA).coins, 6);

        let mut game = with_hand(played_by(2, &["mail"]), ANNA, Colour::Black, 5);
        game.does(claim_with(&game, "chicago", "indianapolis", Colour::Black));
        assert_eq!(game.player(ANNA).coins, 6);

        let mut game = with_hand(played_by(2, &["mail"]), ANNA, Colour::Yellow, 5);
        game.does(claim_with(&game, "buffalo", "pittsburgh", Colour::Yellow));
        assert_eq!(game.player(ANNA).coins, 5);
    }

    /// LG-1.8: Standard Time pays for claims between two zones.
    #[test]
    fn standard_time_pays_between_zones() {
        let mut game = with_hand(played_by(2, &["standard-time"]), ANNA, Colour::Red, 5);
        let events = game.does(claim_with(&game, "pittsburgh", "cleveland", Colour::Red));

        let rule = RuleCard::parse("standard-time").unwrap();
        assert!(events.contains(&Event::RulePaid { seat: ANNA, rule, dollars: 2 }));
    }

    /// LG-4.12: steps run in order of their numbers: 3, 11, 12.
    #[test]
    fn found_rules_run_in_the_order_of_their_slots() {
        let mut game = with_hand(played_by(2, &["mail"]), ANNA, Colour::Blue, 5).deck(&[(Card::LOCOMOTIVE, 9)]);
        let events = game.does(claim_with(&game, "chicago", "st-louis", Colour::Blue));

        let kinds = events.iter().filter_map(|event| match event {
            Event::BonusEarned { .. } => Some(3),
            Event::RulePaid { .. } => Some(11),
            Event::CardDrawn { .. } => Some(12),
            _ => None,
        });
        assert_eq!(kinds.collect::<Vec<_>>(), [3, 11, 12]);
    }
}
