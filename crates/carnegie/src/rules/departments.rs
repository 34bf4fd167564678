//! CA-5.1, CA-5.13 to CA-5.15: a player's turn with the departments of the round's type.

use super::{charity, choice_tile, construction, effects, income, moves, planning, study, trade};
use crate::player::Player;
use crate::state::{Carnegie, Turn};
use crate::tables::company::COMPANY;
use crate::{Action, Department, Event, Gain, Illegal, Phase, Region, Resource, Space, Timeline};
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

/// CA-5.13 to CA-5.15: uses, moves and study points are counted when the turn starts.
pub(crate) fn turn(player: &Player, timeline: Timeline) -> Turn {
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

/// What a department gives its user in the turn; study points and moves join the turn's sums (CA-5.14, CA-5.15).
pub(crate) fn give(game: &mut Carnegie, seat: Seat, department: Department, gain: Gain, events: &mut Vec<Event>) {
    match gain.what {
        Resource::Moves => game.turn.moves += gain.amount,
        Resource::Study => game.turn.study += gain.amount,
        _ => {}
    }
    let gain = income::receive(game.player_mut(seat), gain);
    events.push(Event::DepartmentUsed { seat, department, gain });
}

/// CA-5.14: a worker who has been moved before his use has lost it.
pub(crate) fn lose_uses_of_who_left(game: &mut Carnegie, seat: Seat, space: Space) {
    let standing = game.player(seat).room(space).standing;
    let uses = &mut game.turn.uses[space.index()];
    *uses = standing.min(*uses);
}

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    choice_tile::list(game, legal);
    if game.turn.moves > 0 {
        moves::list(game, seat, game.turn.moves, legal);
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
    choice_tile::is_possible(game, seat)
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

#[cfg(test)]
mod tests {
    use super::super::positions::{
        ANNA, ERIK, MARY, act, add, departments_of, donation, legal, refused, round_one, space, stand,
    };
    use super::*;
    use crate::{Options, Stance};
    use engine::{Chance, Game, Seed, settle};

    fn trade(gain: Resource) -> Action {
        Action::Use { department: Department::TradeAndFinance, gain, assignment: None }
    }

    /// CA-5.1: from the start player clockwise, only departments of the chosen type.
    #[test]
    fn departments_are_used_in_turn_order_and_of_one_type() {
        let mut game = round_one(3);
        game.start = ERIK;
        game.phase = Phase::ChooseTimeline { seat: ERIK };
        act(&mut game, ERIK, Action::ChooseTimeline { timeline: Timeline::Management });
        let mut order = Vec::new();
        while let Phase::Departments { seat } = game.phase {
            order.push(seat);
            act(&mut game, seat, Action::Finish);
        }
        assert_eq!(order, [ERIK, MARY, ANNA]);

        let game = departments_of(Timeline::Management, |_| {});
        let build = Action::ChooseProject { department: Department::Construction, project: crate::Project::Housing };
        let (department, played) = (Department::Construction, Timeline::Management);
        assert_eq!(refused(&game, ANNA, build), Illegal::OtherTimeline { department, played });
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
        assert_eq!(back, Illegal::NoUseLeft { department: Department::TradeAndFinance });
    }

    /// CA-2.7: nobody has to use his workers.
    #[test]
    fn a_turn_may_end_unused() {
        let mut game = departments_of(Timeline::Management, |_| {});

        let events = act(&mut game, ANNA, Action::Finish);

        assert_eq!(events[0], Event::DepartmentsEnded { seat: ANNA, moves: 0, study: 0 });
        assert_eq!(game.phase, Phase::Departments { seat: ERIK });
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

    /// CA-5.14: a tile's worker who has been moved before his use has lost it; one moved after it has not.
    #[test]
    fn who_is_moved_before_his_use_has_lost_it() {
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

    /// CA-2.5: a turn in which nothing can be done passes by itself, though goods could be sold.
    #[test]
    fn a_turn_with_nothing_to_do_passes() {
        let mut game = round_one(2);
        game.players.iter_mut().for_each(|player| stand(player, Department::Construction, 0));

        act(&mut game, ANNA, Action::ChooseTimeline { timeline: Timeline::Construction });

        assert_eq!(game.round, 2, "nobody is in the West, nobody can build, nobody lies at a desk");
        assert_eq!(game.player(ANNA).goods, 4);
    }

    /// What passes by itself had nothing to offer: `is_anything_left` and `list` agree at every moment of many games.
    #[test]
    fn a_turn_passes_only_when_nothing_could_be_offered() {
        let mut turns = 0;
        for number in 0..60 {
            let (seed, mut events, mut legal_now) = (Seed::new(format!("turns {number}")), Vec::new(), Vec::new());
            let mut chance = Chance::new(&seed, 0);
            let mut game = Carnegie::new(1 + number % 4, &Options::default(), &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal_now);
            while let Some(seat) = game.to_act().first() {
                if let Phase::Departments { seat } = game.phase {
                    turns += 1;
                    for money in [0, 3, 30] {
                        // Without goods nothing could be sold, so both must say the same.
                        let mut bare = game.clone();
                        (bare.players[seat.index()].goods, bare.players[seat.index()].money) = (0, money);
                        let mut offers = Vec::new();
                        list(&bare, seat, &mut offers);
                        assert_eq!(is_anything_left(&bare, seat), !offers.is_empty(), "{bare:?}");
                    }
                }
                let action = chance.pick(&legal_now).unwrap();
                game.apply(seat, &action, &mut chance, &mut events).unwrap();
                settle(&mut game, &mut chance, &mut events, &mut legal_now);
            }
        }
        assert!(turns > 1000, "or nothing was tried");
    }

    /// CA-5.11.15, CA-5.12: what is offered at the start of a turn is all there is.
    #[test]
    fn charitable_giving_is_offered_where_somebody_else_gave() {
        let mut game =
            departments_of(Timeline::ResearchAndDevelopment, |anna| add(anna, Department::CharitableGiving, "3-1", 1));
        game.players[1].donations = game.players[1].donations.with(donation("welfare_flat"));

        let offers = legal(&game, ANNA);

        assert_eq!(offers.iter().filter(|action| matches!(action, Action::GiveOnTop { .. })).count(), 4);
    }
}
