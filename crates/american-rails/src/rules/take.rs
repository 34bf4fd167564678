//! AR-4.4, AR-4.14: $2 from the bank, or $2 from every other player to the bank. (Its Expand 2 is in `expand`.)

use super::{expand, year};
use crate::state::AmericanRails;
use crate::{Action, Event, Illegal, Phase};
use engine::Seat;

const DOLLARS: u32 = 2;

/// AR-4.14: the form is said after the train stands there; both are always possible.
pub(crate) fn may_take(game: &AmericanRails) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::Take { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn take_from_bank(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_take(game)?;

    game.money[seat.index()] += DOLLARS;
    events.push(Event::TookFromBank { seat, dollars: DOLLARS });
    year::end_turn(game, events);
    Ok(())
}

/// AR-4.4: who has less pays all he has.
pub(crate) fn take_from_others(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_take(game)?;

    events.push(Event::MadeOthersPay { seat });
    for other in game.all_seats().filter(|other| *other != seat) {
        let money = &mut game.money[other.index()];
        let dollars = DOLLARS.min(*money);
        *money -= dollars;
        events.push(Event::PaidBank { seat: other, dollars });
    }
    year::end_turn(game, events);
    Ok(())
}

pub(crate) fn list(game: &AmericanRails, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend([Action::TakeFromBank, Action::TakeFromOthers]);
    if expand::take_may_expand(game) {
        expand::list(game, seat, legal);
    }
}
