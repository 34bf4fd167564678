//! LG-4.6, LG-4.7, LG-4.21: action cards turn events, and what events do.

use super::deck::{self, Dealer, Owed};
use super::open_cards;
use crate::contents::vocabulary::{Count, Effect, Limit, Who, Works};
use crate::state::{LegacyGame, OPEN_CARDS};
use crate::tables::city::CitySet;
use crate::{Action, Card, Event, EventCard, Illegal, Phase, Route};
use engine::{Chance, Seat};

/// An action card came off the deck: an event is turned and, with a lightning bolt, carried out; then the card is
/// discarded. Cards that the event drew and that are action cards themselves follow now (LG-4.21).
pub(crate) fn action_card(game: &mut LegacyGame, dealer: &mut Dealer) {
    let mut waiting = Vec::new();
    if let Some(event) = turn(game, dealer)
        && let Works::Strikes(effect) = event.works()
    {
        carry_out(game, event, effect, dealer, &mut waiting);
    }
    game.discards.add(Card::ACTION, 1);
    for owed in waiting {
        action_card(game, dealer);
        deck::deliver(game, owed, dealer);
    }
}

/// LG-4.7: while it is current, an event may pay for claims, or count them.
pub(crate) fn pay_for_claim(game: &mut LegacyGame, seat: Seat, route: &Route, dealer: &mut Dealer) {
    let Some(event) = game.events.current() else { return };
    match event.works() {
        Works::OnClaim { routes, dollars } if routes.fits(route, &game.world) => {
            pay(game, seat, event, dollars, dealer.events)
        }
        Works::First { routes, dollars } if !game.pieces.event_taken && routes.fits(route, &game.world) => {
            game.pieces.event_taken = true;
            pay(game, seat, event, dollars, dealer.events);
        }
        Works::MostClaims { routes, .. } if routes.fits(route, &game.world) => {
            game.pieces.of[seat.index()].event_claims += 1;
        }
        _ => {}
    }
}

/// Another event comes, or the game ends: who made most of the claims that the current one counts takes its dollars.
pub(crate) fn close(game: &mut LegacyGame, events: &mut Vec<Event>) {
    if let Some(event) = game.events.current()
        && let Works::MostClaims { dollars, .. } = event.works()
    {
        let claims = |game: &LegacyGame, seat: Seat| game.pieces.of[seat.index()].event_claims;
        let most = game.all_seats().map(|seat| claims(game, seat)).max().filter(|most| *most > 0);
        for seat in game.all_seats().filter(|seat| Some(claims(game, *seat)) == most).collect::<Vec<_>>() {
            pay(game, seat, event, dollars, events);
        }
    }
    game.pieces.event_taken = false;
    for own in &mut game.pieces.of {
        own.event_claims = 0;
        own.has_bought = false;
    }
}

/// Whether open cards can't be drawn now.
pub(crate) fn draws_are_blind(game: &LegacyGame) -> bool {
    is_now(game, Works::BlindDraws)
}

/// Whether an open locomotive is like any other card now.
pub(crate) fn locomotives_are_tame(game: &LegacyGame) -> bool {
    is_now(game, Works::TameLocomotives)
}

fn is_now(game: &LegacyGame, works: Works) -> bool {
    game.events.current().is_some_and(|event| event.works() == works)
}

/// LG-4.27: what the current event sells, in one's turn before one's action.
pub(crate) fn may_buy(game: &LegacyGame) -> Result<(Seat, EventCard, u32, u8), Illegal> {
    let Phase::Turn { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    let sale = game.events.current().and_then(|event| match event.works() {
        Works::Sale { dollars, cards } => Some((event, dollars, cards)),
        _ => None,
    });
    let (event, dollars, cards) = sale.ok_or(Illegal::NothingForSale)?;
    let coins = game.player(seat).coins;
    match () {
        () if game.pieces.of[seat.index()].has_bought => Err(Illegal::NothingForSale),
        () if coins < dollars => Err(Illegal::TooFewCoins { coins, dollars }),
        () if !deck::can_draw(game) => Err(Illegal::NothingToDraw),
        () => Ok((seat, event, dollars, cards)),
    }
}

/// The turn goes on.
pub(crate) fn buy(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, event, dollars, cards) = may_buy(game)?;

    game.player_mut(seat).coins -= dollars;
    game.pieces.of[seat.index()].has_bought = true;
    events.push(Event::EventCost { seat, event, dollars });
    let mut dealer = Dealer::new(seat, chance, events);
    (0..cards).for_each(|_| deck::draw_into_hand(game, seat, &mut dealer));
    open_cards::settle(game, &mut dealer);
    Ok(())
}

