//! The running auction: the share, the bid so far, who is still in.

use super::super::badges::badge;
use super::super::details::share_in_words;
use crate::Scene;
use crate::parts::auction::Bidders;
use american_rails::{AmericanRails, Auction, HighBid, Phase, Railway, least_bid};
use maud::{Markup, html};

pub(crate) fn auction(scene: &Scene<AmericanRails>) -> Markup {
    let Phase::Auction(Auction { railway, opener, to_bid, high, still_in, .. }) = scene.view.phase else {
        return html! {};
    };
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
            (Bidders { opener, to_bid, leads: high.map(|high| high.seat), still_in }
                .list(|seat| scene.words.money(scene.view.player(seat).money), scene.words, scene.people))
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
