//! What a share that is up for bids is to one player: what they get a year as things are, if they buy it, and if somebody else does.

use super::details::years_left;
use super::effects::{dividend_with_one_more, own_dividends};
use super::panels::bidding;
use american_rails::{Phase, Railway, View};
use engine::Seat;

/// Dollars a year, as the railway stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stakes {
    pub(crate) now: u32,
    pub(crate) bought: u32,
    /// Where somebody else can still buy it.
    pub(crate) lost: Option<u32>,
}

impl Stakes {
    pub(crate) fn of(view: &View, seat: Seat, railway: Railway) -> Stakes {
        let [now, bought] = own_dividends(view, seat, railway);
        let others = match view.phase {
            Phase::Auction(auction) => bidding(auction, view).without(seat),
            _ => Default::default(),
        };
        let lost = u32::from(view.shares_of(seat, railway)) * dividend_with_one_more(view, railway);
        Stakes { now, bought, lost: (!others.is_empty()).then_some(lost) }
    }

    /// What buying it brings in a year against leaving it.
    pub(crate) fn yearly(self) -> u32 {
        self.bought.saturating_sub(self.lost.unwrap_or(self.now))
    }

    /// The same to the end of the game.
    pub(crate) fn to_the_end(self, view: &View) -> u32 {
        self.yearly() * years_left(view)
    }

    /// What the player would lose in a year who leaves it to somebody else.
    pub(crate) fn defends(self) -> Option<u32> {
        self.lost.filter(|lost| *lost < self.now)
    }
}
