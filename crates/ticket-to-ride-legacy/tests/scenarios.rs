//! Plays the worked examples of `tests/scenarios/*.md` and checks what they claim.
//!
//! The text between the fenced blocks is for people. A ```` ```position ```` block comes first: `players` (in seat order, with the
//! companies in theirs), then in any order `hand`, `tickets`, `routes` (which takes the trains off), `coins`, `trains`, `open`
//! (the five cards), `event` (turned one after the other), `last turn`, `deck` (all other cards lie in the discards). Nobody has
//! cards or tickets but those named, and without a `deck` no action card comes. Each ```` ```play ```` line is one decision, `Name: what
//! he does`, with `(refused RULE)` behind what the rules forbid. Single answers happen by themselves. Each ```` ```then ````
//! line must be true at that moment.

use engine::scenario::{self, Play};
use engine::{Chance, Game, Seat, Seed, Viewer};
use std::collections::BTreeSet;
use std::path::Path;
use ticket_to_ride_legacy::{
    Action, Card, Cards, City, Colour, Company, EventCard, LegacyGame, Offer, Options, Payment, Phase, RouteId,
    SCENARIOS, Ticket, TicketSet, View,
};

#[test]
fn every_scenario_comes_true() {
    for (name, text) in SCENARIOS {
        let mut scene = Scene::default();
        scenario::run(name, text, |block, line| match block {
            "position" => scene.set_up(line),
            "play" => scene.play(line),
            "then" => scene.then(line),
            other => Err(format!("no block is called {other}")),
        });
        assert!(scene.checks > 0, "{name}.md claims nothing");
    }
}

/// The list of scenarios is complete.
#[test]
fn every_file_is_in_the_list() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let listed = SCENARIOS.iter().map(|(name, _)| format!("{name}.md"));

    assert_eq!(files.collect::<BTreeSet<_>>(), listed.collect());
}

/// A false claim is noticed: the runner can fail.
#[test]
fn a_false_claim_is_noticed() {
    let mut scene = Scene::default();
    scene.set_up("players Anna, Erik").unwrap();
    assert!(scene.set_up("routes Anna Boston–Chicago").is_err(), "there is no such route");
    assert_eq!(scene.then("Anna coins 5"), Ok(()));

    assert_eq!(scene.then("Anna coins 6"), Err("it is 5".into()));
    assert!(scene.play("Erik: draw blind").is_err(), "it is Anna's turn");
    assert!(scene.play("Anna: draw blind (refused LG-4.2)").is_err(), "it is allowed");
    assert!(scene.play("Anna: claim Boston–New York with 3 green").is_err(), "the route takes two");
    assert!(scene.then("Anna hats 3").is_err());
    assert!(scene.set_up("coins Anna 9").is_err(), "the play has begun");
}

/// LG-1.5: the examples name nothing that is found later in a campaign.
#[test]
fn no_scenario_gives_the_campaign_away() {
    let later: Vec<&str> =
        City::all().filter(|city| !Options::default().regions.contains(city.region())).map(City::name).collect();
    for (name, text) in SCENARIOS {
        assert!(!later.iter().any(|city| text.contains(city)), "{name}.md names a city of a closed board");
    }
}

type Done = Result<(), String>;

/// A table that is laid out, then played on.
#[derive(Default)]
struct Scene {
    names: Vec<String>,
    view: Option<View>,
    /// What is left in the deck; the rest lies in the discards.
    deck: Option<Cards>,
    /// Made of the view when the play begins.
    game: Option<LegacyGame>,
    checks: usize,
}

/// Laying the position out.
impl Scene {
    fn set_up(&mut self, line: &str) -> Done {
        let (word, rest) = line.split_once(' ').ok_or("what of it?")?;
        match word {
            "players" => {
                self.names = rest.split(", ").map(str::to_owned).collect();
                self.view = Some(first_turn(self.names.len())?);
            }
            "open" => {
                let open = rest.split(", ").map(card).collect::<Result<Vec<Card>, _>>()?;
                let open: [Card; 5] = open.try_into().map_err(|_| "five cards lie open")?;
                self.view()?.open_cards = open.map(Some);
            }
            "deck" => self.deck = Some(cards(rest)?),
            "event" => {
                let event = event(rest)?;
                let view = self.view()?;
                view.event = Some(event);
                view.event_discards.push(event);
                view.event_deck_count -= 1;
            }
            "last" => {
                let seat = self.seat(rest.strip_prefix("turn ").ok_or("last what?")?)?;
                self.view()?.last_turn = Some(seat);
            }
            _ => {
                let (name, rest) = rest.split_once(' ').ok_or("of whom?")?;
                let seat = self.seat(name)?;
                return set_up_player(self.view()?, seat, word, rest);
            }
        }
        Ok(())
    }

