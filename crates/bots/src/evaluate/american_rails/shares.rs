//! What shares are worth, and how an auction would go.

use super::outlook::{Outlook, Terms, USUAL_PRICE};
use american_rails::{Action, Auction, HighBid, Phase, Railway, RailwayView};
use engine::{Seat, SeatSet};

/// AR-2.1
const LEAST_BID: u32 = 10;
/// However much money there is, a share should pay a little more than it costs.
const LEAST_RETURN: f64 = 1.1;
/// However little money there is.
const MOST_RETURN: f64 = 6.0;
/// Shares on sale after this one that are worth keeping money for.
const OTHERS: f64 = 5.0;

/// What a share should pay for each dollar bid: the more shares are coming and the less money there is, the more.
pub(super) fn wanted_return(outlook: &Outlook) -> f64 {
    *outlook.wanted_return.get_or_init(|| return_for_a_dollar(outlook))
}

fn return_for_a_dollar(outlook: &Outlook) -> f64 {
    let view = outlook.view;
    let on_sale = |railway: &&RailwayView| railway.in_game && railway.shares_left > 0;
    let pay = |railway: &RailwayView| outlook.per_share(railway.railway, Terms::now(railway).sold_for(USUAL_PRICE));
    // AR-2.6: those whose turn in the preparation is still to come.
    let is_waiting = |railway: &&RailwayView| view.column.is_none() && !railway.offered_in_preparation;
    let railways = || view.railways.iter().filter(on_sale);
    let mean = railways().map(pay).sum::<f64>() / railways().count().max(1) as f64;
    let waiting: f64 = railways().filter(is_waiting).map(pay).sum();
    let money: f64 = view.players.iter().map(|player| f64::from(player.money)).sum();
    ((waiting + OTHERS * mean) / money.max(1.0)).clamp(LEAST_RETURN, MOST_RETURN)
}

/// The most a player should bid for a share; nothing if not even the least bid.
pub(super) fn limit(outlook: &Outlook, seat: Seat, railway: Railway, wanted_return: f64) -> Option<u32> {
    let most = (*outlook.limits[railway.index()].get_or_init(|| fair_price(outlook, railway, wanted_return)))?;
    Some(most.min(outlook.view.player(seat).money)).filter(|most| *most >= LEAST_BID)
}

/// The most that anybody should bid, whatever money they have: the dearer the share, the less it pays for each dollar.
fn fair_price(outlook: &Outlook, railway: Railway, wanted_return: f64) -> Option<u32> {
    let terms = Terms::now(outlook.view.railway(railway));
    let pays = |dollars: u32| outlook.per_share(railway, terms.sold_for(dollars)) >= wanted_return * f64::from(dollars);
    let richest = outlook.view.players.iter().map(|player| player.money).max().unwrap_or(0);
    if richest < LEAST_BID || !pays(LEAST_BID) {
        return None;
    }
    let (mut yes, mut no) = (LEAST_BID, richest + 1);
    while no - yes > 1 {
        let middle = (yes + no) / 2;
        if pays(middle) {
            yes = middle;
        } else {
            no = middle;
        }
    }
    Some(yes)
}

/// What it would be worth to a player that this share is put up for auction.
pub(super) fn auction(outlook: &Outlook, seat: Seat, railway: Railway, wanted_return: f64) -> f64 {
    let seats = usize::from(outlook.view.seats);
    let mut best: Option<(u32, Seat)> = None;
    let mut second = 0;
    for bidder in Seat::all(seats) {
        let Some(limit) = limit(outlook, bidder, railway, wanted_return) else { continue };
        match best {
            Some((most, _)) if most >= limit => second = second.max(limit),
            _ => {
                second = best.map_or(second, |(most, _)| most);
                best = Some((limit, bidder));
            }
        }
    }
    let sale = best.map(|(most, winner)| (winner, (second + 1).clamp(LEAST_BID, most)));
    change(outlook, seat, railway, sale)
}

/// How much one likes to name each railway, or to leave the auction.
pub(super) fn appraise_naming(outlook: &Outlook, seat: Seat, legal: &[Action], worths: &mut Vec<f64>) {
    let wanted_return = wanted_return(outlook);
    worths.extend(legal.iter().map(|action| match *action {
        Action::NameRailway { railway } => auction(outlook, seat, railway, wanted_return),
        _ => 0.0,
    }));
}

/// A bid, or the pass: at most what the share is worth, and no more than needed if nobody else wants it.
pub(super) fn appraise_bids(outlook: &Outlook, seat: Seat, legal: &[Action], worths: &mut Vec<f64>) {
    let wanted = match outlook.view.phase {
        Phase::Auction(Auction { railway, high, still_in, .. }) => best_bid(outlook, seat, railway, high, still_in),
        _ => None,
    };
    worths.extend(legal.iter().map(|action| match (*action, wanted) {
        (Action::Bid { dollars }, Some(bid)) if dollars <= bid.most => {
            1.0 - f64::from(dollars.abs_diff(bid.best)) / 4.0
        }
        (Action::Bid { .. }, _) => -1.0,
        _ => 0.0,
    }));
}

/// What to bid, and what not to go beyond.
#[derive(Clone, Copy)]
struct Bidding {
    best: u32,
    most: u32,
}

fn best_bid(
    outlook: &Outlook,
    seat: Seat,
    railway: Railway,
    high: Option<HighBid>,
    still_in: SeatSet,
) -> Option<Bidding> {
    let wanted_return = wanted_return(outlook);
    let least = high.map_or(LEAST_BID, |high| high.dollars + 1);
    let most = limit(outlook, seat, railway, wanted_return).filter(|most| *most >= least)?;
    let rivals = still_in.without(seat).iter().filter_map(|rival| limit(outlook, rival, railway, wanted_return));
    match rivals.max().filter(|rival| *rival >= least) {
        // Half-way to where it will end: auctions should not take all evening.
        Some(rival) => Some(Bidding { best: least + (most.min(rival) - least) / 2, most }),
        None if high.is_some() => Some(Bidding { best: least, most: least }),
        // Nobody else wants it: is it better sold to oneself, or out of the game?
        None => {
            let bought = change(outlook, seat, railway, Some((seat, least)));
            let bid = Bidding { best: least, most: least };
            (bought > change(outlook, seat, railway, None)).then_some(bid)
        }
    }
}

/// The difference it makes to a player if a share is sold, to whom and for how much, or removed.
fn change(outlook: &Outlook, seat: Seat, railway: Railway, sale: Option<(Seat, u32)>) -> f64 {
    let terms = Terms::now(outlook.view.railway(railway));
    let now = outlook.share_pays(railway);
    let stake = outlook.stake(seat, railway);
    match sale {
        None => stake * (outlook.per_share(railway, terms.removed()) - now),
        Some((winner, dollars)) => {
            let then = outlook.per_share(railway, terms.sold_for(dollars));
            let won =
                outlook.against_others(seat, |other| if other == winner { then - f64::from(dollars) } else { 0.0 });
            stake * (then - now) + won
        }
    }
}
