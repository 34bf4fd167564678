//! AR-5: what cities and joined pairs earn a railway.

use crate::state::AmericanRails;
use crate::tables::hex_set::HUBS;
use crate::tables::map::{ATLANTA, CHICAGO, NEW_YORK};
use crate::{City, Event, Hex, HexSet, Railway};
use serde::Serialize;

/// AR-5.4: for each joined pair of hubs.
const PAIR_BONUS: u32 = 10;

/// What a city is worth: to a railway alone there, and to each of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CityValue {
    pub full: u32,
    pub shared: u32,
}

/// AR-5.2: a house makes full +2 and shared +1.
pub(crate) fn city_value(city: &City, house: bool) -> CityValue {
    let house = u32::from(house);
    CityValue { full: city.full + 2 * house, shared: city.shared + house }
}

/// AR-5.1, AR-5.4: a railway's new cube on a hex. Other hexes than cities earn nothing.
pub(crate) fn connect(game: &mut AmericanRails, railway: Railway, hex: Hex, events: &mut Vec<Event>) {
    let Some(city) = hex.city() else { return };
    let value = city_value(city, game.houses.contains(hex));
    let income = game.railway(railway).income;
    let bonus = join_pairs(game, railway, hex, events);
    let mut others = game.railways_at(hex).iter().filter(|other| *other != railway);
    match (others.next(), others.next()) {
        (None, _) => set_income(game, railway, income + value.full + bonus, events),
        (Some(first), None) => {
            set_income(game, railway, income + value.shared + bonus, events);
            let lost = value.full - value.shared;
            set_income(game, first, game.railway(first).income - lost, events);
        }
        (Some(_), Some(_)) => set_income(game, railway, income + value.shared + bonus, events),
    }
}

/// AR-4.2, AR-5.2: a new house in a city.
pub(crate) fn grow(game: &mut AmericanRails, city: Hex, events: &mut Vec<Event>) {
    let there = game.railways_at(city);
    let more = if there.len() == 1 { 2 } else { 1 };
    for railway in there.iter() {
        set_income(game, railway, game.railway(railway).income + more, events);
    }
}

/// AR-5.6: how many pairs of Chicago, New York and Atlanta one piece of track joins.
pub(crate) fn joined_pairs(track: HexSet) -> u8 {
    match track.both(HUBS).len() {
        0 | 1 => 0,
        2 => 1,
        _ => 3,
    }
}

/// AR-5.4: a new cube on a hub joins it with the other hubs on this track; the dollars that makes.
fn join_pairs(game: &AmericanRails, railway: Railway, hex: Hex, events: &mut Vec<Event>) -> u32 {
    let mut bonus = 0;
    if HUBS.contains(hex) {
        let track = game.railway(railway).track;
        for other in [CHICAGO, NEW_YORK, ATLANTA].into_iter().filter(|hub| *hub != hex && track.contains(*hub)) {
            events.push(Event::PairJoined { railway, a: hex, b: other, dollars: PAIR_BONUS });
            bonus += PAIR_BONUS;
        }
    }
    bonus
}

fn set_income(game: &mut AmericanRails, railway: Railway, to: u32, events: &mut Vec<Event>) {
    let from = std::mem::replace(&mut game.railway_mut(railway).income, to);
    if from != to {
        events.push(Event::IncomeChanged { railway, from, to });
    }
}
