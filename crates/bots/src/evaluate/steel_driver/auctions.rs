//! What a control stone is worth: the profit its company can make with the stones bid, and a share.

use super::plan::Plan;
use steel_driver::{Action, Company, Phase, View};

/// What a stone kept is worth. Building with it brings some $10; but patience brings more: when the others have spent theirs, a few
/// stones buy what is left, a share with each company. In the last round only the rest of its auctions is left for that.
const STONE: f64 = 27.0;
const LAST_STONE: f64 = 20.0;
/// What a round still to come adds to a share on average.
const ROUND_TO_A_SHARE: f64 = 14.0;
/// Part of what a rival would win that one loses by it.
const RIVAL: f64 = 0.2;
const LAST_ROUND: u8 = 5;

pub(super) fn appraise_openings(view: &View, legal: &[Action], worths: &mut Vec<f64>) {
    let lots = Company::ALL.map(|company| Lot::of(view, company));
    worths.extend(legal.iter().map(|action| match *action {
        Action::Open { company, stones } => lots[company.index()].worth(view, stones),
        _ => 0.0,
    }));
}

/// Passing leaves the control stone to the highest bidder.
pub(super) fn appraise_bids(view: &View, legal: &[Action], worths: &mut Vec<f64>) {
    let Phase::Auction { company, high, .. } = view.phase else { return };
    let lot = Lot::of(view, company);
    let lost = -RIVAL * lot.worth(view, high.stones).max(0.0);
    worths.extend(legal.iter().map(|action| match *action {
        Action::Raise { stones } => lot.worth(view, stones),
        _ => lost,
    }));
}

/// A company under the hammer.
struct Lot {
    on_field: u8,
    /// What it would earn with so many stones, by stones.
    profits: Vec<f64>,
    share: f64,
}

impl Lot {
    fn of(view: &View, company: Company) -> Lot {
        let on_field = view.company(company).stones;
        let most = view.players.iter().map(|player| player.stones).max().unwrap_or(0) + on_field;
        let profits = (0..=most).map(|stones| f64::from(Plan::of(view, company, stones).profit())).collect();
        Lot { on_field, profits, share: share(view, company) }
    }

    /// Profit and share for a bid, less what its stones are worth otherwise.
    fn worth(&self, view: &View, stones: u8) -> f64 {
        let kept = if view.round == LAST_ROUND { LAST_STONE } else { STONE };
        self.profits[usize::from(stones + self.on_field)] + self.share - kept * f64::from(stones)
    }
}

/// What one share will pay in the end.
fn share(view: &View, company: Company) -> f64 {
    let rounds_left = f64::from(LAST_ROUND + 1 - view.round);
    f64::from(view.forecast()[company.index()].dollars) + ROUND_TO_A_SHARE * rounds_left
}
