//! LG-5.7: a game is put away: what it leaves in the world, the offices and the vaults.

use super::chronicle::Entry;
use super::{Campaign, CampaignFault, GAMES, Stage};
use crate::contents::boxes::BoxId;
use crate::contents::growth::Growth;
use crate::contents::postcards::From;
use crate::contents::story::Sign;
use crate::tables::map::MAP;
use crate::world::{GROWTH_DOLLARS, HIGHEST_BONUS};
use crate::{Company, CompanyOptions, EventCard, Outcome};

impl Campaign {
    /// The after-game steps in order. The decisions in them were made at the table and are in the outcome.
    pub fn finish_game(&mut self, outcome: &Outcome) -> Result<(), CampaignFault> {
        let chapter = self.may_finish(outcome)?;

        self.places(outcome);
        self.banish(outcome.banished);
        outcome.changes.iter().for_each(|change| self.change(change.clone()));
        self.count(outcome);
        self.endings(outcome);
        self.contract(outcome);
        self.read_until(Sign::Stop);
        self.postcards_met(outcome);
        self.new_boards(outcome);
        self.post(outcome);
        self.pages_from_wren(outcome);
        self.payslips_into_vaults(outcome);
        self.hire(outcome);
        self.grow(outcome);
        self.turn_over_medals(&outcome.medals);
        if chapter == GAMES {
            self.chronicle.push(Entry::FieldBook { whole: self.is_field_book_whole() });
        }
        self.stage = if chapter == GAMES { Stage::Over } else { Stage::Ready { chapter: chapter + 1 } };
        Ok(())
    }

    fn may_finish(&self, outcome: &Outcome) -> Result<u8, CampaignFault> {
        let played = outcome.companies.iter().map(|its| its.company);
        match &self.stage {
            Stage::Playing { chapter, present }
                if *chapter == outcome.chapter && played.eq(present.iter().copied()) =>
            {
                Ok(*chapter)
            }
            _ => Err(CampaignFault::OtherGame),
        }
    }

    /// Step 1. LG-5.6: the last placed takes the start-player card into their office.
    fn places(&mut self, outcome: &Outcome) {
        self.start_player = outcome.last();
        self.last_before = outcome.last();
        if let Some(winner) = outcome.winner() {
            self.company_mut(winner).games_won += 1;
        }
        self.chronicle.push(Entry::GameEnded {
            chapter: outcome.chapter,
            winner: outcome.winner(),
            payslips: outcome.companies.iter().map(|its| (its.company, its.payslip)).collect(),
        });
    }

    /// Step 2. LG-1.15: it takes no part in any later shuffle.
    fn banish(&mut self, event: Option<EventCard>) {
        if let Some(event) = event {
            self.events = self.events.without(event);
            self.archive = self.archive.with(event);
            self.chronicle.push(Entry::EventBanished { event });
        }
    }

    fn count(&mut self, outcome: &Outcome) {
        let year = MAP.years[usize::from(outcome.chapter) - 1];
        self.tallies.hub_claims += outcome.hub_claims;
        self.tallies.pickaxes += outcome.pickaxes;
        for its in &outcome.companies {
            let company = self.company_mut(its.company);
            company.names += its.names.len() as u32;
            company.book.extend(its.names.iter().map(|name| (year, *name)));
            company.office.couplers |= its.couplers;
            company.office.more_trains += its.trains_won;
            company.stamps += its.stamps;
            company.office.kept_ticket = its.kept_ticket;
            company.last_routes = its.routes;
            for route in its.routes.iter() {
                if self.claims.len() <= route.index() {
                    self.claims.resize(route.index() + 1, 0);
                }
                self.claims[route.index()] += 1;
            }
        }
    }

    /// What could end in two ways in this chapter.
    fn endings(&mut self, outcome: &Outcome) {
        if let Some(came) = outcome.relief_came {
            self.chronicle.push(Entry::Relief { came });
        }
        if let Some(arrived) = outcome.train_arrived {
            self.train_arrived = Some(arrived);
            self.chronicle.push(Entry::ThroughTrain { arrived });
        }
    }

    /// It hangs on the wall once; its medal lies face down in the vault.
    fn contract(&mut self, outcome: &Outcome) {
        let Some(contract) = outcome.contract else { return };
        self.contracts = self.contracts.without(contract);
        let winner = outcome.companies.iter().find(|its| its.medal).map(|its| its.company);
        if let Some(company) = winner {
            self.company_mut(company).medals += 1;
        }
        self.chronicle.push(Entry::Contract { contract, winner });
    }

