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
    events.push(Event::TrainMoved { seat, year: game.year, column, space });
    match space {
        Space::Pass => end_turn(game, events),
        Space::Develop => game.phase = Phase::Develop { seat },
        Space::Finance => game.phase = Phase::Finance { seat },
        Space::Take => game.phase = Phase::Take { seat },
        Space::Auction => game.phase = Phase::NameRailway { seat, preparation: false },
        Space::Expand3 | Space::Expand4 => {
            let cubes = space.cubes().unwrap_or_default();
            game.phase = Phase::Expand { seat, left: cubes, of: cubes };
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Railway::{American, National};
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, anna_on, first_year, hex, new_game};

    /// The player to move takes this space and leaves its action undone.
    fn blocks(game: &mut AmericanRails, space: Space) {
        game.does(Action::MoveTrain { space });
        if space != Space::Pass {
            game.does(Action::Leave);
        }
    }

    /// Four players take these spaces in their order.
    fn column(game: &mut AmericanRails, spaces: [Space; 4]) -> Vec<Seat> {
        spaces.map(|space| (game.to_move(), blocks(game, space)).0).to_vec()
    }

    const TOP_DOWN: [Space; 4] = [Space::Pass, Space::Develop, Space::Finance, Space::Take];

    /// AR-3.1: three action phases, then the dividends.
    #[test]
    fn a_year_is_three_columns_and_the_dividends() {
        let mut game = first_year(4).track(American, &["Chicago"]).share(ERIK, American);
        column(&mut game, TOP_DOWN);
        assert_eq!((game.column, game.money_of(ERIK)), (Some(1), 50));
        column(&mut game, TOP_DOWN);
        assert_eq!((game.column, game.money_of(ERIK)), (Some(2), 50));
        column(&mut game, TOP_DOWN);

        assert_eq!((game.year, game.column, game.money_of(ERIK)), (1852, Some(0), 57));
    }

    /// AR-3.2: each space holds one train; what is chosen is blocked for the rest of the phase, not of the year.
    #[test]
    fn a_chosen_space_is_blocked_for_that_phase() {
        let mut game = first_year(4);
        blocks(&mut game, Space::Develop);

        let refused = game.refuses(Action::MoveTrain { space: Space::Develop });

        assert_eq!(refused, Illegal::SpaceTaken { space: Space::Develop, by: ANNA });
        assert_eq!(game.legal().len(), 6);
        column(&mut game, [Space::Pass, Space::Finance, Space::Take, Space::Develop]);
        assert_eq!(game.column, Some(1));
    }

    /// AR-3.3: phases 2 and 3 go by the column before, topmost train first.
    #[test]
    fn the_topmost_train_of_the_last_column_moves_first() {
        let mut game = first_year(4);
        column(&mut game, [Space::Expand4, Space::Take, Space::Pass, Space::Auction]);

        let second = column(&mut game, [Space::Expand3, Space::Finance, Space::Auction, Space::Develop]);
        let third = column(&mut game, TOP_DOWN);

        assert_eq!(second, [ANGELA, ERIK, PETER, ANNA]);
        assert_eq!(third, [ANNA, ERIK, ANGELA, PETER]);
    }

    /// AR-3.4: seven spaces from top to bottom, the same for every number of players.
    #[test]
    fn the_column_has_the_same_seven_spaces_for_all() {
        use Space::{Auction, Develop, Expand3, Expand4, Finance, Pass, Take};
        for seats in 3..=5 {
            let spaces = [Pass, Develop, Finance, Take, Expand3, Auction, Expand4];
            assert_eq!(first_year(seats).legal(), spaces.map(|space| Action::MoveTrain { space }));
        }
    }

    /// AR-3.5, AR-3.7: an action is done whole or not at all; who leaves it undone gets no other.
    #[test]
    fn who_leaves_his_action_gets_no_other() {
        let mut game = anna_on(Space::Finance);

        let events = game.does(Action::Leave);

        assert_eq!(events, [Event::ActionLeft { seat: ANNA, space: Space::Finance }]);
        assert_eq!(game.to_move(), ERIK);
    }

    /// AR-3.6: the next year's order is that of the last column, and the black train moves on.
    #[test]
    fn the_last_column_makes_the_next_years_order() {
        let mut game = first_year(4);
        column(&mut game, TOP_DOWN);
        column(&mut game, TOP_DOWN);
        column(&mut game, [Space::Expand4, Space::Develop, Space::Auction, Space::Pass]);

        assert_eq!(game.turn_order, [Some(PETER), Some(ERIK), Some(ANGELA), Some(ANNA), None]);
        assert_eq!((game.year, game.phase), (1852, Phase::MoveTrain { seat: PETER }));
        assert_eq!(game.action_track, [[None; 7]; 3]);
    }

    /// AR-3.7: a space whose action is impossible may be taken, is blocked, and counts for the order.
    #[test]
    fn a_space_may_be_taken_for_its_place_alone() {
        let mut game = first_year(4).moved(Space::Develop);
        assert_eq!(game.legal(), [Action::Leave], "no city has a cube");
        game.does(Action::Leave);

        assert_eq!(
            game.refuses(Action::MoveTrain { space: Space::Develop }),
            Illegal::SpaceTaken { space: Space::Develop, by: ANNA }
        );
        for space in [Space::Take, Space::Finance, Space::Expand4] {
            blocks(&mut game, space);
        }
        assert_eq!(game.to_move(), ANNA, "she stands topmost");
    }

    /// AR-3.8: the turn goes on through auction and first cube; the winner's train stays where it is.
    #[test]
    fn a_turn_ends_with_its_auction_and_first_cube() {
        let mut game = anna_on(Space::Auction);
        game.names(National);
        game.passes();
        game.passes();
        game.bids(10);
        game.passes();
        let before = game.action_track;
        assert_eq!(game.to_move(), ANGELA, "she places the first cube");
        game.puts_first_cube("Atlanta");

        assert_eq!(game.to_move(), ERIK);
        assert_eq!((game.action_track, game.turn_order[0]), (before, Some(ANNA)));
    }

    /// AR-4.1: Pass: nothing happens and the next player moves.
    #[test]
    fn pass_does_nothing() {
        let mut game = first_year(4);

        let events = game.does(Action::MoveTrain { space: Space::Pass });

        assert_eq!(events, [Event::TrainMoved { seat: ANNA, year: 1851, column: 0, space: Space::Pass }]);
        assert_eq!(game.to_move(), ERIK);
    }

    /// AR-9.1: each phase takes its own decisions and no other.
    #[test]
    fn a_decision_belongs_to_its_phase() {
        let others = [
            Action::Bid { dollars: 10 },
            Action::Pass,
            Action::PlaceFirstCube { city: hex("Chicago") },
            Action::Develop { city: hex("Chicago") },
            Action::Finance { railway: American },
            Action::TakeFromBank,
            Action::TakeFromOthers,
            Action::PlaceCube { railway: American, hex: hex("2-2") },
            Action::Leave,
            Action::Stop,
        ];
        let (naming, moving) = (new_game(4), first_year(4));
        for action in others {
            assert_eq!(naming.refuses(action), Illegal::NotNow { phase: naming.phase });
            assert_eq!(moving.refuses(action), Illegal::NotNow { phase: moving.phase });
        }
        let name = Action::NameRailway { railway: American };
        assert_eq!(moving.refuses(name), Illegal::NotNow { phase: moving.phase });
        let train = Action::MoveTrain { space: Space::Pass };
        assert_eq!(naming.refuses(train), Illegal::NotNow { phase: naming.phase });
    }
}
