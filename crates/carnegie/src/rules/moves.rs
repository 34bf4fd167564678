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
