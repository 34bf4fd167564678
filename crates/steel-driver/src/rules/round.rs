//! SD-2 and SD-7: how a round begins, with stones for all, and how it ends.

use super::accounting;
use crate::state::{LAST_ROUND, SteelDriver};
use crate::{Event, Illegal, Phase};

/// SD-2.1: stones for all, then the active player.
pub(crate) fn begin(game: &mut SteelDriver, events: &mut Vec<Event>) {
    events.push(Event::RoundBegan { round: game.round });
    let stones = serving(game);
    for seat in game.all_seats() {
        game.supply -= stones;
        game.stones[seat.index()] += stones;
        events.push(Event::StonesTaken { seat, stones });
    }
    game.phase = Phase::Open { seat: game.active, passes: 0 };
}

/// SD-7: the order of the next round, markers to 0, control back; after round 5 the final accounting.
pub(crate) fn end(game: &mut SteelDriver, events: &mut Vec<Event>) {
    game.trains.move_up();
    for company in &mut game.companies {
        company.profit = 0;
    }
    if game.round == LAST_ROUND {
        accounting::begin(game, events);
        return;
    }
    for company in &mut game.companies {
        company.controller = None;
    }
    game.round += 1;
    begin(game, events);
}

/// SD-2.1: what each player takes, if there is enough for all.
pub fn full_serving(seats: usize) -> Result<u8, Illegal> {
    match seats {
        3 => Ok(10),
        4 => Ok(8),
        5 => Ok(7),
        6 => Ok(6),
        _ => Err(Illegal::WrongSeats { seats }),
    }
}

/// SD-2.2: too few stones are shared out evenly.
fn serving(game: &SteelDriver) -> u8 {
    let full = full_serving(game.seat_count()).expect("the table was set up for these seats");
    full.min(game.supply / game.seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Company::{Blue, Brown, Green, Grey, Red, Yellow};
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, new_game};

    /// SD-2.1: 10, 8, 7 or 6 stones each with 3, 4, 5 or 6 players.
    #[test]
    fn the_more_players_the_fewer_stones_each() {
        for (seats, stones, supply) in [(3, 10, 30), (4, 8, 28), (5, 7, 25), (6, 6, 24)] {
            let game = new_game(seats);

            assert!(game.all_seats().all(|seat| game.stones_of(seat) == stones), "{seats} players");
            assert_eq!(game.supply, supply);
        }
    }

    /// SD-2.1: unspent stones are kept without limit.
    #[test]
    fn unspent_stones_are_kept() {
        let mut game = new_game(3);
        game.all_pass_marker();
        assert_eq!((game.round, game.stones_of(ANNA), game.supply), (2, 20, 0));
        game.all_pass_marker();

        assert_eq!((game.round, game.stones_of(ANNA)), (3, 20), "no stone is left to take");
    }

    /// SD-2.2: 4 players and 31 stones: 7 each, and 3 stay.
    #[test]
    fn too_few_stones_are_shared_out_evenly() {
        let mut game = new_game(4).stones(ANNA, 29).stones(ERIK, 0).stones(ANGELA, 0).stones(PETER, 0);
        assert_eq!(game.supply, 31);

        let events = game.all_pass_marker();

        assert_eq!([ANNA, ERIK, ANGELA, PETER].map(|seat| game.stones_of(seat)), [36, 7, 7, 7]);
        assert_eq!(game.supply, 3);
        assert!(events.contains(&Event::StonesTaken { seat: PETER, stones: 7 }));
    }

    /// SD-2.2: a share may be nothing.
    #[test]
    fn of_three_stones_four_players_take_none() {
        let mut game = new_game(4).stones(ERIK, 0).stones(ANGELA, 0).stones(PETER, 0).stones(ANNA, 57);

        game.all_pass_marker();

        assert_eq!((game.stones_of(ANNA), game.stones_of(ERIK), game.supply), (57, 0, 3));
    }

    /// SD-7.1: the bottom row becomes the top row: first to pass is first next round.
    #[test]
    fn the_order_of_passing_is_the_order_of_the_next_round() {
        let mut game = new_game(3).controls(ANNA, Red).field(Red, 5).controls(ERIK, Green).field(Green, 2).building();
        assert_eq!(game.turn(), Some((Red, ANNA)));
        game.builds("Boston–Albany");
        assert_eq!(game.turn(), Some((Green, ERIK)));
        game.builds("Baltimore–Richmond");
        assert_eq!(game.turn(), Some((Red, ANNA)));
        game.builds("Boston–New York");

        assert_eq!(game.trains.top, [Yellow, Blue, Brown, Grey, Green, Red].map(Some));
        assert_eq!(game.trains.bottom, [None; 6]);
    }

    /// SD-7.2: profit markers go back to 0 and control stones to their fields.
    #[test]
    fn a_new_round_begins_without_profit_and_control() {
        let mut game = new_game(4);
        game.buys(Yellow);
        game.all_pass_marker();

        let yellow = game.company(Yellow);
        assert_eq!((game.round, yellow.controller, yellow.profit), (2, None, 0));
        assert_eq!(yellow.last_controller, Some(ANNA), "who had it last is remembered for the end");
        assert_eq!(yellow.stones, 1, "what is on the field stays");
    }

    /// SD-7.2: but not after round 5: control is settled anew by shares, with the last controller in mind.
    #[test]
    fn after_round_5_control_stones_are_not_returned_to_the_fields() {
        let mut game = new_game(3).in_last_round().track(Red, &["Boston", "Albany", "Buffalo"]);
        game.buys(Red);
        game.all_pass_marker();

        assert_eq!(game.phase, Phase::TakeGood { company: Red, seat: ANNA });
        assert_eq!(game.company(Red).controller, Some(ANNA));
    }

    /// SD-7.3, SD-7.4: after round 5 comes the final accounting, in the order of round 5's passes, markers on 0.
    #[test]
    fn the_final_accounting_follows_round_5_in_the_order_of_its_passes() {
        let mut game = new_game(3)
            .in_last_round()
            .track(Red, &["Boston", "Albany", "Buffalo"])
            .track(Green, &["Charleston", "Savannah", "Atlanta"])
            .controls(ANNA, Red)
            .field(Red, 2)
            .controls(ERIK, Green)
            .building();
        game.builds("Albany–New York");

        assert_eq!(game.turn(), Some((Green, ERIK)), "Green passed before Red");
        assert_eq!(game.company(Red).profit, 0);
        assert_eq!(game.money_of(ANNA), 40, "round 5 pays as well");
    }

    /// SD-7.5: five rounds are played even if nobody buys or builds anything.
    #[test]
    fn five_rounds_are_played_if_nothing_happens_in_them() {
        let mut game = new_game(3);
        for round in 1..=5 {
            assert_eq!(game.round, round);
            game.all_pass_marker();
        }

        assert_eq!(game.phase, Phase::Finished);
    }
}
