//! SD-1: set-up.

use super::round;
use crate::state::{CompanyState, MOST_SEATS, STONES, SteelDriver};
use crate::{CitySet, Company, Event, Good, Illegal, LinkSet, Options, Phase, TrainTable};
use engine::{Chance, Seat};

/// SD-1.1 to SD-1.4: the table, with the stones of the first round taken.
pub(crate) fn set_up(
    seats: usize,
    options: &Options,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<SteelDriver, Illegal> {
    round::full_serving(seats)?;
    let active = active_player(seats, options, chance)?;

    events.push(Event::ActivePlayerChosen { seat: active });
    let mut game = SteelDriver {
        seats: seats as u8,
        options: *options,
        round: 1,
        active,
        phase: Phase::Open { seat: active, passes: 0 },
        supply: STONES,
        stones: [0; MOST_SEATS],
        money: [0; MOST_SEATS],
        shares: Default::default(),
        companies: [FULL_FIELD; 6],
        trains: TrainTable::START,
        transcontinental: None,
        goods_supply: Good::ALL.map(Good::pieces),
        goods_on_board: CitySet::EMPTY,
    };
    round::begin(&mut game, events);
    Ok(game)
}

/// SD-1.2: the seat agreed on, or one drawn.
fn active_player(seats: usize, options: &Options, chance: &mut Chance) -> Result<Seat, Illegal> {
    match options.active_player.seat() {
        None => Ok(Seat(chance.below(seats as u32) as u8)),
        Some(seat) if seat.index() < seats => Ok(seat),
        Some(seat) => Err(Illegal::NoSuchSeat { seat, seats }),
    }
}

/// SD-0.2, SD-1.4
const FULL_FIELD: CompanyState = CompanyState {
    stones: 0,
    shares_left: Company::SHARES,
    track_left: Company::TRACK,
    controller: None,
    last_controller: None,
    profit: 0,
    start: None,
    links: LinkSet::EMPTY,
    cities: CitySet::EMPTY,
    goods: [0; 5],
};
