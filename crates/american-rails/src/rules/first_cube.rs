//! AR-2.2, AR-2.10, AR-4.7, AR-4.16: a railway comes on the board.

use super::{income, preparation, year};
use crate::state::AmericanRails;
use crate::tables::hex_set::ALL_CITIES;
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
