//! LG-4.8 to LG-4.15, LG-4.23: claiming a route, and the claim steps.

use super::deck::Dealer;
use super::payment::{self, Purse};
use super::steps::{self, Claim};
use super::{claim_decisions, current_event, end, new_boards, open_cards, people, postcards};
use crate::contents::people::Power;
use crate::state::LegacyGame;
use crate::tables::route::RouteSet;
use crate::world::{LONGEST, shelf};
use crate::{Action, Cards, Colour, Event, Illegal, Payment, Phase, Route, RouteId};
use engine::{Chance, Letter, Seat};

/// LG-4.11: with so many players one route of a double can be used.
pub(crate) const CLOSES_DOUBLES: usize = 3;

/// Who claims, and the cards they pay.
pub(crate) fn may_claim(game: &LegacyGame, id: RouteId, paid: Payment) -> Result<(Seat, Cards), Illegal> {
    let Phase::Turn { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    let route = claimable(game, seat, id)?;
    if paid.tank && game.pieces.of[seat.index()].tanks == 0 {
        return Err(Illegal::NoTank);
    }
    if paid.helped && !can_spare_a_card(game, seat, route) {
        return Err(Illegal::NobodyHelps);
    }
    let cards = payment::may_pay(game.hand(seat), route, paid)?;
    if game.hand(seat).total() < cards.total() + to_spare(game, id) {
        return Err(Illegal::SnowNeedsCard { ends: route.ends });
    }
    Ok((seat, cards))
}

/// LG-4.23: pay, cards to the discards, trains on the route, then the claim steps.
pub(crate) fn claim(
    game: &mut LegacyGame,
    id: RouteId,
    paid: Payment,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, cards) = may_claim(game, id, paid)?;

    *game.player_mut(seat).drawn.known_to_rules_mut() = Cards::NONE;
    if paid.helped || game.closed.contains(id) {
        people::use_up(game, seat, events);
    }
    let route = *game.world.route(id);
    let player = game.player_mut(seat);
    player.hand.known_to_rules_mut().remove_all(&cards);
    player.seen.remove_all(&cards);
    player.trains -= route.length;
    game.discards.add_all(&cards);
    let Payment { colour, locomotives, .. } = paid;
    let (ends, length, cards) = (route.ends, route.length, cards.total());
    let completes = Letter::to(seat, end::completed_by(game, seat, &route));
    events.push(Event::RouteClaimed { seat, route: id, ends, length, colour, locomotives, cards, completes });
    if paid.tank {
        game.pieces.of[seat.index()].tanks -= 1;
        events.push(Event::TankUsed { seat });
    }
    lay_trains(game, seat, id, events);

    let mut dealer = Dealer::new(seat, chance, events);
    open_cards::settle(game, &mut dealer);
    current_event::pay_for_claim(game, seat, &route, &mut dealer);
    let claim = Claim { seat, route, paid };
    steps::run(game, claim, &mut dealer);
    postcards::look(game, claim, &mut dealer);
    game.pieces.of[claim.seat.index()].last_claim = game.turns;
    open_cards::settle(game, &mut dealer);
    new_boards::after_claim(game, &route, paid, events);
    claim_decisions::go_on(game, seat, id, 1, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    let purse = purse(game, seat);
    let mut listed = Listed::default();
    for id in affordable_routes(game, seat, &purse).iter() {
        match to_spare(game, id) {
            0 => listed.list(&purse, game.world.route(id), legal),
            spare => purse.list(game.world.route(id), spare, legal),
        }
    }
    for route in spared_routes(game, seat) {
        purse.list_helped(route, to_spare(game, route.id), legal);
    }
}

/// Routes of one colour and length are paid in the same ways: where those of the first one stand in the list, by colour (grey
/// last) and length.
#[derive(Default)]
struct Listed([[(u32, u32); LONGEST + 1]; Colour::ALL.len() + 1]);

impl Listed {
    fn list(&mut self, purse: &Purse, route: &Route, legal: &mut Vec<Action>) {
        let place = &mut self.0[shelf(route.colour)][usize::from(route.length)];
        let from = legal.len();
        if place.0 == place.1 {
            purse.list(route, 0, legal);
            *place = (from as u32, legal.len() as u32);
            return;
        }
        legal.extend_from_within(place.0 as usize..place.1 as usize);
        for action in &mut legal[from..] {
            if let Action::Claim { route: claimed, .. } = action {
                *claimed = route.id;
            }
        }
    }
}

pub(crate) fn is_possible(game: &LegacyGame, seat: Seat) -> bool {
    let purse = purse(game, seat);
    !affordable_routes(game, seat, &purse).is_empty()
        || spared_routes(game, seat).any(|route| can_pay_helped(game, &purse, route))
}

/// What this player has the cards and the trains for.
fn affordable_routes(game: &LegacyGame, seat: Seat, purse: &Purse) -> RouteSet {
    let trains = game.player(seat).trains;
    let up_to = |colour| game.world.open_up_to(colour, purse.longest(colour).min(trains));
    let coloured = Colour::ALL.into_iter().map(|colour| up_to(Some(colour)));
    let routes = coloured.fold(up_to(None), RouteSet::union).both(free_routes(game, seat));
    let too_deep = |id: &RouteId| !purse.can_spare(game.world.route(*id), to_spare(game, *id));
    routes.minus(routes.both(game.pieces.snow).iter().filter(too_deep).collect())
}

fn purse(game: &LegacyGame, seat: Seat) -> Purse<'_> {
    Purse::new(game.hand(seat), game.pieces.of[seat.index()].tanks > 0)
}

