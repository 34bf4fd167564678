//! AR-4.2, AR-4.13: a house for a city.

use super::{income, year};
use crate::state::AmericanRails;
use crate::tables::hex_set::DEVELOPABLE;
use crate::{Action, Event, Hex, HexSet, Illegal, Phase};
use engine::Seat;

/// AR-4.2: an undeveloped city with a cube in it, and none of the five that never grow.
pub(crate) fn may_develop(game: &AmericanRails, city: Hex) -> Result<Seat, Illegal> {
    let Phase::Develop { seat } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let Some(printed) = city.city() else {
        return Err(Illegal::NotACity { hex: city });
    };
    if !printed.developable {
        return Err(Illegal::NeverDeveloped { city });
    }
    if game.houses.contains(city) {
        return Err(Illegal::AlreadyDeveloped { city });
    }
    if game.railways_at(city).is_empty() {
        return Err(Illegal::NobodyThere { city });
    }
    if game.houses_left() == 0 {
        return Err(Illegal::NoHouseLeft);
    }
    Ok(seat)
}

/// AR-4.2: the incomes there change at once.
pub(crate) fn develop(game: &mut AmericanRails, city: Hex, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_develop(game, city)?;

    game.houses = game.houses.with(city);
    events.push(Event::CityDeveloped { seat, city });
    income::grow(game, city, events);
    year::end_turn(game, events);
    Ok(())
}

pub(crate) fn list(game: &AmericanRails, legal: &mut Vec<Action>) {
    let fitting =
        if game.houses_left() == 0 { HexSet::EMPTY } else { DEVELOPABLE.both(game.occupied()).minus(game.houses) };
    legal.extend(fitting.iter().map(|city| Action::Develop { city }));
}
