//! CA-8.2, CA-8.6: what the big cities that a player has joined are worth.

use crate::player::Player;
use crate::tables::map_sets::CitySet;
use crate::{City, TransportLevel};
use serde::Serialize;

/// By connection points (2 to 5) and the lowest transport level.
const TABLE: [[u32; 3]; 4] = [[3, 6, 9], [6, 12, 18], [12, 18, 27], [18, 24, 36]];

/// Big cities that are joined, and what they score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Network {
    pub big_cities: CitySet,
    pub connection_points: u8,
    /// The lowest in the regions of these cities.
    pub level: TransportLevel,
    pub points: u32,
}

/// CA-8.6: the set of joined big cities that pays best; others may be left out if the rest hangs together without them.
pub(crate) fn best(player: &Player) -> Option<Network> {
    let own = player.projects.cities();
    let sets = (1_u8..16).map(|choice| {
        let chosen = |index: &usize| choice >> index & 1 == 1;
        (0..City::BIG.len()).filter(chosen).map(|index| City::BIG[index]).collect::<CitySet>()
    });
    sets.filter(|cities| are_joined(own, *cities)).map(|cities| network(player, cities)).max_by_key(|net| net.points)
}

/// At least two, connected by own cities without the big cities that are left out.
fn are_joined(own: CitySet, cities: CitySet) -> bool {
    if cities.len() < 2 || !cities.is_subset(own) {
        return false;
    }
    let left_out = City::BIG.into_iter().collect::<CitySet>().minus(cities);
    let first = cities.iter().next().expect("there are two");
    cities.is_subset(own.minus(left_out).reached_from(first))
}

fn network(player: &Player, big_cities: CitySet) -> Network {
    let connection_points = big_cities.iter().map(City::connection_points).sum();
    let levels = big_cities.iter().map(|city| player.transport_space(city.region()).level);
    let level = levels.min().expect("there are two cities");
    let points = TABLE[usize::from(connection_points) - 2][level as usize];
    Network { big_cities, connection_points, level, points }
}
