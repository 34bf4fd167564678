//! The prompt line: what the table waits for, and what there is to know about it.

use super::coasts;
use crate::parts::imagined::standings;
use crate::parts::who::who;
use crate::{People, Prompt, Words};
use engine::{Seat, SeatSet};
use steel_driver::{Auction, Company, HighBid, Phase, SteelDriver, View};

pub(crate) fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
    let asked = |id: &str, seat: Seat, company: Option<Company>, detail: String| {
        let company = company.map_or_else(String::new, |company| words.say(company.word()));
        let args = [("who", who(seat, words, people).into()), ("company", company.into())];
        Prompt { text: words.say_with(id, &args), detail }
    };
    match view.phase {
        Phase::Open { seat, passes } => asked("sd-prompt-open", seat, None, open_detail(view, seat, passes, words)),
        Phase::Auction(auction) => {
            let Auction { company, to_bid, high, .. } = auction;
            let detail = auction_detail(high, words, people);
            asked("sd-prompt-auction", to_bid, Some(company), detail)
        }
        Phase::Build { company, seat } => {
            asked("sd-prompt-build", seat, Some(company), build_detail(view, company, words))
        }
        Phase::TakeGood { company, seat } => {
            let its = view.company(company);
            let goods: u32 = its.goods.iter().map(|goods| u32::from(*goods)).sum();
            let args = [("goods", goods.into()), ("dollars", its.goods_value.into())];
            asked("sd-prompt-take", seat, Some(company), words.say_with("sd-prompt-take.detail", &args))
        }
        Phase::Finished => Prompt { text: winners(view, words, people), detail: tie_break(view, words, people) },
    }
}

/// A phone has two lines: what is built the map and the list below it show.
pub(crate) fn short(view: &View, words: &Words, people: &People) -> Option<String> {
    let Phase::Build { company, seat } = view.phase else { return None };
    let args = [("who", who(seat, words, people).into()), ("company", words.say(company.word()).into())];
    Some(words.say_with("sd-prompt-build.short", &args))
}

/// "Anna wins with $990", "Anna and Erik share the victory with $990 each".
pub(crate) fn winners(view: &View, words: &Words, people: &People) -> String {
    let standings = standings::<SteelDriver>(view);
    let winners: SeatSet = standings.winners().collect();
    let most = winners.first().map_or(0, |seat| view.player(seat).money);
    let args =
        [("names", words.names(winners, people).into()), ("count", winners.len().into()), ("dollars", most.into())];
    words.say_with("sd-prompt-finished", &args)
}

/// SD-8.6, SD-8.9: what decided between equal money; nothing where money did.
pub(crate) fn tie_break(view: &View, words: &Words, people: &People) -> String {
    let winners: SeatSet = standings::<SteelDriver>(view).winners().collect();
    let Some(winner) = winners.first() else { return String::new() };
    let as_rich: SeatSet =
        Seat::all(view.players.len()).filter(|seat| view.player(*seat).money == view.player(winner).money).collect();
    let args = [
        ("names", words.names(as_rich, people).into()),
        ("winner", people.name(winner).into()),
        ("goods", most_goods(view, winner).into()),
    ];
    match (as_rich.len(), winners.len()) {
        (1, _) => String::new(),
        (_, 1) => words.say_with("sd-tie-by-goods", &args),
        _ => words.say_with("sd-tie-shared", &args),
    }
}

/// SD-8.9: the goods of the best company that a player controls.
pub(crate) fn most_goods(view: &View, seat: Seat) -> u32 {
    let controlled = view.companies.iter().filter(|company| company.controller == Some(seat));
    controlled.map(|company| company.goods.iter().map(|goods| u32::from(*goods)).sum()).max().unwrap_or(0)
}

fn open_detail(view: &View, seat: Seat, passes: u8, words: &Words) -> String {
    let detail = words.say_with("sd-stones", &[("stones", view.player(seat).stones.into())]);
    match passes {
        0 => detail,
        passes => {
            let args = [("passes", passes.into()), ("needed", view.seats.into())];
            format!("{detail} · {}", words.say_with("sd-prompt-open.passes", &args))
        }
    }
}

/// What the least raise is stands on its button, and who is still in in the list of bidders.
fn auction_detail(high: HighBid, words: &Words, people: &People) -> String {
    let args = [("name", people.name(high.seat).into()), ("stones", high.stones.into())];
    words.say_with("sd-prompt-auction.detail", &args)
}

/// "5 stones on its field · profit $40", and where it could lay the link that is missing, that joining the coasts pays. SD-4.5: a first link says where it starts.
fn build_detail(view: &View, company: Company, words: &Words) -> String {
    let its = view.company(company);
    let args = [("stones", its.stones.into()), ("dollars", its.profit.into())];
    let detail =
        words.say_with(if its.links.is_empty() { "sd-prompt-build.first" } else { "sd-prompt-build.detail" }, &args);
    match coasts::within_reach(view, company, words) {
        None => detail,
        Some(joins) => format!("{detail} · {joins}"),
    }
}