fn can_pay_helped(game: &LegacyGame, purse: &Purse, route: &Route) -> bool {
    let shorter = Route { length: route.length - 1, ..*route };
    purse.longest(route.colour) >= shorter.length && purse.can_spare(&shorter, to_spare(game, route.id))
}

/// A snowed route costs one card more, of any kind.
fn to_spare(game: &LegacyGame, id: RouteId) -> u8 {
    u8::from(game.pieces.snow.contains(id))
}

/// LG-4.9 to LG-4.11: what this player may claim if they have the cards and trains.
pub(crate) fn free_routes(game: &LegacyGame, seat: Seat) -> RouteSet {
    let unused = game.world.open_routes().minus(game.claimed).minus(game.player(seat).barred);
    if can_claim_closed(game, seat) { unused } else { unused.minus(game.closed) }
}

/// LG-4.11: what becomes unusable beside a claimed route: for everybody with 2 or 3 players and a double, else for
/// its owner.
pub(crate) fn close_beside(game: &mut LegacyGame, seat: Seat, id: RouteId) -> RouteSet {
    let beside = game.world.beside(id);
    let player = game.player_mut(seat);
    player.barred = player.barred.union(beside);
    if beside.len() != 1 || game.seat_count() > CLOSES_DOUBLES {
        return RouteSet::EMPTY;
    }
    game.closed = game.closed.union(beside);
    beside
}

fn claimable(game: &LegacyGame, seat: Seat, id: RouteId) -> Result<&Route, Illegal> {
    if !game.world.has_route(id) {
        return Err(Illegal::NoSuchRoute { route: id });
    }
    let route = game.world.route(id);
    let (ends, length, trains) = (route.ends, route.length, game.player(seat).trains);
    if !game.world.open_routes().contains(id) {
        return Err(Illegal::RouteNotOpen { route: id });
    }
    if game.player(seat).routes.contains(id) {
        return Err(Illegal::OwnRoute { ends });
    }
    if let Some(by) = game.all_seats().find(|seat| game.player(*seat).routes.contains(id)) {
        return Err(Illegal::RouteClaimed { ends, by });
    }
    if game.player(seat).barred.contains(id) {
        return Err(Illegal::RouteBarred { ends });
    }
    if game.closed.contains(id) && !can_claim_closed(game, seat) {
        return Err(Illegal::RouteClosed { ends });
    }
    if trains < length {
        return Err(Illegal::TooFewTrains { trains, length });
    }
    Ok(route)
}

