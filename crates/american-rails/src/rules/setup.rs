//! AR-1: parts and set-up.

use crate::options::Banker;
use crate::state::{AmericanRails, FIRST_YEAR, MOST_SEATS, RailwayState};
use crate::{Event, HexSet, Illegal, Options, Phase, Railway};
use engine::{Chance, Seat};

/// AR-1.2 to AR-1.6: the table before the banker names the first railway.
pub(crate) fn set_up(
    seats: usize,
    options: &Options,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<AmericanRails, Illegal> {
    let start_money = start_money(seats)?;

    let mut railways = Railway::ALL.map(full_box);
    if seats == 3 {
        let railway = drawn_railway(chance);
        railways[railway.index()] = empty_box();
        events.push(Event::RailwayLeftOut { railway });
    }
    let banker = match options.banker {
        Banker::Seat1 => Seat(0),
        Banker::Drawn => Seat(chance.below(seats as u32) as u8),
    };
    events.push(Event::BankerChosen { seat: banker });
    let mut money = [0; MOST_SEATS];
    money[..seats].fill(start_money);
    Ok(AmericanRails {
        seats: seats as u8,
        options: *options,
        banker,
        year: FIRST_YEAR,
        column: None,
        phase: Phase::NameRailway { seat: banker, preparation: true },
        money,
        shares: Default::default(),
        railways,
        houses: HexSet::EMPTY,
        turn_order: Default::default(),
        action_track: Default::default(),
    })
}

/// AR-1.5
fn start_money(seats: usize) -> Result<u32, Illegal> {
    match seats {
        3 | 4 => Ok(50),
        5 => Ok(40),
        _ => Err(Illegal::WrongSeats { seats }),
    }
}

/// AR-1.2
fn drawn_railway(chance: &mut Chance) -> Railway {
    Railway::ALL[chance.below(Railway::ALL.len() as u32) as usize]
}

/// AR-1.3: one cube marks the income and is not in the supply.
fn full_box(railway: Railway) -> RailwayState {
    RailwayState { in_game: true, cubes_left: railway.cubes() - 1, shares_left: railway.shares(), ..empty_box() }
}

fn empty_box() -> RailwayState {
    RailwayState {
        in_game: false,
        offered: false,
        cubes_left: 0,
        shares_left: 0,
        shares_removed: 0,
        treasury: 0,
        income: 0,
        track: HexSet::EMPTY,
    }
}
