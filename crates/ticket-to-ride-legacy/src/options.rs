//! The world a game is played on: what players agree on, or what the campaign has come to.

use crate::contents::boxes::{BoxId, Tally};
use crate::contents::contracts::{Contract, ContractSet};
use crate::contents::growth::{Growth, GrowthCards};
use crate::contents::people::{PeopleSet, Person};
use crate::contents::rules::RuleCard;
use crate::contents::story::Choice;
use crate::tables::map::MAP;
use crate::tables::region::{Region, RegionSet};
use crate::tables::route::RouteId;
use crate::tables::ticket::{Ticket, TicketSet};
use crate::{City, Colour, Company, EventCard, EventSet, PostcardSet};
use serde::{Deserialize, Serialize};

/// By default the first chapter of a fresh campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 1 to 12: game 1 is 1865, game 12 is 1898.
    pub chapter: u8,
    /// LG-1.13: who takes part, in the order round the table. Empty: as many as there are seats, each as it began.
    pub companies: Vec<CompanyOptions>,
    /// LG-3.9: who holds the start-player card; if nobody here does, chance says.
    pub start_player: Option<Company>,
    pub regions: RegionSet,
    /// What the campaign has changed on the boards, in the order it happened.
    pub changes: Vec<Change>,
    pub tickets: TicketSet,
    pub events: EventSet,
    pub limits: Limits,
    /// LG-1.8: the rules in force, each in its own slot.
    pub rules: Vec<RuleCard>,
    /// Decisions of this chapter that follow the game.
    #[serde(with = "crate::contents::story::by_place")]
    pub choices: Vec<Choice>,
    /// Growth cards still in their deck, by kind.
    pub growth: GrowthCards,
    /// Contracts that have not hung on the wall yet: LG-1.5, nobody may read which.
    #[serde(with = "crate::face_down")]
    pub contracts: ContractSet,
    /// Persons who are in nobody's office.
    #[serde(with = "crate::face_down")]
    pub people: PeopleSet,
    /// Medals in all vaults: after the last game they are turned over.
    pub medals: u8,
    /// LG-1.7
    pub boxes_open: Vec<BoxId>,
    /// Earned in earlier games and not opened yet.
    pub boxes_waiting: Vec<BoxId>,
    pub tallies: Tallies,
    /// Who was last in the game before.
    pub last_before: Option<Company>,
    /// The Through Train's, by the claims of the campaign.
    pub last_stop: Option<City>,
    /// How many names stand in the Book of Names.
    pub names_written: u16,
    /// LG-2.6: whether pickaxes and skulls mean anything yet.
    pub signs_count: bool,
}

/// What a company brings from its office (LG-1.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CompanyOptions {
    pub company: Company,
    /// LG-2.8
    pub bonus_dollars: u32,
    /// LG-3.8: trains won beyond those of the chapter.
    pub more_trains: u8,
    pub more_cards: u8,
    pub more_dollars: u32,
    pub more_tickets: u8,
    /// LG-5.8: not met yet.
    pub postcards: PostcardSet,
    /// Safe couplers, for good.
    pub couplers: bool,
    /// Two at most.
    pub people: PeopleSet,
    /// A ticket that lies in the office and comes back with the next game.
    pub kept_ticket: Option<KeptTicket>,
}

/// It can't be returned; everybody has seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptTicket {
    pub ticket: Ticket,
    /// What it is worth above its value, if it is completed.
    pub more: u32,
}

/// What the campaign counts over all its games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tallies {
    pub hub_claims: u32,
    pub pickaxes: u32,
    pub postcards_met: u32,
}

impl Tallies {
    /// What has been counted of this so far.
    pub fn of(&self, tally: Tally) -> u32 {
        match tally {
            Tally::HubClaims => self.hub_claims,
            Tally::Pickaxes => self.pickaxes,
            Tally::PostcardsMet => self.postcards_met,
        }
    }
}

/// Numbers of the rules that the campaign may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// LG-3.2
    pub start_dollars: u32,
    /// LG-3.4
    pub start_cards: u8,
    /// LG-3.5
    pub first_tickets: u8,
    /// LG-4.1
    pub cards_drawn: u8,
    /// LG-4.16
    pub tickets_seen: u8,
    /// LG-4.14
    pub large_city_cards: u8,
}

/// A change to the boards that stays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    Large {
        city: City,
        large: bool,
    },
    /// A route gets another colour; none makes it grey.
    Painted {
        route: RouteId,
        colour: Option<Colour>,
    },
    /// A second route beside a single one: it gets the next free number.
    Doubled {
        route: RouteId,
        colour: Option<Colour>,
    },
    /// A company's depot stands in this city.
    Depot {
        city: City,
        company: Company,
    },
    /// LG-6.3: its owner has given the town of a depot a name, for good.
    Named {
        city: City,
        name: String,
    },
    /// A postcard has made it one; it means something once the season is found.
    Resort {
        city: City,
    },
    /// The route is no more.
    Lifted {
        route: RouteId,
    },
}

impl Default for Options {
    fn default() -> Options {
        Options {
            chapter: 1,
            companies: Vec::new(),
            start_player: None,
            regions: Region::at_the_start(),
            changes: Vec::new(),
            tickets: Ticket::at_the_start(),
            events: EventCard::at_the_start(),
            limits: Limits::default(),
            rules: RuleCard::at_the_start(),
            choices: Vec::new(),
            growth: Growth::deck(),
            contracts: Contract::deck(),
            people: Person::everybody(),
            medals: 0,
            boxes_open: Vec::new(),
            boxes_waiting: Vec::new(),
            tallies: Tallies::default(),
            last_before: None,
            last_stop: None,
            names_written: 0,
            signs_count: false,
        }
    }
}

impl Default for CompanyOptions {
    fn default() -> CompanyOptions {
        CompanyOptions::new(Company::Blue)
    }
}

impl CompanyOptions {
    /// A company with what every office holds before game 1 (LG-1.10).
    pub fn new(company: Company) -> CompanyOptions {
        CompanyOptions {
            company,
            bonus_dollars: MAP.company_bonus_dollars,
            more_trains: 0,
            more_cards: 0,
            more_dollars: 0,
            more_tickets: 0,
            postcards: PostcardSet::EMPTY,
            couplers: false,
            people: PeopleSet::EMPTY,
            kept_ticket: None,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            start_dollars: 5,
            start_cards: 4,
            first_tickets: 4,
            cards_drawn: 2,
            tickets_seen: 3,
            large_city_cards: 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-1.12: options say all that a chapter is played by; what is not said is as in 1865.
    #[test]
    fn options_are_plain_json() {
        let json = r#"{"chapter":3,"companies":[{"company":"red","more_trains":1},{"company":"black"}],
            "start_player":"red","changes":[{"large":{"city":"albany","large":true}},{"lifted":{"route":"r001"}}]}"#;
        let options: Options = serde_json::from_str(json).unwrap();

        assert_eq!((options.tickets.len(), options.events.len(), options.limits.start_dollars), (33, 7, 5));
        assert_eq!((options.companies[0].more_trains, options.companies[1].bonus_dollars), (1, 2));
        let again: Options = serde_json::from_str(&serde_json::to_string(&options).unwrap()).unwrap();
        assert_eq!(again, options);
        assert!(serde_json::from_str::<Options>(r#"{"changes":[{"large":{"city":"gotham","large":true}}]}"#).is_err());
    }
}
