//! LG-5.7: the steps after a game that need a decision, in order.

use super::{banish, choice, draft, growth, new_boards};
use crate::Phase;
use crate::state::{After, LegacyGame};
use engine::Seat;

/// One of the after-game steps that may wait for somebody.
#[derive(Clone, Copy)]
enum Step {
    /// Step 2.
    Banish,
    /// What the chapter's story asks in step 3.
    Choice(u8),
    /// Step 4.
    NewBoards,
    /// Who joins a company, after the boxes.
    People,
    /// Step 7.
    Growth,
}

/// Goes to the next decision, or ends the game when there is none left.
pub(crate) fn go_on(game: &mut LegacyGame) {
    while let Some(step) = step(game) {
        if let Some(phase) = wait_for(game, step) {
            game.phase = phase;
            return;
        }
        game.after = After { step: game.after.step + 1, decided: 0 };
    }
    game.phase = Phase::Finished;
}

/// Somebody has decided.
pub(crate) fn decided(game: &mut LegacyGame) {
    game.after.decided += 1;
    go_on(game);
}

/// LG-6.5: who decides when a step goes from last to first.
pub(crate) fn from_last_to_first(game: &LegacyGame) -> Option<Seat> {
    let seats = game.seat_count();
    let rank = seats.checked_sub(usize::from(game.after.decided)).filter(|rank| *rank > 0)?;
    super::end::in_place(game, rank)
}

/// For a step that asks one company only.
pub(crate) fn once(game: &LegacyGame, seat: Seat) -> Option<Seat> {
    (game.after.decided == 0).then_some(seat)
}

fn step(game: &LegacyGame) -> Option<Step> {
    let choices = game.world.options().choices.len() as u8;
    match game.after.step {
        0 => Some(Step::Banish),
        step if step <= choices => Some(Step::Choice(step - 1)),
        step if step == choices + 1 => Some(Step::NewBoards),
        step if step == choices + 2 => Some(Step::People),
        step if step == choices + 3 => Some(Step::Growth),
        _ => None,
    }
}

fn wait_for(game: &LegacyGame, step: Step) -> Option<Phase> {
    match step {
        Step::Banish => banish::wait_for(game),
        Step::Choice(choice) => choice::wait_for(game, choice),
        Step::NewBoards => new_boards::wait_for(game),
        Step::People => draft::wait_for(game),
        Step::Growth => growth::wait_for(game),
    }
}