/// One more thing to do in a turn, never a reason not to pass (LG-4.25).
pub(crate) fn list_in_turn(game: &LegacyGame, legal: &mut Vec<Action>) {
    if may_buy(game).is_ok() {
        legal.push(Action::BuyCards);
    }
}

/// What the current event adds to a number of the rules.
pub(crate) fn more(game: &LegacyGame, limit: Limit) -> u8 {
    match game.events.current().map(EventCard::works) {
        Some(Works::More { of, by }) if of == limit => by,
        _ => 0,
    }
}

/// LG-4.7: the next event becomes current. An exhausted deck is reshuffled from the discards, all but the current one;
/// if there are none, the current one stays.
fn turn(game: &mut LegacyGame, dealer: &mut Dealer) -> Option<EventCard> {
    let events = &mut game.events;
    if events.deck.is_empty()
        && let Some(current) = events.discards.pop()
    {
        events.deck = events.discards.drain(..).collect();
        events.discards.push(current);
        if !events.deck.is_empty() {
            dealer.events.push(Event::EventsReshuffled { events: events.deck.len() as u8 });
        }
    }
    let Some(event) = dealer.chance.draw(&mut events.deck) else {
        dealer.events.push(Event::NoOtherEvent);
        return None;
    };
    close(game, dealer.events);
    game.events.discards.push(event);
    dealer.events.push(Event::EventTurned { event });
    Some(event)
}

fn carry_out(game: &mut LegacyGame, event: EventCard, effect: Effect, dealer: &mut Dealer, waiting: &mut Vec<Owed>) {
    match effect {
        Effect::Gain { who, dollars } => {
            for seat in befallen(game, who, dealer.turn_of) {
                pay(game, seat, event, dollars, dealer.events);
            }
        }
        Effect::GainForEach { who, of, dollars, most } => {
            for seat in befallen(game, who, dealer.turn_of) {
                let dollars = (count(game, seat, of) * dollars).min(most);
                pay(game, seat, event, dollars, dealer.events);
            }
        }
        Effect::Pay { who, dollars } => {
            for seat in befallen(game, who, dealer.turn_of) {
                cost(game, seat, event, dollars, dealer.events);
            }
        }
        Effect::Draw { who, cards } => {
            for seat in befallen(game, who, dealer.turn_of) {
                (0..cards).for_each(|_| draw_or_wait(game, Owed::Hand(seat), dealer, waiting));
            }
        }
        Effect::SweepOpen => {
            let swept = game.open_cards.map(|card| card.is_some());
            open_cards::discard_all(game, dealer);
            for place in (0..OPEN_CARDS).filter(|place| swept[*place]) {
                draw_or_wait(game, Owed::OpenPlace(place), dealer, waiting);
            }
        }
    }
}

/// LG-4.21: a card drawn by an event that is an action card waits with its own event until this one is done.
fn draw_or_wait(game: &mut LegacyGame, owed: Owed, dealer: &mut Dealer, waiting: &mut Vec<Owed>) {
    match (deck::top(game, dealer), owed) {
        (Some(card), _) if card.is_action() => waiting.push(owed),
        (Some(card), Owed::Hand(seat)) => deck::give(game, seat, card, dealer),
        (Some(card), Owed::OpenPlace(place)) => open_cards::lay(game, place, card, dealer),
        (None, Owed::Hand(seat)) => dealer.events.push(Event::NoCardLeft { seat }),
        (None, Owed::OpenPlace(_)) => {}
    }
}

