//! Positions for tests, in a few words.

use super::{claim, markers};
use crate::state::{LegacyGame, OPEN_CARDS};
use crate::tables::ticket::TicketSet;
use crate::{
    Action, Card, Cards, City, Colour, Event, EventCard, Illegal, Options, Payment, Person, Phase, Places, Region,
    RouteId, RuleCard, Ticket,
};
use engine::{Chance, Game, Seat, Seed};

pub(crate) const ANNA: Seat = Seat(0);
pub(crate) const ERIK: Seat = Seat(1);
pub(crate) const ANGELA: Seat = Seat(2);

pub(crate) fn opened(seats: usize, options: Options, seed: &str) -> (LegacyGame, Vec<Event>) {
    let (seed, mut events) = (Seed::new(seed), Vec::new());
    let game = LegacyGame::new(seats, &options, &mut Chance::new(&seed, 0), &mut events).unwrap();
    (game, events)
}

/// A new game of 1865: all are about to choose their first tickets.
pub(crate) fn new_game(seats: usize) -> LegacyGame {
    opened(seats, Options::default(), "positions").0
}

/// Anna, with the blue company, has the first turn; all have kept all their tickets; no open card is a locomotive.
pub(crate) fn first_turn(seats: usize) -> LegacyGame {
    let mut game = new_game(seats);
    for seat in game.all_seats() {
        let offered = std::mem::take(game.player_mut(seat).offered.known_to_rules_mut());
        *game.player_mut(seat).tickets.known_to_rules_mut() = offered.iter().collect();
    }
    game.start_player = ANNA;
    game.phase = Phase::Turn { seat: ANNA };
    game.open_cards(row([Colour::White, Colour::White, Colour::Green, Colour::Green, Colour::Black].map(Card::plain)))
}

/// The same, and nobody has a ticket.
pub(crate) fn without_tickets(seats: usize) -> LegacyGame {
    let mut game = first_turn(seats);
    for seat in game.all_seats() {
        *game.player_mut(seat).tickets.known_to_rules_mut() = TicketSet::EMPTY;
    }
    game
}

/// Anna's first turn in this chapter, with these rules besides the printed ones, their markers laid out; nobody has a
/// ticket.
pub(crate) fn chapter(seats: usize, mut options: Options, rules: &[&str]) -> LegacyGame {
    options.rules.extend(rules.iter().map(|id| RuleCard::parse(id).unwrap_or_else(|| panic!("no rule {id}"))));
    let (mut game, _) = opened(seats, options, "positions");
    for seat in game.all_seats() {
        *game.player_mut(seat).offered.known_to_rules_mut() = Default::default();
    }
    let seed = Seed::new("markers");
    markers::lay_out(&mut game, &mut Chance::new(&seed, 0), &mut Vec::new());
    game.start_player = ANNA;
    game.phase = Phase::Turn { seat: ANNA };
    game
}

pub(crate) fn played_by(seats: usize, rules: &[&str]) -> LegacyGame {
    chapter(seats, Options::default(), rules)
}

/// The same with all boards open.
pub(crate) fn everywhere(seats: usize, rules: &[&str]) -> LegacyGame {
    let regions = Region::ALL.into_iter().collect();
    chapter(seats, Options { regions, signs_count: true, ..Options::default() }, rules)
}

/// So many plain cards of a colour and nothing else.
pub(crate) fn with_hand(game: LegacyGame, seat: Seat, colour: Colour, count: u8) -> LegacyGame {
    game.holds(seat, &[(Card::plain(colour), count)])
}

pub(crate) fn row(cards: [Card; OPEN_CARDS]) -> [Option<Card>; OPEN_CARDS] {
    cards.map(Some)
}

pub(crate) fn cards(counts: &[(Card, u8)]) -> Cards {
    counts.iter().copied().collect()
}

pub(crate) fn places(places: &[u8]) -> Places {
    places.iter().copied().collect()
}

pub(crate) fn city(id: &str) -> City {
    City::parse(id).unwrap_or_else(|| panic!("no city {id}"))
}

/// The first route between two cities.
pub(crate) fn route(game: &LegacyGame, from: &str, to: &str) -> RouteId {
    routes(game, from, to)[0]
}

pub(crate) fn paid(colour: Option<Colour>, locomotives: u8) -> Payment {
    Payment { colour, locomotives, ..Payment::default() }
}

/// Claims the route of this colour, or the grey one, with cards of this colour alone.
pub(crate) fn claim_with(game: &LegacyGame, from: &str, to: &str, colour: Colour) -> Action {
    let fits = |id: &&RouteId| game.world.route(**id).colour.is_none_or(|its| its == colour);
    let routes = routes(game, from, to);
    let route = routes.iter().find(fits).unwrap_or_else(|| panic!("no {colour:?} route {from} to {to}"));
    Action::Claim { route: *route, payment: paid(Some(colour), 0) }
}

fn routes(game: &LegacyGame, from: &str, to: &str) -> Vec<RouteId> {
    let ends = [city(from), city(to)];
    let joins = |route: &&crate::Route| ends.iter().all(|city| route.touches(*city));
    let routes: Vec<RouteId> = game.world.routes().iter().filter(joins).map(|route| route.id).collect();
    assert!(!routes.is_empty(), "no route {from} to {to}");
    routes
}

