//! CA-5.13 to CA-5.15: what the workers who stand in the departments of the round's type can do in a turn, and what they have done.

use crate::player::Player;
use crate::state::{Carnegie, Turn};
use crate::tables::company::COMPANY;
use crate::{Department, Event, Gain, Illegal, Phase, Region, Resource, Space, Timeline};
use engine::Seat;

/// CA-5.3
const MOVES_PER_WORKER: u8 = 3;
/// CA-5.8, CA-5.15
const STUDY_PER_WORKER: u8 = 3;
/// CA-5.11.14
const STUDY_PER_DESIGNER: u8 = 4;

/// What the workers of a department give a turn of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Moves(u8),
    Study(u8),
    /// What the department does, so many times.
    Uses(u8),
}

impl Department {
    /// What so many who stand there give; nothing in an ongoing department (CA-5.11).
    #[inline]
    pub fn work_of(self, standing: u8) -> Option<Work> {
        match self {
            Department::HumanResources => Some(Work::Moves(MOVES_PER_WORKER * (standing + COMPANY.permanent_workers))),
            Department::ResearchAndDevelopment => Some(Work::Study(STUDY_PER_WORKER * standing)),
            Department::AdvancedDesign => Some(Work::Study(STUDY_PER_DESIGNER * standing)),
            used => has_uses(used).then_some(Work::Uses(standing)),
        }
    }
}

/// CA-5.13 to CA-5.15: uses, moves and study points are counted when the turn starts.
pub(crate) fn turn(player: &Player, timeline: Timeline) -> Turn {
    let mut turn = Turn { timeline: Some(timeline), ..Turn::default() };
    for space in Space::all() {
        let room = player.room(space);
        let Some(department) = room.department.filter(|department| department.timeline() == timeline) else { continue };
        match department.work_of(room.standing) {
            Some(Work::Moves(moves)) => turn.moves += moves,
            Some(Work::Study(points)) => turn.study += points,
            Some(Work::Uses(uses)) => turn.uses[space.index()] = uses,
            None => {}
        }
    }
    turn
}

