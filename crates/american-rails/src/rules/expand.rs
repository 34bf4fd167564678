//! AR-4.5, AR-4.8 to AR-4.11, AR-4.17: Expand.

use super::{income, year};
use crate::state::AmericanRails;
use crate::tables::hex_sets::ONE_CUBE_HEXES;
use crate::{Action, Event, Hex, HexSet, Illegal, Phase, Railway, Terrain};
use engine::Seat;

/// One cube of an Expand that has room for it.
pub(crate) struct Placing {
    seat: Seat,
    price: u32,
    left: u8,
    of: u8,
}

/// AR-4.8: a railway of which the player owns a share, on a hex next to its track that has room, paid by its treasury.
pub(crate) fn may_place_cube(game: &AmericanRails, railway: Railway, hex: Hex) -> Result<Placing, Illegal> {
    let (seat, left, of) = expanding(game)?;
    let its = game.railway(railway);
    if game.shares_of(seat, railway) == 0 {
        return Err(Illegal::NoShareOwned { railway });
    }
    if its.cubes_left == 0 {
        return Err(Illegal::NoCubeLeft { railway });
    }
    if its.track.contains(hex) {
        return Err(Illegal::OwnCubeThere { railway, hex });
    }
    if its.track.both(hex.neighbours()).is_empty() {
        return Err(Illegal::NotNextToTrack { railway, hex });
    }
    let there = game.railways_at(hex);
    if let Some(by) = there.iter().next().filter(|_| hex.terrain().holds_one_cube()) {
        return Err(Illegal::HexFull { hex, by });
    }
    let price = price(hex.terrain(), there.len(), game.houses.contains(hex));
    if price > its.treasury {
        return Err(Illegal::CannotAfford { railway, treasury: its.treasury, price });
    }
    Ok(Placing { seat, price, left, of })
}

/// AR-4.17: paid and counted as income before the next cube is chosen.
pub(crate) fn place_cube(
    game: &mut AmericanRails,
    railway: Railway,
    hex: Hex,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let Placing { seat, price, left, of } = may_place_cube(game, railway, hex)?;

    let its = game.railway_mut(railway);
    its.treasury -= price;
    its.cubes_left -= 1;
    its.track = its.track.with(hex);
    events.push(Event::CubePlaced { seat, railway, hex, dollars: price });
    income::connect(game, railway, hex, events);
    if left == 1 {
        end(game, seat, of, events);
    } else {
        game.phase = Phase::Expand { seat, left: left - 1, of };
    }
    Ok(())
}

