//! The taste for Carnegie: the score as it stands, and what money, goods, workers, strips and departments will still bring.

mod donations;
mod hopes;
mod lookahead;
mod network;
mod timelines;
mod weights;
mod workers;

#[cfg(test)]
mod tests;

use crate::Taste;
use carnegie::{Action, Carnegie, Phase, View};
use engine::{Chance, Seat};
use hopes::Hopes;

/// Worths are counted in tenths of points: what differs less is as good as equal to the greedy bot.
const TENTHS: f64 = 10.0;

impl Taste for Carnegie {
    /// What a player has and may expect.
    fn worth(view: &View, seat: Seat) -> f64 {
        prospects(view, seat, &Hopes::of(view, seat))
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        match view.phase {
            Phase::ChooseTimeline { .. } => timelines::appraise(view, seat, legal, chance, worths),
            Phase::Welfare { .. } => worths.extend(legal.iter().map(welfare)),
            _ => lookahead::appraise(view, seat, legal, chance, worths),
        }
    }
}

/// CA-8.8: all that can be paid is paid; goods are better given than sold.
fn welfare(action: &Action) -> f64 {
    match action {
        Action::PayWelfare { .. } => TENTHS,
        Action::Finish => 0.0,
        _ => -TENTHS,
    }
}

/// In tenths of points. The hopes are those of the moment of decision, so that what ends a turn is no worse for that.
fn prospects(view: &View, seat: Seat, hopes: &Hopes) -> f64 {
    let player = view.player(seat);
    let points = f64::from(view.score(seat).total())
        + hopes.purse(player)
        + hopes.projects(player)
        + network::hope(view, player, hopes)
        + hopes.transport(player)
        + hopes.departments(player)
        + donations::growth(view, seat, hopes)
        + workers::worth(view, player, hopes)
        + hopes.turn(view, seat);
    TENTHS * points
}
