//! LG-3: the table before the first turn.

use super::deck::Dealer;
use super::{growth, open_cards, tickets};
use crate::pieces::{OwnPieces, Pieces};
use crate::state::{After, Events, LegacyGame, Player, TicketDeck};
use crate::tables::route::RouteSet;
use crate::tables::ticket::Offer;
use crate::world::World;
use crate::{Card, Cards, CompanyOptions, Event, Illegal, Options, Phase};
use engine::{Chance, Letter, Seat, SeatSet, Secret};
use std::sync::Arc;

pub(crate) fn set_up(
    seats: usize,
    options: &Options,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<LegacyGame, Illegal> {
    let world = World::shared(seats, options)?;

    let mut game = empty_table(world);
    events.push(Event::GameBegan { year: game.world.year() });
    for seat in game.all_seats() {
        events.push(Event::CompanySeated { seat, company: game.player(seat).company });
        let dollars = game.world.dollars_beyond_limits(seat.index());
        if dollars > 0 {
            events.push(Event::OfficePaid { seat, dollars });
        }
    }
    deal_hands(&mut game, chance, events);
    let mut dealer = Dealer::new(game.start_player, chance, events);
    open_cards::settle(&mut game, &mut dealer);
    game.deck.add(Card::ACTION, action_cards(seats));
    deal_tickets(&mut game, chance, events);
    growth::lay_open(&mut game, chance, events);
    seat_start_player(&mut game, chance, events);
    Ok(game)
}

/// LG-3.3
pub(crate) fn action_cards(seats: usize) -> u8 {
    match seats {
        0..=2 => 6,
        3 => 4,
        _ => 3,
    }
}

/// Everything unpacked, nothing dealt (LG-3.1, LG-3.2, LG-3.7, LG-3.8).
fn empty_table(world: Arc<World>) -> LegacyGame {
    let players = Seat::all(world.seats()).map(|seat| new_player(&world, seat)).collect();
    let options = world.options();
    LegacyGame {
        phase: Phase::FirstTickets { undecided: SeatSet::all(world.seats()) },
        players,
        start_player: Seat(0),
        deck: Cards::train_cards(options.signs_count),
        discards: Cards::NONE,
        open_cards: Default::default(),
        ticket_deck: TicketDeck { loose: options.tickets.minus(world.kept_tickets()), ..TicketDeck::default() },
        events: Events { deck: options.events, ..Events::default() },
        claimed: RouteSet::EMPTY,
        closed: RouteSet::EMPTY,
        passes: 0,
        last_turn: None,
        turns: 0,
        payslips: Vec::new(),
        after: After::default(),
        pieces: Pieces { of: world.companies().iter().map(own_pieces).collect(), ..Pieces::default() },
        world,
    }
}

/// What an office lays beside its company (LG-1.2).
fn own_pieces(its: &CompanyOptions) -> OwnPieces {
    OwnPieces { postcards: its.postcards, couplers: its.couplers, ..OwnPieces::default() }
}

fn new_player(world: &World, seat: Seat) -> Player {
    let brings = &world.companies()[seat.index()];
    Player {
        company: brings.company,
        coins: world.start_dollars(seat.index()),
        trains: world.trains(seat.index()),
        hand: Secret::new(seat, Cards::NONE),
        seen: Cards::NONE,
        tickets: Secret::new(seat, brings.kept_ticket.iter().map(|kept| kept.ticket).collect()),
        offered: Secret::new(seat, Offer::default()),
        drawn: Secret::new(seat, Cards::NONE),
        routes: RouteSet::EMPTY,
        barred: RouteSet::EMPTY,
    }
}

/// LG-3.4, LG-3.10: the action cards are not in the deck yet, so none is dealt or turned up.
fn deal_hands(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    for seat in game.all_seats() {
        let count = game.world.start_cards(seat.index());
        let dealt: Cards = (0..count).filter_map(|_| game.deck.draw(chance)).map(|card| (card, 1)).collect();
        *game.hand_mut(seat) = dealt;
        events.push(Event::HandDealt { seat, count: dealt.total(), cards: Letter::to(seat, dealt) });
    }
}

/// LG-3.5, LG-3.13: four each; too few for that: three each if there are enough, else two.
fn deal_tickets(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    let wanted = |seat: Seat| game.world.first_tickets(seat.index());
    let deck = game.ticket_deck.len();
    let counts: Vec<usize> = if game.all_seats().map(wanted).sum::<usize>() <= deck {
        game.all_seats().map(wanted).collect()
    } else {
        vec![(deck / game.seat_count()).min(3); game.seat_count()]
    };
    for seat in game.all_seats() {
        if let Some(kept) = game.world.companies()[seat.index()].kept_ticket {
            events.push(Event::TicketFromOffice { seat, ticket: kept.ticket });
        }
        let offer = tickets::deal(&mut game.ticket_deck, counts[seat.index()], chance);
        *game.player_mut(seat).offered.known_to_rules_mut() = offer;
        events.push(Event::FirstTicketsDealt { seat, count: offer.len() as u8, tickets: Letter::to(seat, offer) });
    }
}

/// LG-3.9: the card's holder, or a random player if they are absent.
fn seat_start_player(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    let holder = game.world.options().start_player;
    let is_holder = |seat: &Seat| Some(game.player(*seat).company) == holder;
    game.start_player = match game.all_seats().find(is_holder) {
        Some(seat) => seat,
        None => {
            let seat = Seat(chance.below(game.seat_count() as u32) as u8);
            events.push(Event::StartPlayerDrawn { seat });
            seat
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, new_game, opened};
    use crate::{Action, Company, LegacyGame, Places};
    use engine::Game;

    /// LG-3.1, LG-3.2: the open boards, and $5 each.
    #[test]
    fn everybody_starts_with_five_dollars_on_the_open_boards() {
        let game = new_game(5);

        assert!(game.players.iter().all(|player| player.coins == 5 && player.routes.is_empty()));
        assert_eq!(game.world.options().regions.len(), 5);
    }

    /// LG-3.1: what lies in the office comes back at set-up.
    #[test]
    fn a_company_brings_what_lies_in_its_office() {
        let rich =
            CompanyOptions { more_dollars: 2, more_cards: 1, more_tickets: 1, ..CompanyOptions::new(Company::Red) };
        let companies = vec![rich, CompanyOptions::new(Company::Black)];
        let (game, _) = opened(2, Options { companies, ..Options::default() }, "office");

        let dealt = |seat| (game.hand(seat).total(), game.player(seat).offered.known_to_rules().len());
        assert_eq!((game.player(ANNA).coins, dealt(ANNA)), (7, (5, 5)));
        assert_eq!((game.player(ERIK).coins, dealt(ERIK)), (5, (4, 4)));
        assert_eq!(game.player(ERIK).company, Company::Black);
    }

    /// LG-6.1: a ticket from the office is its company's again, open to all; completed it is worth more.
    #[test]
    fn a_ticket_from_the_office_comes_back() {
        let ticket = crate::Ticket::parse("boston--buffalo").unwrap();
        let kept = CompanyOptions {
            kept_ticket: Some(crate::KeptTicket { ticket, more: 3 }),
            ..CompanyOptions::new(Company::Red)
        };
        let companies = vec![kept, CompanyOptions::new(Company::Black)];
        let (mut game, events) = opened(2, Options { companies, ..Options::default() }, "kept");

        assert!(events.contains(&Event::TicketFromOffice { seat: ANNA, ticket }));
        assert_eq!(*game.player(ANNA).tickets.known_to_rules(), [ticket].into_iter().collect());
        assert_eq!(game.ticket_deck.len(), 33 - 1 - 8);
        let value = |game: &LegacyGame| crate::rules::end::ticket_dollars(game, ANNA, ticket);
        assert_eq!(value(&game), -5, "not completed it costs its value");
        game = game.owns(ANNA, &[("boston", "albany"), ("albany", "buffalo")]);
        assert_eq!(value(&game), 5 + 3);
    }

    /// LG-3.3: six action cards with two players, four with three, three with four or five; the rest stay out.
    #[test]
    fn action_cards_follow_the_number_of_players() {
        let count = |seats| new_game(seats).deck.count(Card::ACTION);

        assert_eq!([2, 3, 4, 5].map(count), [6, 4, 3, 3]);
    }

    /// LG-3.4: four cards each, five open.
    #[test]
    fn four_cards_each_and_five_open() {
        let game = new_game(4);

        assert!(game.players.iter().all(|player| player.hand.known_to_rules().total() == 4));
        assert!(game.open_cards.iter().all(Option::is_some));
        assert_eq!(game.deck.total() + game.discards.total(), 90 - 3 - 16 - 5);
    }

    /// LG-3.10: no action card in a hand or among the open cards, and no event.
    #[test]
    fn no_event_happens_at_set_up() {
        for seed in 0..200 {
            let (game, events) = opened(2, Options::default(), &seed.to_string());
            assert!(game.players.iter().all(|player| player.hand.known_to_rules().count(Card::ACTION) == 0));
            assert!(game.open_cards.iter().flatten().all(|card| !card.is_action()));
            assert!(!events.iter().any(|event| matches!(event, Event::EventTurned { .. })));
            assert_eq!((game.deck.count(Card::ACTION), game.events.current()), (6, None));
        }
    }

    /// LG-3.4, LG-3.11: three locomotives among the five are discarded, again if needed, and lie in the discards.
    #[test]
    fn three_open_locomotives_are_replaced_at_set_up() {
        let mut seen = 0;
        for seed in 0..2000 {
            let (game, events) = opened(2, Options::default(), &seed.to_string());
            let times = events.iter().filter(|event| **event == Event::OpenCardsDiscarded).count();
            let locomotives = game.open_cards.iter().flatten().filter(|card| card.is_locomotive()).count();
            assert!(locomotives < 3);
            assert_eq!(usize::from(game.discards.total()), 5 * times);
            assert!(usize::from(game.discards.locomotives()) >= 3 * times);
            seen += times;
        }
        assert!(seen > 10, "{seen}");
    }

    /// LG-3.5: four tickets each.
    #[test]
    fn four_tickets_are_dealt_to_each() {
        let game = new_game(5);

        assert!(game.players.iter().all(|player| player.offered.known_to_rules().len() == 4));
        assert_eq!(game.ticket_deck.len(), 33 - 20);
    }

    /// LG-3.5, LG-3.13: too few tickets: three each if there are enough, else two; then one must be kept.
    #[test]
    fn a_shortage_of_tickets_is_shared() {
        let dealt = |seats, tickets| {
            let tickets = Options::default().tickets.iter().take(tickets).collect();
            let (game, _) = opened(seats, Options { tickets, ..Options::default() }, "few");
            game
        };
        let per_seat = |game: &LegacyGame| game.player(ANNA).offered.known_to_rules().len();

        assert_eq!(per_seat(&dealt(5, 20)), 4);
        assert_eq!(per_seat(&dealt(5, 19)), 3);
        assert_eq!(per_seat(&dealt(5, 14)), 2);
        assert_eq!(per_seat(&dealt(5, 10)), 2);
        let one: Places = [0].into_iter().collect();
        assert_eq!(dealt(5, 10).check(ANNA, &Action::KeepTickets { places: one }), Ok(()));
    }

    /// LG-3.7: the events are shuffled; none is current.
    #[test]
    fn no_event_is_current_at_first() {
        let game = new_game(3);

        assert_eq!((game.events.deck.len(), game.events.current()), (7, None));
    }

    /// LG-3.8: 20 trains in game 1.
    #[test]
    fn twenty_trains_in_the_first_game() {
        assert!(new_game(3).players.iter().all(|player| player.trains == 20));
    }

    /// LG-3.9: the holder of the start-player card begins.
    #[test]
    fn the_holder_of_the_start_player_card_begins() {
        let (game, events) = opened(3, Options { start_player: Some(Company::Green), ..Options::default() }, "holder");

        assert_eq!(game.start_player, Seat(2));
        assert!(!events.iter().any(|event| matches!(event, Event::StartPlayerDrawn { .. })));
    }

    /// LG-3.9: if they are absent, a random present player takes the card.
    #[test]
    fn an_absent_holder_gives_the_card_to_a_random_player() {
        let mut starts = [0; 3];
        for seed in 0..90 {
            let absent = Options { start_player: Some(Company::Black), ..Options::default() };
            let (game, events) = opened(3, absent, &seed.to_string());
            assert!(events.contains(&Event::StartPlayerDrawn { seat: game.start_player }));
            starts[game.start_player.index()] += 1;
        }

        assert!(starts.iter().all(|times| *times > 10), "{starts:?}");
    }
}
