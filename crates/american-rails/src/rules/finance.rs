//! AR-4.3: $5 for a treasury.

use super::year;
use crate::state::AmericanRails;
use crate::{Action, Event, Illegal, Phase, Railway};
use engine::Seat;

const DOLLARS: u32 = 5;

/// AR-4.3: any railway in the game.
pub(crate) fn may_finance(game: &AmericanRails, railway: Railway) -> Result<Seat, Illegal> {
    let Phase::Finance { seat } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    if !game.railway(railway).in_game {
        return Err(Illegal::RailwayOut { railway });
    }
    Ok(seat)
}

pub(crate) fn finance(game: &mut AmericanRails, railway: Railway, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_finance(game, railway)?;

    game.railway_mut(railway).treasury += DOLLARS;
    events.push(Event::RailwayFinanced { seat, railway, dollars: DOLLARS });
    year::end_turn(game, events);
    Ok(())
}

pub(crate) fn list(game: &AmericanRails, legal: &mut Vec<Action>) {
    legal.extend(game.railways_in_game().map(|railway| Action::Finance { railway }));
}