/// Somebody who travels along opens the other half of a double, once.
fn can_claim_closed(game: &LegacyGame, seat: Seat) -> bool {
    people::closes_doubles(game) && people::can(game, seat, |power| matches!(power, Power::ClosedDouble { .. }))
}

/// Somebody who travels along makes a long route one card less, once.
fn can_spare_a_card(game: &LegacyGame, seat: Seat, route: &Route) -> bool {
    people::can(game, seat, |power| matches!(power, Power::CardLess { from } if route.length >= from))
}

/// Long routes that may be paid with help.
fn spared_routes(game: &LegacyGame, seat: Seat) -> impl Iterator<Item = &Route> {
    let helps = people::can(game, seat, |power| matches!(power, Power::CardLess { .. }));
    let free = if helps { free_routes(game, seat) } else { RouteSet::EMPTY };
    let trains = game.player(seat).trains;
    let fits = move |route: &&Route| route.length <= trains && can_spare_a_card(game, seat, route);
    free.iter().map(|id| game.world.route(id)).filter(fits)
}

fn lay_trains(game: &mut LegacyGame, seat: Seat, id: RouteId, events: &mut Vec<Event>) {
    let player = game.player_mut(seat);
    player.routes = player.routes.with(id);
    game.claimed = game.claimed.with(id);
    for closed in close_beside(game, seat, id).iter() {
        events.push(Event::RouteClosed { route: closed, ends: game.world.route(closed).ends });
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANGELA, ANNA, ERIK, city, claim_with, first_turn, paid, route};
    use crate::{Action, Card, Colour, Event, Illegal, RouteId, Ticket};
    use engine::Viewer;

    const BLACK: Card = Card::plain(Colour::Black);
    const BLUE: Card = Card::plain(Colour::Blue);
    const GREEN: Card = Card::plain(Colour::Green);
    const RED: Card = Card::plain(Colour::Red);
    const YELLOW: Card = Card::plain(Colour::Yellow);

    /// LG-4.8: trains go on the route, cards to the discards.
    #[test]
    fn a_claim_moves_trains_and_cards() {
        let mut game = first_turn(4).holds(ANNA, &[(RED, 5)]).discards(&[]);

        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

        assert_eq!((game.player(ANNA).trains, game.hand(ANNA).of(Colour::Red)), (17, 2));
        assert_eq!((game.discards.of(Colour::Red), game.to_move()), (3, ERIK));
        assert!(game.player(ANNA).routes.contains(route(&game, "toronto", "sault-ste-marie")));
    }

    /// LG-4.9: no connection is needed; only free routes; enough trains.
    #[test]
    fn any_free_route_can_be_claimed_by_who_has_the_trains() {
        let game = first_turn(4).holds(ANNA, &[(RED, 6)]).owns(ANNA, &[("quebec", "montreal")]);
        let far = claim_with(&game, "nashville", "memphis", Colour::Red);
        game.clone().does(far);

        let mut taken = game.clone().owns(ERIK, &[("nashville", "memphis")]);
        let ends = [city("nashville"), city("memphis")];
        assert_eq!(taken.refuses(far), Illegal::RouteClaimed { ends, by: ERIK });
        let mut own = game.clone().owns(ANNA, &[("nashville", "memphis")]);
        assert_eq!(own.refuses(far), Illegal::OwnRoute { ends }, "a player is told of their own route as theirs");
        let mut few = game.trains(ANNA, 2);
        assert_eq!(few.refuses(far), Illegal::TooFewTrains { trains: 2, length: 3 });
        assert!(!few.legal().contains(&far));
    }

    /// LG-4.10: both end cities must be on open boards.
    #[test]
    fn routes_off_the_open_boards_can_not_be_claimed() {
        let mut game = first_turn(4).holds(ANNA, &[(YELLOW, 6)]);
        let claim = claim_with(&game, "savannah", "jacksonville", Colour::Yellow);
        let Action::Claim { route, .. } = claim else { panic!("{claim:?}") };

        assert_eq!(game.refuses(claim), Illegal::RouteNotOpen { route });
        let route = RouteId(250);
        assert_eq!(game.refuses(Action::Claim { route, payment: paid(None, 1) }), Illegal::NoSuchRoute { route });
    }

    /// LG-4.17: what a claim completes is told to its owner alone.
    #[test]
    fn a_claim_tells_its_owner_alone_which_ticket_it_completes() {
        let game = first_turn(4).holds(ANNA, &[(RED, 5)]);
        let mut game = game.owns(ANNA, &[("new-york", "philadelphia"), ("philadelphia", "washington")]);
        let ticket = Ticket::parse("albany--washington").unwrap();
        *game.player_mut(ANNA).tickets.known_to_rules_mut() = [ticket].into_iter().collect();

        let events = game.does(claim_with(&game, "albany", "new-york", Colour::Red));

        let told = |viewer| match events[0].seen_by(viewer) {
            Event::RouteClaimed { completes, .. } => completes.open().map(|its| (its.tickets.len(), its.dollars)),
            other => panic!("{other:?}"),
        };
        assert_eq!(told(Viewer::Seat(ANNA)), Some((1, ticket.value())));
        assert_eq!([told(Viewer::Seat(ERIK)), told(Viewer::Spectator)], [None, None]);
    }

    /// LG-4.11: nobody owns two routes of a double.
    #[test]
    fn nobody_owns_both_halves_of_a_double() {
        let mut game = first_turn(4).holds(ANNA, &[(RED, 2), (BLUE, 2)]).turn_of(ANNA);
        game.does(claim_with(&game, "montreal", "buffalo", Colour::Red));
        game = game.turn_of(ANNA);
        let blue = claim_with(&game, "montreal", "buffalo", Colour::Blue);

        let ends = [city("montreal"), city("buffalo")];
        assert_eq!(game.refuses(blue), Illegal::RouteBarred { ends });
        assert!(!game.legal().contains(&blue));
        game = game.holds(ERIK, &[(BLUE, 2)]).turn_of(ERIK);
        game.does(blue);
    }

    /// LG-4.11: with 2 or 3 players the other half closes for everybody; with 4 it stays open.
    #[test]
    fn with_three_players_the_other_half_closes() {
        for seats in 2..=5 {
            let mut game = first_turn(seats).holds(ANNA, &[(RED, 2)]).holds(ERIK, &[(BLUE, 2)]);
            let events = game.does(claim_with(&game, "montreal", "buffalo", Colour::Red));
            let blue = claim_with(&game, "montreal", "buffalo", Colour::Blue);
            let ends = [city("montreal"), city("buffalo")];

            if seats <= 3 {
                assert_eq!(game.refuses(blue), Illegal::RouteClosed { ends });
                assert!(matches!(events[1], Event::RouteClosed { .. }));
                assert!(!game.legal().contains(&blue));
            } else {
                game.does(blue);
            }
        }
    }

    /// LG-4.11: all three routes of a triple are open with any number of players, one each.
    #[test]
    fn a_triple_is_open_to_all() {
        let mut game = first_turn(3).holds(ANNA, &[(BLACK, 1), (BLUE, 1)]).holds(ERIK, &[(BLUE, 1)]);
        game.does(claim_with(&game, "new-york", "philadelphia", Colour::Black));
        game.does(claim_with(&game, "new-york", "philadelphia", Colour::Blue));
        let white = claim_with(&game, "new-york", "philadelphia", Colour::White);
        game = game.holds(ANGELA, &[(Card::plain(Colour::White), 1)]);
        game.does(white);

        game = game.holds(ANNA, &[(Card::plain(Colour::White), 1)]);
        assert!(
            game.legal().iter().all(|action| !matches!(action, Action::Claim { route, .. } if *route == RouteId(19)))
        );
    }

    /// LG-4.12: a claim gives no points by itself.
    #[test]
    fn a_claim_alone_earns_nothing() {
        let mut game = first_turn(4).holds(ANNA, &[(RED, 3)]);

        let events = game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

        assert_eq!((game.player(ANNA).coins, events.len()), (5, 1));
    }

    /// LG-4.12: step 3 comes before step 12.
    #[test]
    fn claim_steps_run_in_order() {
        let mut game = first_turn(4).holds(ANNA, &[(BLUE, 3)]).deck(&[(RED, 9)]);

        let events = game.does(claim_with(&game, "chicago", "st-louis", Colour::Blue));

        assert_eq!(events[1], Event::BonusEarned { seat: ANNA, dollars: 2 });
        assert!(matches!(events[2], Event::CardDrawn { seat: ANNA, .. }));
    }

    /// LG-4.13, LG-2.8: a route of the company's own colour gives its bonus: $2 at the start.
    #[test]
    fn a_route_of_the_companys_colour_gives_its_bonus() {
        let mut game = first_turn(4).holds(ANNA, &[(Card::LOCOMOTIVE, 3)]).coins(ANNA, 5);

        let own = route(&game, "washington", "pittsburgh");
        game.does(Action::Claim { route: own, payment: paid(None, 3) });

        assert_eq!(game.player(ANNA).coins, 7, "the printed colour counts, not the cards paid");
    }

    /// LG-4.13: a grey route belongs to no company, whatever pays for it.
    #[test]
    fn a_grey_route_gives_no_bonus() {
        let mut game = first_turn(4).holds(ANNA, &[(BLUE, 3)]).coins(ANNA, 5);

        game.does(claim_with(&game, "philadelphia", "pittsburgh", Colour::Blue));

        assert_eq!(game.player(ANNA).coins, 5);
    }

    /// LG-4.14: one card per claim, even for two large cities; at each such claim.
    #[test]
    fn large_cities_give_one_card_a_claim() {
        let mut game = first_turn(2).holds(ANNA, &[(GREEN, 2), (RED, 2)]).deck(&[(BLACK, 9)]);
        game.does(claim_with(&game, "boston", "new-york", Colour::Green));
        assert_eq!((game.hand(ANNA).of(Colour::Black), game.hand(ANNA).total()), (1, 3));

        game = game.turn_of(ANNA);
        game.does(claim_with(&game, "albany", "new-york", Colour::Red));
        assert_eq!((game.hand(ANNA).of(Colour::Black), game.hand(ANNA).total()), (2, 2));
    }

    /// LG-4.23: a deck rebuilt in step 12 holds the cards just paid, so that there is always a card to draw.
    #[test]
    fn the_cards_just_paid_can_be_drawn_again() {
        let mut game = first_turn(2).holds(ANNA, &[(GREEN, 2)]).deck(&[]).discards(&[]);

        game.does(claim_with(&game, "boston", "new-york", Colour::Green));

        assert_eq!((game.hand(ANNA).of(Colour::Green), game.deck.of(Colour::Green)), (1, 1));
    }

    /// LG-4.23, LG-4.21: the card of step 12 may be an action card: its event first, then the replacement.
    #[test]
    fn step_12_may_turn_an_event() {
        let mut game = first_turn(2).holds(ANNA, &[(GREEN, 2)]).deck(&[(Card::ACTION, 1)]).event_deck(&["paydays"]);

        let events = game.does(claim_with(&game, "boston", "new-york", Colour::Green));

        assert!(events.iter().any(|event| matches!(event, Event::EventTurned { .. })));
        assert_eq!(game.hand(ANNA).total(), 1);
    }

    /// LG-4.17: cards that were seen are forgotten when they may have been spent.
    #[test]
    fn spent_cards_are_no_longer_known() {
        let mut game = first_turn(4).holds(ANNA, &[(RED, 5)]);
        game.player_mut(ANNA).seen.add(RED, 4);

        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

        assert_eq!(game.player(ANNA).seen.of(Colour::Red), 1);
    }
}
