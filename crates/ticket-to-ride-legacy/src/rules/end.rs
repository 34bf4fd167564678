//! LG-5.2 to LG-5.6: payslips, places, the start-player card.

use super::network::Network;
use super::{after, choice, markers, new_boards, relief, through_train};
use crate::state::LegacyGame;
use crate::tables::map::MAP;
use crate::tables::ticket::{Offer, TicketSet};
use crate::{Completed, Event, Payslip, Route, Ticket};
use engine::{Seat, Standings};

/// LG-5.7, step 1; then the steps that ask for a decision.
pub(crate) fn finish(game: &mut LegacyGame, events: &mut Vec<Event>) {
    super::current_event::close(game, events);
    for seat in game.all_seats() {
        let payslip = write_payslip(game, seat, events);
        game.payslips.push(payslip);
        events.push(Event::PayslipWritten { seat, payslip });
    }
    if let Some(seat) = in_place(game, 1) {
        events.push(Event::GameWon { seat });
    }
    events.push(Event::StartCardTaken { seat: last_placed(game) });
    relief::arrive(game, events);
    through_train::run_on(game, events);
    new_boards::count_earned(game, events);
    after::go_on(game);
}

/// LG-5.5: by payslip, completed tickets, then who is later in turn order. While the game runs, by what all can see.
pub(crate) fn standings(game: &LegacyGame) -> Standings {
    let coins = |seat: usize| i64::from(game.players[seat].coins);
    match game.payslips.as_slice() {
        [] => Standings::by_score(&(0..game.seat_count()).map(coins).collect::<Vec<_>>()),
        payslips => {
            let dollars: Vec<i64> = payslips.iter().map(|payslip| i64::from(payslip.dollars())).collect();
            Standings::by(&dollars, |seat| (dollars[seat], payslips[seat].completed, place_in_turn_order(game, seat)))
        }
    }
}

/// LG-5.6: who takes the start-player card.
pub(crate) fn last_placed(game: &LegacyGame) -> Seat {
    in_place(game, game.seat_count()).unwrap_or(game.start_player)
}

/// LG-5.5: every place is somebody's; the winner's is 1.
pub(crate) fn in_place(game: &LegacyGame, place: usize) -> Option<Seat> {
    standings(game).iter().find(|standing| usize::from(standing.rank) == place).map(|standing| standing.seat)
}

/// LG-5.4
pub(crate) fn completed_tickets(game: &LegacyGame, seat: Seat) -> TicketSet {
    let player = game.player(seat);
    let network = Network::of(&game.world, player.routes);
    player.tickets.known_to_rules().iter().filter(|ticket| network.joins(ticket.ends())).collect()
}

/// LG-5.4: the tickets of this player that a route completes which they don't have yet.
pub(crate) fn completed_by(game: &LegacyGame, seat: Seat, route: &Route) -> Completed {
    let network = Network::of(&game.world, game.player(seat).routes);
    let [from, to] = route.ends;
    let is_completed = |ticket: &Ticket| {
        let [one, other] = ticket.ends();
        let leads = |one, other| network.joins([one, from]) && network.joins([to, other]);
        !network.joins([one, other]) && (leads(one, other) || leads(other, one))
    };
    let tickets: Offer = game.player(seat).tickets.known_to_rules().iter().filter(is_completed).collect();
    let dollars = tickets.iter().map(|ticket| dollars_for(game, seat, ticket, true).unsigned_abs()).sum();
    Completed { tickets, dollars }
}

/// What a ticket would bring or cost as things stand.
#[cfg(test)]
pub(crate) fn ticket_dollars(game: &LegacyGame, seat: Seat, ticket: Ticket) -> i32 {
    dollars_for(game, seat, ticket, completed_tickets(game, seat).contains(ticket))
}

/// LG-5.2: its value; a ticket from the office, or one that is awaited, is worth more if it is completed.
fn dollars_for(game: &LegacyGame, seat: Seat, ticket: Ticket, completed: bool) -> i32 {
    let kept = game.world.companies()[seat.index()].kept_ticket.filter(|kept| kept.ticket == ticket);
    let more = kept.map_or(0, |kept| kept.more) + choice::more_for_awaited(game, seat, ticket);
    if completed { (ticket.value() + more) as i32 } else { -(ticket.value() as i32) }
}

/// Of this game: the start player's is 0.
fn place_in_turn_order(game: &LegacyGame, seat: usize) -> usize {
    (seat + game.seat_count() - game.start_player.index()) % game.seat_count()
}

