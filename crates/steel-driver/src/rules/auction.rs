//! SD-3: control stones under the hammer.

use super::build;
use crate::state::{HighBid, SteelDriver};
use crate::{Action, Company, Event, Illegal, Phase};
use engine::{Seat, SeatSet};

/// A control stone that is up for bids.
#[derive(Clone, Copy)]
pub(crate) struct Auction {
    company: Company,
    opener: Seat,
    to_bid: Seat,
    high: HighBid,
    still_in: SeatSet,
}

/// SD-3.1, SD-3.5: a control stone on its field, for at least 1 and at most all the opener's stones.
pub(crate) fn may_open(game: &SteelDriver, company: Company, stones: u8) -> Result<Seat, Illegal> {
    let (seat, _) = choosing(game)?;
    if let Some(controller) = game.company(company).controller {
        return Err(Illegal::AlreadyAuctioned { company, controller });
    }
    affordable_bid(game, seat, stones, 1)?;
    Ok(seat)
}

/// SD-3.10: the opener's left neighbour answers first.
pub(crate) fn open(
    game: &mut SteelDriver,
    company: Company,
    stones: u8,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_open(game, company, stones)?;

    events.push(Event::AuctionOpened { seat, company, stones });
    let still_in = SeatSet::all(game.seat_count());
    let high = HighBid { seat, stones };
    go_on(game, Auction { company, opener: seat, to_bid: seat, high, still_in }, events);
    Ok(())
}

/// SD-3.1: who passes the marker, and how many have done so before him in a row.
pub(crate) fn may_pass_marker(game: &SteelDriver) -> Result<(Seat, u8), Illegal> {
    choosing(game)
}

/// SD-3.6: the phase is over when every player in a row has passed the marker on.
pub(crate) fn pass_marker(game: &mut SteelDriver, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, passes) = may_pass_marker(game)?;

    let to = seat.left(game.seat_count());
    game.active = to;
    events.push(Event::MarkerPassed { seat, to });
    if passes + 1 == game.seats {
        end_phase(game, events);
    } else {
        game.phase = Phase::Open { seat: to, passes: passes + 1 };
    }
    Ok(())
}

/// Every opening bid, then the marker's passing.
pub(crate) fn list_openings(game: &SteelDriver, seat: Seat, legal: &mut Vec<Action>) {
    for company in on_their_fields(game) {
        legal.extend((1..=game.stones[seat.index()]).map(|stones| Action::Open { company, stones }));
    }
    legal.push(Action::PassMarker);
}

/// SD-3.2: at least 1 higher and at most all one's stones.
pub(crate) fn may_raise(game: &SteelDriver, stones: u8) -> Result<Auction, Illegal> {
    let auction = running(game)?;
    affordable_bid(game, auction.to_bid, stones, auction.high.stones + 1)?;
    Ok(auction)
}

pub(crate) fn raise(game: &mut SteelDriver, stones: u8, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_raise(game, stones)?;

    let Auction { company, to_bid: seat, .. } = auction;
    events.push(Event::BidRaised { seat, company, stones });
    go_on(game, Auction { high: HighBid { seat, stones }, ..auction }, events);
    Ok(())
}

pub(crate) fn may_pass(game: &SteelDriver) -> Result<Auction, Illegal> {
    running(game)
}

/// SD-3.2: who passes is out of this auction.
pub(crate) fn pass(game: &mut SteelDriver, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_pass(game)?;

    let Auction { company, to_bid: seat, .. } = auction;
    events.push(Event::PassedBid { seat, company });
    go_on(game, Auction { still_in: auction.still_in.without(seat), ..auction }, events);
    Ok(())
}

/// Every higher bid, then the pass.
pub(crate) fn list_bids(game: &SteelDriver, seat: Seat, legal: &mut Vec<Action>) {
    let Ok(auction) = running(game) else { return };
    let bids = auction.high.stones + 1..=game.stones[seat.index()];
    legal.extend(bids.map(|stones| Action::Raise { stones }));
    legal.push(Action::Pass);
}

/// Who has the marker, and how often it was passed in a row.
fn choosing(game: &SteelDriver) -> Result<(Seat, u8), Illegal> {
    match game.phase {
        Phase::Open { seat, passes } => Ok((seat, passes)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

fn running(game: &SteelDriver) -> Result<Auction, Illegal> {
    match game.phase {
        Phase::Auction { company, opener, to_bid, high, still_in } => {
            Ok(Auction { company, opener, to_bid, high, still_in })
        }
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// SD-3.1, SD-3.2
fn affordable_bid(game: &SteelDriver, seat: Seat, stones: u8, least: u8) -> Result<(), Illegal> {
    let has = game.stones[seat.index()];
    if stones < least {
        return Err(Illegal::BidTooLow { stones, least });
    }
    if stones > has {
        return Err(Illegal::BidTooHigh { stones, has });
    }
    Ok(())
}

/// SD-3.5: the companies that can still be auctioned this round.
fn on_their_fields(game: &SteelDriver) -> impl Iterator<Item = Company> {
    Company::ALL.into_iter().filter(|company| game.company(*company).controller.is_none())
}

/// SD-3.2: the next one clockwise is asked, until all but the highest bidder have passed.
fn go_on(game: &mut SteelDriver, auction: Auction, events: &mut Vec<Event>) {
    let Auction { company, opener, to_bid, high, still_in } = auction;
    if still_in == SeatSet::only(high.seat) {
        sell(game, auction, events);
        return;
    }
    let to_bid = next_in(still_in, to_bid, game.seat_count());
    game.phase = Phase::Auction { company, opener, to_bid, high, still_in };
}

/// The next seat clockwise that has not passed.
fn next_in(still_in: SeatSet, after: Seat, seats: usize) -> Seat {
    let mut next = after.left(seats);
    while !still_in.contains(next) {
        next = next.left(seats);
    }
    next
}

/// SD-3.3, SD-3.4: payment, control and share, then the marker.
fn sell(game: &mut SteelDriver, auction: Auction, events: &mut Vec<Event>) {
    let Auction { company, opener, high: HighBid { seat, stones }, .. } = auction;
    game.stones[seat.index()] -= stones;
    game.shares[seat.index()][company.index()] += 1;
    let its = game.company_mut(company);
    its.stones += stones;
    its.shares_left -= 1;
    its.controller = Some(seat);
    its.last_controller = Some(seat);
    events.push(Event::ControlWon { seat, company, stones });

    game.active = opener.left(game.seat_count());
    events.push(Event::MarkerMoved { to: game.active });
    if on_their_fields(game).next().is_none() {
        end_phase(game, events);
    } else {
        game.phase = Phase::Open { seat: game.active, passes: 0 };
    }
}

/// SD-3.6
fn end_phase(game: &mut SteelDriver, events: &mut Vec<Event>) {
    let unsold = on_their_fields(game).count() as u8;
    events.push(Event::AuctionsEnded { auctions: 6 - unsold });
    build::begin(game, events);
}
