//! LG-4.6, LG-4.7, LG-4.21: action cards turn events, and what lightning bolts do at once.

use super::current_event::{close, pay};
use super::deck::{self, Dealer, Owed};
use super::open_cards;
use crate::contents::vocabulary::{Count, Effect, Who, Works};
use crate::state::{LegacyGame, OPEN_CARDS};
use crate::tables::city::CitySet;
use crate::{Card, Event, EventCard};
use engine::Seat;

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

/// LG-2.7: who must pay more than they have pays what they have.
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
    use crate::rules::positions::{ANGELA, ANNA, ERIK, first_turn, row};
    use crate::{Action, Colour};
    use engine::{Chance, Letter, Seed};

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
                // Anna's card is an action card: it waits until Erik has drawn.
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
}