/// LG-5.12: all tickets are shown.
fn write_payslip(game: &LegacyGame, seat: Seat, events: &mut Vec<Event>) -> Payslip {
    let player = game.player(seat);
    let network = Network::of(&game.world, player.routes);
    let mut payslip =
        Payslip { coins: player.coins, train_bonus: MAP.train_bonus(player.trains), ..Payslip::default() };
    for ticket in player.tickets.known_to_rules().iter() {
        let completed = network.joins(ticket.ends());
        payslip.tickets += dollars_for(game, seat, ticket, completed);
        payslip.completed += u8::from(completed);
        events.push(Event::TicketShown { seat, ticket, completed });
    }
    payslip.others = markers::payslip_lines(game, seat);
    payslip
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, without_tickets};
    use crate::{LegacyGame, Phase};
    use engine::{Game, Viewer};

    fn finished(mut game: LegacyGame) -> (LegacyGame, Vec<Event>) {
        let mut events = Vec::new();
        finish(&mut game, &mut events);
        (game, events)
    }

    fn dollars(game: &LegacyGame) -> Vec<u32> {
        game.payslips.iter().map(Payslip::dollars).collect()
    }

    /// LG-5.2: coins, the bonus for trains left, completed tickets less the others.
    #[test]
    fn a_payslip_adds_coins_trains_and_tickets() {
        let game = without_tickets(2)
            .coins(ANNA, 7)
            .tickets(ANNA, &["boston--buffalo", "albany--washington", "new-york--toronto"])
            .owns(ANNA, &[("boston", "new-york"), ("new-york", "buffalo"), ("buffalo", "toronto")]);
        let (game, _) = finished(game.trains(ANNA, 1));

        let payslip = game.payslips[0];
        assert_eq!((payslip.coins, payslip.train_bonus, payslip.tickets, payslip.completed), (7, 8, 5 + 4 - 4, 2));
        assert_eq!(payslip.dollars(), 20);
    }

    /// LG-5.2: never below $0.
    #[test]
    fn a_payslip_is_never_below_nothing() {
        let (game, _) = finished(without_tickets(2).coins(ANNA, 3).tickets(ANNA, &["bangor--milwaukee"]));

        assert_eq!((game.payslips[0].tickets, dollars(&game)[0]), (-15, 0));
    }

    /// LG-5.3: the bonus by trains left.
    #[test]
    fn few_trains_left_are_worth_most() {
        let bonus = [0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 53].map(|trains| MAP.train_bonus(trains));

        assert_eq!(bonus, [10, 8, 6, 5, 4, 2, 2, 1, 1, 0, 0]);
    }

    /// LG-5.4: somebody else's routes complete nothing.
    #[test]
    fn a_chain_of_own_routes_completes_a_ticket() {
        let game = without_tickets(2)
            .tickets(ANNA, &["boston--buffalo"])
            .owns(ANNA, &[("boston", "albany")])
            .owns(ERIK, &[("albany", "buffalo")]);
        let (game, _) = finished(game);

        assert_eq!(game.payslips[0].completed, 0);
    }

    /// LG-5.5: most dollars wins; tied: more completed tickets; then who is later in turn order.
    #[test]
    fn ties_are_broken_by_tickets_then_by_turn_order() {
        let game =
            without_tickets(3).coins(ANNA, 10).coins(ERIK, 5).coins(ANGELA, 10).tickets(ERIK, &["boston--buffalo"]);
        let game = game.owns(ERIK, &[("boston", "albany"), ("albany", "buffalo")]).trains(ERIK, 20);
        let (game, events) = finished(game);

        assert_eq!(dollars(&game), [10, 10, 10]);
        let ranks: Vec<u8> = standings(&game).iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks, [3, 1, 2]);
        assert!(events.contains(&Event::GameWon { seat: ERIK }));
    }

    /// LG-5.5: turn order is that of this game, from its start player; payslips are compared after the floor of $0.
    #[test]
    fn the_start_player_is_first_in_turn_order() {
        let mut game =
            without_tickets(3).coins(ANNA, 0).coins(ERIK, 3).coins(ANGELA, 0).tickets(ERIK, &["bangor--milwaukee"]);
        game.start_player = ERIK;
        let (game, _) = finished(game);

        let ranks: Vec<u8> = standings(&game).iter().map(|standing| standing.rank).collect();
        assert_eq!((dollars(&game), ranks), (vec![0, 0, 0], vec![1, 3, 2]));
    }

    /// LG-5.6: the last placed takes the start-player card.
    #[test]
    fn the_last_placed_takes_the_start_player_card() {
        let (game, events) = finished(without_tickets(3).coins(ANNA, 9).coins(ERIK, 3).coins(ANGELA, 6));

        assert!(events.contains(&Event::StartCardTaken { seat: ERIK }));
        assert_eq!(last_placed(&game), ERIK);
    }

    /// LG-5.12: at the end all tickets are shown and payslips are public; hands stay secret.
    #[test]
    fn tickets_are_shown_at_the_end() {
        let game = without_tickets(2).tickets(ANNA, &["boston--buffalo"]);
        assert_eq!(game.view(Viewer::Seat(ERIK)).players[0].tickets, None);

        let (game, events) = finished(game.event_deck(&[]));

        let view = game.view(Viewer::Seat(ERIK));
        assert_eq!(game.phase, Phase::Finished);
        assert_eq!(view.players[0].tickets.map(|tickets| tickets.len()), Some(1));
        assert_eq!((view.players[0].payslip, view.players[0].hand), (Some(game.payslips[0]), None));
        let ticket = crate::Ticket::parse("boston--buffalo").unwrap();
        assert!(events.contains(&Event::TicketShown { seat: ANNA, ticket, completed: false }));
    }
}
