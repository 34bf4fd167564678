//! The running auction: the control stone, the bid so far, who is still in.

use super::super::badges::control_stone;
use super::FORECAST_FROM;
use super::shares::shares;
use crate::Scene;
use crate::parts::auction::{Bidders, still_bidding};
use engine::{Seat, SeatSet};
use maud::{Markup, html};
use steel_driver::{Auction, Company, Phase, SteelDriver, View};

pub(crate) fn auction(scene: &Scene<SteelDriver>) -> Markup {
    let Phase::Auction(auction) = scene.view.phase else { return html! {} };
    let Auction { company, opener, to_bid, high, still_in } = auction;
    let bidding = bidding(auction, scene.view);
    let (words, people) = (scene.words, scene.people);
    // "bids 7 of 10": a bid is read with what it is taken from.
    let purse = |seat: Seat| {
        let id = if seat == high.seat { "sd-purse-leads" } else { "sd-stones" };
        words.say_with(id, &[("stones", scene.view.player(seat).stones.into())])
    };
    html! {
        div.auction {
            div.lot {
                (certificate(company, scene))
            }
            p.d { (what_it_brings(company, scene)) @if scene.view.round > 1 { " " (shares(scene.view.company(company), scene)) } }
            (Bidders { opener, to_bid, leads: Some((high.seat, high.stones.to_string())), still_in, bidding, last_bids: Vec::new() }
                .list(purse, words, people))
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

/// SD-3.3: "brings this round’s profit and its third share · forecast $60 a share · 2 stones on its field".
pub(super) fn what_it_brings(company: Company, scene: &Scene<SteelDriver>) -> String {
    let (its, words) = (scene.view.company(company), scene.words);
    let brings = words.say_with("sd-auction-brings", &[("shares", its.shares_left.into())]);
    let worth = (scene.view.round >= FORECAST_FROM && !its.links.is_empty()).then(|| {
        let dollars = scene.view.forecast()[company.index()].dollars;
        words.say_with("sd-auction-brings.worth", &[("dollars", dollars.into())])
    });
    let stones = (its.stones > 0).then(|| words.say_with("sd-auction-brings.stones", &[("stones", its.stones.into())]));
    [Some(brings), worth, stones].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
