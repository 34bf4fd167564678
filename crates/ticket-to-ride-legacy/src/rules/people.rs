//! Set-up step 13 and claim step 13: one of a company's people travels along, and helps as that person does.

use super::claim_decisions;
use super::deck::Dealer;
use super::steps::Claim;
use super::{markers, open_cards, setup_steps};
use crate::contents::people::{PeopleSet, Person, Power};
use crate::state::LegacyGame;
use crate::{Action, Card, Cards, Event, Illegal, Phase, RegionSet, RouteId};
use engine::{Chance, Seat};

/// Set-up step 13 and claim step 13.
pub(crate) const STEP: u8 = 13;
/// The claim step of the large cities (LG-4.14).
const LARGE_CITIES: usize = 12;

/// Who is a company's only person travels without being asked.
pub(crate) fn board(game: &mut LegacyGame, events: &mut Vec<Event>) {
    for seat in game.all_seats() {
        let mut people = office(game, seat).iter();
        if let (Some(person), None) = (people.next(), people.next()) {
            travel(game, seat, person, events);
        }
    }
}

/// A company with two says who travels.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat) -> Option<Phase> {
    let is_open = game.pieces.of[seat.index()].person.is_none() && !office(game, seat).is_empty();
    is_open.then_some(Phase::Traveller { seat })
}

