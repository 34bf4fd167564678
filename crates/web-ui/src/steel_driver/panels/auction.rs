//! The running auction: the control stone, the bid so far, who is still in.

use super::super::badges::control_stone;
use super::FORECAST_FROM;
use crate::Scene;
use crate::parts::auction::{Bidders, still_bidding};
use engine::SeatSet;
use maud::{Markup, html};
use steel_driver::{Auction, Company, HighBid, Phase, SteelDriver, View};

pub(crate) fn auction(scene: &Scene<SteelDriver>) -> Markup {
    let Phase::Auction(auction) = scene.view.phase else { return html! {} };
    let Auction { company, opener, to_bid, high, still_in } = auction;
    let bidding = bidding(auction, scene.view);
    let (words, people) = (scene.words, scene.people);
    let stones = |stones: u8| words.say_with("sd-stones", &[("stones", stones.into())]);
    html! {
        div.auction {
            div.lot {
                (certificate(company, scene))
                dl {
                    dt { (words.say("sd-auction-bid")) }
                    dd { (bid_so_far(high, scene)) }
                    dt { (words.say("sd-auction-least")) }
                    dd { (stones(high.least_raise())) }
                }
            }
            p.d { (what_it_brings(company, scene)) }
            (Bidders { opener, to_bid, leads: Some((high.seat, high.stones.to_string())), still_in, bidding }
                .list(|seat| stones(scene.view.player(seat).stones), words, people))
        }
    }
}

/// Who can still win it: whoever has no stones left to raise with can't.
pub(crate) fn bidding(auction: Auction, view: &View) -> SeatSet {
    let Auction { high, still_in, .. } = auction;
    still_bidding(still_in, Some(high.seat), |seat| view.player(seat).stones >= high.least_raise())
}

/// What the winner takes: the control stone and a share.
fn certificate(company: Company, scene: &Scene<SteelDriver>) -> Markup {
    html! {
        div.certificate.(company.word()) data-lot=(company.word()) {
            (control_stone(company, scene.words))
            strong { (scene.words.say(company.word())) }
            small { (scene.words.say("sd-auction-lot")) }
        }
    }
}

fn bid_so_far(high: HighBid, scene: &Scene<SteelDriver>) -> Markup {
    html! {
        b.m { (scene.words.say_with("sd-stones", &[("stones", high.stones.into())])) } " "
        (scene.words.player(high.seat, scene.people))
    }
}

/// "2 stones on its field · 13 track pieces · forecast $60 a share".
pub(super) fn what_it_brings(company: Company, scene: &Scene<SteelDriver>) -> String {
    let its = scene.view.company(company);
    let args = [("stones", its.stones.into()), ("track", its.track_left.into()), ("shares", its.shares_left.into())];
    let brings = scene.words.say_with("sd-auction-brings", &args);
    match scene.view.round < FORECAST_FROM || its.links.is_empty() {
        true => brings,
        false => {
            let share = scene.view.forecast()[company.index()].dollars;
            format!("{brings} · {}", scene.words.say_with("sd-share-now", &[("dollars", share.into())]))
        }
    }
}
