//! CA-1.1 to CA-1.7, CA-1.10, CA-1.11: what lies on the table before the first choice.

use super::{andrew_deck, neutral};
use crate::player::Player;
use crate::state::{Carnegie, MOST_SEATS, Row, Turn};
use crate::tables::donation::DonationSet;
use crate::tables::map_sets::SlotSet;
use crate::tables::timeline::{TILE_COUNT, TileSide};
use crate::{Department, Event, Illegal, Options, Phase, Side, Timeline};
use engine::{Chance, Seat, SeatSet};

/// CA-1.10: all that is random is laid out first.
pub(crate) fn set_up(
    seats: usize,
    options: &Options,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<Carnegie, Illegal> {
    if !(1..=MOST_SEATS).contains(&seats) {
        return Err(Illegal::WrongSeats { seats });
    }
    let start = named_start_player(seats, options)?;

    let start = start.unwrap_or_else(|| Seat(chance.below(seats as u32) as u8));
    events.push(Event::StartPlayerChosen { seat: start });
    let rows = lay_timelines(chance, events);
    let removed_tiles = remove_tiles(seats, chance, events);
    let mut game = Carnegie {
        options: *options,
        seats: seats as u8,
        round: 0,
        start,
        phase: Phase::ChooseSides { waiting: SeatSet::all(seats) },
        players: [(); MOST_SEATS].map(|()| Player::at_start()),
        rows,
        chosen: None,
        turn: Turn::default(),
        open_tiles: removed_tiles.map(|removed| Department::COPIES - removed),
        removed_tiles,
        neutral_projects: SlotSet::EMPTY,
        neutral_donations: DonationSet::EMPTY,
        andrew: None,
    };
    hand_out_choice_tiles(&mut game);
    neutral::place_discs(&mut game, chance, events);
    if seats == 1 {
        game.andrew = Some(andrew_deck::new_andrew(options.level, chance, events));
    }
    Ok(game)
}

/// CA-1.10: none if he is to be drawn; alone one always starts.
fn named_start_player(seats: usize, options: &Options) -> Result<Option<Seat>, Illegal> {
    if seats == 1 {
        return Ok(Some(Seat(0)));
    }
    match options.start.seat() {
        Some(seat) if seat.index() >= seats => Err(Illegal::NoSuchStartPlayer { seat, seats }),
        named => Ok(named),
    }
}

/// CA-1.1: four of the eight tiles, drawn and turned at random.
fn lay_timelines(chance: &mut Chance, events: &mut Vec<Event>) -> [Row; 4] {
    let mut tiles: [u8; TILE_COUNT as usize] = std::array::from_fn(|index| index as u8 + 1);
    chance.shuffle(&mut tiles);
    Timeline::ALL.map(|timeline| {
        let tile = TileSide { tile: tiles[timeline.index()], side: Side::ALL[chance.below(2) as usize] };
        events.push(Event::TileLaid { timeline, tile });
        Row { tile, marker: 0 }
    })
}

/// CA-1.2: says how many copies of each left the game.
fn remove_tiles(seats: usize, chance: &mut Chance, events: &mut Vec<Event>) -> [u8; Department::TILE_COUNT] {
    let leaving = match seats {
        4 => 4,
        3 => 8,
        _ => 16,
    };
    let mut tiles: [usize; 2 * Department::TILE_COUNT] = std::array::from_fn(|index| index / 2);
    chance.shuffle(&mut tiles);
    let mut removed = [0; Department::TILE_COUNT];
    for tile in &tiles[..leaving] {
        removed[*tile] += 1;
    }
    events.push(Event::TilesRemoved { tiles: leaving as u8 });
    removed
}

/// CA-1.6, CA-1.11: all of four players, the third of three, nobody else.
fn hand_out_choice_tiles(game: &mut Carnegie) {
    let third = game.left_of(game.left_of(game.start));
    for seat in game.all_seats() {
        game.player_mut(seat).choice_tile = game.seats == 4 || (game.seats == 3 && seat == third);
    }
}
