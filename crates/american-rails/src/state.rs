//! Everything on the table: nothing is secret (AR-1.9).

use crate::{HexSet, Options, Railway, RailwaySet, Space};
use engine::{Seat, SeatSet};
use serde::Serialize;

/// How many can play.
pub const MOST_SEATS: usize = 5;
/// AR-1.4
pub(crate) const HOUSES: u8 = 12;
/// AR-1.4
pub const FIRST_YEAR: u16 = 1851;
/// AR-7.1
pub const LAST_YEAR: u16 = 1857;

/// The game. Arrays of players are indexed by seat, arrays of railways by railway.
#[derive(Clone, Debug, PartialEq)]
pub struct AmericanRails {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) banker: Seat,
    pub(crate) year: u16,
    /// The action phase, 0 to 2; none in the preparation.
    pub(crate) column: Option<u8>,
    pub(crate) phase: Phase,
    pub(crate) money: [u32; MOST_SEATS],
    pub(crate) shares: [[u8; 6]; MOST_SEATS],
    pub(crate) railways: [RailwayState; 6],
    pub(crate) houses: HexSet,
    /// From space 1 down; in the preparation it fills (AR-2.3).
    pub(crate) turn_order: [Option<Seat>; MOST_SEATS],
    /// Who chose what in each of this year's columns.
    pub(crate) action_track: [[Option<Seat>; 7]; 3],
}

/// A railway's box on the board and its cubes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RailwayState {
    /// AR-1.2: one of the six is out with three players.
    pub(crate) in_game: bool,
    /// AR-2.6: its share of the preparation was auctioned, sold or not.
    pub(crate) offered: bool,
    pub(crate) cubes_left: u8,
    pub(crate) shares_left: u8,
    pub(crate) shares_removed: u8,
    pub(crate) treasury: u32,
    pub(crate) income: u32,
    pub(crate) track: HexSet,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum Phase {
    /// AR-2.1, AR-4.6: whose share is auctioned?
    NameRailway { seat: Seat, preparation: bool },
    /// AR-2.1, AR-2.7: one share is up for bids.
    Auction(Auction),
    /// AR-2.2, AR-4.7: the winner puts the railway on the board.
    FirstCube { seat: Seat, railway: Railway, preparation: bool },
    /// AR-3.2
    MoveTrain { seat: Seat },
    /// AR-4.2
    Develop { seat: Seat },
    /// AR-4.3
    Finance { seat: Seat },
    /// AR-4.4, AR-4.5
    Take { seat: Seat },
    /// AR-4.8: `left` of the `of` cubes may still be placed.
    Expand { seat: Seat, left: u8, of: u8 },
    /// AR-7.1
    Finished { reasons: EndReasons },
}

/// A share that is up for bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Auction {
    pub railway: Railway,
    pub opener: Seat,
    pub to_bid: Seat,
    pub high: Option<HighBid>,
    /// Who has not passed.
    pub still_in: SeatSet,
    pub preparation: bool,
    /// What each seat bid last; nothing for whoever has not bid. No rule asks: it is for whoever looks on.
    #[serde(skip)]
    pub last_bids: [Option<u32>; MOST_SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HighBid {
    pub seat: Seat,
    pub dollars: u32,
}

/// AR-7.1: why the game is over; several may hold at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct EndReasons {
    pub last_year: bool,
    pub shares_gone: bool,
    pub supplies_low: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// 1857 is done.
    LastYear,
    /// All shares are sold or removed.
    SharesGone,
    /// Enough supplies hold two pieces or fewer.
    SuppliesLow,
}

impl Phase {
    /// Who decides; nobody when the game is over.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Phase::NameRailway { seat, .. }
            | Phase::Auction(Auction { to_bid: seat, .. })
            | Phase::FirstCube { seat, .. }
            | Phase::MoveTrain { seat }
            | Phase::Develop { seat }
            | Phase::Finance { seat }
            | Phase::Take { seat }
            | Phase::Expand { seat, .. } => Some(seat),
            Phase::Finished { .. } => None,
        }
    }

    /// The id of what it waits for in the word files.
    pub fn word(&self) -> &'static str {
        match self {
            Phase::NameRailway { .. } => "ar-phase-name-railway",
            Phase::Auction(_) => "ar-phase-auction",
            Phase::FirstCube { .. } => "ar-phase-first-cube",
            Phase::MoveTrain { .. } => "ar-phase-move-train",
            Phase::Develop { .. } => "ar-phase-develop",
            Phase::Finance { .. } => "ar-phase-finance",
            Phase::Take { .. } => "ar-phase-take",
            Phase::Expand { .. } => "ar-phase-expand",
            Phase::Finished { .. } => "ar-phase-finished",
        }
    }
}

impl EndReasons {
    /// The game goes on: no reason to end has come up.
    pub fn is_none(self) -> bool {
        self == EndReasons::default()
    }

    /// The reasons that hold, in the rulebook's order.
    pub fn iter(self) -> impl Iterator<Item = EndReason> {
        [
            (self.last_year, EndReason::LastYear),
            (self.shares_gone, EndReason::SharesGone),
            (self.supplies_low, EndReason::SuppliesLow),
        ]
        .into_iter()
        .filter_map(|(holds, reason)| holds.then_some(reason))
    }
}

/// Questions that many rules ask.
impl AmericanRails {
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seat_count())
    }

    pub(crate) fn railway(&self, railway: Railway) -> &RailwayState {
        &self.railways[railway.index()]
    }

    pub(crate) fn railway_mut(&mut self, railway: Railway) -> &mut RailwayState {
        &mut self.railways[railway.index()]
    }

    /// AR-1.2: the railways that take part.
    pub(crate) fn railways_in_game(&self) -> impl Iterator<Item = Railway> {
        Railway::ALL.into_iter().filter(|railway| self.railway(*railway).in_game)
    }

    pub(crate) fn shares_of(&self, seat: Seat, railway: Railway) -> u8 {
        self.shares[seat.index()][railway.index()]
    }

    /// The shares of a railway in players' hands.
    pub(crate) fn shares_held(&self, railway: Railway) -> u8 {
        self.shares.iter().map(|shares| shares[railway.index()]).sum()
    }

    /// Every hex with a cube.
    pub(crate) fn occupied(&self) -> HexSet {
        self.railways.iter().fold(HexSet::EMPTY, |hexes, railway| hexes.union(railway.track))
    }

    pub(crate) fn railways_at(&self, hex: crate::Hex) -> RailwaySet {
        Railway::ALL.into_iter().filter(|railway| self.railway(*railway).track.contains(hex)).collect()
    }

    pub(crate) fn houses_left(&self) -> u8 {
        HOUSES - self.houses.len() as u8
    }

    /// The trains of an action column from the top.
    pub(crate) fn order_of_column(&self, column: usize) -> impl Iterator<Item = Seat> {
        Space::ALL.into_iter().filter_map(move |space| self.action_track[column][space.index()])
    }
}
