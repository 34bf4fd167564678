//! AR-5: what cities and joined pairs earn a railway.

use crate::state::AmericanRails;
use crate::tables::hex_sets::HUBS;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, anna_on, hex, income_by_5_5};
    use crate::{Action, Space};
    use Railway::{American, Liberty, Majestic, National, Republic};

    /// Anna expands a railway, of which she has a share, by four cubes at most.
    fn anna_expands(railway: Railway, track: &[&str]) -> AmericanRails {
        anna_on(Space::Expand4).track(railway, track).share(ANNA, railway).treasury(railway, 100)
    }

    /// AR-5.1: the first cube in a city brings its full value.
    #[test]
    fn the_first_railway_in_a_city_earns_its_full_value() {
        let mut game = anna_expands(National, &["11-1"]);

        game.puts_cube(National, "Buffalo");

        assert_eq!(game.income(National), 4);
    }

    /// AR-5.1: the second earns the shared value, and the first drops by the difference.
    #[test]
    fn the_second_railway_takes_from_the_first() {
        let mut game = anna_expands(National, &["3-2"]).track(Liberty, &["Chicago"]);
        assert_eq!(game.income(Liberty), 7);
        game.puts_cube(National, "2-2");

        let events = game.puts_cube(National, "Chicago");

        assert_eq!(
            events[1..],
            [
                Event::IncomeChanged { railway: National, from: 0, to: 5 },
                Event::IncomeChanged { railway: Liberty, from: 7, to: 5 },
            ]
        );
    }

    /// AR-5.1: the third and later earn the shared value and take nothing.
    #[test]
    fn a_third_railway_takes_nothing() {
        let mut game = anna_expands(National, &["2-2"]).track(Liberty, &["Chicago"]).track(Majestic, &["Chicago"]);

        game.puts_cube(National, "Chicago");

        assert_eq!([game.income(National), game.income(Liberty), game.income(Majestic)], [5, 5, 5]);
    }

    /// AR-5.2, AR-5.3: Buffalo 4/3 with a house: National alone has 6; Liberty arrives: Liberty +4, National −2.
    #[test]
    fn a_shared_house_is_worth_one_to_each() {
        let mut game = anna_expands(Liberty, &["11-1"]).track(National, &["Buffalo"]).house("Buffalo");
        assert_eq!(game.income(National), 6);

        game.puts_cube(Liberty, "Buffalo");

        assert_eq!((game.income(Liberty), game.income(National)), (4, 4));
    }

    /// AR-5.2: a house that comes later counts 2 alone and 1 for each of several.
    #[test]
    fn a_later_house_counts_at_once() {
        let mut game = anna_on(Space::Develop).track(National, &["Albany"]).track(Liberty, &["Buffalo"]);

        game.does(Action::Develop { city: hex("Albany") });

        assert_eq!((game.income(National), game.income(Liberty)), (5, 4));
    }

    /// All hexes between them.
    #[rustfmt::skip]
    const CHICAGO_TO_NEW_YORK: [&str; 15] = [
        "3-2", "4-2", "4-3", "5-3", "6-3", "7-3", "8-3", "9-3", "10-4", "11-4", "12-4", "13-4", "14-4", "14-3", "15-3",
    ];

    /// AR-5.4: joining two of the three brings +$10 at once.
    #[test]
    fn a_joined_pair_brings_ten() {
        let mut game = anna_expands(American, &CHICAGO_TO_NEW_YORK).track(American, &["Chicago"]);
        assert_eq!(game.income(American), 7);

        let events = game.puts_cube(American, "New York");

        assert!(events.contains(&Event::PairJoined { railway: American, a: NEW_YORK, b: CHICAGO, dollars: 10 }));
        assert_eq!(game.income(American), 7 + 8 + 10);
        assert_eq!(joined_pairs(game.railway(American).track), 1);
    }

    /// AR-5.4: the third city joined brings +$20, two pairs at a time; each pair pays once per railway.
    #[test]
    fn the_third_city_joined_brings_twenty() {
        let mut game = anna_expands(American, &CHICAGO_TO_NEW_YORK).track(American, &["Chicago", "New York", "6-11"]);
        let before = game.income(American);

        let events = game.puts_cube(American, "Atlanta");

        let joined = events.iter().filter(|event| matches!(event, Event::PairJoined { .. })).count();
        assert_eq!((joined, game.income(American) - before), (2, 5 + 20));
        assert_eq!(joined_pairs(game.railway(American).track), 3);
        game.puts_cube(American, "5-12");
        assert_eq!(game.income(American), before + 25, "and no more");
    }

    /// AR-5.6: the bonus is neither shared with others that join the same pair nor taken by them.
    #[test]
    fn two_railways_may_join_the_same_pair() {
        let mut game = anna_expands(American, &["Chicago", "15-3"]).track(Republic, &["Chicago", "New York"]);
        assert_eq!(game.income(Republic), 5 + 8 + 10);

        game.puts_cube(American, "New York");

        assert_eq!((game.income(American), game.income(Republic)), (5 + 5 + 10, 5 + 5 + 10));
    }

    /// AR-5.6: only own track joins: two railways that meet join nothing.
    #[test]
    fn the_track_of_others_joins_nothing() {
        let mut game = anna_expands(American, &["Chicago"]).track(Republic, &["New York", "2-2"]);

        game.puts_cube(American, "2-2");

        assert_eq!((game.income(American), game.income(Republic)), (7, 8));
    }

    /// AR-5.5: the income is the present value of the railway's cities and $10 per joined pair.
    #[test]
    fn the_income_is_the_sum_of_cities_and_pairs() {
        let mut game = anna_expands(American, &CHICAGO_TO_NEW_YORK)
            .track(American, &["Chicago"])
            .track(Liberty, &["Fort Wayne", "Pittsburg", "New York"])
            .house("Fort Wayne");
        for on in ["Fort Wayne", "Pittsburg", "New York", "Philadelphia"] {
            game.puts_cube(American, on);
        }

        for railway in Railway::ALL {
            assert_eq!(game.income(railway), income_by_5_5(&game, railway), "{railway}");
        }
        assert_eq!(game.income(American), 7 + 2 + 3 + 5 + 6 + 10);
    }
}
