//! AR-1: parts and set-up.

use crate::options::Banker;
use crate::state::{AmericanRails, FIRST_YEAR, MOST_SEATS, RailwayState};
use crate::{Event, HexSet, Illegal, Options, Phase, Railway};
use engine::{Chance, Seat};

/// AR-1.2 to AR-1.6: the table before the banker names the first railway.
pub(crate) fn set_up(
    seats: usize,
    options: &Options,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<AmericanRails, Illegal> {
    let start_money = start_money(seats)?;

    let mut railways = Railway::ALL.map(full_box);
    if seats == 3 {
        let railway = drawn_railway(chance);
        railways[railway.index()] = empty_box();
        events.push(Event::RailwayLeftOut { railway });
    }
    let banker = match options.banker {
        Banker::Seat1 => Seat(0),
        Banker::Drawn => Seat(chance.below(seats as u32) as u8),
    };
    events.push(Event::BankerChosen { seat: banker });
    let mut money = [0; MOST_SEATS];
    money[..seats].fill(start_money);
    Ok(AmericanRails {
        seats: seats as u8,
        options: *options,
        banker,
        year: FIRST_YEAR,
        column: None,
        phase: Phase::NameRailway { seat: banker, preparation: true },
        money,
        shares: Default::default(),
        railways,
        houses: HexSet::EMPTY,
        turn_order: Default::default(),
        action_track: Default::default(),
    })
}

/// AR-1.5
fn start_money(seats: usize) -> Result<u32, Illegal> {
    match seats {
        3 | 4 => Ok(50),
        5 => Ok(40),
        _ => Err(Illegal::WrongSeats { seats }),
    }
}

/// AR-1.2
fn drawn_railway(chance: &mut Chance) -> Railway {
    Railway::ALL[chance.below(Railway::ALL.len() as u32) as usize]
}

/// AR-1.3: one cube marks the income and is not in the supply.
fn full_box(railway: Railway) -> RailwayState {
    RailwayState { in_game: true, cubes_left: railway.cubes() - 1, shares_left: railway.shares(), ..empty_box() }
}

fn empty_box() -> RailwayState {
    RailwayState {
        in_game: false,
        offered: false,
        cubes_left: 0,
        shares_left: 0,
        shares_removed: 0,
        treasury: 0,
        income: 0,
        track: HexSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::new_game;
    use crate::{Action, AmericanRails};
    use engine::{Game, Seed, Viewer};

    fn opened(seats: usize, options: Options, seed: &str) -> (AmericanRails, u32) {
        let seed = Seed::new(seed);
        let mut chance = Chance::new(&seed, 0);
        let game = AmericanRails::new(seats, &options, &mut chance, &mut Vec::new()).unwrap();
        (game, chance.draws())
    }

    /// AR-1.2: with three players one railway is out, each as likely; with more, none.
    #[test]
    fn three_players_do_without_one_railway_that_chance_picks() {
        let mut out = [0; 6];
        for seed in 0..200 {
            let (game, _) = opened(3, Options::default(), &seed.to_string());
            let missing: Vec<_> = Railway::ALL.into_iter().filter(|railway| !game.railway(*railway).in_game).collect();
            assert_eq!(missing.len(), 1);
            out[missing[0].index()] += 1;
        }
        assert!(out.iter().all(|times| *times > 10), "{out:?}");
        assert_eq!(new_game(4).railways_in_game().count(), 6);
        assert_eq!(new_game(5).railways_in_game().count(), 6);
    }

    /// AR-1.2: the railway that is out can't be named.
    #[test]
    fn the_railway_that_is_out_is_no_railway() {
        let game = new_game(3);
        let railway = Railway::ALL.into_iter().find(|railway| !game.railway(*railway).in_game).unwrap();

        assert_eq!(game.refuses(Action::NameRailway { railway }), Illegal::RailwayOut { railway });
        assert_eq!(game.legal().len(), 5);
        assert_eq!((game.railway(railway).cubes_left, game.railway(railway).shares_left), (0, 0));
    }

    /// AR-1.3: a cube of each railway marks its income and is not in its supply.
    #[test]
    fn supplies_start_without_the_income_markers() {
        let game = new_game(4);

        assert_eq!(game.railways.map(|its| its.cubes_left), [30, 28, 25, 21, 18, 16]);
        assert_eq!(game.railways.map(|its| its.income), [0; 6]);
        assert_eq!(game.railways.map(|its| its.shares_left), [5, 4, 3, 4, 2, 3]);
    }

    /// AR-1.4: 12 houses, 1851.
    #[test]
    fn twelve_houses_wait_in_1851() {
        let game = new_game(4);

        assert_eq!((game.houses_left(), game.year), (12, 1851));
    }

    /// AR-1.5: $50, or $40 with five players; treasuries are empty.
    #[test]
    fn money_at_the_start() {
        assert_eq!(new_game(3).money, [50, 50, 50, 0, 0]);
        assert_eq!(new_game(4).money, [50, 50, 50, 50, 0]);
        assert_eq!(new_game(5).money, [40; 5]);
        assert_eq!(new_game(5).railways.map(|its| its.treasury), [0; 6]);
    }

    /// AR-1.5: the game is for 3 to 5 players.
    #[test]
    fn two_or_six_players_are_refused() {
        let seed = Seed::new("refused");
        for seats in [0, 2, 6, 300] {
            let refused = AmericanRails::new(seats, &Options::default(), &mut Chance::new(&seed, 0), &mut Vec::new())
                .unwrap_err();
            assert_eq!(refused, Illegal::WrongSeats { seats });
        }
    }

    /// AR-1.5, AR-1.9: money and everything else is public: every viewer sees the whole table.
    #[test]
    fn every_viewer_sees_the_whole_table() {
        let game = new_game(4);
        let view = game.view(Viewer::Spectator);
        let seed = Seed::new("imagine");

        assert_eq!(game.view(Viewer::Seat(Seat(2))), view);
        assert_eq!(AmericanRails::imagine(&view, &mut Chance::new(&seed, 0)), game);
    }

    /// AR-1.6: the banker is seat 1, or drawn; they name the first railway.
    #[test]
    fn the_banker_is_seat_1_or_drawn() {
        let drawn = Options { banker: Banker::Drawn, ..Options::default() };
        let mut bankers = [0; 5];
        for seed in 0..100 {
            let (game, _) = opened(5, drawn, &seed.to_string());
            assert_eq!(game.phase, Phase::NameRailway { seat: game.banker, preparation: true });
            bankers[game.banker.index()] += 1;
        }

        assert!(bankers.iter().all(|times| *times > 5), "{bankers:?}");
        assert_eq!(new_game(5).banker, Seat(0));
    }

    /// AR-1.9: chance decides the railway that is out and a drawn banker, nothing else.
    #[test]
    fn nothing_else_is_left_to_chance() {
        let drawn = Options { banker: Banker::Drawn, ..Options::default() };
        let draws = |seats, options| opened(seats, options, "draws").1;

        assert_eq!((draws(4, Options::default()), draws(4, drawn)), (0, 1));
        assert_eq!((draws(3, Options::default()), draws(3, drawn)), (1, 2));
    }

    /// AR-8.2: playing without negotiation is a table option that every viewer is told of.
    #[test]
    fn a_table_can_agree_not_to_negotiate() {
        let (game, _) = opened(4, Options { negotiation: false, ..Options::default() }, "quiet");

        assert!(!game.view(Viewer::Spectator).options.negotiation);
        assert!(new_game(4).view(Viewer::Spectator).options.negotiation);
    }
}