pub(crate) fn may_choose(game: &LegacyGame, person: Person) -> Result<Seat, Illegal> {
    let Phase::Traveller { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if office(game, seat).contains(person) { Ok(seat) } else { Err(Illegal::NotInOffice { person }) }
}

pub(crate) fn choose(
    game: &mut LegacyGame,
    person: Person,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_choose(game, person)?;

    travel(game, seat, person, events);
    setup_steps::decided(game, STEP, seat, chance, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend(office(game, seat).iter().map(|person| Action::TakeAlong { person }));
}

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

/// LG-4.12: what is asked when all claim steps are done: which of the cards drawn at a large city goes, …
pub(crate) fn ask_discard(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    let is_open = !drawn(game, seat).is_empty();
    is_open.then_some(Phase::DiscardDrawn { seat, route })
}

/// … and whether an open card is taken.
pub(crate) fn ask_open_card(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    let is_any = game.open_cards.iter().flatten().any(|card| !card.is_locomotive());
    (is_any && can(game, seat, |power| power == Power::OpenCard)).then_some(Phase::OpenCard { seat, route })
}

/// The cards drawn for this claim that are still in the hand: a depot may have cost one.
pub(crate) fn drawn(game: &LegacyGame, seat: Seat) -> Cards {
    let (drawn, hand) = (game.player(seat).drawn.known_to_rules(), game.hand(seat));
    drawn.iter().map(|(card, count)| (card, count.min(hand.count(card)))).collect()
}

pub(crate) fn may_discard(game: &LegacyGame, card: Card) -> Result<(Seat, RouteId), Illegal> {
    let Phase::DiscardDrawn { seat, route } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    let is_drawn = drawn(game, seat).count(card) > 0;
    if is_drawn { Ok((seat, route)) } else { Err(Illegal::NotDrawn) }
}

pub(crate) fn discard(game: &mut LegacyGame, card: Card, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_discard(game, card)?;

    game.hand_mut(seat).remove(card);
    *game.player_mut(seat).drawn.known_to_rules_mut() = Cards::NONE;
    game.discards.add(card, 1);
    events.push(Event::DrawnCardDiscarded { seat, card });
    claim_decisions::go_on(game, seat, route, LARGE_CITIES + 1, events);
    Ok(())
}

pub(crate) fn list_discards(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend(drawn(game, seat).iter().map(|(card, _)| Action::DiscardDrawn { card }));
}

pub(crate) fn may_take_card(game: &LegacyGame, place: u8) -> Result<(Seat, RouteId, Card), Illegal> {
    let Phase::OpenCard { seat, route } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    match game.open_cards.get(usize::from(place)).copied().flatten() {
        None => Err(Illegal::NoOpenCard { place }),
        Some(card) if card.is_locomotive() => Err(Illegal::OpenLocomotive),
        Some(card) => Ok((seat, route, card)),
    }
}

/// LG-4.19: it is replaced at once.
pub(crate) fn take_card(
    game: &mut LegacyGame,
    place: u8,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, route, card) = may_take_card(game, place)?;

    use_up(game, seat, events);
    let player = game.player_mut(seat);
    player.hand.known_to_rules_mut().add(card, 1);
    player.seen.add(card, 1);
    game.open_cards[usize::from(place)] = None;
    events.push(Event::OpenCardTaken { seat, card });
    open_cards::settle(game, &mut Dealer::new(seat, chance, events));
    claim_decisions::go_on(game, seat, route, usize::from(STEP) + 1, events);
    Ok(())
}

pub(crate) fn may_take_no_card(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::OpenCard { seat, route } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn take_no_card(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_take_no_card(game)?;

    events.push(Event::NoCardTaken { seat });
    claim_decisions::go_on(game, seat, route, usize::from(STEP) + 1, events);
    Ok(())
}

pub(crate) fn list_open_cards(game: &LegacyGame, legal: &mut Vec<Action>) {
    for (place, card) in game.open_cards.iter().enumerate() {
        if card.is_some_and(|card| !card.is_locomotive()) {
            legal.push(Action::TakeCard { place: place as u8 });
        }
    }
    legal.push(Action::TakeNoCard);
}

/// LG-4.11: with 2 or 3 players the other half of a double closes.
pub(crate) fn closes_doubles(game: &LegacyGame) -> bool {
    game.seat_count() <= super::claim::CLOSES_DOUBLES
}

fn office(game: &LegacyGame, seat: Seat) -> PeopleSet {
    game.world.companies()[seat.index()].people
}

fn travel(game: &mut LegacyGame, seat: Seat, person: Person, events: &mut Vec<Event>) {
    game.pieces.of[seat.index()].person = Some(person);
    events.push(Event::PersonTravels { seat, person });
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
        ANNA, ERIK, chapter, claim_with, everywhere, opened, paid, places, route, row, with_hand,
    };
    use crate::{
        BoxId, Colour, Company, CompanyOptions, Options, Payment, Postcard, Region, RuleCard, Sign, TicketSet,
    };

    const RED: Card = Card::plain(Colour::Red);
    const WHITE: Card = Card::plain(Colour::White);

    fn person(id: &str) -> Person {
        Person::parse(id).unwrap()
    }

    /// This person travels with Anna, whose turn it is.
    fn travels(id: &str, seats: usize) -> LegacyGame {
        let mut game = chapter(seats, Options { signs_count: true, ..Options::default() }, &["fellow-travellers"]);
        game.pieces.of[0].person = Some(person(id));
        game.open_cards(row([WHITE; 5])).event_deck(&[])
    }

    /// LG-6.3: a company with two people says at set-up who travels; an only one travels unasked.
    #[test]
    fn one_of_two_travels() {
        let people = |ids: &[&str]| ids.iter().map(|id| person(id)).collect::<PeopleSet>();
        let two = CompanyOptions { people: people(&["teller", "holm"]), ..CompanyOptions::new(Company::Blue) };
        let one = CompanyOptions { people: people(&["duval"]), ..CompanyOptions::new(Company::Red) };
        let mut rules = RuleCard::at_the_start();
        rules.extend(RuleCard::parse("fellow-travellers"));
        let free = two.people.iter().chain(one.people.iter()).fold(PeopleSet::all(), PeopleSet::without);
        let options = Options { companies: vec![two, one], people: free, rules, ..Options::default() };
        let (mut game, _) = opened(2, options, "people");
        game.does_as(ANNA, Action::KeepTickets { places: places(&[0, 1]) });
        let events = game.does_as(ERIK, Action::KeepTickets { places: places(&[0, 1]) });

        assert!(events.contains(&Event::PersonTravels { seat: ERIK, person: person("duval") }));
        assert_eq!((game.phase, game.legal().len()), (Phase::Traveller { seat: ANNA }, 2));
        let other = person("ortega");
        assert_eq!(game.refuses(Action::TakeAlong { person: other }), Illegal::NotInOffice { person: other });
        game.does(Action::TakeAlong { person: person("holm") });
        assert_eq!(game.pieces.of[0].person, Some(person("holm")));
        assert!(matches!(game.phase, Phase::Turn { .. }));
    }

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

    /// LG-6.3, LG-4.14: the porter draws one more at large cities, and one of those drawn is discarded.
    #[test]
    fn the_porter_has_the_pick() {
        let hand = [(Card::plain(Colour::Blue), 5)];
        let mut game = travels("porter", 2).holds(ANNA, &hand).deck(&[(RED, 1), (WHITE, 1)]).discards(&[]);
        let long = game.world.route(route(&game, "chicago", "st-louis")).length;
        game.does(claim_with(&game, "chicago", "st-louis", Colour::Blue));

        assert!(matches!(game.phase, Phase::DiscardDrawn { seat: ANNA, .. }), "{:?}", game.phase);
        assert_eq!(game.legal(), [Action::DiscardDrawn { card: WHITE }, Action::DiscardDrawn { card: RED }]);
        let never = Card::plain(Colour::Blue);
        assert_eq!(game.refuses(Action::DiscardDrawn { card: never }), Illegal::NotDrawn);
        game.does(Action::DiscardDrawn { card: WHITE });
        assert_eq!((game.to_move(), game.hand(ANNA).total(), game.hand(ANNA).of(Colour::Red)), (ERIK, 5 - long + 1, 1));
    }

    /// LG-6.3: Duval: an open card after a claim, no locomotive, once a game; or none.
    #[test]
    fn duval_takes_an_open_card() {
        let mut game = travels("duval", 2).holds(ANNA, &[(RED, 3)]);
        game = game.open_cards(row([Card::LOCOMOTIVE, WHITE, WHITE, WHITE, WHITE]));
        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));
        assert_eq!(game.refuses(Action::TakeCard { place: 0 }), Illegal::OpenLocomotive);
        assert_eq!(game.legal().len(), 5);
        let mut declined = game.clone();
        declined.does(Action::TakeNoCard);
        assert_eq!((declined.to_move(), declined.pieces.of[0].person_used), (ERIK, false));

        game.does(Action::TakeCard { place: 1 });
        assert_eq!((game.to_move(), game.hand(ANNA).of(Colour::White)), (ERIK, 1));
        assert!(game.pieces.of[0].person_used && game.open_cards[1].is_some());
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
