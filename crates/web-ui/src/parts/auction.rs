//! An auction: who bids now, who leads, who is still in, and how an amount is chosen.

use crate::{People, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, html};

/// Quick raises: so much above the least, which itself raises by one.
pub(crate) const QUICK_RAISES: [u32; 3] = [0, 1, 4];

/// A number to step or to type. Where it `counts` something, so many of that are one of the things that are ticked.
pub(crate) fn stepper(
    (least, most): (u32, u32),
    starts_at: u32,
    label: &str,
    counts: Option<&str>,
    words: &Words,
) -> Markup {
    html! {
        span.stepper.needs-script {
            button type="button" data-step="-1" aria-label=(words.say("amount-less")) { "−" }
            input #amount-number type="number" min=(least) max=(most) value=(starts_at) aria-label=(label) data-counts=[counts];
            button type="button" data-step="1" aria-label=(words.say("amount-more")) { "+" }
        }
    }
}

/// Where an auction stands.
pub(crate) struct Bidders {
    pub(crate) opener: Seat,
    pub(crate) to_bid: Seat,
    /// Who has the standing bid, and how it is said.
    pub(crate) leads: Option<(Seat, String)>,
    pub(crate) still_in: SeatSet,
    /// Those of them who still count ([`still_bidding`]).
    pub(crate) bidding: SeatSet,
}

/// Of those who have not passed: whoever leads, and who has enough to raise. The others pass by themselves when they are asked.
pub(crate) fn still_bidding(still_in: SeatSet, leader: Option<Seat>, can_raise: impl Fn(Seat) -> bool) -> SeatSet {
    still_in.iter().filter(|seat| leader == Some(*seat) || can_raise(*seat)).collect()
}

impl Bidders {
    /// Each player, clockwise from the opener, with what they could bid and what they do.
    pub(crate) fn list(&self, purse: impl Fn(Seat) -> String, words: &Words, people: &People) -> Markup {
        html! {
            ol.bidders aria-label=(words.say("bidders")) {
                @for seat in super::who::clockwise_from(self.opener, people.seats.len()) {
                    li class=(self.state(seat)) {
                        (words.player(seat, people))
                        span.n { (purse(seat)) }
                        span.state { (self.said(seat, words)) }
                    }
                }
            }
        }
    }

    pub(crate) fn state(&self, seat: Seat) -> &'static str {
        match self.leads {
            _ if seat == self.to_bid => "now",
            Some((leader, _)) if leader == seat => "leads",
            _ if !self.still_in.contains(seat) => "out",
            _ if !self.bidding.contains(seat) => "short",
            _ => "in",
        }
    }

    /// What somebody does; the standing bid is said beside its bidder.
    pub(crate) fn said(&self, seat: Seat, words: &Words) -> String {
        let bid = self.leads.as_ref().map_or("", |(_, bid)| bid);
        words.say_with(&format!("bidder-{}", self.state(seat)), &[("bid", bid.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn everybody_bids_leads_is_in_or_is_out() {
        let still_in = SeatSet::all(5).without(Seat(3));
        let bidding = still_bidding(still_in, Some(Seat(1)), |seat| [Seat(0), Seat(2), Seat(3)].contains(&seat));
        let leads = Some((Seat(1), "$16".to_owned()));
        let auction = Bidders { opener: Seat(2), to_bid: Seat(0), leads, still_in, bidding };

        let states = Seat::all(5).map(|seat| auction.state(seat)).collect::<Vec<_>>();

        assert_eq!(states, ["now", "leads", "in", "out", "short"]);
        assert_eq!(auction.said(Seat(1), Words::new(Lang::En)), "bids $16");
    }
}
