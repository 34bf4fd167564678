//! The prompt line: what the table waits for, and what there is to know about it.

use super::panels::bidding;
use super::{phase_numeral, railways_with_money};
use crate::parts::who::who;
use crate::{People, Prompt, Words};
use american_rails::{Auction, EndReason, EndReasons, HighBid, Phase, View, least_bid};
use engine::{Seat, SeatSet};

pub(crate) fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
    let asked = |id: &str, seat: Seat, detail: String| Prompt {
        text: words.say_with(id, &[("who", who(seat, words, people).into())]),
        detail,
    };
    match view.phase {
        Phase::NameRailway { seat, preparation: true } => {
            asked("ar-prompt-name-first", seat, words.say("ar-prompt-name-first.detail"))
        }
        Phase::NameRailway { seat, preparation: false } => {
            asked("ar-prompt-name", seat, words.say("ar-prompt-name.detail"))
        }
        Phase::Auction(auction) => {
            let Auction { railway, to_bid, high, .. } = auction;
            let railway = words.say(railway.word());
            let args = [("who", who(to_bid, words, people).into()), ("railway", railway.into())];
            Prompt {
                text: words.say_with("ar-prompt-auction", &args),
                detail: auction_detail(high, bidding(auction, view), words, people),
            }
        }
        Phase::FirstCube { seat, railway, preparation } => {
            let args = [("who", who(seat, words, people).into()), ("railway", words.say(railway.word()).into())];
            Prompt {
                text: words.say_with("ar-prompt-first-cube", &args),
                detail: match preparation {
                    // AR-1.5: treasuries start empty, so all that is there is the bid.
                    true => {
                        let price = [("price", view.railway(railway).treasury.into())];
                        words.say_with("ar-prompt-first-cube.won", &price)
                    }
                    false => words.say("ar-prompt-first-cube.detail"),
                },
            }
        }
        Phase::MoveTrain { seat } => asked("ar-prompt-move-train", seat, moment(view, words)),
        Phase::Develop { seat } => {
            let houses = [("houses", view.houses_left.into())];
            asked("ar-prompt-develop", seat, words.say_with("ar-prompt-develop.detail", &houses))
        }
        Phase::Finance { seat } => asked("ar-prompt-finance", seat, words.say("ar-prompt-finance.detail")),
        Phase::Take { seat } if view.take_may_expand() => {
            asked("ar-prompt-take-expand", seat, railways_with_money(view, seat, words))
        }
        Phase::Take { seat } => asked("ar-prompt-take", seat, String::new()),
        Phase::Expand { seat, left, .. } => {
            let railways = railways_with_money(view, seat, words);
            let args = [("who", who(seat, words, people).into()), ("cubes", left.into())];
            Prompt {
                text: words.say_with("ar-prompt-expand", &args),
                detail: words.say_with("ar-prompt-expand.detail", &[("railways", railways.into())]),
            }
        }
        Phase::Finished { reasons } => Prompt { text: winners(view, words, people), detail: reason(reasons, words) },
    }
}

/// "Anna wins with $99", "Anna and Erik share the victory with $99".
pub(crate) fn winners(view: &View, words: &Words, people: &People) -> String {
    let most = view.players.iter().map(|player| player.money).max().unwrap_or(0);
    let seats = Seat::all(view.players.len()).filter(|seat| view.player(*seat).money == most);
    let winners: SeatSet = seats.collect();
    let args =
        [("names", words.names(winners, people).into()), ("count", winners.len().into()), ("dollars", most.into())];
    words.say_with("ar-prompt-finished", &args)
}

/// Why the game is over.
pub(crate) fn reason(reasons: EndReasons, words: &Words) -> String {
    let said = |reason| match reason {
        EndReason::LastYear => words.say("ar-reason-last-year"),
        EndReason::SharesGone => words.say("ar-reason-shares-gone"),
        EndReason::SuppliesLow => words.say("ar-reason-supplies-low"),
    };
    reasons.iter().map(said).collect::<Vec<_>>().join(" · ")
}

/// Who leads; what the least raise is stands on its button, and who is still in with the bidders.
fn auction_detail(high: Option<HighBid>, bidding: SeatSet, words: &Words, people: &People) -> String {
    let bid = match high {
        Some(high) => {
            let args = [("name", people.name(high.seat).into()), ("dollars", high.dollars.into())];
            words.say_with("ar-prompt-auction.high", &args)
        }
        None => words.say_with("ar-prompt-auction.least", &[("least", least_bid(high).into())]),
    };
    match bidding.len() {
        1 => format!("{bid} · {}", words.say("ar-prompt-auction.alone")),
        _ => bid,
    }
}

/// "phase II": the masthead has the year.
fn moment(view: &View, words: &Words) -> String {
    let phase = phase_numeral(usize::from(view.column.unwrap_or(0))).unwrap_or_default();
    words.say_with("ar-prompt-move-train.detail", &[("phase", phase.into())])
}
