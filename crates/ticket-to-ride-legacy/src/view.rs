//! The table as one viewer may see it (LG-4.17).

use crate::pieces::Pieces;
use crate::rules::network::Network;
use crate::rules::spare_cards;
use crate::state::{LegacyGame, OPEN_CARDS, Player};
use crate::tables::route::RouteSet;
use crate::tables::ticket::{Offer, Ticket, TicketSet};
use crate::world::{KnownWorld, unread_events};
use crate::{Card, Cards, Company, EventCard, Payslip, Phase, RouteId};
use engine::{Seat, Viewer};
use serde::Serialize;

/// Public: coins, trains, routes, how many cards and tickets each has, the open cards, the discards, the events, the
/// sizes of all decks. A viewer's own hand and tickets besides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// LG-1.5: the boards and the rules as everybody may know them.
    pub world: KnownWorld,
    pub year: u16,
    pub phase: Phase,
    /// By seat.
    pub players: Vec<PlayerView>,
    pub start_player: Seat,
    pub open_cards: [Option<Card>; OPEN_CARDS],
    /// Cards in the deck, action cards included.
    pub deck_count: u8,
    pub discards: Cards,
    /// Tickets in the deck, returned ones included.
    pub ticket_deck_count: u8,
    /// LG-3.12, LG-4.24: the returned tickets under the deck, from the top.
    pub returned_tickets: Vec<ReturnedTicket>,
    pub event: Option<EventCard>,
    /// The current one is the last.
    pub event_discards: Vec<EventCard>,
    pub event_deck_count: u8,
    /// LG-5.7
    pub banished: Option<EventCard>,
    /// LG-4.11: halves of doubles that nobody can use any more.
    pub closed: RouteSet,
    /// LG-4.25
    pub passes_in_a_row: u8,
    /// LG-5.1: who has the last turn, once that is known.
    pub last_turn: Option<Seat>,
    /// Turns begun, all players together.
    pub turns: u16,
    /// How far the steps after the game have come, and how many have decided in this one.
    pub after: (u8, u8),
    pub pieces: Pieces,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub company: Company,
    pub coins: u32,
    pub trains: u8,
    pub routes: RouteSet,
    pub card_count: u8,
    pub ticket_count: u8,
    pub offered_count: u8,
    /// What everybody saw them take and they can't have spent.
    pub seen: Cards,
    /// For the viewer themselves.
    pub hand: Option<Cards>,
    /// For the viewer themselves, and for all when the game is over (LG-5.12).
    pub tickets: Option<TicketSet>,
    /// How many of their cards they must discard one of.
    pub drawn_count: u8,
    /// For the viewer themselves: which they are.
    pub drawn: Option<Cards>,
    /// For the viewer themselves: what they choose from, or are about to put back.
    pub offered: Option<Offer>,
    /// LG-5.12: once the game is over.
    pub payslip: Option<Payslip>,
}

/// Who put a ticket under the deck knows which one it is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ReturnedTicket {
    pub by: Seat,
    pub ticket: Option<Ticket>,
}

impl View {
    /// What is known of one player.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// LG-5.4: whether this player's routes join the ticket's cities.
    pub fn completes(&self, seat: Seat, ticket: Ticket) -> bool {
        self.network(seat).joins(ticket.ends())
    }

    /// LG-5.4: what this player's routes join.
    pub fn network(&self, seat: Seat) -> Network {
        Network::of(&self.world, self.player(seat).routes)
    }

    /// The same with one route more.
    pub fn would_complete(&self, seat: Seat, route: RouteId, ticket: Ticket) -> bool {
        Network::of(&self.world, self.player(seat).routes.with(route)).joins(ticket.ends())
    }

    /// LG-4.9 to LG-4.11: what this player may claim if they have the cards and trains.
    pub fn free_routes(&self, seat: Seat) -> RouteSet {
        let claimed = self.players.iter().fold(RouteSet::EMPTY, |claimed, player| claimed.union(player.routes));
        let own = self.player(seat).routes;
        let barred = own.iter().fold(RouteSet::EMPTY, |barred, route| barred.union(self.world.beside(route)));
        self.world.open_routes().minus(claimed).minus(self.closed).minus(barred)
    }

