//! What the lines of the worked examples mean (`tests/scenarios/*.md`; how they are written: `engine::scenario`).
//!
//! `players` are the companies in their order; then come `hand`, `tickets`, `routes` (which takes the trains off), `coins`, `trains`,
//! `open` (the five cards), `event` (turned one after the other), `last turn`, and last of all `deck`: all other cards lie in the discards.
//! Nobody has cards or tickets but those named, and without a `deck` no action card comes.

use crate::{
    Action, Card, Cards, City, Colour, Company, EventCard, LegacyGame, Offer, Options, Payment, Phase, RouteId, Ticket,
    TicketSet, View,
};
use engine::scenario::{self, Done, Players, Script, number};
use engine::{Game, Seat, Viewer};

/// The game's examples.
pub struct LegacyScript;

impl Script for LegacyScript {
    type Game = LegacyGame;

    /// The first player's first turn in 1865: nobody has cards or tickets, and no action card is in the deck.
    fn begin(seats: usize) -> Result<View, String> {
        let options = Options { start_player: Some(Company::Blue), ..Options::default() };
        let mut view = scenario::opened::<LegacyGame>(seats, &options, "scenario")?;
        for player in &mut view.players {
            (player.hand, player.card_count) = (Some(Cards::NONE), 0);
            (player.tickets, player.ticket_count) = (Some(TicketSet::EMPTY), 0);
            (player.offered, player.offered_count) = (Some(Offer::default()), 0);
        }
        view.phase = Phase::Turn { seat: Seat(0) };
        view.discards = [(Card::ACTION, action_cards(seats))].into_iter().collect();
        view.open_cards =
            [Colour::White, Colour::White, Colour::Green, Colour::Green, Colour::Black].map(|c| Some(Card::plain(c)));
        Ok(view)
    }

    fn set_up(view: &mut View, players: &Players, word: &str, rest: &str) -> Done {
        match word {
            "open" => {
                let open = rest.split(", ").map(card).collect::<Result<Vec<Card>, _>>()?;
                let open: [Card; 5] = open.try_into().map_err(|_| "five cards lie open")?;
                view.open_cards = open.map(Some);
            }
            "deck" => view.discards = all_but(view, cards(rest)?),
            "event" => {
                let event = event(rest)?;
                view.event = Some(event);
                view.event_discards.push(event);
                view.event_deck_count -= 1;
            }
            "last" => view.last_turn = Some(players.seat(rest.strip_prefix("turn ").ok_or("last what?")?)?),
            _ => {
                let (name, rest) = rest.split_once(' ').ok_or("of whom?")?;
                set_up_player(view, players.seat(name)?, word, rest)?;
            }
        }
        Ok(())
    }

    fn action(game: &LegacyGame, seat: Seat, what: &str) -> Result<Action, String> {
        let view = game.view(Viewer::Seat(seat));
        let (verb, rest) = what.split_once(' ').ok_or("what?")?;
        Ok(match (verb, rest) {
            ("claim", claim) => {
                let (route, paid) = claim.split_once(" with ").ok_or("with which cards?")?;
                claim_with(&view, route, paid)?
            }
            ("take", name) => {
                let card = card(name)?;
                let place = view.open_cards.iter().position(|open| *open == Some(card)).ok_or("none lies open")?;
                Action::TakeOpen { place: place as u8 }
            }
            ("draw", "blind") => Action::DrawBlind,
            ("draw", "tickets") => Action::DrawTickets,
            ("keep", count) => Action::KeepTickets { places: (0..number::<u8>(count)?).collect() },
            ("banish", name) => Action::Banish { event: event(name)? },
            _ => return Err("nobody can do that".into()),
        })
    }

    fn claim<'a>(game: &LegacyGame, players: &Players, line: &'a str) -> Result<(String, &'a str), String> {
        let (subject, claimed) = line.rsplit_once(' ').ok_or("what of it?")?;
        let view = game.view(Viewer::Spectator);
        let open = || view.open_cards.iter().flatten();
        let is = match subject {
            "next" => players.name(game.to_act().first()),
            "winner" => players.name(game.standings().winners().next()),
            "last turn" => players.name(view.last_turn),
            "open cards" => open().count().to_string(),
            "open locomotives" => open().filter(|card| card.is_locomotive()).count().to_string(),
            "discards" => without_action_cards(&view).to_string(),
            "deck" => view.deck_count.to_string(),
            "ticket deck" => view.ticket_deck_count.to_string(),
            "banished" => view.banished.map_or("nothing", |event| event.name().of("en")).to_owned(),
            _ => {
                let (name, word) = subject.split_once(' ').ok_or("no claim is made so")?;
                of_player(game, players.seat(name)?, word)?
            }
        };
        Ok((is, claimed))
    }
}

fn of_player(game: &LegacyGame, seat: Seat, word: &str) -> Result<String, String> {
    let view = game.view(Viewer::Seat(seat));
    let player = view.player(seat);
    Ok(match word {
        "coins" => player.coins.to_string(),
        "trains" => player.trains.to_string(),
        "cards" => player.card_count.to_string(),
        "tickets" => player.ticket_count.to_string(),
        "place" => game.standings().of(seat).rank.to_string(),
        "payslip" => player.payslip.ok_or("the game is not over")?.dollars().to_string(),
        colour => player.hand.ok_or("whose hand?")?.of(colour_named(colour)?).to_string(),
    })
}

