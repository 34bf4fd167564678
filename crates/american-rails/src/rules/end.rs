//! AR-7: when it ends, and who wins.

use crate::state::{AmericanRails, LAST_YEAR};
use crate::{EndReasons, Event, Phase};
use engine::Standings;

/// AR-7.1: a supply is low with two pieces or fewer.
pub(crate) fn is_low(pieces: u8) -> bool {
    pieces <= 2
}

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
    let boxes = game.railways_in_game().filter(|railway| is_low(game.railway(*railway).cubes_left)).count();
    boxes + usize::from(is_low(game.houses_left()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, anna_on, first_year};
    use crate::{Action, EndReason, Railway, Space};
    use Railway::{American, Continental, Liberty, Majestic, National, Republic};
    use engine::Game;

    /// All players pass the time until the dividends are paid; what happened.
    fn play_the_year(game: &mut AmericanRails) -> Vec<Event> {
        let (mut events, year) = (Vec::new(), game.year);
        while game.year == year && !game.is_over() {
            let action = *game.legal().last().unwrap();
            events.extend(game.does(action));
        }
        events
    }

    fn with_low_supplies(seats: usize, railways: &[Railway]) -> AmericanRails {
        railways.iter().fold(first_year(seats), |game, railway| game.cubes_left(*railway, 2))
    }

    fn houses_on_board(mut game: AmericanRails, houses: usize) -> AmericanRails {
        game.houses = crate::ALL_CITIES.iter().take(houses).collect();
        game
    }

    fn is_low(game: &AmericanRails) -> bool {
        reasons(game).supplies_low
    }

    /// AR-7.1: 1857 is the last year; 1856 is not.
    #[test]
    fn the_game_ends_after_1857() {
        let mut game = first_year(4);
        game.year = 1856;
        play_the_year(&mut game);
        assert!(!game.is_over());

        let events = play_the_year(&mut game);

        assert_eq!(game.year, 1857);
        assert!(game.is_over() && events.contains(&Event::GameEnded { reason: EndReason::LastYear }));
    }

    /// AR-7.1: all shares sold or removed.
    #[test]
    fn the_game_ends_when_all_shares_are_gone() {
        let gone = Railway::ALL.into_iter().fold(first_year(4), |game, railway| game.shares_left(railway, 0));
        let mut one_left = gone.clone();
        one_left.railway_mut(National).shares_left = 1;

        assert!(reasons(&gone).shares_gone && !reasons(&one_left).shares_gone);
        let mut game = gone;
        let events = play_the_year(&mut game);
        assert!(events.contains(&Event::GameEnded { reason: EndReason::SharesGone }));
    }

    /// AR-7.1: at least as many supplies as players hold two or fewer; the houses are a supply.
    #[test]
    fn the_game_ends_when_enough_supplies_are_low() {
        assert!(!is_low(&with_low_supplies(4, &[American, National, Liberty])));
        assert!(is_low(&with_low_supplies(4, &[American, National, Liberty, Republic])));
        let three = with_low_supplies(4, &[American, National, Liberty]);
        assert!(!is_low(&houses_on_board(three.clone(), 9)), "three houses left");
        assert!(is_low(&houses_on_board(three, 10)), "two houses left");
        let four = with_low_supplies(5, &[American, National, Liberty, Republic]);
        assert!(!is_low(&four));
        assert!(is_low(&four.cubes_left(Majestic, 0)));
    }

    /// AR-7.1: three cubes are not low.
    #[test]
    fn a_supply_of_three_is_not_low() {
        let game = with_low_supplies(4, &[American, National, Liberty]).cubes_left(Republic, 3);

        assert!(!is_low(&game));
    }

    /// AR-7.4: with three players the railway that is out is no supply; five railways and the houses are.
    #[test]
    fn the_railway_that_is_out_does_not_count_as_low() {
        let game = first_year(3);
        assert_eq!(low_supplies(&game), 0, "its empty box is no supply");
        let railways: Vec<_> = game.railways_in_game().collect();

        let two = railways[..2].iter().fold(game, |game, railway| game.cubes_left(*railway, 1));

        assert!(!is_low(&two));
        assert!(is_low(&houses_on_board(two, 12)));
    }

    /// AR-7.4: a railway counts on the board or not, its shares gone or not.
    #[test]
    fn a_railway_without_shares_still_has_a_supply() {
        let game = with_low_supplies(4, &[American, National, Liberty, Continental]).shares_left(Liberty, 0);

        assert!(game.railway(Continental).track.is_empty() && is_low(&game));
    }

    /// AR-7.3: whatever runs out in mid-year, the year is played to its end and paid.
    #[test]
    fn the_year_is_played_to_its_end() {
        let gone = Railway::ALL.into_iter().fold(anna_on(Space::Finance), |game, railway| game.shares_left(railway, 0));
        let mut game = gone.track(American, &["Chicago"]);
        game.shares[ERIK.index()][American.index()] = 1;
        game.does(Action::Finance { railway: American });
        assert!(!game.is_over());

        let events = play_the_year(&mut game);

        let turns = events.iter().filter(|event| matches!(event, Event::TrainMoved { .. })).count();
        assert_eq!((turns, game.money_of(ERIK)), (11, 50 + 7));
        assert!(game.is_over());
    }

    /// AR-7.2: most money wins; ties share the victory.
    #[test]
    fn the_richest_win_together() {
        let mut game = first_year(4).money(ANNA, 70).money(ERIK, 90).money(ANGELA, 10).money(PETER, 90);
        game.year = LAST_YEAR;

        let events = play_the_year(&mut game);

        let winners: Vec<_> = events.iter().filter(|event| matches!(event, Event::Won { .. })).collect();
        assert_eq!(winners, [&Event::Won { seat: ERIK, dollars: 90 }, &Event::Won { seat: PETER, dollars: 90 }]);
    }

    /// AR-7.5: shares and treasuries are worth nothing; equal money, equal place.
    #[test]
    fn only_money_in_hand_counts() {
        let game = first_year(4).money(ANNA, 60).share(ERIK, American).treasury(American, 500).money(ANGELA, 40);

        let ranks: Vec<_> = standings(&game).iter().map(|standing| (standing.score, standing.rank)).collect();

        assert_eq!(ranks, [(60, 1), (50, 2), (40, 4), (50, 2)]);
    }
}
