//! AR-4.5, AR-4.8 to AR-4.11, AR-4.17: Expand.

use super::{income, year};
use crate::state::AmericanRails;
use crate::tables::hex_set::ONE_CUBE_HEXES;
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
        let room = its.track.next_to().minus(its.track).minus(full);
        let affordable = |hex: &Hex| price_on(game, occupied, *hex) <= its.treasury;
        legal.extend(room.iter().filter(affordable).map(|hex| Action::PlaceCube { railway, hex }));
    }
}

/// AR-4.5: Take $2 may be an Expand 2 with 4 or 5 players.
pub(crate) fn take_may_expand(game: &AmericanRails) -> bool {
    game.seats >= 4
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
        Phase::Take { seat } if take_may_expand(game) => Ok((seat, 2, 2)),
        Phase::Take { .. } => Err(Illegal::NoExpandWithThree),
        phase => Err(Illegal::NotNow { phase }),
    }
}

fn end(game: &mut AmericanRails, seat: Seat, cubes: u8, events: &mut Vec<Event>) {
    events.push(Event::ExpandEnded { seat, cubes });
    year::end_turn(game, events);
}
