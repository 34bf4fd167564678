//! Doing no more of what the table waits for. Nobody has to use their workers (CA-2.7).

use super::{donate, income, opening, study, turns};
use crate::state::Carnegie;
use crate::{Event, Illegal, Phase};
use engine::Seat;

pub(crate) fn may_finish(game: &Carnegie) -> Result<(), Illegal> {
    match game.phase {
        Phase::SetUpMoves { .. }
        | Phase::TakeBack { .. }
        | Phase::Study { .. }
        | Phase::Donate { .. }
        | Phase::Departments { .. }
        | Phase::BringWorker { .. }
        | Phase::Activate { .. }
        | Phase::Welfare { .. } => Ok(()),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn finish(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) -> Result<(), Illegal> {
    may_finish(game)?;

    match game.phase {
        Phase::SetUpMoves { left, .. } => {
            events.push(Event::SetUpMovesEnded { seat, left });
            opening::end_moves(game, seat, events);
        }
        Phase::TakeBack { region, .. } => {
            events.push(Event::NobodyTakenBack { seat, region });
            income::end(game, seat);
        }
        Phase::Study { points, from_project, .. } => study::end_income(game, seat, points, from_project, events),
        Phase::Donate { .. } => {
            events.push(Event::DonationDeclined { seat });
            donate::end(game, seat);
        }
        Phase::Departments { .. } => {
            let (moves, study) = (game.turn.moves, game.turn.study);
            events.push(Event::DepartmentsEnded { seat, moves, study });
            turns::pass_on(game, seat, events);
        }
        Phase::BringWorker { to, .. } => {
            let to = game.player(seat).room(to).department.expect("a department was placed there");
            events.push(Event::NobodyBrought { seat, to });
            game.phase = Phase::Departments { seat };
        }
        Phase::Activate { waiting } => {
            events.push(Event::ActivationEnded { seat });
            game.phase = Phase::Activate { waiting: waiting.without(seat) };
        }
        Phase::Welfare { waiting } => {
            events.push(Event::WelfareEnded { seat });
            game.phase = Phase::Welfare { waiting: waiting.without(seat) };
        }
        _ => unreachable!("may_finish has refused"),
    }
    Ok(())
}
