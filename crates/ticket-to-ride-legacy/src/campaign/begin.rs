//! LG-3.6: a game of the campaign begins: the story is read up to PAUSE, and the options of the game follow.

use super::chronicle::Entry;
use super::{Campaign, CampaignFault, GAMES, Stage};
use crate::contents::story::Sign;
use crate::rules::through_train;
use crate::{City, Company, CompanyOptions, Options, RuleCard, RuleWorks, TicketSet};

impl Campaign {
    /// LG-1.3: who is not present leaves their company out of this game.
    pub fn begin_game(&mut self, present: &[Company]) -> Result<Options, CampaignFault> {
        let (chapter, present) = self.may_begin(present)?;

        self.chronicle.push(Entry::GameBegan { chapter, present: present.clone() });
        self.choices.clear();
        self.read_until(Sign::Pause);
        self.stage = Stage::Playing { chapter, present: present.clone() };
        Ok(self.options(chapter, &present))
    }

    fn may_begin(&self, present: &[Company]) -> Result<(u8, Vec<Company>), CampaignFault> {
        match self.stage {
            Stage::Ready { chapter } => Ok((chapter, self.may_play(present)?)),
            Stage::Playing { chapter, .. } => Err(CampaignFault::StillPlaying { chapter }),
            Stage::Over => Err(CampaignFault::Over),
        }
    }

    /// LG-1.13: a game needs two companies; the order round the table stays the same all campaign.
    pub(super) fn may_play(&self, present: &[Company]) -> Result<Vec<Company>, CampaignFault> {
        for (index, company) in present.iter().enumerate() {
            if present[..index].contains(company) {
                return Err(CampaignFault::Twice { company: *company });
            }
        }
        if present.len() < 2 {
            return Err(CampaignFault::TooFew { companies: present.len() });
        }
        let companies = self.companies.iter().map(|its| its.office.company);
        Ok(companies.filter(|company| present.contains(company)).collect())
    }

    /// Who is absent keeps a ticket in the office.
    fn tickets_of_absent(&self, present: &[Company]) -> TicketSet {
        let absent = self.companies.iter().filter(|its| !present.contains(&its.office.company));
        absent.filter_map(|its| its.office.kept_ticket).map(|kept| kept.ticket).collect()
    }

    /// LG-5.9: after the last game, and only once.
    fn medals_to_turn_over(&self, chapter: u8) -> u8 {
        let closed = self.companies.iter().filter(|its| its.medal_dollars.is_empty());
        if chapter == GAMES { closed.map(|its| its.medals).sum() } else { 0 }
    }

    pub(super) fn options(&self, chapter: u8, present: &[Company]) -> Options {
        let office = |company: &Company| -> CompanyOptions { self.company(*company).office.clone() };
        Options {
            chapter,
            companies: present.iter().map(office).collect(),
            start_player: self.start_player,
            regions: self.regions,
            changes: self.changes.clone(),
            tickets: self.tickets().minus(self.tickets_of_absent(present)),
            events: self.events,
            limits: self.limits,
            rules: self.rules.clone(),
            choices: self.choices.clone(),
            growth: self.growth,
            contracts: self.contracts,
            people: self.people,
            medals: self.medals_to_turn_over(chapter),
            boxes_open: self.boxes_open.clone(),
            boxes_waiting: self.boxes_waiting.clone(),
            tallies: self.tallies,
            last_before: self.last_before,
            last_stop: self.last_stop(),
            names_written: self.companies.iter().map(|its| its.names as u16).sum(),
            signs_count: self.signs_count,
        }
    }

    /// The Through Train's: the port with most claims in all games so far.
    fn last_stop(&self) -> Option<City> {
        let ports = RuleCard::in_force(&self.rules).into_iter().find_map(|rule| match rule.works() {
            RuleWorks::ThroughTrain { ports, .. } => Some(ports),
            _ => None,
        })?;
        let world = self.world().ok()?;
        let at = |city: City| {
            let touching = world.routes().iter().filter(|route| route.touches(city));
            touching.filter_map(|route| self.claims.get(route.id.index())).map(|times| u32::from(*times)).sum()
        };
        through_train::last_stop(&world, ports, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoryCard;

    /// LG-3.6, LG-1.11: at set-up the story is read up to PAUSE, and its rules are in force in this game.
    #[test]
    fn the_story_is_read_at_set_up() {
        let mut campaign = Campaign::new(&[Company::Red, Company::Blue]);
        let options = campaign.begin_game(&[Company::Blue, Company::Red]).unwrap();

        assert_eq!(campaign.story_read().last().and_then(StoryCard::sign), Some(Sign::Pause));
        assert!(options.rules.contains(&RuleCard::parse("growth").unwrap()));
        assert_eq!((options.chapter, options.choices.len()), (1, 1));
        let order: Vec<Company> = options.companies.iter().map(|its| its.company).collect();
        assert_eq!(order, [Company::Red, Company::Blue], "the order round the table");
    }

    /// LG-1.13: a game needs two companies; LG-1.3: absent ones are skipped.
    #[test]
    fn a_game_needs_two_companies() {
        let mut campaign = Campaign::new(&Company::ALL);

        assert_eq!(campaign.begin_game(&[Company::Red]), Err(CampaignFault::TooFew { companies: 1 }));
        let twice = campaign.begin_game(&[Company::Red, Company::Red]);
        assert_eq!(twice, Err(CampaignFault::Twice { company: Company::Red }));
        assert_eq!(campaign, Campaign::new(&Company::ALL), "nothing was read");
        campaign.begin_game(&[Company::Black, Company::Red]).unwrap();
        let again = campaign.begin_game(&[Company::Black, Company::Red]);
        assert_eq!(again, Err(CampaignFault::StillPlaying { chapter: 1 }));
    }
}
