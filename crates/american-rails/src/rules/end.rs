//! AR-7: when it ends, and who wins.

use crate::state::{AmericanRails, LAST_YEAR};
use crate::{EndReasons, Event, Phase};
use engine::Standings;

/// AR-7.1: a supply is low with this many pieces or fewer.
const LOW: u8 = 2;

/// AR-7.1, asked after the dividends only (AR-7.3).
pub(crate) fn reasons(game: &AmericanRails) -> EndReasons {
    EndReasons {
        last_year: game.year == LAST_YEAR,
        shares_gone: game.railways_in_game().all(|railway| game.railway(railway).shares_left == 0),
        supplies_low: low_supplies(game) >= game.seat_count(),
    }
}

pub(crate) fn finish(game: &mut AmericanRails, reasons: EndReasons, events: &mut Vec<Event>) {
    game.phase = Phase::Finished { reasons };
    events.extend(reasons.iter().map(|reason| Event::GameEnded { reason }));
    let standings = standings(game);
    events.extend(standings.winners().map(|seat| Event::Won { seat, dollars: game.money[seat.index()] }));
}

/// AR-7.2, AR-7.5: only money in hand counts; equal money, equal place.
pub(crate) fn standings(game: &AmericanRails) -> Standings {
    let money: Vec<i64> = game.money[..game.seat_count()].iter().map(|money| i64::from(*money)).collect();
    Standings::by_score(&money)
}

/// AR-7.4: the boxes of all railways in the game, and the houses.
fn low_supplies(game: &AmericanRails) -> usize {
    let boxes = game.railways_in_game().filter(|railway| game.railway(*railway).cubes_left <= LOW).count();
    boxes + usize::from(game.houses_left() <= LOW)
}
