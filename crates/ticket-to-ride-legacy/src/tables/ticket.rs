//! LG-2.2: destination tickets, and sets of them.

use super::city::City;
use super::map::MAP;
use super::region::RegionSet;
use engine::{Numbered, Set};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// A destination ticket: two cities and a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub(crate) u8);

pub type TicketSet = Set<Ticket, 2>;

/// The tickets somebody chooses from, in the order dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    tickets: [u8; Offer::MOST],
    len: u8,
}

/// LG-2.5: the coloured strips on tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strip {
    Amber,
    Teal,
    Rose,
    Slate,
}

impl Strip {
    pub const ALL: [Strip; 4] = [Strip::Amber, Strip::Teal, Strip::Rose, Strip::Slate];

    /// The id of its name in the word files.
    pub fn word(self) -> &'static str {
        ["lg-strip-amber", "lg-strip-teal", "lg-strip-rose", "lg-strip-slate"][self as usize]
    }
}

impl Ticket {
    /// LG-2.2: these are in the deck from the start; the others join with a region.
    pub const AT_THE_START: usize = 33;

    /// Every ticket of the whole box, found or not.
    pub fn all() -> impl Iterator<Item = Ticket> {
        (0..MAP.tickets.len() as u8).map(Ticket)
    }

    /// LG-2.2
    pub fn at_the_start() -> TicketSet {
        Ticket::all().take(Ticket::AT_THE_START).collect()
    }

    /// By its id: `albany--washington`.
    pub fn parse(id: &str) -> Option<Ticket> {
        let (from, to) = id.split_once("--")?;
        let ends = [City::parse(from)?, City::parse(to)?];
        Ticket::all().find(|ticket| ticket.ends() == ends)
    }

    /// The two cities it joins.
    pub fn ends(self) -> [City; 2] {
        MAP.tickets[usize::from(self.0)].ends
    }

    /// What it pays, or costs.
    pub fn value(self) -> u32 {
        MAP.tickets[usize::from(self.0)].value
    }

    /// LG-2.5: one or two.
    pub fn strips(self) -> &'static [Strip] {
        &MAP.tickets[usize::from(self.0)].strips
    }

    /// The regions that must be open before it joins the deck.
    pub fn regions(self) -> RegionSet {
        MAP.tickets[usize::from(self.0)].regions
    }
}

impl Numbered for Ticket {
    const LIMIT: usize = 128;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Ticket {
        Ticket(number)
    }
}

impl Offer {
    pub const MOST: usize = 6;

    /// How many are in it.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// None is in it.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Each of them, by number.
    pub fn iter(self) -> impl Iterator<Item = Ticket> {
        self.tickets.into_iter().take(self.len()).map(Ticket)
    }

    pub(crate) fn push(&mut self, ticket: Ticket) {
        self.tickets[self.len()] = ticket.0;
        self.len += 1;
    }
}

impl FromIterator<Ticket> for Offer {
    fn from_iter<I: IntoIterator<Item = Ticket>>(tickets: I) -> Offer {
        let mut offer = Offer::default();
        tickets.into_iter().take(Offer::MOST).for_each(|ticket| offer.push(ticket));
        offer
    }
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [from, to] = self.ends();
        write!(f, "{}--{}", from.id(), to.id())
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Ticket {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ticket {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ticket, D::Error> {
        let id = String::deserialize(from)?;
        Ticket::parse(&id).ok_or_else(|| D::Error::custom(format!("no ticket is called {id}")))
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
