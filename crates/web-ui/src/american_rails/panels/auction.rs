//! The running auction: the share, the bid so far, who is still in.

use super::super::badges::badge;
use super::super::details::share_in_words;
use super::super::effects::least_bid;
use crate::Scene;
use american_rails::{AmericanRails, HighBid, Phase, Railway};
use engine::{Seat, SeatSet};
use maud::{Markup, html};

pub(crate) fn auction(scene: &Scene<AmericanRails>) -> Markup {
    let Phase::Auction { railway, opener, to_bid, high, still_in, .. } = scene.view.phase else { return html! {} };
    html! {
        div.auction {
            div.lot {
                (certificate(railway, scene))
                dl {
                    dt { (scene.words.say("ar-auction-bid")) }
                    dd { (bid_so_far(high, scene)) }
                    dt { (scene.words.say("ar-auction-least")) }
                    dd { (scene.words.money(least_bid(high))) }
                }
            }
            p.d { (share_in_words(scene.view, railway, scene.words)) }
            ol.bidders aria-label=(scene.words.say("ar-auction-bidders")) {
                @for seat in clockwise_from(opener, scene.view.players.len()) {
                    (bidder(seat, to_bid, high, still_in, scene))
                }
            }
        }
    }
}

/// The share as it is printed.
fn certificate(railway: Railway, scene: &Scene<AmericanRails>) -> Markup {
    html! {
        div.certificate.(railway.word()) {
            (badge(railway))
            strong { (scene.words.say(railway.word())) }
            small { (scene.words.say("ar-auction-share")) }
        }
    }
}

fn bid_so_far(high: Option<HighBid>, scene: &Scene<AmericanRails>) -> Markup {
    match high {
        Some(high) => {
            html! { b.m { (scene.words.money(high.dollars)) } " " (scene.words.player(high.seat, scene.people)) }
        }
        None => html! { span { (scene.words.say("ar-auction-no-bid")) } },
    }
}

/// Each player with his money, and what he does: bids now, leads, is in, is out.
fn bidder(seat: Seat, to_bid: Seat, high: Option<HighBid>, still_in: SeatSet, scene: &Scene<AmericanRails>) -> Markup {
    let (class, state) = match high {
        _ if seat == to_bid => ("now", "ar-bidder-now"),
        Some(high) if high.seat == seat => ("leads", "ar-bidder-leads"),
        _ if still_in.contains(seat) => ("in", "ar-bidder-in"),
        _ => ("out", "ar-bidder-out"),
    };
    html! {
        li class=(class) {
            (scene.words.player(seat, scene.people))
            span.n { (scene.words.money(scene.view.player(seat).money)) }
            span.state { (scene.words.say(state)) }
        }
    }
}

/// AR-2.1: bidding goes clockwise.
fn clockwise_from(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat(((first.index() + step) % seats) as u8))
}
