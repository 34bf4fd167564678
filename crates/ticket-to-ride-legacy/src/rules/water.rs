//! Claim step 7, from the Southwest's box: water tanks in dry cities.

use super::deck::Dealer;
use super::steps::Claim;
use crate::state::LegacyGame;
use crate::{City, Event};

/// From this number of companies on a dry city has more tanks.
const MANY_COMPANIES: usize = 4;

/// Set-up step 12: a tank in each dry city, or more with many companies.
pub(crate) fn lay_tanks(game: &mut LegacyGame, cities: &[City], [few, many]: [u8; 2], events: &mut Vec<Event>) {
    let each = if game.seat_count() < MANY_COMPANIES { few } else { many };
    let open = cities.iter().filter(|city| game.world.is_open(**city));
    game.pieces.tanks = open.map(|city| (*city, each)).collect();
    events.push(Event::TanksLaid { tanks: each * game.pieces.tanks.len() as u8 });
}

/// A claim at a dry city takes one: from the fuller end, tied the one named first.
pub(crate) fn take_tank(game: &mut LegacyGame, Claim { seat, route, .. }: Claim, dealer: &mut Dealer) {
    let tanks = |city: City| game.pieces.tanks.iter().find(|(at, _)| *at == city).map_or(0, |(_, tanks)| *tanks);
    let [from, to] = route.ends;
    let city = if tanks(to) > tanks(from) { to } else { from };
    let Some((_, left)) = game.pieces.tanks.iter_mut().find(|(at, left)| *at == city && *left > 0) else { return };
    *left -= 1;
    game.pieces.of[seat.index()].tanks += 1;
    dealer.events.push(Event::TankTaken { seat, city });
}

#[cfg(test)]
mod tests {
    use crate::rules::markers::payslip_lines;
    use crate::rules::positions::{ANNA, city, claim_with, everywhere, route, with_hand};
    use crate::{Action, Card, Colour, Illegal, Payment};

    /// LG-6.3, LG-6.5: one tank in each dry city, two with four or five companies.
    #[test]
    fn dry_cities_have_tanks() {
        let tanks =
            |seats| everywhere(seats, &["water"]).pieces.tanks.iter().map(|(_, tanks)| *tanks).collect::<Vec<_>>();

        assert_eq!((tanks(2), tanks(3)), (vec![1; 5], vec![1; 5]));
        assert_eq!((tanks(4), tanks(5)), (vec![2; 5], vec![2; 5]));
    }

    /// LG-6.3: a claim at a dry city takes one tank, from the fuller end.
    #[test]
    fn a_claim_at_a_dry_city_takes_a_tank() {
        let mut game = with_hand(everywhere(2, &["water"]), ANNA, Colour::Red, 6);
        let dry = |game: &crate::LegacyGame, id: &str| {
            game.pieces.tanks.iter().find(|(at, _)| *at == city(id)).map(|(_, tanks)| *tanks)
        };
        let at = game.world.open_routes().iter().find(|id| {
            let route = game.world.route(*id);
            route.ends.iter().all(|end| dry(&game, end.id()) == Some(1))
        });
        let between = at.expect("two dry cities lie side by side");
        let [from, to] = game.world.route(between).ends;
        let colour = game.world.route(between).colour.unwrap_or(Colour::Red);
        game = with_hand(game, ANNA, colour, 6);
        game.does(claim_with(&game, from.id(), to.id(), colour));

        assert_eq!((dry(&game, from.id()), dry(&game, to.id())), (Some(0), Some(1)));
        assert_eq!((game.pieces.of[0].tanks, payslip_lines(&game, ANNA)), (1, 0), "unused at the end: nothing");
    }

    /// LG-6.3: the dry cities lie on the board that comes with the rule.
    #[test]
    fn dry_cities_lie_in_the_southwest() {
        let game = everywhere(2, &["water"]);

        assert!(game.pieces.tanks.iter().all(|(city, _)| city.region() == crate::Region::SouthWest));
    }

    /// LG-6.3: later a tank stands for one card of a claim, one a claim.
    #[test]
    fn a_tank_stands_for_a_card() {
        let red = Card::plain(Colour::Red);
        let mut game = everywhere(2, &["water"]).holds(ANNA, &[(red, 2)]);
        let here = route(&game, "toronto", "sault-ste-marie");
        let payment = Payment { colour: Some(Colour::Red), tank: true, ..Payment::default() };
        let claim = Action::Claim { route: here, payment };
        assert_eq!(game.refuses(claim), Illegal::NoTank);
        assert!(!game.legal().contains(&claim));

        game.pieces.of[0].tanks = 1;
        assert!(game.legal().contains(&claim));
        game.does(claim);
        assert_eq!((game.hand(ANNA).total(), game.pieces.of[0].tanks), (0, 0));
        assert!(game.player(ANNA).routes.contains(here));
    }

    /// LG-6.3: a tank alone pays for a route of one space.
    #[test]
    fn a_tank_alone_pays_for_a_short_route() {
        let mut game = everywhere(2, &["water"]).holds(ANNA, &[]);
        game.pieces.of[0].tanks = 1;
        let short = route(&game, "cheyenne", "denver");
        let payment = Payment { tank: true, ..Payment::default() };

        assert!(game.legal().contains(&Action::Claim { route: short, payment }));
        game.does(Action::Claim { route: short, payment });
        assert_eq!(game.pieces.of[0].tanks, 0);
    }
}
