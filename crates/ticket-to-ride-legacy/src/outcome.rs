//! What a finished game hands to its campaign.

use crate::rules::{end, new_boards, relief, through_train};
use crate::tables::route::RouteSet;
use crate::tables::ticket::TicketSet;
use crate::{
    BoxId, Change, Choose, Company, Contract, EventCard, Growth, KeptTicket, LegacyGame, Name, Payslip, PeopleSet,
    Phase, PostcardSet,
};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// LG-1.14: of a game only this outlives it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// 1 to 12.
    pub chapter: u8,
    /// In the order round the table.
    pub companies: Vec<CompanyOutcome>,
    /// LG-5.7, step 2
    pub banished: Option<EventCard>,
    /// What was decided after the game.
    pub changes: Vec<Change>,
    pub boxes_earned: Vec<BoxId>,
    pub box_opened: Option<BoxId>,
    /// Who opened it.
    pub opener: Option<Company>,
    /// The contract of the year, which hangs on the wall only once.
    pub contract: Option<Contract>,
    /// What the medals of the campaign are worth, after its last game.
    pub medals: Vec<u8>,
    pub hub_claims: u32,
    pub pickaxes: u32,
    /// Whether the Through Train reached its last stop; none when it did not run.
    pub train_arrived: Option<bool>,
    /// Whether the relief train came in time; none in other years.
    pub relief_came: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CompanyOutcome {
    pub company: Company,
    pub payslip: Payslip,
    /// 1 is the winner; no place is shared (LG-5.5).
    pub place: u8,
    pub routes: RouteSet,
    pub tickets_completed: TicketSet,
    /// Written into the Book of Names.
    pub names: Vec<Name>,
    pub couplers: bool,
    /// For good.
    pub trains_won: u8,
    /// Of the Through Train, for the vault.
    pub stamps: u8,
    pub growth: Option<Growth>,
    pub postcards_met: PostcardSet,
    /// Received during the game.
    pub postcards_received: PostcardSet,
    /// The first to meet the contract wins a medal.
    pub medal: bool,
    /// Who joined it after the game.
    pub people: PeopleSet,
    /// Laid into the office after the game.
    pub kept_ticket: Option<KeptTicket>,
}

impl LegacyGame {
    /// None while something is still to be decided.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Finished {
            return None;
        }
        let standings = end::standings(self);
        let companies = self.all_seats().map(|seat| {
            let player = self.player(seat);
            let growth = self.pieces.growth_taken.iter().find(|(taker, _)| *taker == seat);
            CompanyOutcome {
                company: player.company,
                payslip: self.payslips[seat.index()],
                place: standings.of(seat).rank,
                routes: player.routes,
                tickets_completed: end::completed_tickets(self, seat),
                names: self.pieces.names_of(seat).collect(),
                couplers: self.pieces.of[seat.index()].couplers,
                trains_won: relief::trains_won(self, seat),
                stamps: self.pieces.of[seat.index()].stamps,
                growth: growth.map(|(_, growth)| *growth),
                postcards_met: self.pieces.of[seat.index()].postcards_met,
                postcards_received: self.postcards_received(seat),
                medal: self.pieces.contract_met.first() == Some(&seat),
                people: self.people_taken(seat),
                kept_ticket: self.kept_ticket(seat),
            }
        });
        Some(Outcome {
            chapter: self.world.options().chapter,
            companies: companies.collect(),
            banished: self.events.banished,
            changes: self.pieces.changes.clone(),
            boxes_earned: self.pieces.earned.clone(),
            box_opened: self.pieces.opened,
            opener: self.pieces.opener.map(|seat| self.player(seat).company),
            contract: self.pieces.contract,
            medals: self.pieces.medals.clone(),
            hub_claims: new_boards::hub_claims(self),
            pickaxes: self.pieces.pickaxes,
            relief_came: relief::came(self),
            train_arrived: self.pieces.last_stop.map(|_| through_train::has_arrived(self)),
        })
    }
}

impl LegacyGame {
    /// Met or not: all that its office did not hold before.
    fn postcards_received(&self, seat: Seat) -> PostcardSet {
        let own = self.pieces.of[seat.index()];
        let before = self.world.companies()[seat.index()].postcards;
        own.postcards.iter().chain(own.postcards_met.iter()).filter(|card| !before.contains(*card)).collect()
    }

    fn people_taken(&self, seat: Seat) -> PeopleSet {
        self.pieces.people_taken.iter().filter(|(taker, _)| *taker == seat).map(|(_, person)| *person).collect()
    }

    fn kept_ticket(&self, seat: Seat) -> Option<KeptTicket> {
        let (_, ticket) = self.pieces.kept_tickets.iter().find(|(keeper, _)| *keeper == seat)?;
        let more = self.world.options().choices.iter().find_map(|choice| match choice.choose {
            Choose::KeptTicket { more } => Some(more),
            _ => None,
        })?;
        Some(KeptTicket { ticket: *ticket, more })
    }
}

impl Outcome {
    /// The company in the first place.
    pub fn winner(&self) -> Option<Company> {
        self.companies.iter().find(|its| its.place == 1).map(|its| its.company)
    }

    /// LG-5.6
    pub fn last(&self) -> Option<Company> {
        self.companies.iter().max_by_key(|its| its.place).map(|its| its.company)
    }
}
