//! CA-1.3, CA-1.8 to CA-1.10, CA-1.13, CA-1.14: what the players choose before the first round.

use crate::player::Strip;
use crate::state::Carnegie;
use crate::tables::map_sets::START_SLOTS;
use crate::{Action, Department, Event, Illegal, Phase, Project, Side, Slot};
use engine::{Seat, SeatSet};

/// CA-1.9
const SET_UP_MOVES: u8 = 6;

pub(crate) fn may_choose_sides(game: &Carnegie, seat: Seat) -> Result<SeatSet, Illegal> {
    match game.phase {
        Phase::ChooseSides { waiting } if waiting.contains(seat) => Ok(waiting),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// CA-1.3: the sides of Housing, Commerce, Industry and Infrastructure; discs stay on their first fields (CA-1.5).
pub(crate) fn choose_sides(
    game: &mut Carnegie,
    seat: Seat,
    sides: [Side; 4],
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let waiting = may_choose_sides(game, seat)?;

    game.player_mut(seat).strips = sides.map(Strip::new);
    game.phase = Phase::ChooseSides { waiting: waiting.without(seat) };
    events.push(Event::SidesChosen { seat, sides });
    Ok(())
}

pub(crate) fn list_sides(legal: &mut Vec<Action>) {
    for choice in 0..16 {
        let side = |project: Project| Side::ALL[choice >> project.index() & 1];
        legal.push(Action::ChooseSides {
            housing: side(Project::Housing),
            commerce: side(Project::Commerce),
            industry: side(Project::Industry),
            infrastructure: side(Project::Infrastructure),
        });
    }
}

/// CA-1.8: from the player right of the start player counter-clockwise; so the start player comes last (CA-1.13).
pub(crate) fn begin(game: &mut Carnegie) {
    game.phase = Phase::PlaceStartDisc { seat: right_of(game, game.start) };
}

/// CA-1.8: a free Housing slot of a medium or large city.
pub(crate) fn may_place_start_disc(game: &Carnegie, slot: Slot) -> Result<(), Illegal> {
    if !matches!(game.phase, Phase::PlaceStartDisc { .. }) {
        return Err(Illegal::NotNow { phase: game.phase });
    }
    if !START_SLOTS.contains(slot) {
        return Err(Illegal::NotAStartSlot { slot });
    }
    if game.taken_slots().contains(slot) {
        return Err(Illegal::SlotTaken { slot });
    }
    Ok(())
}

/// CA-1.13: it costs nothing, sends nobody out and is a built project from now on.
pub(crate) fn place_start_disc(
    game: &mut Carnegie,
    seat: Seat,
    slot: Slot,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    may_place_start_disc(game, slot)?;

    let player = game.player_mut(seat);
    player.projects = player.projects.with(slot);
    player.strips[Project::Housing.index()].built += 1;
    game.phase = Phase::TakeDepartment { seat };
    events.push(Event::StartDiscPlaced { seat, slot });
    Ok(())
}

pub(crate) fn list_start_slots(game: &Carnegie, legal: &mut Vec<Action>) {
    legal.extend(START_SLOTS.minus(game.taken_slots()).iter().map(|slot| Action::PlaceStartDisc { slot }));
}

/// CA-1.8: any that lies open.
pub(crate) fn may_reserve(game: &Carnegie, department: Department) -> Result<(), Illegal> {
    if !matches!(game.phase, Phase::TakeDepartment { .. }) {
        return Err(Illegal::NotNow { phase: game.phase });
    }
    if game.open_copies(department) == 0 {
        return Err(Illegal::NoTileLeft { department });
    }
    Ok(())
}

pub(crate) fn reserve(
    game: &mut Carnegie,
    seat: Seat,
    department: Department,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    may_reserve(game, department)?;

    game.open_tiles[department.index()] -= 1;
    game.player_mut(seat).reserved = Some(department);
    game.phase = if seat == game.start {
        Phase::SetUpMoves { seat, left: SET_UP_MOVES }
    } else {
        Phase::PlaceStartDisc { seat: right_of(game, seat) }
    };
    events.push(Event::DepartmentReserved { seat, department });
    Ok(())
}

pub(crate) fn list_tiles(game: &Carnegie, legal: &mut Vec<Action>) {
    let open = Department::TILES.into_iter().filter(|department| game.open_copies(*department) > 0);
    legal.extend(open.map(|department| Action::TakeDepartment { department }));
}

/// CA-1.9, CA-1.10: the next player clockwise moves; after the last all may activate.
pub(crate) fn end_moves(game: &mut Carnegie, seat: Seat) {
    let next = game.left_of(seat);
    game.phase = if next == game.start {
        Phase::Activate { waiting: SeatSet::all(game.seat_count()) }
    } else {
        Phase::SetUpMoves { seat: next, left: SET_UP_MOVES }
    };
}

fn right_of(game: &Carnegie, seat: Seat) -> Seat {
    let seats = game.seats;
    Seat((seat.0 + seats - 1) % seats)
}
