//! CA-5.1, CA-5.2, CA-5.12, CA-5.13: a player's turn with the departments of the round's type.

use super::{charity, construction, effects, planning, study, trade};
use crate::player::Player;
use crate::state::{Carnegie, Turn};
use crate::tables::company::COMPANY;
use crate::{Action, Department, Event, Illegal, Phase, Region, Resource, Space, Timeline};
use engine::{Seat, SeatSet};

/// CA-5.3
const MOVES_PER_WORKER: u8 = 3;
/// CA-5.8, CA-5.15
const STUDY_PER_WORKER: u8 = 3;
/// CA-5.11.14
const STUDY_PER_DESIGNER: u8 = 4;

/// CA-5.1: from the start player clockwise.
pub(crate) fn begin(game: &mut Carnegie, seat: Seat) {
    let timeline = game.chosen.expect("a timeline was chosen this round").timeline;
    game.turn = Turn { fresh: true, ..turn(game.player(seat), timeline) };
    game.phase = Phase::Departments { seat };
}

/// CA-5.2, CA-5.12: another type, before anything was used, and not against one's own choice.
pub(crate) fn may_play_choice_tile(game: &Carnegie, timeline: Timeline) -> Result<Seat, Illegal> {
    let seat = with_departments(game)?;
    if !game.player(seat).choice_tile {
        return Err(Illegal::NoChoiceTile);
    }
    let chosen = game.chosen.map_or(timeline, |chosen| chosen.timeline);
    if seat == game.start {
        return Err(Illegal::OwnChoice { timeline: chosen });
    }
    if !game.turn.fresh {
        return Err(Illegal::TurnBegun);
    }
    if timeline == chosen {
        return Err(Illegal::SameTimeline { timeline });
    }
    Ok(seat)
}

/// CA-5.12: event, other players and markers don't change; the tile leaves the game.
pub(crate) fn play_choice_tile(
    game: &mut Carnegie,
    timeline: Timeline,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_play_choice_tile(game, timeline)?;

    game.player_mut(seat).choice_tile = false;
    game.turn = turn(game.player(seat), timeline);
    events.push(Event::ChoiceTilePlayed { seat, timeline });
    Ok(())
}

/// CA-5.1, CA-5.13: a department of the type that is played, with a worker who stood there when the turn started and has
/// not been used.
pub(crate) fn may_use(game: &Carnegie, department: Department) -> Result<(Seat, Space), Illegal> {
    let seat = with_departments(game)?;
    if let Some(played) = game.turn.timeline.filter(|played| *played != department.timeline()) {
        return Err(Illegal::OtherTimeline { department, played });
    }
    let Some(space) = game.player(seat).find(department) else {
        return Err(Illegal::NotInCompany { department });
    };
    if !has_uses(department) {
        return Err(Illegal::NeverUsed { department });
    }
    if game.turn.uses[space.index()] == 0 {
        return Err(Illegal::NoUseLeft { department });
    }
    Ok((seat, space))
}

/// CA-5.1: one finishes a department before the next and does not come back to it.
pub(crate) fn spend_use(game: &mut Carnegie, space: Space) {
    let turn = &mut game.turn;
    if let Some(before) = turn.in_use.filter(|before| *before != space) {
        turn.uses[before.index()] = 0;
    }
    turn.in_use = Some(space);
    turn.uses[space.index()] -= 1;
    turn.fresh = false;
}

/// CA-2.4: the very worker who does it goes from his desk to a zone.
pub(crate) fn assign(game: &mut Carnegie, seat: Seat, space: Space, region: Region, events: &mut Vec<Event>) {
    let player = game.player_mut(seat);
    player.room_mut(space).standing -= 1;
    player.on_assignment[region.index()] += 1;
    let department = player.room(space).department.expect("only departments have desks");
    events.push(Event::WorkerAssigned { seat, department, region });
}

/// CA-5.14: a worker who has been moved before his use has lost it.
pub(crate) fn lose_uses_of_who_left(game: &mut Carnegie, seat: Seat, space: Space) {
    let standing = game.player(seat).room(space).standing;
    let uses = &mut game.turn.uses[space.index()];
    *uses = standing.min(*uses);
}

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    let tiles = Timeline::ALL.into_iter().filter(|timeline| may_play_choice_tile(game, *timeline).is_ok());
    legal.extend(tiles.map(|timeline| Action::PlayChoiceTile { timeline }));
    if game.turn.moves > 0 {
        super::moves::list(game, seat, legal);
    }
    study::list(game, seat, game.turn.study, legal);
    for department in usable(game, seat) {
        match department {
            Department::Planning => planning::list_tiles(game, seat, legal),
            Department::Construction | Department::Engineering | Department::ConstructionOutsourcing => {
                construction::list_projects(game, seat, department, legal);
            }
            Department::Sales | Department::Logistics | Department::SupplyChain => {
                trade::list(game, seat, department, legal);
            }
            Department::CharitableGiving => charity::list(game, seat, legal),
            _ => effects::list(game, seat, department, legal),
        }
    }
}