    /// Whose trains are on a route.
    pub fn owner(&self, route: RouteId) -> Option<Seat> {
        Seat::all(self.players.len()).find(|seat| self.player(*seat).routes.contains(route))
    }
}

pub(crate) fn view(game: &LegacyGame, viewer: Viewer) -> View {
    let returned = game.ticket_deck.below.iter();
    let story_is_read = !matches!(game.phase, Phase::FirstTickets { .. });
    let unread = unread_events(&game.world, story_is_read);
    View {
        world: KnownWorld::of(&game.world, story_is_read),
        year: game.world.year(),
        phase: game.phase,
        players: game.all_seats().map(|seat| player_view(game, seat, viewer)).collect(),
        start_player: game.start_player,
        open_cards: game.open_cards,
        deck_count: game.deck.total(),
        discards: game.discards,
        ticket_deck_count: game.ticket_deck.len() as u8,
        returned_tickets: returned
            .map(|ticket| ReturnedTicket { by: ticket.owner(), ticket: ticket.open_for(viewer).copied() })
            .collect(),
        event: game.events.current(),
        event_discards: game.events.discards.clone(),
        event_deck_count: (game.events.deck.len() - unread.len()) as u8,
        banished: game.events.banished,
        closed: game.closed,
        passes_in_a_row: game.passes,
        last_turn: game.last_turn,
        turns: game.turns,
        after: (game.after.step, game.after.decided),
        pieces: game.pieces.clone(),
    }
}

