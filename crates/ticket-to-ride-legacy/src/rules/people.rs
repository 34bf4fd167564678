//! Claim step 13: who travels along helps, as that person does.

use super::deck::Dealer;
use super::markers;
use super::steps::Claim;
use crate::contents::people::{Person, Power};
use crate::state::LegacyGame;
use crate::{Event, RegionSet};
use engine::Seat;

/// Whether a power can be used: those that work once a game have not been used yet.
pub(crate) fn can(game: &LegacyGame, seat: Seat, is_it: impl Fn(Power) -> bool) -> bool {
    let own = &game.pieces.of[seat.index()];
    own.person.is_some_and(|person| is_it(person.power())) && !own.person_used
}

/// A power that works once a game is spent.
pub(crate) fn use_up(game: &mut LegacyGame, seat: Seat, events: &mut Vec<Event>) {
    let own = &mut game.pieces.of[seat.index()];
    own.person_used = true;
    if let Some(person) = own.person {
        events.push(Event::PersonHelped { seat, person });
    }
}

/// Claim step 13: what travelling along earns with a claim.
pub(crate) fn help(game: &mut LegacyGame, claim: Claim, dealer: &mut Dealer) {
    let seat = claim.seat;
    let own = game.pieces.of[seat.index()];
    let Some(person) = own.person.filter(|_| !own.person_used) else { return };
    match person.power() {
        Power::GreyBonus if claim.route.colour.is_none() => {
            let dollars = game.world.companies()[seat.index()].bonus_dollars;
            use_up(game, seat, dealer.events);
            pay(game, seat, person, dollars, dealer);
        }
        Power::ClosedDouble { dollars } if !closes_doubles(game) && !game.world.beside(claim.route.id).is_empty() => {
            use_up(game, seat, dealer.events);
            pay(game, seat, person, dollars, dealer);
        }
        Power::Pickaxes { most } if !markers::is_ore_route(game, &claim.route) => {
            pay(game, seat, person, u32::from(claim.paid.pickaxes).min(most), dealer);
        }
        Power::NewRegions { dollars } => {
            let regions = new_regions(game, claim);
            pay(game, seat, person, dollars * regions, dealer);
        }
        _ => {}
    }
}

/// LG-4.11: with 2 or 3 players the other half of a double closes.
pub(crate) fn closes_doubles(game: &LegacyGame) -> bool {
    game.seat_count() <= super::claim::CLOSES_DOUBLES
}

fn pay(game: &mut LegacyGame, seat: Seat, person: Person, dollars: u32, dealer: &mut Dealer) {
    if dollars > 0 {
        game.player_mut(seat).coins += dollars;
        dealer.events.push(Event::PersonPaid { seat, person, dollars });
    }
}

