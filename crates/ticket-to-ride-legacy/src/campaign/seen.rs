//! LG-1.5: what the people of some companies may see of a campaign that is going on.

use super::{Campaign, CompanyBox, Entry, Stage};
use crate::contents::boxes::BoxId;
use crate::contents::people::PeopleSet;
use crate::contents::rules::RuleCard;
use crate::tables::region::RegionSet;
use crate::{Change, Company, EventSet, KeptTicket, Name, Postcard, Text};
use serde::Serialize;

/// Another type than the campaign, written and never read: nothing sealed is in it, and no campaign goes on from it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenCampaign {
    stage: Stage,
    /// In the order round the table.
    companies: Vec<SeenCompany>,
    start_player: Option<Company>,
    regions: RegionSet,
    changes: Vec<Change>,
    rulebook: Vec<RuleCard>,
    boxes_open: Vec<BoxId>,
    boxes_waiting: Vec<BoxId>,
    banished: EventSet,
    chronicle: Vec<Entry>,
}

/// An office. Its vault is what the chronicle tells of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct SeenCompany {
    company: Company,
    bonus_dollars: u32,
    more_trains: u8,
    more_cards: u8,
    more_dollars: u32,
    more_tickets: u8,
    couplers: bool,
    people: PeopleSet,
    kept_ticket: Option<KeptTicket>,
    postcards: Vec<SeenPostcard>,
    games_won: u8,
    names: u32,
    book: Vec<(u16, Name)>,
    stamps: u8,
    medals: u8,
}

/// LG-5.8: the side that was read aloud, and the other one for its owner; of others it is a number.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct SeenPostcard {
    number: u8,
    aloud: &'static Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<&'static Text>,
}

impl Campaign {
    /// What whoever plays these companies may see: what everybody has read, and the post of their own.
    pub fn seen_by(&self, mine: &[Company]) -> SeenCampaign {
        SeenCampaign {
            stage: self.stage.clone(),
            companies: self.companies.iter().map(|its| seen(its, mine.contains(&its.office.company))).collect(),
            start_player: self.start_player,
            regions: self.regions,
            changes: self.changes.clone(),
            rulebook: self.rulebook(),
            boxes_open: self.boxes_open.clone(),
            boxes_waiting: self.boxes_waiting.clone(),
            banished: self.archive,
            chronicle: self.chronicle.clone(),
        }
    }
}

fn seen(its: &CompanyBox, is_mine: bool) -> SeenCompany {
    let office = &its.office;
    let postcard = |card: Postcard| SeenPostcard {
        number: card.number(),
        aloud: card.aloud(),
        secret: is_mine.then(|| card.secret()),
    };
    SeenCompany {
        company: office.company,
        bonus_dollars: office.bonus_dollars,
        more_trains: office.more_trains,
        more_cards: office.more_cards,
        more_dollars: office.more_dollars,
        more_tickets: office.more_tickets,
        couplers: office.couplers,
        people: office.people,
        kept_ticket: office.kept_ticket,
        postcards: office.postcards.iter().map(postcard).collect(),
        games_won: its.games_won,
        names: its.names,
        book: its.book.clone(),
        stamps: its.stamps,
        medals: its.medals,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::trials::played;

    const RED: Company = Company::Red;
    const BLUE: Company = Company::Blue;

    /// LG-1.5, LG-5.8: everybody sees the sides that were read aloud, and the other sides of the own post alone.
    #[test]
    fn of_other_companies_post_only_the_side_read_aloud_is_seen() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        let mut cards = Postcard::all();
        for company in [RED, BLUE] {
            let card = cards.next().unwrap();
            campaign.post_office = campaign.post_office.without(card);
            let office = &mut campaign.company_mut(company).office;
            office.postcards = office.postcards.with(card);
        }
        let [red, blue] = [RED, BLUE].map(|company| campaign.company(company).office.postcards.iter().next().unwrap());

        let seen = serde_json::to_string(&campaign.seen_by(&[RED])).unwrap();
        let says = |text: &Text| seen.contains(&serde_json::to_string(text.of("en")).unwrap());
        assert!(says(red.aloud()) && says(red.secret()) && says(blue.aloud()));
        assert!(!says(blue.secret()));
    }

    /// LG-1.5: decks, the post office and vaults are not in it, and it is no file that a campaign goes on from.
    #[test]
    fn what_is_sealed_is_not_in_it_and_no_campaign_is_made_of_it() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        let options = campaign.begin_game(&[RED, BLUE]).unwrap();
        campaign.finish_game(&played(&options, "seen")).unwrap();

        let seen = serde_json::to_value(campaign.seen_by(&[RED, BLUE])).unwrap();
        for sealed in ["contracts", "people", "post_office", "growth", "events", "choices", "claims", "story_read"] {
            assert!(seen.get(sealed).is_none(), "{sealed}");
        }
        for company in seen["companies"].as_array().unwrap() {
            assert!(["vault", "sealed", "medal_dollars"].iter().all(|kept| company.get(kept).is_none()), "{company}");
        }
        assert!(Campaign::import(&seen.to_string()).is_err());
    }
}
