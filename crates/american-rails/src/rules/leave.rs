//! AR-3.5, AR-3.7, AR-4.12: an action may be left as a whole, once the train has moved.

use super::year;
use crate::state::AmericanRails;
use crate::{Event, Illegal, Phase, Space};
use engine::Seat;

/// The action that could still be left: nothing of it is done.
pub(crate) fn may_leave(game: &AmericanRails) -> Result<(Seat, Space), Illegal> {
    match game.phase {
        Phase::Develop { seat } => Ok((seat, Space::Develop)),
        Phase::Finance { seat } => Ok((seat, Space::Finance)),
        Phase::Take { seat } => Ok((seat, Space::Take)),
        Phase::NameRailway { seat, preparation: false } => Ok((seat, Space::Auction)),
        Phase::Expand { seat, left: 3, of: 3 } => Ok((seat, Space::Expand3)),
        Phase::Expand { seat, left: 4, of: 4 } => Ok((seat, Space::Expand4)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// AR-3.7: who leaves their action undone gets no other.
pub(crate) fn leave(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, space) = may_leave(game)?;

    events.push(Event::ActionLeft { seat, space });
    year::end_turn(game, events);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, anna_on};
    use crate::{Action, Railway};

    /// AR-4.12: any action may be left as a whole, after the train has moved.
    #[test]
    fn every_action_may_be_left() {
        for space in Space::ALL.into_iter().filter(|space| *space != Space::Pass) {
            let mut game = anna_on(space);
            let before = game.clone();

            let events = game.does(Action::Leave);

            assert_eq!(events, [Event::ActionLeft { seat: ANNA, space }]);
            assert_eq!(game, before.in_phase(Phase::MoveTrain { seat: ERIK }));
        }
    }

    /// AR-4.12: once a railway is named there is no way back.
    #[test]
    fn a_named_railway_is_auctioned() {
        let mut game = anna_on(Space::Auction);
        game.names(Railway::National);

        assert_eq!(game.refuses(Action::Leave), Illegal::NotNow { phase: game.phase });
    }
}
