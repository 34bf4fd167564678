//! The campaign as the contract of every campaign has it.

use super::{Campaign, CampaignFault, FileFault, ImportFault, SeenCampaign, Stage};
use crate::{City, Company, LegacyGame, Phase};
use engine::{Message, NextGame, NotTakenUp, Party};

/// By company, in their order.
const PARTIES: [Party; 5] = [
    Party { id: "blue", word: "lg-company-blue" },
    Party { id: "red", word: "lg-company-red" },
    Party { id: "green", word: "lg-company-green" },
    Party { id: "yellow", word: "lg-company-yellow" },
    Party { id: "black", word: "lg-company-black" },
];

impl Company {
    /// The company as one who takes part in a campaign.
    pub fn party(self) -> Party {
        PARTIES[Company::ALL.iter().position(|its| *its == self).unwrap_or_default()]
    }

    /// The company that takes part as this; none if it is another campaign's.
    pub fn of_party(party: Party) -> Option<Company> {
        Company::ALL.into_iter().find(|company| company.party() == party)
    }
}

impl engine::Campaign for Campaign {
    type Game = LegacyGame;
    type Fault = CampaignFault;
    type Seen = SeenCampaign;

    const PARTIES: &'static [Party] = &PARTIES;

    /// LG-1.13: two companies at least.
    fn start(order: &[Party]) -> Result<Campaign, CampaignFault> {
        let order = companies(order);
        let campaign = Campaign::new(&order);
        campaign.may_play(&order)?;
        Ok(campaign)
    }

    fn parties(&self) -> Vec<Party> {
        self.companies.iter().map(|its| its.office.company.party()).collect()
    }

    fn stage(&self) -> engine::Stage {
        match &self.stage {
            Stage::Ready { chapter } => engine::Stage::Ready { chapter: *chapter },
            Stage::Playing { chapter, present } => {
                engine::Stage::Playing { chapter: *chapter, present: present.iter().map(|its| its.party()).collect() }
            }
            Stage::Over => engine::Stage::Over,
        }
    }

    /// LG-5.9: the world stays open for single games.
    fn begin_game(&mut self, present: &[Party]) -> Result<NextGame<Campaign>, CampaignFault> {
        let present = companies(present);
        let (options, chapter) = match self.stage {
            Stage::Over => (self.epilogue_options(&present)?, None),
            Stage::Ready { .. } | Stage::Playing { .. } => {
                let options = Campaign::begin_game(self, &present)?;
                let chapter = options.chapter;
                (options, Some(chapter))
            }
        };
        let present = options.companies.iter().map(|its| its.company.party()).collect();
        Ok(NextGame { options, chapter, present })
    }

    /// LG-3.12: not while first tickets are being chosen.
    fn is_begun(game: &LegacyGame) -> bool {
        !matches!(game.phase, Phase::FirstTickets { .. })
    }

    fn take_up(&mut self, game: &LegacyGame) -> Result<bool, CampaignFault> {
        match game.outcome() {
            Some(outcome) => self.finish_game(&outcome).map(|()| true),
            None => Ok(false),
        }
    }

    fn winners(&self) -> Vec<Party> {
        let totals = self.ceremony().unwrap_or_default();
        totals.iter().filter(|total| total.place == 1).map(|total| total.company.party()).collect()
    }

    /// `towns` names one, `telegram` is the last. LG-1.5: a city in a closed box is answered like one that does not exist.
    fn write(&mut self, by: &[Party], what: &str, fields: &[(&str, &str)]) -> Result<(), CampaignFault> {
        let field = |name: &str| fields.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| *value);
        match what {
            "towns" => {
                let company = companies(by).into_iter().find(|its| its.party().id == field("company"));
                let company = company.ok_or(CampaignFault::NotYourCompany)?;
                let is_open = |city: &City| self.regions.contains(city.region());
                let city = City::parse(field("city")).filter(is_open).ok_or(CampaignFault::NoSuchTown)?;
                self.name_town(company, city, field("name").trim())
            }
            "telegram" => {
                // They charge by the word, not by the line.
                let text = field("text").split_whitespace().collect::<Vec<_>>().join(" ");
                self.last_telegram(&text)
            }
            _ => Err(CampaignFault::NoSuchTown),
        }
    }

    fn seen_by(&self, mine: &[Party]) -> SeenCampaign {
        Campaign::seen_by(self, &companies(mine))
    }

    fn import(json: &str) -> Result<Campaign, NotTakenUp> {
        Campaign::import(json).map_err(|fault| match fault {
            ImportFault::Unreadable(error) if error.is_data() => NotTakenUp::Unknown,
            ImportFault::Unreadable(error) => NotTakenUp::Broken { line: error.line(), column: error.column() },
            ImportFault::Impossible(CampaignFault::File {
                reason: FileFault::Rule { .. } | FileFault::World { .. },
            }) => NotTakenUp::Unknown,
            ImportFault::Impossible(fault) => NotTakenUp::Impossible(fault.message()),
        })
    }

    fn explain(fault: &CampaignFault) -> Message {
        fault.message()
    }
}

/// Those of ours.
fn companies(parties: &[Party]) -> Vec<Company> {
    parties.iter().filter_map(|party| Company::of_party(*party)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Campaign as _;

    #[test]
    fn a_company_takes_part_under_the_name_it_has_in_files() {
        for company in Company::ALL {
            let party = company.party();
            assert_eq!((Company::of_party(party), party.word), (Some(company), company.word()));
            assert_eq!(serde_json::to_value(company).unwrap(), party.id);
        }
        assert_eq!(Company::of_party(Party { id: "pink", word: "lg-company-pink" }), None);
    }

    /// LG-1.13: two at least, each once.
    #[test]
    fn a_campaign_is_founded_by_two() {
        let [red, blue] = [Company::Red, Company::Blue].map(Company::party);

        assert_eq!(Campaign::start(&[red]), Err(CampaignFault::TooFew { companies: 1 }));
        assert_eq!(Campaign::start(&[red, red]), Err(CampaignFault::Twice { company: Company::Red }));
        assert_eq!(Campaign::start(&[red, blue]).unwrap().parties()[..2], [red, blue]);
    }

    /// LG-1.5: no answer tells which cities lie in closed boxes.
    #[test]
    fn a_town_in_a_closed_box_is_answered_like_none() {
        let [red, blue] = [Company::Red, Company::Blue].map(Company::party);
        let mut campaign = Campaign::start(&[red, blue]).unwrap();
        let mut name =
            |city: &str| campaign.write(&[red], "towns", &[("company", "red"), ("city", city), ("name", "Annaville")]);

        assert_eq!(name("reno"), Err(CampaignFault::NoSuchTown));
        assert_eq!(name("atlantis"), Err(CampaignFault::NoSuchTown));
        assert!(matches!(name("boston"), Err(CampaignFault::NotYourDepot { .. })));
        let of_others = [("company", "blue"), ("city", "boston"), ("name", "Annaville")];
        assert_eq!(campaign.write(&[red], "towns", &of_others), Err(CampaignFault::NotYourCompany));
    }
}
