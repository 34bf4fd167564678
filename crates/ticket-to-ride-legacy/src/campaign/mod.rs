//! The campaign: a value folded over finished games, from which the next game's options come.

mod begin;
mod ceremony;
mod check;
mod chronicle;
mod contract;
mod epilogue;
mod fault;
mod finish;
mod naming;
mod post;
mod rehearsal;
mod seen;
mod story;

#[cfg(test)]
pub(crate) mod trials;
#[cfg(test)]
mod worlds;

pub use ceremony::{GameTotal, Part, Total};
pub use check::ImportFault;
pub use chronicle::Entry;
pub use fault::{CampaignFault, FileFault};
pub use seen::SeenCampaign;

use crate::contents::boxes::BoxId;
use crate::contents::contracts::{Contract, ContractSet};
use crate::contents::growth::{Growth, GrowthCards};
use crate::contents::people::{PeopleSet, Person};
use crate::contents::rules::RuleCard;
use crate::contents::story::{Choice, StoryCard};
use crate::tables::region::{Region, RegionSet};
use crate::tables::route::RouteSet;
use crate::tables::ticket::{Ticket, TicketSet};
use crate::{
    Change, Company, CompanyOptions, EventCard, EventSet, Limits, Name, Payslip, Postcard, PostcardSet, Tallies,
};
use serde::{Deserialize, Serialize};

/// LG-1.1: the number of games.
pub(crate) const GAMES: u8 = 12;

/// Everything in the campaign box. It holds no text: contents that were not read yet are nowhere in it (LG-1.5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Campaign {
    /// All five, those that take part first, in the order round the table (LG-1.13).
    companies: Vec<CompanyBox>,
    stage: Stage,
    start_player: Option<Company>,
    regions: RegionSet,
    changes: Vec<Change>,
    events: EventSet,
    limits: Limits,
    rules: Vec<RuleCard>,
    signs_count: bool,
    /// Of the chapter being played.
    #[serde(with = "crate::contents::story::by_place")]
    choices: Vec<Choice>,
    growth: GrowthCards,
    /// Contracts that have not hung on the wall yet.
    #[serde(with = "crate::face_down")]
    contracts: ContractSet,
    /// Persons who are in nobody's office.
    #[serde(with = "crate::face_down")]
    people: PeopleSet,
    boxes_open: Vec<BoxId>,
    boxes_waiting: Vec<BoxId>,
    tallies: Tallies,
    last_before: Option<Company>,
    /// How many cards of the story deck have been read.
    story_read: usize,
    post_office: PostcardSet,
    /// LG-1.15
    archive: EventSet,
    /// How often each route was claimed, by number.
    claims: Vec<u16>,
    /// Whether the Through Train reached its last stop, once it has run.
    train_arrived: Option<bool>,
    chronicle: Vec<Entry>,
}

/// LG-1.2: a company's office and vault.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanyBox {
    pub office: CompanyOptions,
    /// Sealed until the end: one payslip a game, none for a missed one.
    vault: Vec<Option<Payslip>>,
    pub games_won: u8,
    /// Names it has written into the Book of Names.
    pub names: u32,
    /// Which they are, with their years.
    #[serde(default)]
    pub book: Vec<(u16, Name)>,
    /// Postcards met that lie face down in the vault.
    sealed: PostcardSet,
    /// Of the Through Train.
    pub stamps: u8,
    /// Won by contracts; face down, so that nobody knows what they are worth.
    pub medals: u8,
    /// What they are worth, one by one, when the vaults are open.
    medal_dollars: Vec<u8>,
    /// Where its trains stood at the end of the last game it played.
    #[serde(default)]
    pub last_routes: RouteSet,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// This game is next.
    Ready { chapter: u8 },
    /// This game is being played by these.
    Playing { chapter: u8, present: Vec<Company> },
    /// LG-5.9: the vaults are open.
    Over,
}

impl Campaign {
    /// LG-1.10: every company's bonus card lies in its office; the start-player card goes to a random player when the
    /// first game begins. `order` is the order round the table; companies nobody plays yet come after it.
    pub fn new(order: &[Company]) -> Campaign {
        let others = Company::ALL.into_iter().filter(|company| !order.contains(company));
        let mut companies: Vec<Company> = Vec::new();
        for company in order.iter().copied().chain(others) {
            if !companies.contains(&company) {
                companies.push(company);
            }
        }
        Campaign {
            companies: companies.into_iter().map(CompanyBox::new).collect(),
            stage: Stage::Ready { chapter: 1 },
            start_player: None,
            regions: Region::at_the_start(),
            changes: Vec::new(),
            events: EventCard::at_the_start(),
            limits: Limits::default(),
            rules: RuleCard::at_the_start(),
            signs_count: false,
            choices: Vec::new(),
            growth: Growth::deck(),
            contracts: Contract::deck(),
            people: Person::everybody(),
            boxes_open: Vec::new(),
            boxes_waiting: Vec::new(),
            tallies: Tallies::default(),
            last_before: None,
            story_read: 0,
            post_office: Postcard::all().collect(),
            archive: EventSet::EMPTY,
            claims: Vec::new(),
            train_arrived: None,
            chronicle: Vec::new(),
        }
    }

