//! What a control stone is worth: the profit its company can make with the stones bid, and a share.

use super::offers::Offers;
use steel_driver::{Action, Auction, Company, Open, Phase};

/// What a stone kept is worth. Building with it brings some $10; but patience brings more: when the others have spent theirs, a few
/// stones buy what is left, a share with each company. In the last round only the rest of its auctions is left for that.
const STONE: f64 = 27.0;
const LAST_STONE: f64 = 20.0;
/// What a round still to come adds to a share on average.
const ROUND_TO_A_SHARE: f64 = 14.0;
/// Part of what a rival would win that one loses by it.
const RIVAL: f64 = 0.2;
pub(super) const LAST_ROUND: u8 = 5;

pub(super) fn appraise_openings(open: &Open, legal: &[Action], worths: &mut Vec<f64>) {
    let offers = Offers::of(open);
    worths.extend(legal.iter().map(|action| match *action {
        Action::Open { company, stones } => worth(open, &offers, company, stones),
        _ => 0.0,
    }));
}

/// Passing leaves the control stone to the highest bidder.
pub(super) fn appraise_bids(open: &Open, legal: &[Action], worths: &mut Vec<f64>) {
    let Phase::Auction(Auction { company, high, .. }) = open.phase else { return };
    let offers = Offers::of(open);
    let lost = -RIVAL * worth(open, &offers, company, high.stones).max(0.0);
    worths.extend(legal.iter().map(|action| match *action {
        Action::Raise { stones } => worth(open, &offers, company, stones),
        _ => lost,
    }));
}

/// Profit and share for a bid, less what its stones are worth otherwise.
fn worth(open: &Open, offers: &Offers, company: Company, stones: u8) -> f64 {
    let kept = if open.round == LAST_ROUND { LAST_STONE } else { STONE };
    let profit = offers.profit(company, stones + open.company(company).stones);
    f64::from(profit) + share(open, offers, company) - kept * f64::from(stones)
}

/// What one share will pay in the end.
fn share(open: &Open, offers: &Offers, company: Company) -> f64 {
    let rounds_left = f64::from(LAST_ROUND + 1 - open.round);
    f64::from(offers.forecast[company.index()].dollars) + ROUND_TO_A_SHARE * rounds_left
}
