//! The taste for American Rails: money in hand and what shares will pay, against the same of the others.

mod cubes;
mod outlook;
mod plan;
mod shares;
mod spaces;
#[cfg(test)]
mod tests;

use crate::{Taste, try_each};
use american_rails::{Action, AmericanRails, Phase, View};
use engine::{Chance, Seat};
use outlook::Outlook;

impl Taste for AmericanRails {
    fn worth(view: &View, seat: Seat) -> f64 {
        Outlook::of(view).worth(seat)
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        match view.phase {
            Phase::NameRailway { .. } => shares::appraise_naming(&Outlook::of(view), seat, legal, worths),
            Phase::Auction { .. } => shares::appraise_bids(&Outlook::of(view), seat, legal, worths),
            Phase::MoveTrain { .. } => spaces::appraise(&Outlook::of(view), seat, legal, worths),
            Phase::Take { .. } => cubes::appraise(&Outlook::of(view), seat, legal, 2, worths),
            Phase::Expand { left, .. } => cubes::appraise(&Outlook::of(view), seat, legal, usize::from(left), worths),
            Phase::Develop { .. } | Phase::Finance { .. } => {
                spaces::appraise_houses_and_dollars(&Outlook::of(view), seat, legal, worths);
            }
            Phase::FirstCube { railway, .. } => cubes::appraise_first(&Outlook::of(view), railway, legal, worths),
            Phase::Finished { .. } => try_each::<AmericanRails>(view, seat, legal, chance, worths),
        }
    }
}