    /// Whether a game is to begin, is played, or something is to be decided after it.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// In the order round the table.
    pub fn companies(&self) -> impl Iterator<Item = &CompanyBox> {
        self.companies.iter()
    }

    /// What lies in this company's box.
    pub fn company(&self, company: Company) -> &CompanyBox {
        let its = self.companies.iter().find(|its| its.office.company == company);
        its.expect("a campaign has all five companies")
    }

    /// LG-1.9: exactly the rules found so far that are in force, by slot.
    pub fn rulebook(&self) -> Vec<RuleCard> {
        let mut rules = RuleCard::in_force(&self.rules);
        rules.sort_by_key(|rule| rule.slot());
        rules
    }

    /// Everything read and found so far, readable again at any time.
    pub fn chronicle(&self) -> &[Entry] {
        &self.chronicle
    }

    /// LG-1.6: read story cards lie in the archive.
    pub fn story_read(&self) -> impl Iterator<Item = StoryCard> {
        StoryCard::deck().take(self.story_read)
    }

    /// LG-1.15: banished events: everybody may read them.
    pub fn banished(&self) -> impl Iterator<Item = EventCard> {
        self.archive.iter()
    }

    /// The boxes opened so far, in that order.
    pub fn boxes_open(&self) -> &[BoxId] {
        &self.boxes_open
    }

    /// Earned by play and not opened yet.
    pub fn boxes_waiting(&self) -> &[BoxId] {
        &self.boxes_waiting
    }

    /// Postcards that nobody has received yet.
    pub fn post_office(&self) -> PostcardSet {
        self.post_office
    }

    /// The parts of the map that lie on the table.
    pub fn regions(&self) -> RegionSet {
        self.regions
    }

    /// Whoever has the start-player card.
    pub fn start_player(&self) -> Option<Company> {
        self.start_player
    }

    /// Every ticket whose regions are all open.
    pub fn tickets(&self) -> TicketSet {
        let is_there = |ticket: &Ticket| {
            let [from, to] = ticket.ends();
            let ends = RegionSet::EMPTY.with(from.region()).with(to.region());
            ticket.regions().is_subset(self.regions) && ends.is_subset(self.regions)
        };
        Ticket::all().filter(is_there).collect()
    }

    fn company_mut(&mut self, company: Company) -> &mut CompanyBox {
        let its = self.companies.iter_mut().find(|its| its.office.company == company);
        its.expect("a campaign has all five companies")
    }
}

impl CompanyBox {
    fn new(company: Company) -> CompanyBox {
        CompanyBox {
            office: CompanyOptions::new(company),
            vault: Vec::new(),
            games_won: 0,
            names: 0,
            book: Vec::new(),
            sealed: PostcardSet::EMPTY,
            stamps: 0,
            medals: 0,
            medal_dollars: Vec::new(),
            last_routes: RouteSet::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-1.10: before game 1 every office holds its bonus card, also of companies nobody plays yet.
    #[test]
    fn every_office_has_its_bonus_card() {
        let campaign = Campaign::new(&[Company::Red, Company::Blue]);

        let order: Vec<Company> = campaign.companies().map(|its| its.office.company).collect();
        assert_eq!(order, [Company::Red, Company::Blue, Company::Green, Company::Yellow, Company::Black]);
        assert!(campaign.companies().all(|its| its.office.bonus_dollars == 2));
        assert_eq!(campaign.start_player(), None, "chance says when the first game begins");
    }

    /// LG-1.9: the rulebook holds exactly the rules found so far.
    #[test]
    fn a_fresh_rulebook_has_the_printed_rules() {
        let campaign = Campaign::new(&[]);

        let ids: Vec<&str> = campaign.rulebook().into_iter().map(RuleCard::id).collect();
        assert_eq!(ids, ["company-routes", "large-cities"]);
    }

    /// LG-1.3, LG-1.5: a campaign exports to one file and imports again; the file holds ids and no text.
    #[test]
    fn a_campaign_is_one_file() {
        let mut campaign = Campaign::new(&[Company::Red, Company::Blue]);
        campaign.begin_game(&[Company::Red, Company::Blue]).unwrap();
        let json = serde_json::to_string(&campaign).unwrap();

        assert_eq!(serde_json::from_str::<Campaign>(&json).unwrap(), campaign);
        let unread = StoryCard::deck().nth(5).unwrap();
        assert!(!json.contains(&unread.front().of("en")[..20]));
    }

    /// LG-1.14: tickets of open regions are in the next game's deck, those kept before included.
    #[test]
    fn tickets_join_with_their_regions() {
        let mut campaign = Campaign::new(&[]);
        assert_eq!(campaign.tickets().len(), 33);

        campaign.regions = campaign.regions.with(crate::Region::Florida);
        assert_eq!(campaign.tickets().len(), 33 + 4);
    }
}
