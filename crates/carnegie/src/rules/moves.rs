//! CA-1.14, CA-5.3, CA-5.14: workers move in the company, one space at a time.

use super::departments;
use crate::event::Place;
use crate::player::Player;
use crate::player::Stance;
use crate::state::Carnegie;
use crate::{Action, Event, Illegal, Phase, Space};
use engine::Seat;

/// CA-5.3: to an orthogonal neighbour space, empty or not.
pub(crate) fn may_move(game: &Carnegie, from: Space, to: Space, worker: Stance) -> Result<Seat, Illegal> {
    let (seat, left) = match game.phase {
        Phase::SetUpMoves { seat, left } => (seat, left),
        Phase::Departments { seat } => (seat, game.turn.moves),
        phase => return Err(Illegal::NotNow { phase }),
    };
    let player = game.player(seat);
    if left == 0 {
        return Err(Illegal::NoMovesLeft);
    }
    if player.room(from).count(worker) == 0 {
        return Err(Illegal::NobodyThere { place: place(player, from), worker });
    }
    if !player.next_to(from).contains(to) {
        return Err(Illegal::NotNextTo { from: place(player, from), to: place(player, to) });
    }
    Ok(seat)
}

/// CA-2.1: who is moved lies down.
pub(crate) fn move_worker(
    game: &mut Carnegie,
    from: Space,
    to: Space,
    worker: Stance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_move(game, from, to, worker)?;

    go(game.player_mut(seat), from, to, worker);
    match &mut game.phase {
        Phase::SetUpMoves { left, .. } => *left -= 1,
        _ => {
            game.turn.moves -= 1;
            game.turn.fresh = false;
            departments::lose_uses_of_who_left(game, seat, from);
        }
    }
    let player = game.player(seat);
    events.push(Event::WorkerMoved { seat, from: place(player, from), to: place(player, to), was: worker });
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    let player = game.player(seat);
    for from in Space::all() {
        let room = player.room(from);
        if room.workers() == 0 {
            continue;
        }
        for to in player.next_to(from).iter() {
            let there = Stance::ALL.into_iter().filter(|worker| room.count(*worker) > 0);
            legal.extend(there.map(|worker| Action::MoveWorker { from, to, worker }));
        }
    }
}

/// One worker from space to space; he lies where he comes to.
pub(crate) fn go(player: &mut Player, from: Space, to: Space, worker: Stance) {
    player.room_mut(from).leave(worker);
    let to = player.lying_place(to);
    player.room_mut(to).lying += 1;
}

pub(crate) fn place(player: &Player, space: Space) -> Place {
    Place { space, department: player.room(space).department }
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, add, departments_of, legal, refused, rule_of, space, stand};
    use super::*;
    use crate::{Department, Timeline};

    fn step(from: &str, to: &str, worker: Stance) -> Action {
        Action::MoveWorker { from: space(from), to: space(to), worker }
    }

    /// CA-5.3: 3 moves per standing worker of Human Resources plus 3 for the permanent one (CA-2.8).
    #[test]
    fn human_resources_gives_three_moves_per_worker() {
        let two = departments_of(Timeline::HumanResources, |_| {});
        let one = departments_of(Timeline::HumanResources, |anna| stand(anna, Department::HumanResources, 0));

        assert_eq!((two.turn.moves, one.turn.moves), (6, 3));
    }

    /// CA-5.3: a move goes to an orthogonal neighbour; who moves lies down. The count does not change when the worker of
    /// Human Resources himself goes.
    #[test]
    fn a_worker_moves_one_space_and_lies_down() {
        let mut game = departments_of(Timeline::HumanResources, |_| {});
        let diagonal = refused(&game, ANNA, step("1-1", "2-2", Stance::Standing));
        assert!(matches!(diagonal, Illegal::NotNextTo { .. }));
        let nobody = refused(&game, ANNA, step("1-1", "2-1", Stance::Lying));
        assert!(matches!(nobody, Illegal::NobodyThere { .. }));

        act(&mut game, ANNA, step("1-1", "2-1", Stance::Standing));

        let anna = game.player(ANNA);
        assert_eq!((anna.room(space("2-1")).standing, anna.room(space("2-1")).lying), (1, 1));
        assert_eq!(game.turn.moves, 5);
    }

    /// CA-2.8: the permanent worker never moves.
    #[test]
    fn the_permanent_worker_stays() {
        let game = departments_of(Timeline::HumanResources, |anna| stand(anna, Department::HumanResources, 0));

        let nobody = refused(&game, ANNA, step("1-1", "2-1", Stance::Standing));

        assert_eq!(rule_of(nobody), "CA-5.3");
    }

    /// CA-2.2: any number may lie in a department, in the Lobby and on an empty space.
    #[test]
    fn any_number_may_lie_anywhere() {
        let mut game = departments_of(Timeline::HumanResources, |_| {});
        for _ in 0..3 {
            act(&mut game, ANNA, step("1-2", "1-1", Stance::Lying));
        }
        act(&mut game, ANNA, step("2-3", "3-3", Stance::Standing));
        act(&mut game, ANNA, step("2-2", "1-2", Stance::Standing));

        let anna = game.player(ANNA);
        let lying = |name| anna.room(space(name)).lying;
        assert_eq!((lying("1-1"), lying("3-3"), lying("1-2")), (3, 1, 3));
    }

    /// CA-5.14: unspent moves are lost with the turn.
    #[test]
    fn moves_that_are_not_made_are_lost() {
        let mut game = departments_of(Timeline::HumanResources, |_| {});
        act(&mut game, ANNA, step("1-2", "1-1", Stance::Lying));

        let events = act(&mut game, ANNA, Action::Finish);

        assert!(events.contains(&Event::DepartmentsEnded { seat: ANNA, moves: 5, study: 0 }));
    }

    #[test]
    fn without_moves_nobody_moves() {
        let game = departments_of(Timeline::Management, |_| {});

        assert_eq!(refused(&game, ANNA, step("1-2", "1-1", Stance::Lying)), Illegal::NoMovesLeft);
    }

    /// CA-5.11.4: both Lobbies are one space whose neighbours are those of both.
    #[test]
    fn with_a_new_lobby_the_lobby_has_more_neighbours() {
        let mut game = departments_of(Timeline::HumanResources, |anna| add(anna, Department::NewLobby, "3-3", 0));
        let to: Vec<Space> = legal(&game, ANNA)
            .into_iter()
            .filter_map(|action| match action {
                Action::MoveWorker { from, to, .. } if from == Space::lobby() => Some(to),
                _ => None,
            })
            .collect();
        assert_eq!(to, ["1-1", "1-3", "2-2", "2-3", "3-2", "3-4", "4-3"].map(space));

        act(&mut game, ANNA, step("1-2", "4-3", Stance::Lying));
        act(&mut game, ANNA, step("4-3", "1-2", Stance::Lying));

        assert_eq!(game.player(ANNA).room(Space::lobby()).lying, 5, "back over the New Lobby");
        assert_eq!(game.turn.moves, 4);
        let by_its_own_name = refused(&game, ANNA, step("2-3", "3-3", Stance::Standing));
        assert!(matches!(by_its_own_name, Illegal::NotNextTo { .. }), "it is called the Lobby");
    }
}