/// Whether the player could do anything in this turn, if need be after selling goods.
pub(crate) fn is_anything_left(game: &Carnegie, seat: Seat) -> bool {
    let player = game.player(seat);
    let turn = &game.turn;
    let choice_tile = turn.fresh && player.choice_tile && seat != game.start;
    choice_tile
        || (turn.moves > 0 && player.rooms.iter().any(|room| room.workers() > 0))
        || study::is_possible(game, seat, turn.study)
        || usable(game, seat).any(|department| is_useful(game, seat, department))
}

/// The turn passes by itself: moves and study points that nobody can use are lost.
pub(crate) fn end(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) {
    let (moves, study) = (game.turn.moves, game.turn.study);
    if moves + study > 0 {
        events.push(Event::DepartmentsEnded { seat, moves, study });
    }
    pass_on(game, seat);
}

/// CA-7.4: after the last department turn all activate.
pub(crate) fn pass_on(game: &mut Carnegie, seat: Seat) {
    let next = game.left_of(seat);
    if next == game.start {
        game.turn = Turn::default();
        game.phase = Phase::Activate { waiting: SeatSet::all(game.seat_count()) };
    } else {
        begin(game, next);
    }
}

/// CA-5.13 to CA-5.15: uses, moves and study points are counted when the turn starts.
fn turn(player: &Player, timeline: Timeline) -> Turn {
    let mut turn = Turn { timeline: Some(timeline), ..Turn::default() };
    for space in Space::all() {
        let room = player.room(space);
        let Some(department) = room.department.filter(|department| department.timeline() == timeline) else { continue };
        match department {
            Department::HumanResources => turn.moves += MOVES_PER_WORKER * (room.standing + COMPANY.permanent_workers),
            Department::ResearchAndDevelopment => turn.study += STUDY_PER_WORKER * room.standing,
            Department::AdvancedDesign => turn.study += STUDY_PER_DESIGNER * room.standing,
            used if has_uses(used) => turn.uses[space.index()] = room.standing,
            _ => {}
        }
    }
    turn
}

/// CA-5.11, CA-5.14, CA-5.15: ongoing departments are never used, and what these three give is there from the start.
fn has_uses(department: Department) -> bool {
    let gives_at_start = matches!(
        department,
        Department::HumanResources | Department::ResearchAndDevelopment | Department::AdvancedDesign
    );
    !department.is_ongoing() && !gives_at_start
}

/// Departments with uses left.
fn usable(game: &Carnegie, seat: Seat) -> impl Iterator<Item = Department> {
    Space::all()
        .filter(|space| game.turn.uses[space.index()] > 0)
        .filter_map(move |space| game.player(seat).room(space).department)
}

fn is_useful(game: &Carnegie, seat: Seat, department: Department) -> bool {
    match department {
        Department::Planning => planning::is_possible(game, seat),
        Department::Construction | Department::Engineering | Department::ConstructionOutsourcing => {
            construction::is_possible(game, seat, department)
        }
        Department::Sales | Department::Logistics | Department::SupplyChain => {
            trade::is_possible(game.player(seat), department)
        }
        Department::CharitableGiving => charity::is_possible(game, seat),
        _ => true,
    }
}

/// Whose department turn it is.
fn with_departments(game: &Carnegie) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::Departments { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// What a department gives its user in the turn; study points and moves join the turn's sums (CA-5.14, CA-5.15).
pub(crate) fn give(
    game: &mut Carnegie,
    seat: Seat,
    department: Department,
    gain: crate::Gain,
    events: &mut Vec<Event>,
) {
    match gain.what {
        Resource::Moves => game.turn.moves += gain.amount,
        Resource::Study => game.turn.study += gain.amount,
        _ => {}
    }
    let gain = super::income::receive(game.player_mut(seat), gain);
    events.push(Event::DepartmentUsed { seat, department, gain });
}
