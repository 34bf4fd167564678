//! CA-4.1, CA-5.1, CA-7.4: whose turn it is. The event goes round the table, then the departments do, then all activate.

use super::{activate, uses};
use crate::state::{Carnegie, Turn};
use crate::{Event, Phase};
use engine::Seat;

/// CA-4.1, CA-4.4, CA-4.11: a player's part of the event, income before donation.
pub(crate) fn begin_event(game: &mut Carnegie, seat: Seat) {
    let event = game.chosen.map(|chosen| chosen.event).unwrap_or_default();
    game.phase = match event.region {
        Some(region) => Phase::TakeBack { seat, region },
        None => Phase::Donate { seat },
    };
}

/// The event goes on clockwise; after the last player departments are used.
pub(crate) fn end_event(game: &mut Carnegie, seat: Seat) {
    let next = game.left_of(seat);
    if next == game.start {
        begin_departments(game, next);
    } else {
        begin_event(game, next);
    }
}

/// CA-5.1: from the start player clockwise.
pub(crate) fn begin_departments(game: &mut Carnegie, seat: Seat) {
    let timeline = game.chosen.expect("a timeline was chosen this round").timeline;
    game.turn = Turn { fresh: true, ..uses::turn(game.player(seat), timeline) };
    game.phase = Phase::Departments { seat };
}

/// CA-7.4: after the last department turn all activate.
pub(crate) fn pass_on(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) {
    let next = game.left_of(seat);
    if next == game.start {
        game.turn = Turn::default();
        activate::begin(game, events);
    } else {
        begin_departments(game, next);
    }
}