    fn view(&mut self) -> Result<&mut View, String> {
        if self.game.is_some() {
            return Err("the play has begun".into());
        }
        self.view.as_mut().ok_or("players come first".into())
    }

    fn game(&mut self) -> Result<&mut LegacyGame, String> {
        let view = self.view.as_mut().ok_or("a position comes first")?;
        Ok(self.game.get_or_insert_with(|| {
            if let Some(deck) = self.deck {
                view.discards = all_but(view, deck);
            }
            let seed = Seed::new("scenario");
            LegacyGame::imagine(view, &mut Chance::new(&seed, 0))
        }))
    }
}

/// Playing it.
impl Scene {
    fn play(&mut self, line: &str) -> Done {
        let Play { who, what, refused } = Play::read(line)?;
        let seat = self.seat(who)?;
        let game = self.game()?;
        let action = action(&game.view(Viewer::Seat(seat)), what)?;
        scenario::act(game, seat, &action, refused)
    }

    fn then(&mut self, line: &str) -> Done {
        self.checks += 1;
        let game = self.game()?.clone();
        let (subject, claimed) = line.rsplit_once(' ').ok_or("what of it?")?;
        let is = self.what_is(&game, subject)?;
        if is == claimed { Ok(()) } else { Err(format!("it is {is}")) }
    }

    fn what_is(&self, game: &LegacyGame, subject: &str) -> Result<String, String> {
        let view = game.view(Viewer::Spectator);
        let open = || view.open_cards.iter().flatten();
        Ok(match subject {
            "next" => self.name(game.to_act().first()),
            "winner" => self.name(game.standings().winners().next()),
            "last turn" => self.name(view.last_turn),
            "open cards" => open().count().to_string(),
            "open locomotives" => open().filter(|card| card.is_locomotive()).count().to_string(),
            "discards" => without_action_cards(&view).to_string(),
            "deck" => view.deck_count.to_string(),
            "ticket deck" => view.ticket_deck_count.to_string(),
            "banished" => view.banished.map_or("nothing", |event| &event.name().en).to_owned(),
            _ => {
                let (name, word) = subject.split_once(' ').ok_or("no claim is made so")?;
                of_player(game, self.seat(name)?, word)?
            }
        })
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let index = self.names.iter().position(|other| other == name).ok_or(format!("nobody is called {name}"))?;
        Ok(Seat(index as u8))
    }

    fn name(&self, seat: Option<Seat>) -> String {
        seat.map_or("nobody".into(), |seat| self.names[seat.index()].clone())
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

/// The first player's first turn in 1865: nobody has cards or tickets, and no action card is in the deck.
fn first_turn(seats: usize) -> Result<View, String> {
    let (seed, options) = (Seed::new("scenario"), Options { start_player: Some(Company::Blue), ..Options::default() });
    let game = LegacyGame::new(seats, &options, &mut Chance::new(&seed, 0), &mut Vec::new())
        .map_err(|illegal| format!("{illegal:?}"))?;
    let mut view = game.view(Viewer::Spectator);
    for player in &mut view.players {
        (player.hand, player.card_count) = (Some(Cards::NONE), 0);
        (player.tickets, player.ticket_count) = (Some(TicketSet::NONE), 0);
        (player.offered, player.offered_count) = (Some(Offer::default()), 0);
    }
    view.phase = Phase::Turn { seat: Seat(0) };
    view.discards = [(Card::ACTION, action_cards(seats))].into_iter().collect();
    view.open_cards =
        [Colour::White, Colour::White, Colour::Green, Colour::Green, Colour::Black].map(|c| Some(Card::plain(c)));
    Ok(view)
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

fn action(view: &View, what: &str) -> Result<Action, String> {
    let (verb, rest) = what.split_once(' ').ok_or("what?")?;
    Ok(match (verb, rest) {
        ("claim", claim) => {
            let (route, paid) = claim.split_once(" with ").ok_or("with which cards?")?;
            claim_with(view, route, paid)?
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
    EventCard::all().find(|event| event.name().en == name).ok_or(format!("no event is called {name}"))
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}
