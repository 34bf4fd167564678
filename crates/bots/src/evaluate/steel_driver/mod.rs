//! The taste for Steel Driver: money, profits about to be collected and what shares will pay, against the same of the others.

mod auctions;
mod links;
mod plan;

#[cfg(test)]
mod tests;

use crate::{Taste, try_each};
use engine::{Chance, Seat};
use steel_driver::{Action, Phase, SteelDriver, View};

impl Taste for SteelDriver {
    /// What a player would have if the game ended now, against what the others would have.
    fn worth(view: &View, seat: Seat) -> f64 {
        let forecast = view.forecast();
        against_others(view, seat, |seat| f64::from(view.worth_now(seat, &forecast)))
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        match view.phase {
            Phase::Open { .. } => auctions::appraise_openings(view, legal, worths),
            Phase::Auction { .. } => auctions::appraise_bids(view, legal, worths),
            Phase::Build { company, .. } => links::appraise(view, seat, company, legal, worths),
            Phase::TakeGood { .. } | Phase::Finished => try_each::<SteelDriver>(view, seat, legal, chance, worths),
        }
    }
}

/// What somebody has, less what the others have on average.
fn against_others(view: &View, seat: Seat, has: impl Fn(Seat) -> f64) -> f64 {
    let seats = usize::from(view.seats);
    let others: f64 = Seat::all(seats).filter(|other| *other != seat).map(&has).sum();
    has(seat) - others / (seats - 1) as f64
}
