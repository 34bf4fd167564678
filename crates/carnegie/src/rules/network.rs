//! CA-8.2, CA-8.6: what the big cities that a player has joined are worth.

use crate::player::Player;
use crate::tables::map::CitySet;
use crate::{City, TransportLevel};
use serde::Serialize;

/// By connection points (2 to 5) and the lowest transport level.
const TABLE: [[u32; 3]; 4] = [[3, 6, 9], [6, 12, 18], [12, 18, 27], [18, 24, 36]];

/// CA-8.2: what the table pays for 2 to 5 connection points; fewer pay nothing.
pub fn network_points(connection_points: u8, level: TransportLevel) -> u32 {
    let row = usize::from(connection_points).checked_sub(2).and_then(|index| TABLE.get(index));
    row.map_or(0, |row| row[level as usize])
}

/// Big cities that are joined, and what they score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Network {
    pub big_cities: CitySet,
    pub connection_points: u8,
    /// The lowest in the regions of these cities.
    pub level: TransportLevel,
    pub points: u32,
}

const BIG_CITIES: CitySet = {
    let mut big = CitySet::EMPTY;
    let mut index = 0;
    while index < City::BIG.len() {
        big = big.with_number(City::BIG[index].index() as u8);
        index += 1;
    }
    big
};

/// CA-8.6: the set of joined big cities that pays best; others may be left out if the rest hangs together without them.
pub(crate) fn best(player: &Player) -> Option<Network> {
    let own = City::of_slots(player.projects);
    let sets = BIG_CITIES.both(own).subsets();
    sets.filter(|cities| are_joined(own, *cities)).map(|cities| network(player, cities)).max_by_key(|net| net.points)
}

/// At least two of the own cities, connected by own cities without the big cities that are left out.
fn are_joined(own: CitySet, cities: CitySet) -> bool {
    if cities.len() < 2 {
        return false;
    }
    let left_out = BIG_CITIES.minus(cities);
    let first = cities.first().expect("there are two");
    cities.is_subset(first.reached_over(own.minus(left_out)))
}

fn network(player: &Player, big_cities: CitySet) -> Network {
    let connection_points = big_cities.iter().map(City::connection_points).sum();
    let levels = big_cities.iter().map(|city| player.transport_space(city.region()).level);
    let level = levels.min().expect("there are two cities");
    Network { big_cities, connection_points, level, points: network_points(connection_points, level) }
}

#[cfg(test)]
mod tests {
    use super::super::positions::{round_one, slots};
    use super::*;
    use crate::Region;

    const CHICAGO_TO_NEW_YORK: [&str; 3] = ["Chicago 1", "Pittsburgh 1", "New York 1"];
    const TO_SAN_FRANCISCO: [&str; 4] = ["San Francisco 1", "Reno", "Salt Lake City", "Denver 1"];

    fn player(projects: &[&str], transport: [u8; 4]) -> Player {
        let mut player = round_one(2).players[0];
        player.projects = slots(projects);
        player.transport = transport;
        player
    }

    fn points(projects: &[&str], transport: [u8; 4]) -> u32 {
        best(&player(projects, transport)).map_or(0, |network| network.points)
    }

    /// CA-8.2: the table, by connection points and the lowest level.
    #[test]
    fn the_table_pays_3_to_36() {
        let railroad = [3, 2, 2, 1];
        assert_eq!(points(&CHICAGO_TO_NEW_YORK, [0; 4]), 3);
        assert_eq!(points(&CHICAGO_TO_NEW_YORK, [0, 1, 0, 0]), 6, "stagecoach in both regions");
        assert_eq!(points(&CHICAGO_TO_NEW_YORK, railroad), 9);
        let four = [&CHICAGO_TO_NEW_YORK[..], &TO_SAN_FRANCISCO, &["Omaha", "St. Louis 1", "Memphis", "New Orleans 1"]];
        assert_eq!(points(&four.concat(), [0; 4]), 18);
        assert_eq!(points(&four.concat(), [1, 1, 1, 0]), 24);
        assert_eq!(points(&four.concat(), railroad), 36);
    }

    /// CA-8.2: San Francisco has 2 connection points; the lowest level counts only in the big cities' regions.
    #[test]
    fn san_francisco_counts_double() {
        let joined = [&TO_SAN_FRANCISCO[..], &["Omaha", "Chicago 1"]].concat();
        let network = best(&player(&joined, [1, 2, 0, 0])).unwrap();

        assert_eq!((network.connection_points, network.points), (3, 12));
        assert_eq!(network.level, TransportLevel::Stagecoach);
        let by_the_south =
            [&["Chicago 1", "St. Louis 1", "Memphis", "Atlanta 1", "Washington 1", "New York 1"][..]].concat();
        assert_eq!(points(&by_the_south, [0, 2, 0, 1]), 9, "the South is passed through at carriage level");
    }

    /// CA-8.6: a gap breaks the network; CA-8.2: at least two big cities.
    #[test]
    fn a_gap_breaks_the_network() {
        assert_eq!(points(&["Chicago 1", "New York 1"], [0; 4]), 0);
        assert_eq!(points(&["Chicago 1", "Pittsburgh 1"], [0; 4]), 0);
    }

    /// CA-8.2: of two separate networks only the best counts.
    #[test]
    fn only_the_best_network_counts() {
        let west = [&TO_SAN_FRANCISCO[..], &["Omaha", "Chicago 1"]].concat();
        let both = [&west[..], &["New Orleans 1", "Atlanta 1", "Washington 1", "New York 1"]].concat();

        assert_eq!(points(&both, [0; 4]), 6);
    }

    /// CA-8.6: a badly served big city may be left out if the rest hangs together without it.
    #[test]
    fn a_badly_served_city_may_be_left_out() {
        let three = [&CHICAGO_TO_NEW_YORK[..], &["Washington 1", "Atlanta 1", "New Orleans 1"]].concat();
        let transport = [0, 2, 0, 1];

        let network = best(&player(&three, transport)).unwrap();

        assert_eq!(network.points, 9, "with New Orleans at carriage level it would be 6");
        assert!(!network.big_cities.contains(City::NEW_ORLEANS));
        assert_eq!(City::NEW_ORLEANS.region(), Region::South);
    }

    /// CA-8.6: who is in the middle can't be left out; the better of joining and not joining counts.
    #[test]
    fn a_city_in_the_middle_can_not_be_left_out() {
        let through = [&TO_SAN_FRANCISCO[..], &["Omaha", "Chicago 1", "Pittsburgh 1", "New York 1"]].concat();

        assert_eq!(points(&through, [3, 0, 0, 1]), 12, "Chicago is at carriage level");
    }
}
