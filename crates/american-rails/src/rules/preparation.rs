//! AR-2.3 to AR-2.6: one share of each railway is auctioned, and the turn order comes of it.

use super::year;
use crate::state::AmericanRails;
use crate::{Event, Phase};
use engine::Seat;

/// AR-2.4 to AR-2.6: this player names the next railway, if one is left.
pub(crate) fn go_on(game: &mut AmericanRails, seat: Seat, events: &mut Vec<Event>) {
    if game.railways_in_game().any(|railway| !game.railway(railway).offered) {
        game.phase = Phase::NameRailway { seat, preparation: true };
        return;
    }
    let mut seat = game.banker;
    for _ in 0..game.seats {
        join_turn_order(game, seat, events);
        seat = seat.left(game.seat_count());
    }
    year::begin(game, events);
}

/// AR-2.3: the lowest-numbered free space, unless their train is there already.
pub(crate) fn join_turn_order(game: &mut AmericanRails, seat: Seat, events: &mut Vec<Event>) {
    if game.turn_order.contains(&Some(seat)) {
        return;
    }
    let free = game.turn_order.iter().position(Option::is_none).expect("each train stands on one space");
    game.turn_order[free] = Some(seat);
    events.push(Event::OrderTaken { seat, place: free as u8 + 1 });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, new_game};
    use crate::{Action, Illegal, Railway};
    use Railway::{American, Continental, Liberty, Majestic, National, Republic};

    /// The player to move names a railway that nobody bids for.
    fn nobody_wants(game: &mut AmericanRails, railway: Railway) {
        game.names(railway);
        for _ in 0..game.seats {
            game.passes();
        }
    }

    /// Somebody else than the player who names it buys a railway.
    fn sold_to(game: &mut AmericanRails, seat: Seat, railway: Railway, city: &str) {
        game.names(railway);
        while matches!(game.phase, Phase::Auction(_)) {
            if game.to_move() == seat {
                game.bids(10)
            } else {
                game.passes()
            };
        }
        game.puts_first_cube(city);
    }

    /// AR-2.3: the winner's train takes the lowest free space of the turn order, once.
    #[test]
    fn winners_line_up_in_the_order_of_their_first_shares() {
        let mut game = new_game(4);
        sold_to(&mut game, ANGELA, American, "Chicago");
        sold_to(&mut game, ANNA, National, "Boston");
        sold_to(&mut game, ANGELA, Liberty, "Atlanta");

        assert_eq!(game.turn_order, [Some(ANGELA), Some(ANNA), None, None, None]);
    }

    /// AR-2.4: the winner names the next railway and opens its bidding.
    #[test]
    fn the_winner_names_and_opens_next() {
        let mut game = new_game(4);
        sold_to(&mut game, ANGELA, American, "Chicago");
        assert_eq!(game.phase, Phase::NameRailway { seat: ANGELA, preparation: true });

        game.names(National);

        assert_eq!(game.to_move(), ANGELA);
    }

    /// AR-2.6: every railway is auctioned once; then those without a train add theirs, from the banker clockwise.
    #[test]
    fn the_preparation_ends_when_every_railway_was_offered() {
        let mut game = new_game(4);
        sold_to(&mut game, PETER, American, "Chicago");
        for railway in [National, Continental, Majestic, Liberty] {
            nobody_wants(&mut game, railway);
        }
        assert_eq!(game.legal(), [Action::NameRailway { railway: Republic }]);
        sold_to(&mut game, ERIK, Republic, "Boston");

        assert_eq!(game.turn_order, [Some(PETER), Some(ERIK), Some(ANNA), Some(ANGELA), None]);
        assert_eq!((game.year, game.column, game.phase), (1851, Some(0), Phase::MoveTrain { seat: PETER }));
        assert_eq!(game.shares_held(National), 0, "Anna and Angela own nothing, National has no cube");
    }

    /// AR-2.6: without a single sale the banker starts, and the others follow clockwise.
    #[test]
    fn without_any_sale_the_banker_is_first() {
        let mut game = new_game(3);
        let railways: Vec<_> = game.railways_in_game().collect();
        for railway in railways {
            nobody_wants(&mut game, railway);
        }

        assert_eq!(game.turn_order, [Some(ANNA), Some(ERIK), Some(ANGELA), None, None]);
    }

    /// AR-2.11: a railway nobody wanted is not offered again in the preparation; its other shares wait.
    #[test]
    fn no_railway_is_offered_twice() {
        let mut game = new_game(4);
        nobody_wants(&mut game, National);

        let refused = game.refuses(Action::NameRailway { railway: National });

        assert_eq!(refused, Illegal::AlreadyOffered { railway: National });
        assert_eq!(game.railway(National).shares_left, 3);
    }

    /// AR-4.12: in the preparation nobody can leave the naming.
    #[test]
    fn naming_is_a_duty_in_the_preparation() {
        let game = new_game(4);

        assert_eq!(game.refuses(Action::Leave), Illegal::NotNow { phase: game.phase });
    }
}
