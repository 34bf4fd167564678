//! LG-5.8, LG-5.15: postcards are met by claims of their owner.

use super::deck::{self, Dealer};
use super::network::Network;
use super::steps::Claim;
use super::{depots, draft};
use crate::contents::postcards::{Postcard, Reward};
use crate::contents::vocabulary::{Condition, Token};
use crate::state::LegacyGame;
use crate::tables::region::RegionSet;
use crate::{City, Colour, Event};
use engine::Seat;

/// LG-5.15: after the claim steps, several at once in the order of their numbers.
pub(crate) fn look(game: &mut LegacyGame, claim: Claim, dealer: &mut Dealer) {
    let seat = claim.seat;
    for card in game.pieces.of[seat.index()].postcards.iter() {
        if holds(game, claim, card.when()) {
            let own = &mut game.pieces.of[seat.index()];
            own.postcards = own.postcards.without(card);
            own.postcards_met = own.postcards_met.with(card);
            dealer.events.push(Event::PostcardMet { seat, postcard: card });
            take(game, seat, card, dealer);
        }
    }
}

/// What lies in the office or the vault is given when the game is put away; a resort is made then (LG-1.12).
fn take(game: &mut LegacyGame, seat: Seat, card: Postcard, dealer: &mut Dealer) {
    match card.reward() {
        Reward::Dollars(dollars) | Reward::Resort { dollars, .. } => {
            game.player_mut(seat).coins += dollars;
            dealer.events.push(Event::PostcardPaid { seat, postcard: card, dollars });
        }
        Reward::Cards(cards) => (0..cards).for_each(|_| deck::draw_into_hand(game, seat, dealer)),
        Reward::Person { otherwise } => {
            if draft::has_room_for_another(game, seat) {
                game.pieces.of[seat.index()].introductions += 1;
            } else {
                game.player_mut(seat).coins += otherwise;
                dealer.events.push(Event::PostcardPaid { seat, postcard: card, dollars: otherwise });
            }
        }
        Reward::Office(_) | Reward::Vault(_) | Reward::Page => {}
    }
}

/// Whether a condition holds after this claim.
pub(crate) fn holds(game: &LegacyGame, claim: Claim, condition: &Condition) -> bool {
    let player = game.player(claim.seat);
    match condition {
        Condition::Claim(routes) => routes.fits(&claim.route, &game.world),
        Condition::PaidInLocomotives(length) => claim.route.length >= *length && claim.paid.is_locomotives_alone(),
        Condition::Has { what, at_least } => tokens(game, claim.seat, *what) >= usize::from(*at_least),
        Condition::Claims { routes, at_least } => {
            let fit = player.routes.iter().filter(|id| routes.fits(game.world.route(*id), &game.world));
            fit.count() >= usize::from(*at_least)
        }
        Condition::Chain(ends) => Network::of(&game.world, player.routes).joins(*ends),
        Condition::ChainRegions(count) => regions_of_chain(game, claim) >= *count,
        Condition::Coins { exactly } => player.coins == *exactly,
        Condition::CardsInHand { at_most } => player.hand.known_to_rules().total() <= *at_most,
        Condition::ColoursInHand { at_least } => {
            let hand = player.hand.known_to_rules();
            Colour::ALL.into_iter().filter(|colour| hand.of(*colour) > 0).count() >= usize::from(*at_least)
        }
        Condition::TrainsLeft { at_most } => player.trains <= *at_most,
        Condition::TurnsWithoutClaim(turns) => {
            game.turns - game.pieces.of[claim.seat.index()].last_claim > turns * game.seat_count() as u16
        }
        Condition::EventNow(event) => game.events.current() == Some(*event),
        Condition::IsOpen(which) => game.world.options().boxes_open.contains(which),
        Condition::All(all) => all.iter().all(|each| holds(game, claim, each)),
        Condition::Any(any) => any.iter().any(|each| holds(game, claim, each)),
    }
}

/// LG-5.13: nobody has any before its rule is found.
fn tokens(game: &LegacyGame, seat: Seat, what: Token) -> usize {
    let own = &game.pieces.of[seat.index()];
    match what {
        Token::Sacks => usize::from(own.sacks),
        Token::Ore => own.ore.iter().map(|chips| usize::from(*chips)).sum(),
        Token::Cargo => game.pieces.hold.iter().filter(|loader| **loader == seat).count(),
        Token::Tanks => usize::from(own.tanks),
        Token::Depots => depots::count(game, game.player(seat).company),
    }
}