/// Regions of the route's ends that no other route of its company touches.
fn new_regions(game: &LegacyGame, claim: Claim) -> u32 {
    let others = game.player(claim.seat).routes.without(claim.route.id);
    let known: RegionSet = others.iter().flat_map(|id| game.world.route(id).ends).map(|city| city.region()).collect();
    let regions: RegionSet = claim.route.ends.into_iter().map(|city| city.region()).collect();
    regions.iter().filter(|region| !known.contains(*region)).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{
        ANNA, ERIK, claim_with, everywhere, paid, person, places, route, row, travels, with_hand,
    };
    use crate::{Action, BoxId, Card, Colour, Illegal, Payment, Phase, Postcard, Region, Sign, TicketSet};

    const RED: Card = Card::plain(Colour::Red);
    const WHITE: Card = Card::plain(Colour::White);

    /// LG-6.3: Teller: an open locomotive as second card, once a game.
    #[test]
    fn teller_hands_out_a_late_locomotive() {
        let mut game = travels("teller", 2).open_cards(row([Card::LOCOMOTIVE, WHITE, WHITE, RED, RED]));
        game.does(Action::TakeOpen { place: 1 });
        assert!(game.legal().contains(&Action::TakeOpen { place: 0 }));
        let events = game.does(Action::TakeOpen { place: 0 });

        assert!(events.contains(&Event::PersonHelped { seat: ANNA, person: person("teller") }));
        assert_eq!((game.to_move(), game.pieces.of[0].person_used), (ERIK, true));
        let mut game = game.turn_of(ANNA).open_cards(row([Card::LOCOMOTIVE, WHITE, WHITE, RED, RED]));
        game.does(Action::TakeOpen { place: 1 });
        assert_eq!(game.refuses(Action::TakeOpen { place: 0 }), Illegal::OpenLocomotive);
    }

    /// LG-6.3: the clerk: tickets are seen first; then they are drawn, or lie under the deck and the turn goes on.
    #[test]
    fn the_clerk_looks_ahead() {
        let mut game = travels("clerk", 2);
        game.ticket_deck.below.clear();
        let deck = game.ticket_deck.len();
        game.does(Action::LookAhead);
        assert_eq!(game.phase, Phase::LookAhead { seat: ANNA });
        assert_eq!(game.legal().len(), 7 + 1);
        let seen: TicketSet = game.player(ANNA).offered.known_to_rules().iter().collect();
        game.does(Action::LeaveTickets);

        assert_eq!((game.phase, game.ticket_deck.len()), (Phase::Turn { seat: ANNA }, deck));
        let below: TicketSet = game.ticket_deck.below.iter().map(|ticket| *ticket.known_to_rules()).collect();
        assert_eq!(below, seen);
        assert_eq!(game.refuses(Action::LookAhead), Illegal::NobodyHelps);

        let mut game = travels("clerk", 2);
        game.does(Action::LookAhead);
        game.does(Action::KeepTickets { places: places(&[1]) });
        assert_eq!((game.to_move(), game.player(ANNA).tickets.known_to_rules().len()), (ERIK, 1));
    }

    /// LG-6.3: Tierney: the bonus for one grey route a game.
    #[test]
    fn tierney_pays_for_a_grey_route() {
        let mut game = with_hand(travels("tierney", 2), ANNA, Colour::Red, 9);
        game.does(claim_with(&game, "memphis", "st-louis", Colour::Red));
        assert_eq!((game.player(ANNA).coins, game.pieces.of[0].person_used), (5 + 2, true));
    }

    /// LG-6.3: Wren's nephew: a route of four or more for one card less, once a game.
    #[test]
    fn wrens_nephew_spares_a_card() {
        let mut game = everywhere(2, &["fellow-travellers"]).holds(ANNA, &[(RED, 3)]);
        game.pieces.of[0].person = Some(person("nephew"));
        let long = game.world.open_routes().iter().find(|id| {
            let route = game.world.route(*id);
            route.length == 4 && route.colour.is_none_or(|colour| colour == Colour::Red)
        });
        let long = long.unwrap();
        let payment = Payment { colour: Some(Colour::Red), helped: true, ..Payment::default() };
        assert!(game.legal().contains(&Action::Claim { route: long, payment }));
        let short = route(&game, "toronto", "sault-ste-marie");
        assert_eq!(game.refuses(Action::Claim { route: short, payment }), Illegal::NobodyHelps);

        game.does(Action::Claim { route: long, payment });
        assert_eq!((game.hand(ANNA).of(Colour::Red), game.pieces.of[0].person_used), (0, true));
        let mut game = game.turn_of(ANNA).holds(ANNA, &[(RED, 12)]);
        let other = game.world.open_routes().iter().find(|id| {
            let route = game.world.route(*id);
            route.length >= 4 && *id != long && route.colour.is_none_or(|colour| colour == Colour::Red)
        });
        let refused = game.refuses(Action::Claim { route: other.unwrap(), payment });
        assert_eq!(refused, Illegal::NobodyHelps);
    }

    /// LG-6.3, LG-5.15: a long route with the nephew's help is still paid with locomotives alone; with a tank it is not.
    #[test]
    fn locomotives_alone_stay_so_with_help() {
        let iron = Postcard::all().find(|card| card.number() == 27).unwrap();
        for (payment, is_alone) in [
            (Payment { helped: true, ..paid(None, 3) }, true),
            (Payment { tank: true, ..paid(None, 3) }, false),
            (paid(None, 4), true),
        ] {
            let mut game = everywhere(2, &["fellow-travellers", "new-boards"]).holds(ANNA, &[(Card::LOCOMOTIVE, 4)]);
            game.pieces.of[0].person = Some(person("nephew"));
            game.pieces.of[0].tanks = 1;
            game.pieces.of[0].postcards = [iron].into_iter().collect();
            let long = route(&game, "cincinnati", "richmond");
            game.does(Action::Claim { route: long, payment });

            assert_eq!(game.pieces.of[0].postcards_met.contains(iron), is_alone, "{payment:?}");
            assert_eq!(game.pieces.earned.contains(&BoxId::SouthWest), is_alone, "{payment:?}");
        }
    }

    /// LG-6.3, LG-4.11: Ortega claims the closed half of another's double, once; with four companies a double earns $2.
    #[test]
    fn ortega_bridges_a_closed_double() {
        let mut game = travels("ortega", 2).holds(ANNA, &[(Card::LOCOMOTIVE, 9)]);
        let half = route(&game, "montreal", "buffalo");
        let other = game.world.beside(half).first().unwrap();
        game.claimed = game.claimed.with(other);
        game.player_mut(ERIK).routes = game.player(ERIK).routes.with(other);
        game.closed = game.closed.with(half);
        let payment = paid(None, game.world.route(half).length);
        assert!(game.legal().contains(&Action::Claim { route: half, payment }));
        game.does(Action::Claim { route: half, payment });
        assert!(game.pieces.of[0].person_used && game.player(ANNA).routes.contains(half));

        let mut game = travels("ortega", 4).holds(ANNA, &[(Card::LOCOMOTIVE, 9)]);
        let coins = game.player(ANNA).coins;
        game.does(Action::Claim { route: half, payment });
        assert!(game.player(ANNA).coins >= coins + 2 && game.pieces.of[0].person_used);
    }

    /// LG-6.3: Lau Wing: a dollar for each pickaxe, two at most; where ore is dug the better of two chips.
    #[test]
    fn lau_wing_knows_what_to_keep() {
        let hand = [(Card::of(Colour::Red, Sign::Pickaxe), 3)];
        let mut game = travels("lau-wing", 2).holds(ANNA, &hand);
        let payment = Payment { pickaxes: 3, ..paid(Some(Colour::Red), 0) };
        let long = route(&game, "toronto", "sault-ste-marie");
        game.does(Action::Claim { route: long, payment });
        assert_eq!(game.player(ANNA).coins, 5 + 2);

        let hand = [(Card::of(Colour::Yellow, Sign::Pickaxe), 1)];
        let mut game = everywhere(2, &["ore", "fellow-travellers"]).holds(ANNA, &hand);
        game.pieces.of[0].person = Some(person("lau-wing"));
        game.pieces.ore_bag = [1, 0, 1];
        let coins = game.player(ANNA).coins;
        let mine = route(&game, "cheyenne", "denver");
        game.does(Action::Claim { route: mine, payment: Payment { pickaxes: 1, ..paid(Some(Colour::Yellow), 0) } });
        assert_eq!((game.pieces.of[0].ore, game.pieces.ore_bag), ([0, 0, 1], [1, 0, 0]));
        assert_eq!(game.player(ANNA).coins, coins);
    }

    /// LG-6.3: Holm: a dollar for the first claim in each region.
    #[test]
    fn holm_photographs_each_region_once() {
        let mut game = with_hand(travels("holm", 2), ANNA, Colour::Red, 9);
        game.does(claim_with(&game, "pittsburgh", "cleveland", Colour::Red));
        assert_eq!(game.player(ANNA).coins, 5 + 2);
        let game = with_hand(game.turn_of(ANNA), ANNA, Colour::Red, 9);
        let claim = Claim {
            seat: ANNA,
            route: *game.world.route(route(&game, "toronto", "sault-ste-marie")),
            paid: Payment::default(),
        };
        assert_eq!((new_regions(&game, claim), Region::ALL.len()), (0, 13));
    }
}
