//! From one decision to the next: a phase in which nobody can decide anything passes by itself.

use super::{activate, departments, donate, end, income, opening, planning, round, study, welfare};
use crate::state::Carnegie;
use crate::{Event, Phase};
use engine::{Chance, Seat, SeatSet};

/// After every action, until the table waits for somebody or the game is over.
///
/// Goods in hand don't make a decision: they can be sold (CA-2.5) as long as something else is left to decide.
pub(crate) fn go_on(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) {
    while passes_by_itself(game, chance, events) {}
}

fn passes_by_itself(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) -> bool {
    match game.phase {
        Phase::ChooseSides { waiting } if waiting.is_empty() => opening::begin(game),
        Phase::SetUpMoves { seat, left: 0 } => opening::end_moves(game, seat, events),
        Phase::TakeBack { seat, region } if game.player(seat).on_assignment[region.index()] == 0 => {
            income::pass(game, seat, region, events);
        }
        Phase::Study { seat, points, from_project } if !study::is_possible(game, seat, points) => {
            study::end_income(game, seat, points, from_project, events);
        }
        Phase::Donate { seat } if !donate::is_possible(game, seat) => donate::pass(game, seat, events),
        Phase::Departments { seat } if !departments::is_anything_left(game, seat) => {
            departments::end(game, seat, events);
        }
        Phase::BringWorker { seat, to } if !planning::is_anybody_to_bring(game, seat, to) => {
            game.phase = Phase::Departments { seat };
        }
        Phase::Activate { waiting } => match still(waiting, |seat| activate::is_possible(game, seat)) {
            SeatSet::EMPTY => round::end(game, chance, events),
            waiting => return wait(game, Phase::Activate { waiting }),
        },
        Phase::Welfare { waiting } => match still(waiting, |seat| welfare::is_possible(game, seat)) {
            SeatSet::EMPTY => end::finish(game, events),
            waiting => return wait(game, Phase::Welfare { waiting }),
        },
        _ => return false,
    }
    true
}

/// Those of the seats that have something to decide.
fn still(waiting: SeatSet, can_decide: impl Fn(Seat) -> bool) -> SeatSet {
    waiting.iter().filter(|seat| can_decide(*seat)).collect()
}

fn wait(game: &mut Carnegie, phase: Phase) -> bool {
    game.phase = phase;
    false
}
