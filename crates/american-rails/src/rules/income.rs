//! AR-5: what cities and joined pairs earn a railway.

use crate::tables::map::HUBS;
use crate::{City, HexSet};
use serde::Serialize;

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

/// AR-5.6: how many pairs of Chicago, New York and Atlanta one piece of track joins.
pub(crate) fn joined_pairs(track: HexSet) -> u8 {
    match track.both(HUBS).len() {
        0 | 1 => 0,
        2 => 1,
        _ => 3,
    }
}
