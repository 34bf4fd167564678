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
    /// What each seat bid last, how it is said; none where the game does not keep it.
    pub(crate) last_bids: Vec<Option<String>>,
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
                    li class={ (self.state(seat)) @if self.last_bid(seat).is_some() { " went" } } {
                        (words.player(seat, people))
                        span.n { (purse(seat)) }
                        span.state { (self.said(seat, words)) }
                    }
                }
            }
        }
    }

    fn last_bid(&self, seat: Seat) -> Option<&str> {
        self.last_bids.get(seat.index()).and_then(Option::as_deref)
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

    /// What somebody does; the standing bid is said beside its bidder, and beside others how far they went.
    pub(crate) fn said(&self, seat: Seat, words: &Words) -> String {
        let (state, leads) = (self.state(seat), self.leads.as_ref().filter(|(leader, _)| *leader == seat));
        match (leads, self.last_bid(seat)) {
            (None, Some(last)) => words.say_with(&format!("bidder-{state}.at"), &[("bid", last.into())]),
            (leads, _) => {
                let bid = leads.map_or("", |(_, bid)| bid.as_str());
                words.say_with(&format!("bidder-{state}"), &[("bid", bid.into())])
            }
        }
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
        let auction = Bidders { opener: Seat(2), to_bid: Seat(0), leads, still_in, bidding, last_bids: Vec::new() };

        let states = Seat::all(5).map(|seat| auction.state(seat)).collect::<Vec<_>>();

        assert_eq!(states, ["now", "leads", "in", "out", "short"]);
        assert_eq!(auction.said(Seat(1), Words::new(Lang::En)), "bids $16");
    }

    /// What a share is worth to the others is read from how far they went.
    #[test]
    fn who_has_bid_is_told_with_their_last_bid() {
        let bids = |dollars: u32| Some(format!("${dollars}"));
        let auction = Bidders {
            opener: Seat(0),
            to_bid: Seat(0),
            leads: bids(16).map(|bid| (Seat(1), bid)),
            still_in: SeatSet::all(5).without(Seat(3)),
            bidding: SeatSet::all(5).without(Seat(3)).without(Seat(4)),
            last_bids: vec![bids(10), bids(16), bids(13), bids(12), bids(14)],
        };

        let said = |lang| Seat::all(5).map(|seat| auction.said(seat, Words::new(lang))).collect::<Vec<_>>();

        assert_eq!(
            said(Lang::En),
            ["bids now, last $10", "bids $16", "in, last $13", "out at $12", "$14, can’t raise"]
        );
        assert_eq!(said(Lang::Nl)[2..4], ["in, laatst $13", "gepast na $12"]);
    }
}