/// Whom it befalls, clockwise from the player whose turn it is.
fn befallen(game: &LegacyGame, who: Who, turn_of: Seat) -> impl Iterator<Item = Seat> + use<> {
    let extreme = match who {
        Who::Fewest(what) => game.all_seats().map(|seat| count(game, seat, what)).min(),
        Who::Most(what) => game.all_seats().map(|seat| count(game, seat, what)).max(),
        Who::Each => None,
    };
    let is_meant: [bool; 5] = std::array::from_fn(|seat| {
        let seat = Seat(seat as u8);
        seat.index() < game.seat_count()
            && match who {
                Who::Each => true,
                Who::Fewest(what) | Who::Most(what) => Some(count(game, seat, what)) == extreme,
            }
    });
    game.clockwise_from(turn_of).filter(move |seat| is_meant[seat.index()])
}

fn count(game: &LegacyGame, seat: Seat, what: Count) -> u32 {
    let player = game.player(seat);
    match what {
        Count::Coins => player.coins,
        Count::TrainsLeft => u32::from(player.trains),
        Count::Routes => player.routes.len() as u32,
        Count::Cards => u32::from(player.hand.known_to_rules().total()),
        Count::Tickets => player.tickets.known_to_rules().len() as u32,
        Count::LargeCities => {
            let cities: CitySet = player.routes.iter().flat_map(|route| game.world.route(route).ends).collect();
            cities.iter().filter(|city| game.world.is_large(*city)).count() as u32
        }
    }
}

fn pay(game: &mut LegacyGame, seat: Seat, event: EventCard, dollars: u32, events: &mut Vec<Event>) {
    if dollars > 0 {
        game.player_mut(seat).coins += dollars;
        events.push(Event::EventPaid { seat, event, dollars });
    }
}