/// Whose department turn it is.
pub(crate) fn whose_departments(game: &Carnegie) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::Departments { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// CA-5.1, CA-5.13: a department of the type that is played, with a worker who stood there when the turn started and has
/// not been used.
pub(crate) fn may_use(game: &Carnegie, department: Department) -> Result<(Seat, Space), Illegal> {
    let seat = whose_departments(game)?;
    if let Some(played) = game.turn.timeline.filter(|played| *played != department.timeline()) {
        return Err(Illegal::OtherTimeline { department, played });
    }
    let Some(space) = game.player(seat).find(department) else {
        return Err(Illegal::NotInCompany { department });
    };
    if !has_uses(department) {
        return Err(Illegal::NeverUsed { department });
    }
    match (game.turn.uses[space.index()], game.turn.left_unused[space.index()]) {
        (0, 0) => Err(Illegal::NoUseLeft { department }),
        (0, unused) => Err(Illegal::DepartmentLeft { department, unused }),
        _ => Ok((seat, space)),
    }
}

/// CA-5.1: one finishes a department before the next and does not come back to it.
pub(crate) fn spend_use(game: &mut Carnegie, space: Space) {
    let turn = &mut game.turn;
    if let Some(before) = turn.in_use.filter(|before| *before != space) {
        turn.left_unused[before.index()] = std::mem::take(&mut turn.uses[before.index()]);
    }
    turn.in_use = Some(space);
    turn.uses[space.index()] -= 1;
    turn.fresh = false;
}

/// CA-2.4: the very worker who does it goes from their desk to a zone.
pub(crate) fn assign(game: &mut Carnegie, seat: Seat, space: Space, region: Region, events: &mut Vec<Event>) {
    let player = game.player_mut(seat);
    player.room_mut(space).standing -= 1;
    player.on_assignment[region.index()] += 1;
    let department = player.room(space).department.expect("only departments have desks");
    events.push(Event::WorkerAssigned { seat, department, region });
}

/// What a department gives its user in the turn; study points and moves join the turn's sums (CA-5.14, CA-5.15).
pub(crate) fn give(game: &mut Carnegie, seat: Seat, department: Department, gain: Gain, events: &mut Vec<Event>) {
    match gain.what {
        Resource::Moves => game.turn.moves += gain.amount,
        Resource::Study => game.turn.study += gain.amount,
        _ => {}
    }
    let gain = game.player_mut(seat).receive(gain);
    events.push(Event::DepartmentUsed { seat, department, gain });
}

/// CA-5.14: a worker who has been moved before their use has lost it.
pub(crate) fn lose_uses_of_who_left(game: &mut Carnegie, seat: Seat, space: Space) {
    let standing = game.player(seat).room(space).standing;
    let uses = &mut game.turn.uses[space.index()];
    *uses = standing.min(*uses);
}

/// CA-5.11, CA-5.14, CA-5.15: ongoing departments are never used, and what these three give is there from the start.
fn has_uses(department: Department) -> bool {
    let gives_at_start = matches!(
        department,
        Department::HumanResources | Department::ResearchAndDevelopment | Department::AdvancedDesign
    );
    !department.is_ongoing() && !gives_at_start
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, add, departments_of, refused, space, stand};
    use super::*;
    use crate::{Action, Stance};

    fn trade(gain: Resource) -> Action {
        Action::Use { department: Department::TradeAndFinance, gain, assignment: None }
    }

    /// CA-5.1: any order, but one finishes a department before the next and does not come back to it.
    #[test]
    fn a_department_left_is_finished() {
        let mut game = departments_of(Timeline::Management, |anna| {
            stand(anna, Department::TradeAndFinance, 2);
            add(anna, Department::Sales, "3-1", 1);
        });
        act(&mut game, ANNA, trade(Resource::Goods));

        act(&mut game, ANNA, Action::Trade { department: Department::Sales, goods: 1 });

        let back = refused(&game, ANNA, trade(Resource::Goods));
        assert_eq!(back, Illegal::DepartmentLeft { department: Department::TradeAndFinance, unused: 1 });
        assert_eq!(back.rule().0, "CA-5.1");
    }

    /// CA-5.11: ongoing departments are never "used".
    #[test]
    fn an_ongoing_department_is_not_used() {
        let game = departments_of(Timeline::Management, |anna| add(anna, Department::PropertyManagement, "3-1", 1));
        let department = Department::PropertyManagement;

        let illegal = refused(&game, ANNA, Action::Trade { department, goods: 1 });

        assert_eq!(illegal, Illegal::NeverUsed { department });
        assert_eq!(game.turn.uses[space("3-1").index()], 0);
    }

    /// CA-5.13: a department placed or reached this turn has no use.
    #[test]
    fn a_department_placed_this_turn_has_no_use() {
        let mut game = departments_of(Timeline::Management, |anna| anna.reserved = Some(Department::Purchasing));
        game.players[0].room_mut(space("1-4")).lying = 1;
        act(&mut game, ANNA, Action::TakeDepartment { department: Department::Purchasing });
        act(&mut game, ANNA, Action::PlaceDepartment { space: space("1-4") });

        let department = Department::Purchasing;
        let used =
            refused(&game, ANNA, Action::Use { department, gain: Resource::Goods, assignment: Some(Region::West) });

        assert_eq!(used, Illegal::NoUseLeft { department });
    }

    /// CA-5.14: a tile's worker who has been moved before being used can do nothing any more; one moved after it has not.
    #[test]
    fn who_is_moved_before_being_used_does_nothing() {
        let mut game = departments_of(Timeline::HumanResources, |anna| add(anna, Department::Recruiting, "3-1", 2));
        let use_it = Action::Use { department: Department::Recruiting, gain: Resource::Moves, assignment: None };
        let away = Action::MoveWorker { from: space("3-1"), to: space("2-1"), worker: Stance::Standing };
        act(&mut game, ANNA, use_it);
        act(&mut game, ANNA, away);
        assert_eq!(game.turn.uses[space("3-1").index()], 1, "the one who was used has gone");

        act(&mut game, ANNA, away);

        assert_eq!(refused(&game, ANNA, use_it), Illegal::NoUseLeft { department: Department::Recruiting });
    }

    /// CA-5.14: the moves of all departments are one sum, spent whenever their owner likes.
    #[test]
    fn moves_are_one_sum_for_the_turn() {
        let mut game = departments_of(Timeline::HumanResources, |anna| {
            add(anna, Department::Training, "3-1", 1);
            add(anna, Department::Recruiting, "3-2", 1);
        });
        let step = Action::MoveWorker { from: space("1-2"), to: space("1-1"), worker: Stance::Lying };
        act(&mut game, ANNA, step);
        let zone = Some(Region::West);
        act(&mut game, ANNA, Action::Use { department: Department::Training, gain: Resource::Moves, assignment: zone });
        act(
            &mut game,
            ANNA,
            Action::Use { department: Department::Recruiting, gain: Resource::Moves, assignment: None },
        );
        act(&mut game, ANNA, step);

        assert_eq!(game.turn.moves, 6 + 8 + 4 - 2);
    }

    /// CA-5.15: study points are one sum, there from the start: 3 + 4 + 4 + 4 = 15; CA-5.11.14: 4 per designer.
    #[test]
    fn study_points_are_one_sum_for_the_turn() {
        let game =
            departments_of(Timeline::ResearchAndDevelopment, |anna| add(anna, Department::AdvancedDesign, "3-1", 3));

        assert_eq!(game.turn.study, 15);
        assert!(game.turn.uses.iter().all(|uses| *uses == 0));
    }
}