    /// LG-5.9: in the order round the table.
    fn turn_over_medals(&mut self, worths: &[u8]) {
        let mut worths = worths.iter().copied();
        for its in &mut self.companies {
            let medals = usize::from(its.medals);
            its.medal_dollars.extend(worths.by_ref().take(medals));
        }
    }

    /// Step 4.
    fn new_boards(&mut self, outcome: &Outcome) {
        for which in &outcome.boxes_earned {
            self.boxes_waiting.push(*which);
            self.chronicle.push(Entry::BoxEarned { which: *which });
        }
        if let Some(which) = outcome.box_opened {
            self.open(which);
        }
    }

    /// With a box come its board, its tickets, its rule and its event.
    pub(super) fn open(&mut self, which: BoxId) {
        self.boxes_waiting.retain(|waiting| *waiting != which);
        self.boxes_open.push(which);
        self.chronicle.push(Entry::BoxOpened { which });
        if let Some(region) = which.region() {
            self.regions = self.regions.with(region);
        }
        if let Some(rule) = which.rule() {
            self.rules.push(rule);
            self.chronicle.push(Entry::RuleFound { rule });
        }
        for event in which.events() {
            self.add_event(event);
        }
        if self.boxes_open.len() == BoxId::ALL.len() {
            self.chronicle.push(Entry::WrenFound { which });
        }
    }

    /// Step 6. A missed game leaves nothing in the vault.
    fn payslips_into_vaults(&mut self, outcome: &Outcome) {
        for its in &mut self.companies {
            let played = outcome.companies.iter().find(|played| played.company == its.office.company);
            its.vault.push(played.map(|played| played.payslip));
        }
    }

    /// Out of the conductor's box, or by introduction.
    fn hire(&mut self, outcome: &Outcome) {
        for its in &outcome.companies {
            for person in its.people.iter() {
                self.people = self.people.without(person);
                let office = &mut self.company_mut(its.company).office;
                office.people = office.people.with(person);
                self.chronicle.push(Entry::PersonJoined { company: its.company, person });
            }
        }
    }

    /// Step 7.
    fn grow(&mut self, outcome: &Outcome) {
        for (company, growth) in outcome.companies.iter().filter_map(|its| Some((its.company, its.growth?))) {
            let left = &mut self.growth[growth as usize];
            *left = left.saturating_sub(1);
            self.chronicle.push(Entry::Grew { company, growth });
            self.lay_into_office(company, growth);
        }
    }

    pub(super) fn lay_into_office(&mut self, company: Company, growth: Growth) {
        let office: &mut CompanyOptions = &mut self.company_mut(company).office;
        match growth {
            Growth::Train => office.more_trains += 1,
            // LG-3.17: at its highest it is money at every start instead.
            Growth::Bonus if office.bonus_dollars >= HIGHEST_BONUS => office.more_dollars += GROWTH_DOLLARS,
            Growth::Bonus => office.bonus_dollars += 1,
            Growth::Card => office.more_cards += 1,
            Growth::Dollars => office.more_dollars += GROWTH_DOLLARS,
            Growth::Ticket => office.more_tickets += 1,
            Growth::Coupler => office.couplers = true,
            Growth::Postcard => self.post_one(From::Growth, company),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::trials::{campaign_of, played};

    const RED: Company = Company::Red;
    const BLUE: Company = Company::Blue;

    /// LG-1.1, LG-6.1: twelve games are played, then the campaign is over.
    #[test]
    fn twelve_games_make_a_campaign() {
        for (companies, seed) in (2..=5).flat_map(|companies| ["a", "b", "c"].map(|seed| (companies, seed))) {
            let present: Vec<Company> = Company::ALL.into_iter().take(companies).collect();
            let mut campaign = campaign_of(|_| present.clone(), seed);

            assert_eq!(*campaign.stage(), Stage::Over);
            assert_eq!(campaign.begin_game(&present), Err(CampaignFault::Over));
            assert_eq!(campaign.company(present[0]).vault.len(), 12);
        }
    }

    /// LG-6.2: all nine boxes are opened, and two campaigns played differently open them in different orders.
    #[test]
    fn all_boxes_are_opened_each_campaign_in_its_own_order() {
        let orders: Vec<Vec<BoxId>> =
            (0..4).map(|seed| campaign_of(|_| vec![RED, BLUE], &seed.to_string()).boxes_open().to_vec()).collect();

        for order in &orders {
            let mut boxes = order.clone();
            boxes.sort();
            assert_eq!(boxes, BoxId::ALL);
        }
        assert!(orders.iter().any(|order| *order != orders[0]));
    }

    /// LG-1.7: opening a box shows all of it to everybody: board, rule, event, at once.
    #[test]
    fn a_box_brings_its_board_its_rule_and_its_event() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        campaign.boxes_waiting = vec![BoxId::Texas];
        let before = campaign.tickets().len();
        campaign.open(BoxId::Texas);

        assert!(campaign.regions().contains(crate::Region::Texas) && campaign.boxes_waiting().is_empty());
        assert!(campaign.rulebook().contains(&BoxId::Texas.rule().unwrap()));
        assert!(campaign.events.contains(EventCard::parse("long-drive").unwrap()));
        assert!(campaign.tickets().len() > before);
        assert!(campaign.chronicle().contains(&Entry::BoxOpened { which: BoxId::Texas }));
    }

    /// LG-1.15, LG-1.2: a banished event lies in the archive and takes no part in any later shuffle.
    #[test]
    fn a_banished_event_stays_out() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        let options = campaign.begin_game(&[RED, BLUE]).unwrap();
        let outcome = (0..).map(|seed| played(&options, &seed.to_string())).find(|its| its.banished.is_some()).unwrap();
        campaign.finish_game(&outcome).unwrap();
        let next = campaign.begin_game(&[RED, BLUE]).unwrap();

        let banished = outcome.banished.unwrap();
        assert_eq!(campaign.banished().collect::<Vec<_>>(), [banished]);
        assert!(!next.events.contains(banished));
    }

