//! The running auction: the share, the bid so far, who is still in.

use super::super::badges::badge;
use super::super::details::share_in_words;
use crate::Scene;
use crate::parts::auction::{Bidders, still_bidding};
use american_rails::{AmericanRails, Auction, HighBid, Phase, Railway, View, least_bid};
use engine::SeatSet;
use maud::{Markup, html};

pub(crate) fn auction(scene: &Scene<AmericanRails>) -> Markup {
    let Phase::Auction(auction) = scene.view.phase else { return html! {} };
    let Auction { railway, high, .. } = auction;
    html! {
        div.auction {
            div.lot {
                (certificate(railway, scene))
                dl {
                    dt { (scene.words.say("ar-auction-bid")) }
                    dd { (bid_so_far(high, scene)) }
                }
            }
            p.d { (share_in_words(scene.view, railway, scene.words)) }
            (bidders(auction, scene)
                .list(|seat| scene.words.money(scene.view.player(seat).money), scene.words, scene.people))
        }
    }
}

pub(super) fn bidders(auction: Auction, scene: &Scene<AmericanRails>) -> Bidders {
    let Auction { opener, to_bid, high, still_in, last_bids, .. } = auction;
    let leads = high.map(|high| (high.seat, scene.words.money(high.dollars)));
    let last_bids = last_bids.map(|dollars| dollars.map(|dollars| scene.words.money(dollars))).into();
    Bidders { opener, to_bid, leads, still_in, bidding: bidding(auction, scene.view), last_bids }
}

/// Who can still buy it: whoever has too little money can't.
pub(crate) fn bidding(auction: Auction, view: &View) -> SeatSet {
    let Auction { high, still_in, .. } = auction;
    still_bidding(still_in, high.map(|high| high.seat), |seat| view.player(seat).money >= least_bid(high))
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
