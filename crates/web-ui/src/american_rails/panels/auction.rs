//! The running auction: the share, the bid so far, who is still in.

use super::super::badges::badge;
use super::super::details::share_in_words;
use crate::parts::auction::Bidders;
use crate::{Scene, Words};
use american_rails::{AmericanRails, Auction, HighBid, Phase, Railway, least_bid};
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
                    dt { (scene.words.say("ar-auction-least")) }
                    dd { (scene.words.money(least_bid(high))) }
                }
            }
            p.d { (share_in_words(scene.view, railway, scene.words)) }
            (bidders(auction, scene.words)
                .list(|seat| scene.words.money(scene.view.player(seat).money), scene.words, scene.people))
        }
    }
}

pub(super) fn bidders(auction: Auction, words: &Words) -> Bidders {
    let Auction { opener, to_bid, high, still_in, .. } = auction;
    Bidders { opener, to_bid, leads: high.map(|high| (high.seat, words.money(high.dollars))), still_in }
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
