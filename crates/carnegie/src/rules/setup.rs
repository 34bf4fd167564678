//! CA-1.1 to CA-1.7, CA-1.10, CA-1.11: what lies on the table before the first choice.

use super::{andrew_deck, neutral};
use crate::player::Player;
use crate::state::{Carnegie, MOST_SEATS, Row, Turn};
use crate::tables::donation::DonationSet;
use crate::tables::slot::SlotSet;
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

/// CA-1.10: none if they are to be drawn; alone one always starts.
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, MARY, PETER, opened, opened_with};
    use super::*;
    use crate::StartPlayer;
    use engine::{Game, Seed};

    fn opened_by(start: StartPlayer, seats: usize, seed: &str) -> Carnegie {
        opened_with(seats, &Options { start, ..Options::default() }, seed).0
    }

    /// CA-1.1: four different tiles on random sides, each marker left of its row.
    #[test]
    fn four_of_the_eight_tiles_lie_in_the_rows() {
        let game = opened(4);
        let mut tiles = game.rows.map(|row| row.tile.tile);
        tiles.sort_unstable();

        assert!(tiles.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(game.rows.iter().all(|row| row.marker == 0));
        let others = ["a", "b", "c", "d", "e"].map(|seed| opened_with(4, &Options::default(), seed).0.rows);
        assert!(others.iter().any(|rows| *rows != game.rows), "they are drawn");
        assert!(others.iter().flatten().any(|row| row.tile.side == Side::A), "and turned");
        assert!(others.iter().flatten().any(|row| row.tile.side == Side::B), "and turned");
    }

    /// CA-1.2, CA-9.9: 4, 8 or 16 of the 32 tiles leave the game with 4, 3 or 2 players, and 16 alone.
    #[test]
    fn some_tiles_leave_the_game() {
        for (seats, leaving) in [(1, 16), (2, 16), (3, 8), (4, 4)] {
            let game = opened(seats);
            assert_eq!(game.removed_tiles.iter().sum::<u8>(), leaving);
            assert_eq!(game.open_tiles.iter().sum::<u8>(), 32 - leaving);
        }
    }

    /// CA-1.6, CA-1.11: everybody of four has an action-choice tile; of three only the third in turn order.
    #[test]
    fn action_choice_tiles_go_to_four_or_to_the_third() {
        let holders =
            |game: &Carnegie| -> Vec<Seat> { game.all_seats().filter(|seat| game.player(*seat).choice_tile).collect() };

        assert_eq!(holders(&opened(4)), [ANNA, ERIK, MARY, PETER]);
        assert_eq!(holders(&opened(3)), [MARY]);
        assert_eq!(holders(&opened_by(StartPlayer::Seat2, 3, "x")), [ANNA], "two seats left of Erik");
        assert!(holders(&opened(2)).is_empty());
        assert!(holders(&opened(1)).is_empty());
    }

    /// CA-1.10: the start player is a seat or drawn.
    #[test]
    fn the_start_player_is_named_or_drawn() {
        assert_eq!(opened_by(StartPlayer::Seat1, 3, "x").start, ANNA);
        assert_eq!(opened_by(StartPlayer::Seat3, 3, "x").start, MARY);
        let drawn: SeatSet = (0..40).map(|seed| opened_by(StartPlayer::Drawn, 3, &seed.to_string()).start).collect();
        assert_eq!(drawn.len(), 3);
        assert_eq!(opened_by(StartPlayer::Seat3, 1, "x").start, ANNA, "alone one always starts");
    }

    #[test]
    fn a_table_needs_one_to_four_players_and_its_start_player() {
        let open = |seats, start| {
            let (seed, options) = (Seed::new("x"), Options { start, ..Options::default() });
            Carnegie::new(seats, &options, &mut Chance::new(&seed, 0), &mut Vec::new()).map(drop)
        };

        assert_eq!(open(0, StartPlayer::Seat1), Err(Illegal::WrongSeats { seats: 0 }));
        assert_eq!(open(5, StartPlayer::Seat1), Err(Illegal::WrongSeats { seats: 5 }));
        assert_eq!(open(3, StartPlayer::Seat4), Err(Illegal::NoSuchStartPlayer { seat: PETER, seats: 3 }));
    }
}
