//! The taste for Carnegie: the score as it stands, and what money, goods, workers, strips and departments will still bring.

mod donations;
mod hopes;
mod lookahead;
mod network;
mod timelines;
mod tune;
mod weights;
mod workers;

#[cfg(test)]
mod tests;

use crate::{Lookahead, Playouts, Practice, Progress, Taste};
use carnegie::{Action, Carnegie, Event, Options, Phase, View};
use engine::{Chance, Game, Imagined, Seat, Viewer};
use hopes::Hopes;
use weights::Weights;

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

    /// Short playouts: over long ones luck drowns small differences.
    fn lookahead() -> Lookahead {
        Lookahead::Playouts {
            broker: Playouts { games: 30, choices: 3, rounds: Some(2), guard: 1.0 },
            baron: Playouts { games: 240, choices: 8, rounds: Some(3), guard: 0.3 },
        }
    }

    const MARGIN: f64 = 40.0;

    /// What this player has and may expect, less what the others do; against Andrew, his score if the game ended now.
    fn margin(imagined: &Imagined<Carnegie>, seat: Seat) -> f64 {
        let view = imagined.view(Viewer::Seat(seat));
        let own = Self::worth(&view, seat);
        let others = view.players.len() - 1;
        let against = match view.andrew_score() {
            Some(andrew) => TENTHS * f64::from(andrew.total()),
            None => {
                let theirs = view.seats().filter(|other| *other != seat).map(|other| Self::worth(&view, other));
                theirs.sum::<f64>() / others.max(1) as f64
            }
        };
        (own - against) / TENTHS
    }

    fn clock(imagined: &Imagined<Carnegie>) -> u32 {
        u32::from(imagined.view(Viewer::Spectator).round)
    }

    fn at_its_best(think: &mut dyn FnMut()) {
        Weights::think_tuned(think);
    }

    fn practise(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Option<Vec<u8>> {
        Some(tune::tune(practice, told))
    }

    /// CA-4.4: a donation, for dollars.
    fn bought(event: &Event) -> Option<(Seat, String, u32)> {
        match *event {
            Event::DonationMade { seat, donation, dollars } => Some((seat, donation.to_string(), dollars)),
            _ => None,
        }
    }

    /// Every number of players, and alone against Andrew.
    fn practice(number: u64) -> (usize, Options) {
        ([3, 2, 4, 1][(number % 4) as usize], Options::default())
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