/// AR-4.12: an Expand may stop after any cube. (Before the first it is left, as any action.)
pub(crate) fn may_stop(game: &AmericanRails) -> Result<(Seat, u8), Illegal> {
    match game.phase {
        Phase::Expand { seat, left, of } if left < of => Ok((seat, of - left)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn stop(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, cubes) = may_stop(game)?;

    end(game, seat, cubes, events);
    Ok(())
}

/// Every cube that could be next.
pub(crate) fn list(game: &AmericanRails, seat: Seat, legal: &mut Vec<Action>) {
    let occupied = game.occupied();
    let full = occupied.both(ONE_CUBE_HEXES);
    for railway in Railway::ALL {
        let its = game.railway(railway);
        if game.shares_of(seat, railway) == 0 || its.cubes_left == 0 || its.treasury < CHEAPEST {
            continue;
        }
        let room = Hex::next_to(its.track).minus(its.track).minus(full);
        let affordable = |hex: &Hex| price_on(game, occupied, *hex) <= its.treasury;
        legal.extend(room.iter().filter(affordable).map(|hex| Action::PlaceCube { railway, hex }));
    }
}

/// AR-4.5: Take $2 may be an Expand 2 with 4 or 5 players.
pub(crate) fn take_may_expand(seats: u8) -> bool {
    seats >= 4
}

/// AR-4.10: what the next cube on a hex costs.
pub(crate) fn price(terrain: Terrain, cubes: usize, house: bool) -> u32 {
    match terrain {
        Terrain::Plains => CHEAPEST + 2 * cubes as u32,
        Terrain::City => CHEAPEST + 2 * cubes as u32 + 2 * u32::from(house),
        Terrain::Forest => 3,
        Terrain::Mountain => 5,
    }
}

const CHEAPEST: u32 = 2;

/// As `price`, without counting the cubes of a hex that has none.
fn price_on(game: &AmericanRails, occupied: HexSet, hex: Hex) -> u32 {
    let cubes = if occupied.contains(hex) { game.railways_at(hex).len() } else { 0 };
    price(hex.terrain(), cubes, game.houses.contains(hex))
}

/// Who expands, how many cubes are left and of how many.
fn expanding(game: &AmericanRails) -> Result<(Seat, u8, u8), Illegal> {
    match game.phase {
        Phase::Expand { seat, left, of } => Ok((seat, left, of)),
        Phase::Take { seat } if take_may_expand(game.seats) => Ok((seat, 2, 2)),
        Phase::Take { .. } => Err(Illegal::NoExpandWithThree),
        phase => Err(Illegal::NotNow { phase }),
    }
}

fn end(game: &mut AmericanRails, seat: Seat, cubes: u8, events: &mut Vec<Event>) {
    events.push(Event::ExpandEnded { seat, cubes });
    year::end_turn(game, events);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Space;
    use crate::rules::positions::{ANNA, ERIK, anna_on, hex};
    use Railway::{American, Continental, Liberty, Majestic, National, Republic};

    /// Anna on Expand 3 with a share of National, which stands in Chicago.
    fn anna_expands_national(dollars: u32) -> AmericanRails {
        anna_on(Space::Expand3).track(National, &["Chicago"]).share(ANNA, National).treasury(National, dollars)
    }

    fn cube(railway: Railway, on: &str) -> Action {
        Action::PlaceCube { railway, hex: hex(on) }
    }

    /// AR-4.8: up to N cubes, one at a time; they need not be adjacent to each other nor of one railway.
    #[test]
    fn the_cubes_of_one_expand_may_go_to_several_railways() {
        let mut game =
            anna_expands_national(20).track(Liberty, &["Atlanta"]).share(ANNA, Liberty).treasury(Liberty, 20);

        game.puts_cube(National, "2-2");
        game.puts_cube(Liberty, "5-12");
        game.puts_cube(National, "1-1");

        assert_eq!((game.railway(National).track.len(), game.railway(Liberty).track.len()), (3, 2));
        assert_eq!(game.to_move(), ERIK);
    }

    /// AR-4.8: Expand 4 has four cubes.
    #[test]
    fn expand_4_stops_by_itself_after_the_fourth_cube() {
        let mut game =
            anna_on(Space::Expand4).track(National, &["Chicago"]).share(ANNA, National).treasury(National, 20);

        for (left, on) in [(3, "2-2"), (2, "3-2"), (1, "4-2")] {
            game.puts_cube(National, on);
            assert_eq!(game.phase, Phase::Expand { seat: ANNA, left, of: 4 });
        }
        let events = game.puts_cube(National, "4-3");

        assert_eq!(events.last(), Some(&Event::ExpandEnded { seat: ANNA, cubes: 4 }));
        assert_eq!(game.to_move(), ERIK);
    }

    /// AR-4.8: only railways of which the player owns a share, only next to their own track.
    #[test]
    fn a_cube_needs_a_share_and_own_track_next_to_it() {
        let game = anna_expands_national(20).track(Liberty, &["Detroit"]).treasury(Liberty, 20);

        let others = game.refuses(cube(Liberty, "5-1"));
        let far = game.refuses(cube(National, "5-1"));

        assert_eq!(others, Illegal::NoShareOwned { railway: Liberty });
        assert_eq!(far, Illegal::NotNextToTrack { railway: National, hex: hex("5-1") });
    }

    /// AR-4.9: never two cubes of one colour in a hex.
    #[test]
    fn a_railway_is_in_a_hex_once() {
        let mut game = anna_expands_national(20);
        game.puts_cube(National, "2-2");

        assert_eq!(game.refuses(cube(National, "2-2")), Illegal::OwnCubeThere { railway: National, hex: hex("2-2") });
        game.refuses(cube(National, "Chicago"));
    }

    /// AR-4.9: forest and mountain hold one cube in all.
    #[test]
    fn forest_and_mountain_hold_one_cube() {
        let game = anna_on(Space::Expand3)
            .track(National, &["Pittsburg"])
            .share(ANNA, National)
            .treasury(National, 20)
            .track(Liberty, &["11-3", "12-3"])
            .track(American, &["Pittsburg"]);
        let forest = hex("11-3");

        assert_eq!(game.refuses(cube(National, "11-3")), Illegal::HexFull { hex: forest, by: Liberty });
        assert!(!game.legal().contains(&cube(National, "11-3")));
        let game = game.track(National, &["12-2"]);
        assert_eq!(game.refuses(cube(National, "12-3")), Illegal::HexFull { hex: hex("12-3"), by: Liberty });
    }

    /// AR-4.10: city $2 + $2 per cube and house; plains $2 + $2 per cube; forest $3; mountain $5.
    #[test]
    fn what_a_cube_costs() {
        let city = |cubes, house| price(Terrain::City, cubes, house);
        let plains = |cubes| price(Terrain::Plains, cubes, false);

        assert_eq!([city(0, false), city(1, false), city(1, true), city(5, true)], [2, 4, 6, 14]);
        assert_eq!([plains(0), plains(1), plains(5)], [2, 4, 12]);
        assert_eq!([price(Terrain::Forest, 0, false), price(Terrain::Mountain, 0, false)], [3, 5]);
    }

    /// AR-4.10: paid in full from the treasury, never by players; not affordable, not allowed.
    #[test]
    fn a_treasury_of_1_dollar_builds_nothing() {
        let game = anna_expands_national(1);

        let refused = game.refuses(cube(National, "2-2"));

        assert_eq!(refused, Illegal::CannotAfford { railway: National, treasury: 1, price: 2 });
        assert_eq!(game.legal(), [Action::Leave], "$50 in Anna's hand don't help");
    }

    /// AR-4.10: exactly enough is enough.
    #[test]
    fn the_treasury_may_be_spent_to_the_last_dollar() {
        let mut game = anna_expands_national(4).track(Majestic, &["2-2"]);

        let events = game.puts_cube(National, "2-2");

        assert_eq!(events, [Event::CubePlaced { seat: ANNA, railway: National, hex: hex("2-2"), dollars: 4 }]);
        assert_eq!((game.railway(National).treasury, game.money_of(ANNA)), (0, 50));
        assert_eq!(game.legal(), [Action::Stop]);
    }

    /// AR-4.11: a railway with no cube in supply can't expand.
    #[test]
    fn an_empty_supply_builds_nothing() {
        let game = anna_expands_national(20).cubes_left(National, 0);

        assert_eq!(game.refuses(cube(National, "2-2")), Illegal::NoCubeLeft { railway: National });
        assert_eq!(game.legal(), [Action::Leave]);
    }

    /// AR-4.12: an Expand may stop after any cube, or be left before the first.
    #[test]
    fn an_expand_stops_when_its_player_says_so() {
        let mut game = anna_expands_national(20);
        assert_eq!(game.refuses(Action::Stop), Illegal::NotNow { phase: game.phase });
        game.puts_cube(National, "2-2");
        assert_eq!(game.refuses(Action::Leave), Illegal::NotNow { phase: game.phase });

        let events = game.does(Action::Stop);

        assert_eq!(events, [Event::ExpandEnded { seat: ANNA, cubes: 1 }]);
        assert_eq!(game.to_move(), ERIK);
    }

    /// AR-4.17: each cube is paid and counted before the next, which may be adjacent to it.
    #[test]
    fn the_next_cube_may_go_on_from_the_last() {
        let mut game = anna_expands_national(20);
        assert!(!game.legal().contains(&cube(National, "Fort Wayne")));
        for (on, treasury, income) in [("3-2", 18, 7), ("4-2", 16, 7), ("Fort Wayne", 14, 9)] {
            if on == "3-2" {
                game = game.track(National, &["2-2"]);
            }
            game.puts_cube(National, on);
            assert_eq!((game.railway(National).treasury, game.income(National)), (treasury, income));
        }
    }

    /// AR-4.17: a cube pays for one that was placed just before it on its hex.
    #[test]
    fn a_cube_of_the_same_expand_makes_its_hex_dearer() {
        let mut game =
            anna_expands_national(20).track(Republic, &["Chicago"]).share(ANNA, Republic).treasury(Republic, 9);
        game.puts_cube(National, "2-2");

        let events = game.puts_cube(Republic, "2-2");

        assert_eq!(events[0], Event::CubePlaced { seat: ANNA, railway: Republic, hex: hex("2-2"), dollars: 4 });
    }

    /// AR-4.18: cities and plains hold any number of colours.
    #[test]
    fn all_six_railways_fit_in_a_city_and_on_plains() {
        let five = [American, Continental, Majestic, Liberty, Republic];
        let full = five
            .into_iter()
            .fold(anna_expands_national(40), |game, railway| game.track(railway, &["2-2", "Rock Island"]));
        let mut game = full;

        game.puts_cube(National, "2-2");
        game.puts_cube(National, "Rock Island");

        assert_eq!(game.railways_at(hex("2-2")).len(), 6);
        assert_eq!(game.railway(National).treasury, 40 - 12 - 12);
    }

    /// AR-9.2: an Expand without a possible cube has one answer.
    #[test]
    fn an_expand_without_a_possible_cube_ends() {
        let mut game = anna_expands_national(2);
        game.puts_cube(National, "2-2");

        assert_eq!(game.legal(), [Action::Stop]);
    }
}
