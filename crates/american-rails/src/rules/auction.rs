//! AR-2.1, AR-2.7 to AR-2.9, AR-4.6, AR-4.15: naming a railway and bidding for its share.

use super::{first_cube, preparation, year};
use crate::state::{AmericanRails, HighBid};
use crate::{Action, Event, Illegal, Phase, Railway};
use engine::{Seat, SeatSet};

/// AR-2.1
const LEAST_BID: u32 = 10;

/// A share that is up for bids.
#[derive(Clone, Copy)]
pub(crate) struct Auction {
    railway: Railway,
    opener: Seat,
    to_bid: Seat,
    high: Option<HighBid>,
    still_in: SeatSet,
    preparation: bool,
}

/// AR-2.6, AR-4.15: who names, and whether it is in the preparation.
pub(crate) fn may_name_railway(game: &AmericanRails, railway: Railway) -> Result<(Seat, bool), Illegal> {
    let Phase::NameRailway { seat, preparation } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let its = game.railway(railway);
    if !its.in_game {
        return Err(Illegal::RailwayOut { railway });
    }
    if preparation && its.offered {
        return Err(Illegal::AlreadyOffered { railway });
    }
    if its.shares_left == 0 {
        return Err(Illegal::NoShareLeft { railway });
    }
    Ok((seat, preparation))
}

/// AR-2.1, AR-2.4: who names a railway opens the bidding.
pub(crate) fn name_railway(game: &mut AmericanRails, railway: Railway, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, preparation) = may_name_railway(game, railway)?;

    game.railway_mut(railway).offered |= preparation;
    game.phase = Phase::Auction {
        railway,
        opener: seat,
        to_bid: seat,
        high: None,
        still_in: SeatSet::all(game.seat_count()),
        preparation,
    };
    events.push(Event::RailwayNamed { seat, railway });
    Ok(())
}

pub(crate) fn list_railways(game: &AmericanRails, legal: &mut Vec<Action>) {
    let nameable = Railway::ALL.into_iter().filter(|railway| may_name_railway(game, *railway).is_ok());
    legal.extend(nameable.map(|railway| Action::NameRailway { railway }));
}

/// AR-2.1, AR-2.7: whole dollars, at least $10 and more than the bid before, and no more than one has.
pub(crate) fn may_bid(game: &AmericanRails, dollars: u32) -> Result<Auction, Illegal> {
    let auction = running(game)?;
    let money = game.money[auction.to_bid.index()];
    if dollars < auction.least() {
        return Err(Illegal::BidTooLow { dollars, least: auction.least() });
    }
    if dollars > money {
        return Err(Illegal::BidTooHigh { dollars, money });
    }
    Ok(auction)
}

pub(crate) fn bid(game: &mut AmericanRails, dollars: u32, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_bid(game, dollars)?;

    let Auction { railway, to_bid: seat, .. } = auction;
    events.push(Event::BidMade { seat, railway, dollars });
    go_on(game, Auction { high: Some(HighBid { seat, dollars }), ..auction }, events);
    Ok(())
}

pub(crate) fn may_pass(game: &AmericanRails) -> Result<Auction, Illegal> {
    running(game)
}

/// AR-2.1: a pass is final for this auction.
pub(crate) fn pass(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_pass(game)?;

    let Auction { railway, to_bid: seat, .. } = auction;
    events.push(Event::PassedBid { seat, railway });
    go_on(game, Auction { still_in: auction.still_in.without(seat), ..auction }, events);
    Ok(())
}

/// One bid per dollar, then the pass.
pub(crate) fn list_bids(game: &AmericanRails, legal: &mut Vec<Action>) {
    let Ok(auction) = running(game) else { return };
    let money = game.money[auction.to_bid.index()];
    legal.extend((auction.least()..=money).map(|dollars| Action::Bid { dollars }));
    legal.push(Action::Pass);
}

impl Auction {
    fn least(&self) -> u32 {
        self.high.map_or(LEAST_BID, |high| high.dollars + 1)
    }
}

fn running(game: &AmericanRails) -> Result<Auction, Illegal> {
    match game.phase {
        Phase::Auction { railway, opener, to_bid, high, still_in, preparation } => {
            Ok(Auction { railway, opener, to_bid, high, still_in, preparation })
        }
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// AR-2.7, AR-2.8: it ends when all have passed, or all but the highest bidder; else the next one clockwise is asked.
fn go_on(game: &mut AmericanRails, auction: Auction, events: &mut Vec<Event>) {
    match auction.high {
        None if auction.still_in.is_empty() => remove_share(game, auction, events),
        Some(high) if auction.still_in == SeatSet::only(high.seat) => sell(game, auction, high, events),
        _ => {
            let Auction { railway, opener, to_bid, high, still_in, preparation } = auction;
            let to_bid = next_in(still_in, to_bid, game.seat_count());
            game.phase = Phase::Auction { railway, opener, to_bid, high, still_in, preparation };
        }
    }
}

/// The next seat clockwise that has not passed.
fn next_in(still_in: SeatSet, after: Seat, seats: usize) -> Seat {
    let mut next = after.left(seats);
    while !still_in.contains(next) {
        next = next.left(seats);
    }
    next
}

/// AR-2.2, AR-4.6: share and payment first, then the cube of a railway that is not on the board.
fn sell(game: &mut AmericanRails, auction: Auction, high: HighBid, events: &mut Vec<Event>) {
    let Auction { railway, preparation, .. } = auction;
    let HighBid { seat, dollars } = high;
    game.money[seat.index()] -= dollars;
    game.shares[seat.index()][railway.index()] += 1;
    let its = game.railway_mut(railway);
    its.shares_left -= 1;
    its.treasury += dollars;
    events.push(Event::ShareSold { seat, railway, dollars });
    if game.railway(railway).track.is_empty() {
        first_cube::ask(game, seat, railway, preparation, events);
    } else {
        year::end_turn(game, events);
    }
}

/// AR-2.5, AR-4.6: nobody bid.
fn remove_share(game: &mut AmericanRails, auction: Auction, events: &mut Vec<Event>) {
    let Auction { railway, to_bid: last_to_pass, preparation, .. } = auction;
    let its = game.railway_mut(railway);
    its.shares_left -= 1;
    its.shares_removed += 1;
    events.push(Event::ShareRemoved { railway });
    if preparation {
        preparation::go_on(game, last_to_pass, events);
    } else {
        year::end_turn(game, events);
    }
}
