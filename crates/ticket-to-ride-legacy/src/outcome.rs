//! What a finished game hands to its campaign.

use crate::rules::{end, new_boards, relief, through_train};
use crate::tables::route::RouteSet;
use crate::tables::ticket::TicketSet;
use crate::{BoxId, Change, Company, EventCard, Growth, LegacyGame, Payslip, Phase, PostcardSet};
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
    pub hub_claims: u32,
    pub pickaxes: u32,
    /// Whether the Through Train reached its last stop; none when it did not run.
    pub train_arrived: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CompanyOutcome {
    pub company: Company,
    pub payslip: Payslip,
    /// 1 is the winner; no place is shared (LG-5.5).
    pub place: u8,
    pub routes: RouteSet,
    pub tickets_completed: TicketSet,
    /// Names written into the Book of Names.
    pub names: u8,
    pub couplers: bool,
    /// For good.
    pub trains_won: u8,
    /// Of the Through Train, for the vault.
    pub stamps: u8,
    pub growth: Option<Growth>,
    pub postcards_met: PostcardSet,
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
                names: self.pieces.of[seat.index()].names,
                couplers: self.pieces.of[seat.index()].couplers,
                trains_won: relief::trains_won(self, seat),
                stamps: self.pieces.of[seat.index()].stamps,
                growth: growth.map(|(_, growth)| *growth),
                postcards_met: self.pieces.of[seat.index()].postcards_met,
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
            hub_claims: new_boards::hub_claims(self),
            pickaxes: self.pieces.pickaxes,
            train_arrived: self.pieces.last_stop.map(|_| through_train::has_arrived(self)),
        })
    }
}

impl Outcome {
    pub fn winner(&self) -> Option<Company> {
        self.companies.iter().find(|its| its.place == 1).map(|its| its.company)
    }

    /// LG-5.6
    pub fn last(&self) -> Option<Company> {
        self.companies.iter().max_by_key(|its| its.place).map(|its| its.company)
    }
}