fn set_up_player(view: &mut View, seat: Seat, word: &str, rest: &str) -> Done {
    match word {
        "hand" => view.players[seat.index()].hand = Some(cards(rest)?),
        "tickets" => {
            let tickets = rest.split(", ").map(ticket).collect::<Result<Vec<Ticket>, _>>()?;
            view.players[seat.index()].tickets = Some(tickets.into_iter().collect());
        }
        "routes" => {
            for route in rest.split(", ") {
                lay_trains(view, seat, route)?;
            }
        }
        "coins" => view.players[seat.index()].coins = number(rest)?,
        "trains" => view.players[seat.index()].trains = number(rest)?,
        _ => return Err("no position line starts so".into()),
    }
    Ok(())
}

/// LG-4.11: with two or three players the other half of a double closes.
fn lay_trains(view: &mut View, seat: Seat, route: &str) -> Done {
    let (colour, ends) = coloured(route)?;
    let id = route_between(view, ends, colour)?;
    let (length, beside) = (view.world.route(id).length, view.world.beside(id));
    let player = &mut view.players[seat.index()];
    player.routes = player.routes.with(id);
    player.trains -= length;
    if view.players.len() <= 3 && beside.len() == 1 {
        view.closed = view.closed.union(beside);
    }
    Ok(())
}

/// LG-3.3
fn action_cards(seats: usize) -> u8 {
    [6, 4, 3, 3][seats - 2]
}

/// LG-2.1: every card that is neither in a hand, nor open, nor in this deck.
fn all_but(view: &View, deck: Cards) -> Cards {
    let twelve = Colour::ALL.into_iter().map(Card::plain).chain([Card::LOCOMOTIVE]).map(|card| (card, 12));
    let used = |card: Card| {
        let hands: u8 = view.players.iter().filter_map(|player| player.hand).map(|hand| hand.count(card)).sum();
        let open = view.open_cards.iter().flatten().filter(|open| **open == card).count() as u8;
        hands + open + deck.count(card)
    };
    twelve
        .chain([(Card::ACTION, action_cards(view.players.len()))])
        .map(|(card, count)| {
            (card, count.checked_sub(used(card)).expect("no card is laid out more often than it is printed"))
        })
        .collect()
}

fn without_action_cards(view: &View) -> u8 {
    view.discards.total() - view.discards.count(Card::ACTION)
}

/// Of a double the line of the colour paid, or the grey one.
fn claim_with(view: &View, route: &str, paid: &str) -> Result<Action, String> {
    let paid = cards_of(paid.split(" and "))?;
    let colour = Colour::ALL.into_iter().find(|colour| paid.of(*colour) > 0);
    let route = route_between(view, route, colour)?;
    let length = view.world.route(route).length;
    if paid.total() != length {
        return Err(format!("the route takes {length} cards"));
    }
    Ok(Action::Claim { route, payment: Payment { colour, locomotives: paid.locomotives(), ..Payment::default() } })
}

/// `red Boston–Albany` or `Boston–Albany`.
fn coloured(route: &str) -> Result<(Option<Colour>, &str), String> {
    match route.split_once(' ') {
        Some((colour, ends)) if colour_named(colour).is_ok() => Ok((Some(colour_named(colour)?), ends)),
        _ => Ok((None, route)),
    }
}

fn route_between(view: &View, ends: &str, colour: Option<Colour>) -> Result<RouteId, String> {
    let (from, to) = ends.split_once('–').ok_or("between which cities?")?;
    let (from, to) = (city(from)?, city(to)?);
    let between: Vec<_> = view.world.routes().iter().filter(|route| route.touches(from) && route.touches(to)).collect();
    let same = between.iter().find(|route| route.colour == colour).or(between.first());
    same.map(|route| route.id).ok_or(format!("no route joins {} and {}", from.name(), to.name()))
}

fn ticket(ends: &str) -> Result<Ticket, String> {
    let (from, to) = ends.split_once('–').ok_or("between which cities?")?;
    let ends = [city(from)?, city(to)?];
    Ticket::all()
        .find(|ticket| ticket.ends().iter().all(|city| ends.contains(city)))
        .ok_or("there is no such ticket".into())
}

fn cards(text: &str) -> Result<Cards, String> {
    cards_of(text.split(", "))
}

/// `red 2` or `2 red`.
fn cards_of<'a>(each: impl Iterator<Item = &'a str>) -> Result<Cards, String> {
    let counted = each.map(|each| {
        let (first, second) = each.split_once(' ').ok_or("how many of which?")?;
        match first.parse() {
            Ok(count) => Ok((card(second)?, count)),
            Err(_) => Ok((card(first)?, number(second)?)),
        }
    });
    counted.collect::<Result<Vec<(Card, u8)>, String>>().map(|cards| cards.into_iter().collect())
}

fn card(name: &str) -> Result<Card, String> {
    match name {
        "locomotive" | "locomotives" => Ok(Card::LOCOMOTIVE),
        "action" => Ok(Card::ACTION),
        colour => colour_named(colour).map(Card::plain),
    }
}

fn colour_named(name: &str) -> Result<Colour, String> {
    let is_named = |colour: &Colour| format!("{colour:?}").eq_ignore_ascii_case(name);
    Colour::ALL.into_iter().find(is_named).ok_or(format!("no colour is called {name}"))
}

fn city(name: &str) -> Result<City, String> {
    City::all().find(|city| city.name() == name).ok_or(format!("the map has no city {name}"))
}

fn event(name: &str) -> Result<EventCard, String> {
    EventCard::all().find(|event| event.name().of("en") == name).ok_or(format!("no event is called {name}"))
}
