//! CA-1.3, CA-1.8 to CA-1.10, CA-1.13, CA-1.14: what the players choose before the first round.

use super::activate;
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
pub(crate) fn end_moves(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) {
    let next = game.left_of(seat);
    if next == game.start {
        activate::begin(game, events);
    } else {
        game.phase = Phase::SetUpMoves { seat: next, left: SET_UP_MOVES };
    }
}

fn right_of(game: &Carnegie, seat: Seat) -> Seat {
    let seats = game.seats;
    Seat((seat.0 + seats - 1) % seats)
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, MARY, act, legal, opened, opened_with, refused, slot, space};
    use super::*;
    use crate::player::Stance;
    use crate::{Options, StartPlayer};

    fn sides(housing: Side, infrastructure: Side) -> Action {
        Action::ChooseSides { housing, commerce: Side::A, industry: Side::A, infrastructure }
    }

    /// The three of them have chosen their sides; Erik is start player.
    fn after_sides() -> Carnegie {
        let mut game = opened_with(3, &Options { start: StartPlayer::Seat2, ..Options::default() }, "opening").0;
        for seat in [ANNA, ERIK, MARY] {
            act(&mut game, seat, sides(Side::A, Side::A));
        }
        game
    }

    /// Each has placed and taken the first thing that was offered.
    fn after_departments() -> Carnegie {
        let mut game = after_sides();
        for seat in [ANNA, MARY, ERIK] {
            for _ in 0..2 {
                let first = legal(&game, seat)[0];
                act(&mut game, seat, first);
            }
        }
        game
    }

    /// CA-1.3, CA-1.10: all choose the sides of their strips at the same time; the first field shows.
    #[test]
    fn everybody_chooses_sides_at_once() {
        let mut game = opened(3);
        assert_eq!(game.phase.to_act().len(), 3);
        assert_eq!(legal(&game, MARY).len(), 16 + 1, "and goods could be sold");

        act(&mut game, MARY, sides(Side::A, Side::B));

        assert_eq!(game.phase, Phase::ChooseSides { waiting: [ANNA, ERIK].into_iter().collect() });
        let strips = &game.player(MARY).strips;
        assert_eq!(strips.map(|strip| strip.side), [Side::A, Side::A, Side::A, Side::B]);
        assert!(strips.iter().all(|strip| (strip.field, strip.built) == (0, 0)));
        assert!(matches!(refused(&game, MARY, sides(Side::A, Side::A)), Illegal::NotNow { .. }));
    }

    /// CA-1.8, CA-1.13: counter-clockwise from the player right of the start player; the start player comes last.
    #[test]
    fn start_discs_go_round_the_other_way() {
        let mut game = after_sides();
        let mut order = Vec::new();
        while let Phase::PlaceStartDisc { seat } | Phase::TakeDepartment { seat } = game.phase {
            order.push(seat);
            let first = legal(&game, seat)[0];
            act(&mut game, seat, first);
        }

        assert_eq!(order, [ANNA, ANNA, MARY, MARY, ERIK, ERIK]);
        assert_eq!(game.phase, Phase::SetUpMoves { seat: ERIK, left: 6 });
    }

    /// CA-1.8: a Housing slot of a medium or large city; CA-1.13: it is a built project and costs nothing.
    #[test]
    fn the_start_disc_is_a_housing_project() {
        let mut game = after_sides();
        game.neutral_projects = Default::default();
        let place = |name| Action::PlaceStartDisc { slot: slot(name) };
        assert_eq!(refused(&game, ANNA, place("Reno")), Illegal::NotAStartSlot { slot: slot("Reno") });
        assert_eq!(refused(&game, ANNA, place("Boston 2")), Illegal::NotAStartSlot { slot: slot("Boston 2") });

        act(&mut game, ANNA, place("Boston 1"));

        let anna = game.player(ANNA);
        assert!(anna.projects.contains(slot("Boston 1")));
        assert_eq!((anna.strip(Project::Housing).built, anna.discs_on(Project::Housing)), (1, 0));
        assert_eq!((anna.money, anna.goods, anna.on_assignment), (12, 4, [0; 4]));
        assert_eq!(anna.project_incomes(Project::Housing).count(), 1, "CA-4.7: its circle pays from now on");
    }

    /// CA-1.13: two players may take the two copies of one department; CA-2.6: there is no third.
    #[test]
    fn two_can_take_the_same_department() {
        let mut game = after_sides();
        game.open_tiles[Department::Sales.index()] = 2;
        let take = Action::TakeDepartment { department: Department::Sales };
        for seat in [ANNA, MARY] {
            let first = legal(&game, seat)[0];
            act(&mut game, seat, first);
            act(&mut game, seat, take);
            assert_eq!(game.player(seat).reserved, Some(Department::Sales));
            assert_eq!(game.player(seat).find(Department::Sales), None, "CA-5.16: it is not in the company yet");
        }
        let first = legal(&game, ERIK)[0];
        act(&mut game, ERIK, first);

        assert_eq!(refused(&game, ERIK, take), Illegal::NoTileLeft { department: Department::Sales });
    }

    /// CA-1.9: from the start player clockwise, up to 6 moves each; then all may activate.
    #[test]
    fn set_up_moves_go_clockwise_and_then_all_activate() {
        let mut game = after_departments();
        let up = Action::MoveWorker { from: space("1-2"), to: space("2-2"), worker: Stance::Lying };
        let down = Action::MoveWorker { from: space("2-2"), to: space("1-2"), worker: Stance::Lying };
        for step in [up, down, up, down, up, up] {
            assert!(matches!(game.phase, Phase::SetUpMoves { seat: ERIK, .. }));
            act(&mut game, ERIK, step);
        }
        assert_eq!(game.phase, Phase::SetUpMoves { seat: MARY, left: 6 }, "six moves and no more");
        act(&mut game, MARY, up);
        act(&mut game, MARY, Action::Finish);
        assert_eq!(game.phase, Phase::SetUpMoves { seat: ANNA, left: 6 });
        act(&mut game, ANNA, up);
        act(&mut game, ANNA, Action::Finish);

        assert_eq!(game.phase, Phase::Activate { waiting: SeatSet::all(3) });
        for seat in [MARY, ANNA, ERIK] {
            act(&mut game, seat, Action::Activate { department: Department::Planning });
        }
        assert_eq!(game.round, 1, "nobody has anybody else to activate");
        assert_eq!(game.phase, Phase::ChooseTimeline { seat: ERIK });
    }

    /// CA-1.14: one may make no move at all; who moved lies down, on any space.
    #[test]
    fn set_up_moves_may_cross_departments_and_end_on_empty_spaces() {
        let mut game = after_departments();
        let step = |from, to, worker| Action::MoveWorker { from: space(from), to: space(to), worker };

        act(&mut game, ERIK, step("2-3", "3-3", Stance::Standing));

        let erik = game.player(ERIK);
        assert_eq!((erik.room(space("3-3")).lying, erik.room(space("2-3")).standing), (1, 0));
        act(&mut game, ERIK, Action::Finish);
        act(&mut game, MARY, Action::Finish);
        act(&mut game, ANNA, Action::Finish);
        assert_eq!(game.round, 1, "nobody lies at a desk: no activation");
    }
}
