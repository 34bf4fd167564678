//! A game that looks like a view: what the viewer can't see is drawn by chance.

use crate::rules::setup;
use crate::state::{After, Events, LegacyGame, Player, TicketDeck};
use crate::tables::route::RouteSet;
use crate::tables::ticket::{Offer, TicketSet};
use crate::view::{PlayerView, View};
use crate::{Card, Cards};
use engine::{Chance, Seat, Secret};

pub(crate) fn imagine(view: &View, chance: &mut Chance) -> LegacyGame {
    let mut cards = unseen_cards(view);
    let mut tickets = unseen_tickets(view);
    let players: Vec<Player> = Seat::all(view.players.len())
        .map(|seat| imagine_player(view, seat, &mut cards, &mut tickets, chance))
        .collect();
    cards.add(Card::ACTION, action_cards_in_deck(view));
    let below = view.returned_tickets.iter().map(|returned| {
        let ticket =
            returned.ticket.or_else(|| chance.draw(&mut tickets)).expect("every returned ticket is one of the deck's");
        Secret::new(returned.by, ticket)
    });
    let below = below.collect();
    let routes = view.players.iter().fold(RouteSet::EMPTY, |routes, player| routes.union(player.routes));
    LegacyGame {
        phase: view.phase,
        players,
        start_player: view.start_player,
        deck: cards,
        discards: view.discards,
        open_cards: view.open_cards,
        ticket_deck: TicketDeck { loose: tickets, below },
        events: imagine_events(view),
        claimed: routes,
        closed: view.closed,
        passes: view.passes_in_a_row,
        last_turn: view.last_turn,
        turns: view.turns,
        payslips: view.players.iter().filter_map(|player| player.payslip).collect(),
        after: After { step: view.after.0, decided: view.after.1 },
        pieces: view.pieces.clone(),
        world: view.world.as_world(),
    }
}

/// All but action cards that lie neither open, nor in the discards, nor in a hand the viewer knows.
fn unseen_cards(view: &View) -> Cards {
    let mut unseen = Cards::train_cards(view.world.options().signs_count);
    unseen.remove_all(&view.discards);
    view.open_cards.iter().flatten().for_each(|card| unseen.remove(*card));
    for player in &view.players {
        unseen.remove_all(&player.hand.unwrap_or(player.seen));
    }
    unseen
}

fn action_cards_in_deck(view: &View) -> u8 {
    setup::action_cards(view.players.len()) - view.discards.count(Card::ACTION)
}

fn unseen_tickets(view: &View) -> TicketSet {
    let known = view.players.iter().flat_map(|player| {
        let offered = player.offered.iter().flat_map(|offer| offer.iter());
        player.tickets.iter().flat_map(|tickets| tickets.iter()).chain(offered)
    });
    let returned = view.returned_tickets.iter().filter_map(|returned| returned.ticket);
    let shown = view.pieces.of.iter().flat_map(|own| own.shown.iter());
    let seen = known.chain(returned).chain(shown).collect();
    view.world.options().tickets.minus(view.world.kept_tickets()).minus(seen)
}

fn imagine_player(view: &View, seat: Seat, cards: &mut Cards, tickets: &mut TicketSet, chance: &mut Chance) -> Player {
    let player = view.player(seat);
    let barred = player.routes.iter().fold(RouteSet::EMPTY, |barred, route| barred.union(view.world.beside(route)));
    let hand = player.hand.unwrap_or_else(|| imagine_hand(player, cards, chance));
    let drawn = player.drawn.unwrap_or_else(|| imagine_drawn(player, hand, chance));
    Player {
        company: player.company,
        coins: player.coins,
        trains: player.trains,
        hand: Secret::new(seat, hand),
        drawn: Secret::new(seat, drawn),
        seen: player.seen,
        tickets: Secret::new(seat, player.tickets.unwrap_or_else(|| imagine_tickets(view, seat, tickets, chance))),
        offered: Secret::new(
            seat,
            player.offered.unwrap_or_else(|| some(tickets, player.offered_count, chance).collect::<Offer>()),
        ),
        routes: player.routes,
        barred,
    }
}

/// The cards they were seen to take, and others by chance.
fn imagine_hand(player: &PlayerView, cards: &mut Cards, chance: &mut Chance) -> Cards {
    let mut hand = player.seen;
    for _ in hand.total()..player.card_count {
        let card = cards.draw(chance).expect("every card of a hand is one of the deck's");
        hand.add(card, 1);
    }
    hand
}

/// Some of the cards that nobody saw them take.
fn imagine_drawn(player: &PlayerView, mut hand: Cards, chance: &mut Chance) -> Cards {
    if player.drawn_count > 0 {
        hand.remove_all(&player.seen);
    }
    (0..player.drawn_count).filter_map(|_| hand.draw(chance)).map(|card| (card, 1)).collect()
}

/// Those that lie open or were seen to come from the office, and others by chance.
fn imagine_tickets(view: &View, seat: Seat, tickets: &mut TicketSet, chance: &mut Chance) -> TicketSet {
    let kept = view.world.companies()[seat.index()].kept_ticket.map(|kept| kept.ticket);
    let known = kept.into_iter().fold(view.pieces.of[seat.index()].shown, TicketSet::with);
    let others = view.player(seat).ticket_count - known.len() as u8;
    known.union(some(tickets, others, chance).collect())
}

fn some<'a>(
    tickets: &'a mut TicketSet,
    count: u8,
    chance: &'a mut Chance<'_>,
) -> impl Iterator<Item = crate::Ticket> + 'a {
    (0..count).map_while(move |_| chance.draw(tickets))
}

fn imagine_events(view: &View) -> Events {
    let seen = view.event_discards.iter().chain(&view.banished);
    let deck = seen.fold(view.world.options().events, |deck, event| deck.without(*event));
    Events { deck, discards: view.event_discards.clone(), banished: view.banished }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, first_turn, row};
    use crate::{Action, Colour};
    use engine::{Game, Seed, Viewer};

    /// LG-4.17: who imagines knows what was seen to be taken, and guesses the rest.
    #[test]
    fn seen_cards_are_in_the_imagined_hand() {
        let mut game = first_turn(2);
        let red = Card::plain(Colour::Red);
        game.deck.remove(red);
        let mut game = game.open_cards(row([red; 5]));
        game.does(Action::TakeOpen { place: 0 });
        let view = game.view(Viewer::Seat(ERIK));
        let seed = Seed::new("imagine");
        let hands: Vec<Cards> =
            (0..20).map(|number| *imagine(&view, &mut Chance::new(&seed, number)).hand(ANNA)).collect();

        assert!(hands.iter().all(|hand| hand.count(red) >= 1 && hand.total() == 5));
        assert!(hands.iter().any(|hand| *hand != hands[0]), "the rest is guessed");
    }
}
