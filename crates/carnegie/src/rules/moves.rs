//! CA-1.14, CA-5.3, CA-5.14, CA-5.20: workers move in the company, step by step or straight to where they are wanted.

use super::uses;
use crate::event::Place;
use crate::player::Player;
use crate::player::Stance;
use crate::state::Carnegie;
use crate::{Action, Event, Illegal, Phase, Space};
use engine::Seat;

/// CA-5.3, CA-5.20: to any other space, empty or not, that is no further than the moves last. Says how many it takes.
pub(crate) fn may_move(game: &Carnegie, from: Space, to: Space, worker: Stance) -> Result<(Seat, u8), Illegal> {
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
    let Some(moves) = player.moves_between(from, to) else {
        return Err(Illegal::NoWayThere { from: place(player, from), to: place(player, to) });
    };
    if moves > left {
        return Err(Illegal::TooFar { from: place(player, from), to: place(player, to), moves, left });
    }
    Ok((seat, moves))
}

/// CA-2.1: who is moved lies down.
pub(crate) fn move_worker(
    game: &mut Carnegie,
    from: Space,
    to: Space,
    worker: Stance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, moves) = may_move(game, from, to, worker)?;

    go(game.player_mut(seat), from, to, worker);
    match &mut game.phase {
        Phase::SetUpMoves { left, .. } => *left -= moves,
        _ => {
            game.turn.moves -= moves;
            game.turn.fresh = false;
            uses::lose_uses_of_who_left(game, seat, from);
        }
    }
    let player = game.player(seat);
    events.push(Event::WorkerMoved { seat, from: place(player, from), to: place(player, to), was: worker, moves });
    Ok(())
}

/// With so many moves left.
pub(crate) fn list(game: &Carnegie, seat: Seat, left: u8, legal: &mut Vec<Action>) {
    let player = game.player(seat);
    let ways = player.company_ways();
    for from in Space::all() {
        let room = player.room(from);
        for worker in Stance::ALL.into_iter().filter(|worker| room.count(*worker) > 0) {
            let near = Space::all().filter(|to| ways.moves_between(from, *to).is_some_and(|moves| moves <= left));
            legal.extend(near.map(|to| Action::MoveWorker { from, to, worker }));
        }
    }
}

/// One worker from space to space, where they lie down.
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
    /// Human Resources goes.
    #[test]
    fn a_worker_moves_one_space_and_lies_down() {
        let mut game = departments_of(Timeline::HumanResources, |_| {});
        let nowhere = refused(&game, ANNA, step("1-1", "1-1", Stance::Standing));
        assert!(matches!(nowhere, Illegal::NoWayThere { .. }));
        let nobody = refused(&game, ANNA, step("1-1", "2-1", Stance::Lying));
        assert!(matches!(nobody, Illegal::NobodyThere { .. }));

        act(&mut game, ANNA, step("1-1", "2-1", Stance::Standing));

        let anna = game.player(ANNA);
        assert_eq!((anna.room(space("2-1")).standing, anna.room(space("2-1")).lying), (1, 1));
        assert_eq!(game.turn.moves, 5);
    }

    /// CA-5.20: straight to a space further off for as many moves as there are steps; CA-5.3: none is diagonal.
    #[test]
    fn a_worker_goes_straight_to_a_room_further_off() {
        let mut game = departments_of(Timeline::HumanResources, |anna| stand(anna, Department::HumanResources, 0));
        assert_eq!(game.turn.moves, 3);
        let far = refused(&game, ANNA, step("1-2", "4-3", Stance::Lying));
        assert!(matches!(far, Illegal::TooFar { moves: 4, left: 3, .. }));
        assert_eq!(rule_of(far), "CA-5.20");

        let events = act(&mut game, ANNA, step("1-2", "2-3", Stance::Lying));

        assert!(matches!(events[..], [Event::WorkerMoved { moves: 2, .. }]));
        assert_eq!((game.turn.moves, game.player(ANNA).room(space("2-3")).lying), (1, 1));
    }

    /// CA-5.20: it is the same as making the steps one by one, whoever goes wherever, with New Lobby (CA-5.11.4) or without.
    #[test]
    fn every_straight_move_equals_its_steps() {
        let plain = departments_of(Timeline::HumanResources, |_| {});
        let with_uses = departments_of(Timeline::HumanResources, |anna| add(anna, Department::Recruiting, "3-1", 2));
        let new_lobbies = ["4-4", "3-3", "3-1"]
            .map(|at| departments_of(Timeline::HumanResources, |anna| add(anna, Department::NewLobby, at, 0)));
        let set_up = Carnegie { phase: Phase::SetUpMoves { seat: ANNA, left: 6 }, ..plain.clone() };
        let mut longest = 0;
        for game in [plain, with_uses, set_up].iter().chain(&new_lobbies) {
            for action in legal(game, ANNA) {
                let Action::MoveWorker { from, to, worker } = action else { continue };
                let mut straight = game.clone();
                act(&mut straight, ANNA, action);

                let way = shortest_way(game.player(ANNA), from, to);
                let mut by_steps = game.clone();
                let (mut at, mut stance) = (from, worker);
                for next in &way {
                    act(&mut by_steps, ANNA, Action::MoveWorker { from: at, to: *next, worker: stance });
                    (at, stance) = (*next, Stance::Lying);
                }

                assert_eq!(straight, by_steps, "{from} to {to} by {way:?}");
                longest = longest.max(way.len());
            }
        }
        assert_eq!(longest, 6, "from one corner of the house to the other");
    }

    /// Found step by step, from either Lobby where there are two.
    fn shortest_way(player: &Player, from: Space, to: Space) -> Vec<Space> {
        let next_to = |space: Space| -> Vec<Space> {
            let here: Vec<Space> =
                Space::all().filter(|room| player.lying_place(*room) == player.lying_place(space)).collect();
            let beside = |next: &Space| here.iter().any(|room| room.steps_to(*next) == 1);
            Space::all().filter(beside).map(|next| player.lying_place(next)).collect()
        };
        let mut ways = vec![vec![from]];
        loop {
            if let Some(way) = ways.iter().find(|way| way.last() == Some(&to)) {
                return way[1..].to_vec();
            }
            assert!(ways[0].len() < 8, "no way from {from} to {to}");
            let longer = |way: &Vec<Space>| {
                let more = next_to(way[way.len() - 1]).into_iter().filter(|next| !way.contains(next));
                more.map(|next| [way.clone(), vec![next]].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(longer).collect();
        }
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
        let lobby = Space::lobby();
        let anna = game.player(ANNA);
        let near: Vec<Space> = Space::all().filter(|to| anna.moves_between(lobby, *to) == Some(1)).collect();
        assert_eq!(near, ["1-1", "1-3", "2-2", "2-3", "3-2", "3-4", "4-3"].map(space));

        act(&mut game, ANNA, step("1-2", "4-3", Stance::Lying));
        act(&mut game, ANNA, step("4-3", "1-2", Stance::Lying));

        assert_eq!(game.player(ANNA).room(Space::lobby()).lying, 5, "back over the New Lobby");
        assert_eq!(game.turn.moves, 4);
        let by_its_own_name = refused(&game, ANNA, step("2-3", "3-3", Stance::Standing));
        assert!(matches!(by_its_own_name, Illegal::NoWayThere { .. }), "it is called the Lobby");
    }
}
