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
pub(crate) fn full_serving(seats: usize) -> Result<u8, Illegal> {
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
