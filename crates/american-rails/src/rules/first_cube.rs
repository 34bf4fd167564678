//! AR-2.2, AR-2.10, AR-4.7, AR-4.16: a railway comes on the board.

use super::{income, preparation, year};
use crate::state::AmericanRails;
use crate::tables::hex_sets::ALL_CITIES;
use crate::{Action, Event, Hex, HexSet, Illegal, Phase, Railway};
use engine::Seat;

/// The winner of a railway's first share has a city to choose, unless every city is taken.
pub(crate) fn ask(game: &mut AmericanRails, seat: Seat, railway: Railway, preparation: bool, events: &mut Vec<Event>) {
    if empty_cities(game).is_empty() {
        shut_out(game, seat, railway, events);
        year::end_turn(game, events);
    } else {
        game.phase = Phase::FirstCube { seat, railway, preparation };
    }
}

/// AR-2.2: a city without any cube.
pub(crate) fn may_place(game: &AmericanRails, city: Hex) -> Result<(Seat, Railway, bool), Illegal> {
    let Phase::FirstCube { seat, railway, preparation } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    if city.city().is_none() {
        return Err(Illegal::NotACity { hex: city });
    }
    if let Some(railway) = game.railways_at(city).iter().next() {
        return Err(Illegal::CityTaken { city, railway });
    }
    Ok((seat, railway, preparation))
}

/// AR-2.10: it costs nothing. Cube, income, train, next name.
pub(crate) fn place(game: &mut AmericanRails, city: Hex, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, railway, preparation) = may_place(game, city)?;

    let its = game.railway_mut(railway);
    its.cubes_left -= 1;
    its.track = its.track.with(city);
    events.push(Event::FirstCubePlaced { seat, railway, city });
    income::connect(game, railway, city, events);
    if preparation {
        preparation::join_turn_order(game, seat, events);
        preparation::go_on(game, seat, events);
    } else {
        year::end_turn(game, events);
    }
    Ok(())
}

pub(crate) fn list(game: &AmericanRails, legal: &mut Vec<Action>) {
    legal.extend(empty_cities(game).iter().map(|city| Action::PlaceFirstCube { city }));
}

fn empty_cities(game: &AmericanRails) -> HexSet {
    ALL_CITIES.minus(game.occupied())
}

/// AR-4.7, AR-4.16: its shares leave the game; the bid stays in its treasury and its cubes in its supply.
fn shut_out(game: &mut AmericanRails, seat: Seat, railway: Railway, events: &mut Vec<Event>) {
    game.shares[seat.index()][railway.index()] = 0;
    let its = game.railway_mut(railway);
    let shares = 1 + its.shares_left;
    its.shares_left = 0;
    its.shares_removed += shares;
    events.push(Event::RailwayShutOut { seat, railway, shares });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Space;
    use crate::rules::positions::{ANNA, ERIK, anna_on, hex, new_game};
    use Railway::{American, Liberty, National, Republic};

    fn anna_won(railway: Railway) -> AmericanRails {
        let mut game = new_game(4);
        game.names(railway);
        game.bids(20);
        for _ in 0..3 {
            game.passes();
        }
        game
    }

    /// AR-2.2: the cube goes on a city without any cube, and the income becomes its full value.
    #[test]
    fn the_income_becomes_the_full_value_of_the_first_city() {
        let mut game = anna_won(National);
        assert_eq!(game.legal().len(), 39);

        game.puts_first_cube("New York");

        let national = game.railway(National);
        assert_eq!((national.income, national.cubes_left, national.shares_left), (8, 27, 3));
        assert_eq!(game.shares_of(ANNA, National), 1);
    }

    /// AR-2.2: neither a hex without a city nor a city with a cube will do.
    #[test]
    fn the_first_cube_needs_an_empty_city() {
        let game = anna_won(National).track(Liberty, &["Chicago"]);

        let plains = game.refuses(Action::PlaceFirstCube { city: hex("2-2") });
        let taken = game.refuses(Action::PlaceFirstCube { city: hex("Chicago") });

        assert_eq!(plains, Illegal::NotACity { hex: hex("2-2") });
        assert_eq!(taken, Illegal::CityTaken { city: hex("Chicago"), railway: Liberty });
        assert_eq!(game.legal().len(), 38);
    }

    /// AR-2.10: share, payment, cube, income, train, next name; the cube costs nothing.
    #[test]
    fn the_order_of_what_follows_a_sale() {
        let mut game = anna_won(National);
        assert_eq!((game.money_of(ANNA), game.railway(National).treasury), (30, 20));

        let events = game.puts_first_cube("Buffalo");

        assert_eq!(
            events,
            [
                Event::FirstCubePlaced { seat: ANNA, railway: National, city: hex("Buffalo") },
                Event::IncomeChanged { railway: National, from: 0, to: 4 },
                Event::OrderTaken { seat: ANNA, place: 1 },
            ]
        );
        assert_eq!(game.railway(National).treasury, 20);
        assert_eq!(game.phase, Phase::NameRailway { seat: ANNA, preparation: true });
    }

    /// AR-2.10, AR-4.12: the first cube can't be refused.
    #[test]
    fn there_is_no_way_round_the_first_cube() {
        let game = anna_won(National);

        for action in [Action::Leave, Action::Stop, Action::Pass] {
            assert_eq!(game.refuses(action), Illegal::NotNow { phase: game.phase });
        }
    }

    /// AR-4.7: a railway that comes on the board later starts like the others; a developed city counts its house.
    #[test]
    fn a_railway_can_come_on_the_board_in_a_later_year() {
        let mut game = anna_on(Space::Auction).track(American, &["Chicago"]);
        game.names(Republic);
        game.bids(10);
        for _ in 0..3 {
            game.passes();
        }
        assert_eq!(game.phase, Phase::FirstCube { seat: ANNA, railway: Republic, preparation: false });
        game.refuses(Action::PlaceFirstCube { city: hex("Chicago") });

        game.puts_first_cube("Atlanta");

        assert_eq!(game.income(Republic), 5);
        assert_eq!(game.phase, Phase::MoveTrain { seat: ERIK });
    }

    /// AR-4.7, AR-4.16: with every city taken all shares leave the game; the bid stays in the treasury, the cubes in
    /// the supply.
    #[test]
    fn a_railway_without_a_free_city_is_shut_out() {
        let mut game = anna_on(Space::Auction);
        game.railway_mut(American).track = ALL_CITIES;
        game.names(Republic);
        game.bids(12);
        game.passes();
        game.passes();

        let events = game.passes();

        assert_eq!(events.last(), Some(&Event::RailwayShutOut { seat: ANNA, railway: Republic, shares: 3 }));
        let republic = game.railway(Republic);
        assert_eq!((republic.shares_left, republic.shares_removed, game.shares_held(Republic)), (0, 3, 0));
        assert_eq!((republic.treasury, republic.cubes_left, republic.income), (12, 16, 0));
        assert_eq!(game.money_of(ANNA), 38);
        assert_eq!(game.phase, Phase::MoveTrain { seat: ERIK });
    }

    /// AR-9.2: the last empty city is the only answer.
    #[test]
    fn the_last_empty_city_is_no_choice() {
        let mut game = anna_on(Space::Auction);
        let mobile = hex("Mobile");
        game.railway_mut(American).track = ALL_CITIES.minus(HexSet::EMPTY.with(mobile));
        let game = game.in_phase(Phase::FirstCube { seat: ANNA, railway: Republic, preparation: false });

        assert_eq!(game.legal(), [Action::PlaceFirstCube { city: mobile }]);
    }
}
