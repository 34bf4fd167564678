//! AR-3: three action phases a year, each in its order.

use super::{dividends, end};
use crate::state::AmericanRails;
use crate::{Action, Event, Illegal, Phase, Space};
use engine::Seat;

/// AR-3.1: the first column is open.
pub(crate) fn begin(game: &mut AmericanRails, events: &mut Vec<Event>) {
    events.push(Event::YearBegan { year: game.year });
    game.action_track = Default::default();
    begin_column(game, 0);
}

/// AR-3.2, AR-3.7: any empty space of the column.
pub(crate) fn may_move_train(game: &AmericanRails, space: Space) -> Result<(Seat, u8), Illegal> {
    let (Phase::MoveTrain { seat }, Some(column)) = (game.phase, game.column) else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    match game.action_track[usize::from(column)][space.index()] {
        Some(by) => Err(Illegal::SpaceTaken { space, by }),
        None => Ok((seat, column)),
    }
}

/// AR-3.2: the train moves, then its player says what comes of it.
pub(crate) fn move_train(game: &mut AmericanRails, space: Space, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, column) = may_move_train(game, space)?;

    game.action_track[usize::from(column)][space.index()] = Some(seat);
    events.push(Event::TrainMoved { seat, column, space });
    match space {
        Space::Pass => end_turn(game, events),
        Space::Develop => game.phase = Phase::Develop { seat },
        Space::Finance => game.phase = Phase::Finance { seat },
        Space::Take => game.phase = Phase::Take { seat },
        Space::Expand3 => game.phase = Phase::Expand { seat, left: 3, of: 3 },
        Space::Auction => game.phase = Phase::NameRailway { seat, preparation: false },
        Space::Expand4 => game.phase = Phase::Expand { seat, left: 4, of: 4 },
    }
    Ok(())
}

pub(crate) fn list_spaces(game: &AmericanRails, legal: &mut Vec<Action>) {
    let empty = Space::ALL.into_iter().filter(|space| may_move_train(game, *space).is_ok());
    legal.extend(empty.map(|space| Action::MoveTrain { space }));
}

/// AR-3.8: the next player moves, or the next column opens, or the year is over.
pub(crate) fn end_turn(game: &mut AmericanRails, events: &mut Vec<Event>) {
    let column = game.column.expect("turns are taken in a year, not in the preparation");
    if let Some(seat) = next_to_move(game, column) {
        game.phase = Phase::MoveTrain { seat };
    } else if column < 2 {
        begin_column(game, column + 1);
    } else {
        end_year(game, events);
    }
}

fn begin_column(game: &mut AmericanRails, column: u8) {
    game.column = Some(column);
    let seat = next_to_move(game, column).expect("nobody has moved in a new column");
    game.phase = Phase::MoveTrain { seat };
}

/// AR-3.2, AR-3.3: the first in the turn order, or the topmost of the column before, who has not moved yet.
fn next_to_move(game: &AmericanRails, column: u8) -> Option<Seat> {
    let column = usize::from(column);
    let waits = |seat: &Seat| !game.action_track[column].contains(&Some(*seat));
    match column {
        0 => game.turn_order.into_iter().flatten().find(waits),
        _ => game.order_of_column(column - 1).find(waits),
    }
}

/// AR-3.1, AR-3.6: dividends, then the end or the next year in the order of the last column.
fn end_year(game: &mut AmericanRails, events: &mut Vec<Event>) {
    dividends::pay(game, events);
    let reasons = end::reasons(game);
    if !reasons.is_none() {
        end::finish(game, reasons, events);
        return;
    }
    let mut order = [None; crate::state::MOST_SEATS];
    for (place, seat) in order.iter_mut().zip(game.order_of_column(2)) {
        *place = Some(seat);
    }
    game.turn_order = order;
    game.year += 1;
    begin(game, events);
}