fn player_view(game: &LegacyGame, seat: Seat, viewer: Viewer) -> PlayerView {
    let player: &Player = game.player(seat);
    let drawn = spare_cards::drawn(game, seat);
    let is_over = !game.payslips.is_empty();
    let tickets = if is_over { Some(player.tickets.known_to_rules()) } else { player.tickets.open_for(viewer) };
    PlayerView {
        company: player.company,
        coins: player.coins,
        trains: player.trains,
        routes: player.routes,
        card_count: player.hand.known_to_rules().total(),
        ticket_count: player.tickets.known_to_rules().len() as u8,
        offered_count: player.offered.known_to_rules().len() as u8,
        seen: player.seen,
        hand: player.hand.open_for(viewer).copied(),
        tickets: tickets.copied(),
        drawn_count: drawn.total(),
        drawn: player.drawn.open_for(viewer).map(|_| drawn),
        offered: player.offered.open_for(viewer).copied(),
        payslip: game.payslips.get(seat.index()).copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, everywhere, first_turn, new_game};
    use crate::{Action, Colour, Options, Person};
    use engine::{Chance, Game, Seed};
    use serde_json::json;

    /// LG-4.17: coins, trains, numbers of cards and tickets are public; hands and tickets are not.
    #[test]
    fn others_see_how_many_and_not_which() {
        let game = first_turn(3).holds(ANNA, &[(Card::plain(Colour::Red), 3)]);
        let seen = game.view(Viewer::Seat(ERIK));

        let anna = seen.player(ANNA);
        assert_eq!((anna.coins, anna.trains, anna.card_count, anna.ticket_count), (5, 20, 3, 4));
        assert_eq!((anna.hand, anna.tickets, anna.offered), (None, None, None));
        assert_eq!(game.view(Viewer::Seat(ANNA)).player(ANNA).hand.map(|hand| hand.of(Colour::Red)), Some(3));
        assert!(game.view(Viewer::Spectator).players.iter().all(|player| player.hand.is_none()));
    }

    /// LG-1.5, LG-4.17: what a viewer gets as JSON holds no word of another's tickets.
    #[test]
    fn a_views_json_gives_no_secret_away() {
        let game = new_game(2);
        let json = serde_json::to_value(game.view(Viewer::Seat(ERIK))).unwrap();
        let offered = &json["players"];

        assert_eq!(
            (&offered[0]["offered"], offered[1]["offered"].as_array().map(Vec::len)),
            (&serde_json::Value::Null, Some(4))
        );
        assert_eq!(offered[0]["hand"], serde_json::Value::Null);
        assert_eq!(json["world"]["chapter"], 1);
    }

    /// LG-1.5: what a viewer gets as JSON names no contract of the deck, and no person before somebody has met them.
    #[test]
    fn a_views_json_names_nothing_that_is_still_hidden() {
        let world = |game: LegacyGame| serde_json::to_value(game.view(Viewer::Spectator)).unwrap()["world"].clone();
        let hidden = world(new_game(2));
        assert_eq!((&hidden["contracts"], &hidden["people"]), (&json!([]), &json!([])));
        assert_eq!(hidden["growth"], json!([0, 0, 0, 0, 0, 0, 0]));

        let found = world(everywhere(2, &["fellow-travellers", "growth", "contract"]));
        assert_eq!((&found["contracts"], &found["people"]), (&json!([]), &json!(Person::everybody())));
        assert_eq!(found["growth"], json!(Options::default().growth));
    }

    /// LG-3.12: tickets are chosen before the story is read: until then nobody sees the rules and events it brings.
    #[test]
    fn nothing_of_the_years_story_is_seen_while_first_tickets_are_chosen() {
        let both = [Company::Red, Company::Blue];
        let mut campaign = crate::Campaign::new(&both);
        let options = campaign.begin_game(&both).unwrap();
        let mut game =
            LegacyGame::new(2, &options, &mut Chance::new(&Seed::new("unread"), 0), &mut Vec::new()).unwrap();
        let told =
            |game: &LegacyGame| serde_json::to_value(game.view(Viewer::Spectator)).unwrap()["world"]["rules"].clone();
        assert!(!told(&game).to_string().contains("growth"));
        assert_eq!(game.view(Viewer::Spectator).world.rules().len(), 2);

        let keep = Action::KeepTickets { places: (0..4).collect() };
        for seat in [ANNA, ERIK] {
            game.apply(seat, &keep, &mut Chance::new(&Seed::new("unread"), 1), &mut Vec::new()).unwrap();
        }

        assert!(told(&game).to_string().contains("growth"));
        assert!(game.view(Viewer::Spectator).world.rules().len() > 2);
    }

    /// LG-4.17: the sizes of all decks are public, and what lies in the discards.
    #[test]
    fn sizes_of_decks_are_public() {
        let mut game = first_turn(2);
        game.does(Action::DrawBlind);
        let view = game.view(Viewer::Spectator);

        assert_eq!((view.deck_count, view.ticket_deck_count), (game.deck.total(), game.ticket_deck.len() as u8));
        assert_eq!(usize::from(view.event_deck_count) + view.event_discards.len(), 7);
        assert_eq!(view.discards, game.discards);
    }

    /// LG-4.9, LG-4.11: free routes are those that nobody has, without the other half of an own double.
    #[test]
    fn a_view_tells_which_routes_are_free() {
        let game = first_turn(4).owns(ANNA, &[("montreal", "buffalo")]).owns(ERIK, &[("albany", "new-york")]);
        let view = game.view(Viewer::Spectator);

        for seat in [ANNA, ERIK] {
            assert_eq!(view.free_routes(seat), crate::rules::claim::free_routes(&game, seat));
        }
        assert_eq!(view.free_routes(ERIK).minus(view.free_routes(ANNA)).len(), 1, "the other half of Anna's double");
    }

    #[test]
    fn a_view_tells_completed_tickets_and_owners() {
        let game = first_turn(2).owns(ANNA, &[("boston", "albany"), ("albany", "buffalo")]);
        let view = game.view(Viewer::Spectator);
        let ticket = Ticket::parse("boston--buffalo").unwrap();

        assert!(view.completes(ANNA, ticket) && !view.completes(ERIK, ticket));
        let route = game.player(ANNA).routes.first().unwrap();
        assert_eq!(view.owner(route), Some(ANNA));
    }
}