    /// LG-1.2, LG-1.14: what lies in the office comes back at the next set-up; nothing else outlives the game.
    #[test]
    fn growth_comes_back_at_the_next_set_up() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        let options = campaign.begin_game(&[RED, BLUE]).unwrap();
        let mut outcome = played(&options, "growth");
        outcome.companies[0].growth = Some(Growth::Train);
        outcome.companies[1].growth = Some(Growth::Dollars);
        campaign.finish_game(&outcome).unwrap();
        let next = campaign.begin_game(&[RED, BLUE]).unwrap();

        assert_eq!((next.companies[0].more_trains, next.companies[1].more_dollars), (1, 2));
        assert_eq!((next.companies[0].more_dollars, next.chapter), (0, 2));
        assert_eq!(next.start_player, outcome.last());
    }

    /// LG-3.17: a bonus that can't grow any more is money at every start instead.
    #[test]
    fn a_bonus_at_its_highest_becomes_money() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        (0..4).for_each(|_| campaign.lay_into_office(RED, Growth::Bonus));

        let office = &campaign.company(RED).office;
        assert_eq!((office.bonus_dollars, office.more_dollars), (HIGHEST_BONUS, GROWTH_DOLLARS));
    }

    /// LG-3.15, LG-1.11: after the game the story is read up to STOP: what it changes is there at the next set-up.
    #[test]
    fn the_end_of_a_chapter_changes_the_next_set_up() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        for chapter in 1..=3 {
            let options = campaign.begin_game(&[RED, BLUE]).unwrap();
            assert_eq!((options.limits.start_cards, options.limits.start_dollars), (4, 5));
            campaign.finish_game(&played(&options, &chapter.to_string())).unwrap();
        }
        let in_1874 = campaign.begin_game(&[RED, BLUE]).unwrap();

        assert_eq!((in_1874.limits.start_cards, in_1874.limits.start_dollars), (6, 2));
    }

    /// LG-1.12: another game than the one being played can't be put away.
    #[test]
    fn only_the_game_being_played_can_be_put_away() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        let options = campaign.begin_game(&[RED, BLUE]).unwrap();
        let mut outcome = played(&options, "other");
        outcome.chapter = 2;

        assert_eq!(campaign.finish_game(&outcome), Err(CampaignFault::OtherGame));
        outcome.chapter = 1;
        campaign.finish_game(&outcome).unwrap();
        assert_eq!(campaign.finish_game(&outcome), Err(CampaignFault::OtherGame));
    }

    /// LG-1.3, LG-1.13: companies may miss games and join later; the others play on.
    #[test]
    fn companies_come_and_go() {
        let campaign =
            campaign_of(|chapter| if chapter < 4 { vec![RED, BLUE] } else { vec![BLUE, Company::Black] }, "go");

        let missed = |company| campaign.company(company).vault.iter().filter(|payslip| payslip.is_none()).count();
        assert_eq!((missed(RED), missed(BLUE), missed(Company::Black)), (9, 0, 3));
    }
}