/// LG-2.7: who must pay more than he has pays what he has.
fn cost(game: &mut LegacyGame, seat: Seat, event: EventCard, dollars: u32, events: &mut Vec<Event>) {
    let coins = &mut game.player_mut(seat).coins;
    let dollars = dollars.min(*coins);
    if dollars > 0 {
        *coins -= dollars;
        events.push(Event::EventCost { seat, event, dollars });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, claim_with, first_turn, row};
    use engine::{Letter, Seed};

    const RED: Card = Card::plain(Colour::Red);
    const BLUE: Card = Card::plain(Colour::Blue);

    fn event(id: &str) -> EventCard {
        EventCard::parse(id).unwrap()
    }

    /// Anna draws blind: the deck is one action card above reds, and this is the next event.
    fn anna_turns(next: &str, game: LegacyGame) -> (LegacyGame, Vec<Event>) {
        let mut game = game.deck(&[(Card::ACTION, 1)]).discards(&[(RED, 12)]).event_deck(&[next]);
        let events = game.does(Action::DrawBlind);
        (game, events)
    }

    /// LG-4.6: event turned, action card discarded, replacement drawn.
    #[test]
    fn an_action_card_turns_the_next_event_and_is_replaced() {
        let (game, events) = anna_turns("fair-weather", first_turn(2));

        assert_eq!(events[0], Event::EventTurned { event: event("fair-weather") });
        assert_eq!(game.events.current(), Some(event("fair-weather")));
        assert_eq!(game.hand(ANNA).total(), 5, "the replacement");
        assert_eq!(game.hand(ANNA).count(Card::ACTION), 0);
        assert_eq!(game.discards.count(Card::ACTION) + game.deck.count(Card::ACTION), 1);
    }

    /// LG-4.7: the current event works until the next.
    #[test]
    fn fair_weather_pays_for_short_claims_while_it_is_current() {
        let mut game = first_turn(2).holds(ANNA, &[(BLUE, 3)]).coins(ANNA, 5).current("fair-weather");
        game.does(claim_with(&game, "new-york", "philadelphia", Colour::Blue));
        // The blue company's own route gives its bonus of $2 too.
        assert_eq!(game.player(ANNA).coins, 5 + 1 + 2);

        let mut game = first_turn(2).holds(ANNA, &[(BLUE, 3)]).coins(ANNA, 5).current("cheap-coal");
        game.does(claim_with(&game, "new-york", "philadelphia", Colour::Blue));
        assert_eq!(game.player(ANNA).coins, 5 + 2);
    }

    /// LG-4.7: cheap coal pays for claims of three or more.
    #[test]
    fn cheap_coal_pays_for_long_claims() {
        let mut game =
            first_turn(2).holds(ANNA, &[(Card::plain(Colour::Black), 3)]).coins(ANNA, 5).current("cheap-coal");

        game.does(claim_with(&game, "montreal", "boston", Colour::Black));

        assert_eq!(game.player(ANNA).coins, 6);
    }

    /// LG-4.7: a lightning bolt works once, at once, and stays as the current event.
    #[test]
    fn payday_strikes_once() {
        let (mut game, events) = anna_turns("paydays", first_turn(3).coins(ANNA, 4).coins(ERIK, 7).coins(ANGELA, 4));
        let paydays = event("paydays");

        assert_eq!(
            events[1..3],
            [
                Event::EventPaid { seat: ANNA, event: paydays, dollars: 2 },
                Event::EventPaid { seat: ANGELA, event: paydays, dollars: 2 },
            ]
        );
        game.does(Action::DrawBlind);
        assert_eq!(game.players.iter().map(|player| player.coins).collect::<Vec<_>>(), [6, 7, 6]);
        assert_eq!(game.events.current(), Some(paydays));
    }

    /// LG-4.21: the event is carried out, clockwise from the player whose turn it is, before their own replacement comes.
    #[test]
    fn lost_luggage_gives_each_a_card_before_the_draw_goes_on() {
        let mut game = first_turn(3).turn_of(ERIK);
        game = game.deck(&[(Card::ACTION, 1)]).discards(&[(RED, 12)]).event_deck(&["lost-luggage"]);

        let events = game.does(Action::DrawBlind);

        let drawn: Vec<Seat> = events
            .iter()
            .filter_map(|event| match event {
                Event::CardDrawn { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(drawn, [ERIK, ANGELA, ANNA, ERIK]);
    }

    /// LG-4.21: an action card drawn by an event waits with its own event until the first is done.
    #[test]
    fn an_action_card_drawn_by_an_event_waits() {
        let game = first_turn(2).current("paydays").event_deck(&["lost-luggage"]);
        let mut game = game.deck(&[(Card::ACTION, 1)]).discards(&[(RED, 12)]);
        let (seed, mut told) = (Seed::new("luggage"), Vec::new());
        let mut chance = Chance::new(&seed, 0);

        action_card(&mut game, &mut Dealer::new(ANNA, &mut chance, &mut told));

        let drawn = |seat| Event::CardDrawn { seat, card: Letter::to(seat, RED) };
        let (luggage, paydays) = (event("lost-luggage"), event("paydays"));
        assert_eq!(
            told,
            [
                Event::EventTurned { event: luggage },
                // Anna's card is an action card: it waits until Erik has his.
                Event::DeckRebuilt { cards: 12 },
                drawn(ERIK),
                Event::EventsReshuffled { events: 1 },
                Event::EventTurned { event: paydays },
                Event::EventPaid { seat: ANNA, event: paydays, dollars: 2 },
                Event::EventPaid { seat: ERIK, event: paydays, dollars: 2 },
                drawn(ANNA),
            ]
        );
        assert_eq!((game.deck.total(), game.discards.count(Card::ACTION)), (10, 2));
    }

    /// LG-4.7: Clean sweep: the open cards are discarded and replaced.
    #[test]
    fn clean_sweep_replaces_the_open_cards() {
        let (game, events) = anna_turns("clean-sweep", first_turn(2).open_cards(row([BLUE; 5])));

        assert_eq!(events[1], Event::OpenCardsDiscarded);
        assert_eq!(game.open_cards, row([RED; 5]));
    }

    /// LG-4.21: a row that is being dealt anew may be empty: then nothing is discarded, and nothing told.
    #[test]
    fn a_clean_sweep_of_an_empty_row_discards_nothing() {
        let (game, events) = anna_turns("clean-sweep", first_turn(2).open_cards([None; 5]));

        assert!(!events.contains(&Event::OpenCardsDiscarded));
        assert!(game.open_cards.iter().all(Option::is_some));
    }

    /// LG-4.21, LG-4.3: three locomotives that an event has turned up go when the action card has been replaced.
    #[test]
    fn new_open_cards_are_asked_for_locomotives_when_the_event_is_done() {
        let mut game = first_turn(2).open_cards(row([Card::LOCOMOTIVE; 5])).event_deck(&["clean-sweep"]);
        game = game.deck(&[(Card::ACTION, 1)]).discards(&[(Card::LOCOMOTIVE, 9)]);

        let events = game.does(Action::DrawBlind);

        let replaced = events.iter().position(|event| matches!(event, Event::CardDrawn { .. })).unwrap();
        let discarded = |event: &&Event| **event == Event::OpenCardsDiscarded;
        assert_eq!(events[..replaced].iter().filter(discarded).count(), 1, "by the event");
        assert!(events[replaced..].iter().any(|event| discarded(&event)), "by the locomotives");
    }

    /// LG-4.7: Inspection counts large cities on a company's routes, three at most.
    #[test]
    fn inspection_counts_large_cities() {
        let game = first_turn(2)
            .coins(ANNA, 0)
            .coins(ERIK, 0)
            .owns(ANNA, &[("boston", "new-york"), ("chicago", "st-louis")])
            .owns(ERIK, &[("albany", "new-york")]);

        let (game, _) = anna_turns("inspection", game);

        assert_eq!((game.player(ANNA).coins, game.player(ERIK).coins), (3, 1));
    }

    /// LG-4.7: an exhausted event deck is reshuffled from the discards, all but the current one.
    #[test]
    fn the_event_deck_is_reshuffled_without_the_current_event() {
        let mut game = first_turn(2).event_deck(&[]);
        game.events.discards = vec![event("paydays"), event("fair-weather"), event("inspection")];
        let mut game = game.deck(&[(Card::ACTION, 1)]).discards(&[(RED, 12)]);

        let events = game.does(Action::DrawBlind);

        assert_eq!(events[0], Event::EventsReshuffled { events: 2 });
        assert_ne!(game.events.current(), Some(event("inspection")));
        assert_eq!((game.events.deck.len(), game.events.discards.len()), (1, 2));
    }

    /// LG-4.7: if there is no other event the current one stays, and a lightning bolt does not strike again.
    #[test]
    fn the_only_event_stays() {
        let mut game = first_turn(2).event_deck(&[]).current("paydays");
        game = game.deck(&[(Card::ACTION, 1)]).discards(&[(RED, 12)]);

        let events = game.does(Action::DrawBlind);

        assert_eq!((events[0], game.events.current()), (Event::NoOtherEvent, Some(event("paydays"))));
        assert_eq!(game.player(ANNA).coins, 5);
    }

    /// LG-2.7: the bank never runs out, and who must pay more than they have pays what they have.
    #[test]
    fn nobody_has_less_than_nothing() {
        let mut game = first_turn(2).coins(ANNA, 1);
        let (seed, mut told) = (Seed::new("pay"), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let mut dealer = Dealer::new(ANNA, &mut chance, &mut told);
        let effect = Effect::Pay { who: Who::Each, dollars: 3 };

        carry_out(&mut game, event("paydays"), effect, &mut dealer, &mut Vec::new());

        assert_eq!((game.player(ANNA).coins, game.player(ERIK).coins), (0, 2));
        let rich = Effect::Gain { who: Who::Each, dollars: 1_000_000 };
        let mut dealer = Dealer::new(ERIK, &mut chance, &mut told);
        carry_out(&mut game, event("paydays"), rich, &mut dealer, &mut Vec::new());
        assert_eq!(game.player(ERIK).coins, 1_000_002);
    }
    /// LG-4.7: the first claim of its kind takes what an event pays once; a later one nothing.
    #[test]
    fn a_race_is_won_once() {
        let game = first_turn(2).current("rumour-of-gold").holds(ANNA, &[(Card::LOCOMOTIVE, 9)]).coins(ANNA, 0);
        let mut game = game.holds(ERIK, &[(Card::LOCOMOTIVE, 9)]).coins(ERIK, 0);
        let claim = |game: &LegacyGame, from, to| {
            let route = crate::rules::positions::route(game, from, to);
            let payment = crate::rules::positions::paid(None, game.world.route(route).length);
            Action::Claim { route, payment }
        };
        game.does(claim(&game, "buffalo", "cleveland"));
        assert_eq!((game.player(ANNA).coins, game.pieces.event_taken), (4, true));
        let events = game.does(claim(&game, "pittsburgh", "cleveland"));
        assert!(!events.iter().any(|event| matches!(event, Event::EventPaid { .. })), "{events:?}");
    }

    /// LG-4.7: when its event is over, who made most claims takes the dollars; tied, all do, and with none nobody.
    #[test]
    fn most_claims_are_paid_when_the_event_is_over() {
        let close_with = |claims: [u8; 2]| {
            let mut game = first_turn(2).current("rate-war").coins(ANNA, 0).coins(ERIK, 0);
            game.pieces.of[0].event_claims = claims[0];
            game.pieces.of[1].event_claims = claims[1];
            close(&mut game, &mut Vec::new());
            assert!(game.pieces.of.iter().all(|own| own.event_claims == 0));
            [game.player(ANNA).coins, game.player(ERIK).coins]
        };
        assert_eq!([close_with([2, 1]), close_with([1, 1]), close_with([0, 0])], [[4, 0], [4, 4], [0, 0]]);

        let mut game = first_turn(2).current("rate-war").holds(ANNA, &[(BLUE, 9)]);
        game.does(claim_with(&game, "chicago", "st-louis", Colour::Blue));
        assert_eq!(game.pieces.of[0].event_claims, 1);
    }

    /// LG-4.27: what an event sells is bought once, before the action; the turn goes on.
    #[test]
    fn what_an_event_sells_is_bought_once() {
        let mut game = first_turn(2).current("handshake-credit").coins(ANNA, 5).holds(ANNA, &[]).deck(&[(RED, 20)]);
        game.does(Action::BuyCards);
        assert_eq!((game.player(ANNA).coins, game.hand(ANNA).total(), game.to_move()), (3, 3, ANNA));
        assert_eq!(game.refuses(Action::BuyCards), Illegal::NothingForSale);

        let mut poor = first_turn(2).current("handshake-credit").coins(ANNA, 1);
        assert_eq!(poor.refuses(Action::BuyCards), Illegal::TooFewCoins { coins: 1, dollars: 2 });
        assert_eq!(first_turn(2).refuses(Action::BuyCards), Illegal::NothingForSale);
    }

    /// LG-4.7: in a blizzard draws are blind.
    #[test]
    fn no_open_card_is_drawn_in_a_blizzard() {
        let mut game = first_turn(2).current("blizzard").open_cards(row([RED; 5]));
        assert_eq!(game.refuses(Action::TakeOpen { place: 0 }), Illegal::OpenCardsFrozen);
        assert!(!game.legal().contains(&Action::TakeOpen { place: 0 }) && game.legal().contains(&Action::DrawBlind));
    }

    /// LG-4.7, LG-4.2: where locomotives stand idle an open one is like any other card.
    #[test]
    fn tame_locomotives_are_like_other_cards() {
        let game = first_turn(2).current("long-drive").deck(&[(RED, 20)]).holds(ANNA, &[]);
        let mut game = game.open_cards(row([RED, RED, RED, Card::LOCOMOTIVE, Card::LOCOMOTIVE]));
        game.does(Action::TakeOpen { place: 3 });
        assert_eq!(game.to_move(), ANNA, "the draw goes on");
        game.does(Action::TakeOpen { place: 4 });
        assert_eq!((game.hand(ANNA).locomotives(), game.to_move()), (2, ERIK));
    }
}