/// What builds a position on another.
pub(crate) fn person(id: &str) -> Person {
    Person::parse(id).unwrap()
}

/// This person travels with Anna, whose turn it is.
pub(crate) fn travels(id: &str, seats: usize) -> LegacyGame {
    let mut game = chapter(seats, Options { signs_count: true, ..Options::default() }, &["fellow-travellers"]);
    game.pieces.of[0].person = Some(person(id));
    game.open_cards(row([Card::plain(Colour::White); 5])).event_deck(&[])
}

impl LegacyGame {
    pub(crate) fn deck(mut self, counts: &[(Card, u8)]) -> LegacyGame {
        self.deck = cards(counts);
        self
    }

    pub(crate) fn discards(mut self, counts: &[(Card, u8)]) -> LegacyGame {
        self.discards = cards(counts);
        self
    }

    pub(crate) fn open_cards(mut self, open: [Option<Card>; OPEN_CARDS]) -> LegacyGame {
        self.open_cards = open;
        self
    }

    pub(crate) fn holds(mut self, seat: Seat, counts: &[(Card, u8)]) -> LegacyGame {
        *self.hand_mut(seat) = cards(counts);
        self
    }

    pub(crate) fn coins(mut self, seat: Seat, coins: u32) -> LegacyGame {
        self.player_mut(seat).coins = coins;
        self
    }

    pub(crate) fn trains(mut self, seat: Seat, trains: u8) -> LegacyGame {
        self.player_mut(seat).trains = trains;
        self
    }

    pub(crate) fn turn_of(mut self, seat: Seat) -> LegacyGame {
        self.phase = Phase::Turn { seat };
        self
    }

    pub(crate) fn tickets(mut self, seat: Seat, ids: &[&str]) -> LegacyGame {
        let tickets = ids.iter().map(|id| Ticket::parse(id).unwrap_or_else(|| panic!("no ticket {id}")));
        *self.player_mut(seat).tickets.known_to_rules_mut() = tickets.collect();
        self
    }

    /// Trains of this company on the first route between each two cities.
    pub(crate) fn owns(mut self, seat: Seat, pairs: &[(&str, &str)]) -> LegacyGame {
        for (from, to) in pairs {
            let id = route(&self, from, to);
            self.claimed = self.claimed.with(id);
            let length = self.world.route(id).length;
            let player = self.player_mut(seat);
            player.routes = player.routes.with(id);
            player.trains -= length;
            claim::close_beside(&mut self, seat, id);
        }
        self
    }

    /// So many tickets are left in the deck, in no order.
    pub(crate) fn ticket_deck(mut self, count: usize) -> LegacyGame {
        self.ticket_deck.below.clear();
        self.ticket_deck.loose = self.ticket_deck.loose.iter().take(count).collect::<TicketSet>();
        self
    }

    /// These events are still to come.
    pub(crate) fn event_deck(mut self, ids: &[&str]) -> LegacyGame {
        self.events.deck = ids.iter().map(|id| EventCard::parse(id).unwrap()).collect();
        self
    }

    /// This event is the current one; those before it lie under it.
    pub(crate) fn current(mut self, id: &str) -> LegacyGame {
        let event = EventCard::parse(id).unwrap();
        self.events.deck = self.events.deck.without(event);
        self.events.discards.push(event);
        self
    }
}

/// What tests do with a position and ask of it.
impl LegacyGame {
    pub(crate) fn to_move(&self) -> Seat {
        self.to_act().first().expect("the game is over")
    }

    /// The player to move does this; what happened.
    pub(crate) fn does(&mut self, action: Action) -> Vec<Event> {
        self.does_as(self.to_move(), action)
    }

    pub(crate) fn does_as(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let (seed, mut events) = (Seed::new("positions"), Vec::new());
        self.apply(seat, &action, &mut Chance::new(&seed, 1), &mut events)
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal:?}"));
        events
    }

    /// The player to move spends their turn on a ticket.
    pub(crate) fn takes_tickets(&mut self) {
        self.does(Action::DrawTickets);
        self.does(Action::KeepTickets { places: places(&[0]) });
    }

    /// The player to move may not do this; why.
    pub(crate) fn refuses(&mut self, action: Action) -> Illegal {
        self.refuses_to(self.to_move(), action)
    }

    pub(crate) fn refuses_to(&mut self, seat: Seat, action: Action) -> Illegal {
        let (seed, mut events, before) = (Seed::new("positions"), Vec::new(), self.clone());
        let checked = self.check(seat, &action);
        let refused = self.apply(seat, &action, &mut Chance::new(&seed, 1), &mut events);
        assert_eq!(refused, checked, "check and apply agree");
        assert_eq!(*self, before, "a refusal changes nothing");
        assert_eq!(events, [], "and tells nothing");
        refused.expect_err("it was allowed")
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        self.legal_for(self.to_move())
    }

    pub(crate) fn legal_for(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        legal
    }
}
