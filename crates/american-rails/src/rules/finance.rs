//! AR-4.3: $5 for a treasury.

use super::year;
use crate::state::AmericanRails;
use crate::{Action, Event, Illegal, Phase, Railway};
use engine::Seat;

pub const DOLLARS: u32 = 5;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Space;
    use crate::rules::positions::{ANNA, ERIK, anna_on, first_year};
    use Railway::{Liberty, Republic};

    /// AR-4.3: $5 from the bank into any treasury, share or no share.
    #[test]
    fn a_railway_of_others_can_be_financed() {
        let mut game = anna_on(Space::Finance).share(ERIK, Republic).treasury(Republic, 3);

        game.does(Action::Finance { railway: Republic });

        assert_eq!((game.railway(Republic).treasury, game.money_of(ANNA)), (8, 50));
        assert_eq!(game.to_move(), ERIK);
    }

    /// AR-4.3: on the board or not, even without shares left.
    #[test]
    fn a_railway_without_cubes_and_shares_can_be_financed() {
        let mut game = anna_on(Space::Finance).shares_left(Liberty, 0);
        assert_eq!(game.legal().len(), 6 + 1);

        game.does(Action::Finance { railway: Liberty });

        assert_eq!(game.railway(Liberty).treasury, 5);
    }

    /// AR-1.2, AR-4.3: a railway that is not in the game gets nothing.
    #[test]
    fn a_railway_that_is_out_can_not_be_financed() {
        let game = first_year(3).moved(Space::Finance);
        let railway = Railway::ALL.into_iter().find(|railway| !game.railway(*railway).in_game).unwrap();

        assert_eq!(game.refuses(Action::Finance { railway }), Illegal::RailwayOut { railway });
        assert_eq!(game.legal().len(), 5 + 1);
    }
}