/// Regions with a city on the chain that this claim is part of.
fn regions_of_chain(game: &LegacyGame, claim: Claim) -> usize {
    let network = Network::of(&game.world, game.player(claim.seat).routes);
    let on_chain = City::all().filter(|city| network.joins([claim.route.ends[0], *city]));
    on_chain.map(City::region).collect::<RegionSet>().len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, chapter, claim_with, everywhere, paid, route, with_hand};
    use crate::{Action, Card, Company, CompanyOptions, Options, Payment, PostcardSet, Sign};
    use engine::{Chance, Game, Seed, Viewer};

    /// Anna has every postcard there is.
    fn anna_has(postcards: PostcardSet) -> LegacyGame {
        let anna = CompanyOptions { postcards, ..CompanyOptions::new(Company::Blue) };
        let companies = vec![anna, CompanyOptions::new(Company::Red)];
        chapter(2, Options { companies, ..Options::default() }, &[])
    }

    fn first(reward: impl Fn(Reward) -> bool, when: impl Fn(&Condition) -> bool) -> Postcard {
        Postcard::all().find(|card| reward(card.reward()) && when(card.when())).unwrap()
    }

    /// LG-5.8, LG-5.15: a met condition is reported, the card shown to all and its reward taken at once.
    #[test]
    fn a_met_postcard_pays_at_once() {
        let card = first(|its| matches!(its, Reward::Dollars(_)), |when| matches!(when, Condition::Chain(_)));
        let Condition::Chain([from, to]) = *card.when() else { unreachable!() };
        let Reward::Dollars(reward) = card.reward() else { unreachable!() };
        let mut game = anna_has(PostcardSet::EMPTY.with(card));
        // Every route but the last of a way between the two is hers already.
        let world = game.world.clone();
        let routes = world.open_routes();
        let last = routes.iter().find(|id| world.route(*id).touches(to)).unwrap();
        game.player_mut(ANNA).routes = routes.iter().filter(|id| !world.route(*id).touches(to)).collect();
        let last_route = *world.route(last);
        game.player_mut(ANNA).routes = game.player(ANNA).routes.with(last);
        let coins = game.player(ANNA).coins;
        let (seed, mut events) = (Seed::new("met"), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let claim = Claim { seat: ANNA, route: last_route, paid: Default::default() };
        assert!(Network::of(&world, game.player(ANNA).routes).joins([from, to]));

        look(&mut game, claim, &mut Dealer::new(ANNA, &mut chance, &mut events));

        assert_eq!(events[0], Event::PostcardMet { seat: ANNA, postcard: card });
        assert_eq!(game.player(ANNA).coins, coins + reward);
        assert!(game.pieces.of[0].postcards.is_empty() && game.pieces.of[0].postcards_met.contains(card));
    }

    /// LG-5.8: it is met once; a condition that does not hold leaves it where it is.
    #[test]
    fn an_unmet_postcard_stays() {
        let far = first(|_| true, |when| matches!(when, Condition::ChainRegions(count) if *count > 3));
        let mut game = with_hand(anna_has(PostcardSet::EMPTY.with(far)), ANNA, Colour::Red, 5);
        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

        assert!(game.pieces.of[0].postcards.contains(far));
    }

    /// LG-5.13: a condition may name what is not found yet: it can't be met before, and nothing was missed.
    #[test]
    fn a_condition_may_name_what_is_not_found_yet() {
        let digs = |when: &Condition| matches!(when, Condition::Has { what: Token::Ore, .. });
        let card = first(|_| true, digs);
        let Condition::Has { at_least, .. } = *card.when() else { unreachable!() };
        let pickaxe = (Card::of(Colour::Yellow, Sign::Pickaxe), 1);
        let claims_in = |rules: &[&str]| {
            let mut game = everywhere(2, rules).holds(ANNA, &[pickaxe]);
            game.pieces.of[0].postcards = PostcardSet::EMPTY.with(card);
            let has_rule = !rules.is_empty();
            game.pieces.of[0].ore = [if has_rule { at_least - 1 } else { 0 }, 0, 0];
            let payment = Payment { pickaxes: 1, ..paid(Some(Colour::Yellow), 0) };
            game.does(Action::Claim { route: route(&game, "cheyenne", "denver"), payment });
            game.pieces.of[0]
        };

        assert!(claims_in(&[]).postcards.contains(card));
        assert!(claims_in(&["ore"]).postcards_met.contains(card));
    }

    /// LG-5.13: nobody crosses from one time zone into another before the clocks go by zones.
    #[test]
    fn zones_are_crossed_once_there_are_zones() {
        let crosses = |when: &Condition| when.names_zones() && matches!(when, Condition::Claim(_));
        let card = first(|_| true, crosses);
        let claims_in = |rules: &[&str]| {
            let mut game = with_hand(everywhere(2, rules), ANNA, Colour::Red, 5);
            game.pieces.of[0].postcards = PostcardSet::EMPTY.with(card);
            game.does(claim_with(&game, "pittsburgh", "cleveland", Colour::Red));
            game.pieces.of[0]
        };

        assert!(claims_in(&["mail"]).postcards.contains(card));
        assert!(claims_in(&["standard-time"]).postcards_met.contains(card));
    }

    /// LG-1.5: which numbers a company holds is public, the secret side is nowhere in a view.
    #[test]
    fn a_view_holds_numbers_and_no_secret_side() {
        let game = anna_has(Postcard::all().collect());
        let json = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();

        assert!(Postcard::all().all(|card| !json.contains(card.secret().of("en"))));
        assert_eq!(game.view(Viewer::Spectator).pieces.of[0].postcards.len(), 77);
    }
    /// LG-5.15: a claim after two turns without one is counted in turns of one's own.
    #[test]
    fn a_claim_may_have_to_wait_for_two_turns() {
        let card = first(|_| true, |when| matches!(when, Condition::TurnsWithoutClaim(2)));
        let holds_in_turn = |turns: u16, last_claim: u16| {
            let mut game = anna_has(PostcardSet::EMPTY.with(card));
            game.turns = turns;
            game.pieces.of[0].last_claim = last_claim;
            let route = *game.world.route(route(&game, "boston", "new-york"));
            holds(&game, Claim { seat: ANNA, route, paid: Default::default() }, card.when())
        };

        assert_eq!([1, 3, 5].map(|turn| holds_in_turn(turn, 0)), [false, false, true], "her third turn of two players");
        assert_eq!([9, 11].map(|turn| holds_in_turn(turn, 5)), [false, true]);
    }
}
