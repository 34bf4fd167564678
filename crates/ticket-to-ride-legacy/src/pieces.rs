//! What the rules found during the campaign put on the table: all of it open to everybody.

use crate::contents::boxes::BoxId;
use crate::contents::growth::{Growth, GrowthCards};
use crate::tables::route::RouteSet;
use crate::tables::ticket::{Strip, TicketSet};
use crate::{Change, City, Contract, Name, Person, PostcardSet, Ticket};
use engine::Seat;
use serde::Serialize;

/// Empty where its rule has not been found.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Pieces {
    /// Harvest: routes with a sack on them.
    pub sacks: RouteSet,
    pub herd: Option<City>,
    /// The ship's hold, from the first cargo on.
    pub hold: Vec<Seat>,
    /// Chips left in the bag: coal, copper, silver.
    pub ore_bag: [u8; 3],
    /// Snowed routes.
    pub snow: RouteSet,
    /// Water tanks left in dry cities.
    pub tanks: Vec<(City, u8)>,
    /// The strip of the season.
    pub season: Option<Strip>,
    /// Where the Through Train has been: it stands at the last of these.
    pub through_train: Vec<City>,
    pub last_stop: Option<City>,
    /// Somebody has taken what the current event pays once.
    pub event_taken: bool,
    /// By seat.
    pub of: Vec<OwnPieces>,
    /// Names written into the Book in this game, in order.
    pub names: Vec<(Seat, Name)>,
    /// Pickaxes in all payments of this game.
    pub pickaxes: u32,
    /// Boxes earned in this game: announced at once, opened after it (LG-1.12).
    pub earned: Vec<BoxId>,
    /// The box that was opened after the game.
    pub opened: Option<BoxId>,
    pub opener: Option<Seat>,
    /// Growth cards that lie open.
    pub growth: GrowthCards,
    pub growth_taken: Vec<(Seat, Growth)>,
    /// What was decided after the game.
    pub changes: Vec<Change>,
    /// Contracts to choose from, from set-up step 10 on.
    pub contracts_dealt: Vec<Contract>,
    /// The contract of the year.
    pub contract: Option<Contract>,
    /// Who has met it, the first with the medal.
    pub contract_met: Vec<Seat>,
    /// Who joined whom after the game.
    pub people_taken: Vec<(Seat, Person)>,
    /// Tickets that companies have laid into their offices after the game.
    pub kept_tickets: Vec<(Seat, Ticket)>,
    /// What the medals of the campaign are worth: nobody knows before the last game is over.
    pub medals: Vec<u8>,
}

/// What a company has gathered in this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OwnPieces {
    pub sacks: u8,
    /// Coal, copper, silver.
    pub ore: [u8; 3],
    /// Safe couplers: no names are written any more.
    pub couplers: bool,
    /// Water tanks.
    pub tanks: u8,
    /// Tickets that lie open for the rest of the game.
    pub shown: TicketSet,
    /// The one of them that is worth more if it is completed.
    pub awaited: Option<Ticket>,
    /// Cards given to the relief train.
    pub relief: u8,
    pub loan: bool,
    /// Of the Through Train.
    pub stamps: u8,
    /// Postcards not met yet: their numbers are public, their secret sides are not.
    pub postcards: PostcardSet,
    pub postcards_met: PostcardSet,
    /// Who travels along in this game, and whether a power that works once is spent.
    pub person: Option<Person>,
    pub person_used: bool,
    /// Claims of the kind that the current event counts.
    pub event_claims: u8,
    /// Has bought what the current event sells.
    pub has_bought: bool,
    /// The number of the turn in which it claimed a route last; 0 before that.
    pub last_claim: u16,
    /// Persons who join after the game.
    pub introductions: u8,
}

impl Pieces {
    /// Those that a company has written in this game.
    pub fn names_of(&self, seat: Seat) -> impl Iterator<Item = Name> {
        self.names.iter().filter(move |(writer, _)| *writer == seat).map(|(_, name)| *name)
    }
}
