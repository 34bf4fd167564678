//! Everything on the table: all is open (SD-0.10).

use crate::tables::board::{STARTING_LINKS, links_within};
use crate::{City, CitySet, Company, Link, LinkSet, Options, TrainTable, Transcontinental};
use engine::{Seat, SeatSet};
use serde::Serialize;

pub(crate) const MOST_SEATS: usize = 6;
/// SD-0.3
pub(crate) const STONES: u8 = 60;
/// SD-7.5
pub const LAST_ROUND: u8 = 5;

/// The game. Arrays of players are indexed by seat, arrays of companies by company, arrays of goods by colour.
#[derive(Clone, Debug, PartialEq)]
pub struct SteelDriver {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) round: u8,
    /// Who holds the marker "active player".
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Stones that nobody has.
    pub(crate) supply: u8,
    pub(crate) stones: [u8; MOST_SEATS],
    pub(crate) money: [u32; MOST_SEATS],
    pub(crate) shares: [[u8; 6]; MOST_SEATS],
    pub(crate) companies: [CompanyState; 6],
    pub(crate) trains: TrainTable,
    /// SD-5.4: it is scored once.
    pub(crate) transcontinental: Option<Transcontinental>,
    /// Goods beside the board.
    pub(crate) goods_supply: [u8; 5],
    /// SD-8.1: the cities that hold a good.
    pub(crate) goods_on_board: CitySet,
}

/// A company's field, markers and network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CompanyState {
    pub(crate) stones: u8,
    pub(crate) shares_left: u8,
    pub(crate) track_left: u8,
    /// Who holds its control stone; nobody while that lies on the field.
    pub(crate) controller: Option<Seat>,
    /// SD-8.2: who won it in the latest round in which it was auctioned.
    pub(crate) last_controller: Option<Seat>,
    /// The marker on the profit table.
    pub(crate) profit: u32,
    /// SD-4.12
    pub(crate) start: Option<City>,
    pub(crate) links: LinkSet,
    /// The cities of its network, the start included.
    pub(crate) cities: CitySet,
    pub(crate) goods: [u8; 5],
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum Phase {
    /// SD-3.1: the active player opens an auction or passes the marker on; `passes` have been made in a row.
    Open { seat: Seat, passes: u8 },
    /// SD-3.2: a control stone is up for bids.
    Auction(Auction),
    /// SD-4.2: a company builds a link.
    Build { company: Company, seat: Seat },
    /// SD-8.3: a company takes a good.
    TakeGood { company: Company, seat: Seat },
    /// SD-8.6
    Finished,
}

/// A control stone that is up for bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Auction {
    pub company: Company,
    pub opener: Seat,
    pub to_bid: Seat,
    pub high: HighBid,
    /// Who has not passed.
    pub still_in: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HighBid {
    pub seat: Seat,
    pub stones: u8,
}

impl HighBid {
    /// SD-3.2: the least that is more.
    pub const fn least_raise(self) -> u8 {
        self.stones + 1
    }
}

impl Phase {
    /// Who decides; nobody when the game is over.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Phase::Open { seat, .. }
            | Phase::Auction(Auction { to_bid: seat, .. })
            | Phase::Build { seat, .. }
            | Phase::TakeGood { seat, .. } => Some(seat),
            Phase::Finished => None,
        }
    }

    /// The company it is about.
    pub fn company(&self) -> Option<Company> {
        match *self {
            Phase::Auction(Auction { company, .. })
            | Phase::Build { company, .. }
            | Phase::TakeGood { company, .. } => Some(company),
            Phase::Open { .. } | Phase::Finished => None,
        }
    }

    /// The id of what it waits for in the word files.
    pub fn word(&self) -> &'static str {
        match self {
            Phase::Open { .. } => "sd-phase-open",
            Phase::Auction(_) => "sd-phase-auction",
            Phase::Build { .. } => "sd-phase-build",
            Phase::TakeGood { .. } => "sd-phase-take-good",
            Phase::Finished => "sd-phase-finished",
        }
    }
}

/// Questions that many rules ask.
impl SteelDriver {
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seat_count())
    }

    pub(crate) fn company(&self, company: Company) -> &CompanyState {
        &self.companies[company.index()]
    }

    pub(crate) fn company_mut(&mut self, company: Company) -> &mut CompanyState {
        &mut self.companies[company.index()]
    }

    pub(crate) fn shares_of(&self, seat: Seat, company: Company) -> u8 {
        self.shares[seat.index()][company.index()]
    }

    /// Every link that is built, whoever's.
    pub(crate) fn built(&self) -> LinkSet {
        self.companies.iter().fold(LinkSet::EMPTY, |links, company| links.union(company.links))
    }

    pub(crate) fn owner(&self, link: Link) -> Option<Company> {
        Company::ALL.into_iter().find(|company| self.company(*company).links.contains(link))
    }
}

impl CompanyState {
    /// SD-4.5, SD-4.6: where its next link could lie, if it is free.
    pub(crate) fn within_reach(&self) -> LinkSet {
        if self.links.is_empty() { STARTING_LINKS } else { Link::touching(self.cities) }
    }

    /// SD-4.4, SD-4.8: what it can pay for and has track for.
    pub(crate) fn within_means(&self) -> LinkSet {
        if self.track_left == 0 { LinkSet::EMPTY } else { links_within(self.stones) }
    }

    pub(crate) fn goods_count(&self) -> u32 {
        self.goods.iter().map(|goods| u32::from(*goods)).sum()
    }
}
