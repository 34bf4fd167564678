//! LG-5.8: postcards: who receives them, and what becomes of those that were met.

use super::Campaign;
use super::chronicle::Entry;
use crate::contents::postcards::{From, Postcard, Reward};
use crate::contents::rules::RuleWorks;
use crate::contents::story::{Brings, Receiver, StoryCard};
use crate::{BoxId, Change, Company, Outcome};

impl Campaign {
    /// Cards met in the game leave the office: tools stay there as what they give, resorts are on the map, letters and pages go to the vault.
    pub(super) fn postcards_met(&mut self, outcome: &Outcome) {
        for its in &outcome.companies {
            for card in its.postcards_received.iter() {
                if self.post_office.contains(card) {
                    self.deliver(card, its.company);
                }
            }
        }
        for its in &outcome.companies {
            for card in its.postcards_met.iter() {
                self.tallies.postcards_met += 1;
                self.chronicle.push(Entry::PostcardMet { company: its.company, postcard: card });
                let company = self.company_mut(its.company);
                company.office.postcards = company.office.postcards.without(card);
                match card.reward() {
                    Reward::Office(growth) => self.lay_into_office(its.company, growth),
                    Reward::Vault(_) => company.sealed = company.sealed.with(card),
                    Reward::Page => {
                        company.sealed = company.sealed.with(card);
                        self.hear_rumour();
                    }
                    Reward::Resort { city, .. } => self.change(Change::Resort { city }),
                    Reward::Dollars(_) | Reward::Cards(_) | Reward::Person { .. } => {}
                }
            }
        }
    }

    /// Each of Wren's pages tells how a box is earned: the first that is neither earned nor told of.
    fn hear_rumour(&mut self) {
        let is_known = |which: &BoxId| {
            let told = Entry::Rumour { which: *which };
            self.boxes_open.contains(which) || self.boxes_waiting.contains(which) || self.chronicle.contains(&told)
        };
        if let Some(which) = BoxId::ALL.into_iter().find(|which| !is_known(which)) {
            self.chronicle.push(Entry::Rumour { which });
        }
    }

    /// Step 5: completed tickets bring their postcards; a box and the story bring theirs.
    pub(super) fn post(&mut self, outcome: &Outcome) {
        if !self.rules.iter().any(|rule| *rule.works() == RuleWorks::Post) {
            return;
        }
        for card in self.post_office.iter() {
            if let Some(company) = receiver(card, outcome) {
                self.deliver(card, company);
            }
        }
    }

    /// Josiah Wren has the pages that nobody has received in his coat: he deals them out, from the last placed to the
    /// winner.
    pub(super) fn pages_from_wren(&mut self, outcome: &Outcome) {
        let is_found = outcome.box_opened.is_some() && self.boxes_open.len() == BoxId::ALL.len();
        if !is_found {
            return;
        }
        let mut placed: Vec<_> = outcome.companies.iter().collect();
        placed.sort_by_key(|its| std::cmp::Reverse(its.place));
        let pages: Vec<Postcard> = self.post_office.iter().filter(|card| card.reward() == Reward::Page).collect();
        for (card, its) in pages.into_iter().zip(placed.iter().cycle()) {
            self.deliver(card, its.company);
        }
    }

    /// The first card that is still to be had so.
    pub(super) fn post_one(&mut self, from: From, company: Company) {
        let card = self.post_office.iter().find(|card| card.from() == from);
        if let Some(card) = card {
            self.deliver(card, company);
        }
    }

    fn deliver(&mut self, card: Postcard, company: Company) {
        self.post_office = self.post_office.without(card);
        let office = &mut self.company_mut(company).office;
        office.postcards = office.postcards.with(card);
        self.chronicle.push(Entry::PostcardReceived { company, postcard: card });
    }
}

fn receiver(card: Postcard, outcome: &Outcome) -> Option<Company> {
    match card.from() {
        From::Ticket(ticket) => {
            let its = outcome.companies.iter().find(|its| its.tickets_completed.contains(ticket));
            its.map(|its| its.company)
        }
        From::Box(which) if outcome.box_opened == Some(which) => outcome.opener,
        From::Story => told_to(card, outcome),
        From::Box(_) | From::Contract(_) | From::Growth => None,
    }
}

/// Whom the story of this chapter sends it to.
fn told_to(card: Postcard, outcome: &Outcome) -> Option<Company> {
    let cards = StoryCard::deck().filter(|told| told.chapter() == outcome.chapter);
    let to = cards.flat_map(StoryCard::brings).find_map(|brings| match brings {
        Brings::Postcard { number, to } if *number == card => Some(*to),
        _ => None,
    })?;
    match to {
        Receiver::Winner => outcome.winner(),
        Receiver::Last => outcome.last(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PostcardSet;
    use crate::campaign::trials::{campaign_of, played};

    const RED: Company = Company::Red;
    const BLUE: Company = Company::Blue;

    fn holds(campaign: &Campaign, company: Company, is_it: impl Fn(From) -> bool) -> bool {
        campaign.company(company).office.postcards.iter().any(|card| is_it(card.from()))
    }

    /// LG-5.8: the story, completed tickets and growth cards bring postcards, each once.
    #[test]
    fn postcards_come_with_the_story_with_tickets_and_with_growth() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        let options = campaign.begin_game(&[RED, BLUE]).unwrap();
        let mut outcome = played(&options, "post");
        let last = outcome.last().unwrap();
        let on_ticket = Postcard::all().find_map(|card| match card.from() {
            From::Ticket(ticket) => Some((card, ticket)),
            _ => None,
        });
        let (numbered, ticket) = on_ticket.unwrap();
        for its in &mut outcome.companies {
            its.growth = Some(crate::Growth::Postcard);
            its.tickets_completed =
                if its.company == last { [ticket].into_iter().collect() } else { Default::default() };
        }
        let before = campaign.post_office();
        campaign.finish_game(&outcome).unwrap();

        assert!(holds(&campaign, last, |from| from == From::Story), "of 1865, for the last placed");
        assert!([RED, BLUE].into_iter().all(|company| holds(&campaign, company, |from| from == From::Growth)));
        assert!(campaign.company(last).office.postcards.contains(numbered));
        let held: PostcardSet = campaign.companies().flat_map(|its| its.office.postcards.iter()).collect();
        assert_eq!(campaign.post_office().len() + held.len(), before.len());
        assert!(held.iter().all(|card| !campaign.post_office().contains(card)), "a taken number is crossed out");
    }

    /// LG-5.8, LG-6.3: a met postcard that makes a resort changes the map, from the next game on and for good.
    #[test]
    fn a_postcard_makes_a_resort_for_good() {
        let resort = Postcard::all().find_map(|card| match card.reward() {
            Reward::Resort { city, .. } => Some((card, Change::Resort { city })),
            _ => None,
        });
        let (card, change) = resort.unwrap();
        let mut campaign = Campaign::new(&[RED, BLUE]);
        campaign.deliver(card, RED);
        let options = campaign.begin_game(&[RED, BLUE]).unwrap();
        let mut outcome = played(&options, "resort");
        outcome.companies[0].postcards_met = [card].into_iter().collect();
        campaign.finish_game(&outcome).unwrap();

        assert!(!options.changes.contains(&change));
        assert!(campaign.begin_game(&[RED, BLUE]).unwrap().changes.contains(&change));
        assert!(campaign.chronicle().contains(&Entry::Changed { change }));
        let file = serde_json::to_string(&campaign).unwrap();
        assert_eq!(Campaign::import(&file).unwrap(), campaign);
    }
    /// LG-6.1: Wren is found in 1895, and deals out the pages that nobody has received, so that all ten can be found.
    #[test]
    fn wren_deals_out_the_pages_that_nobody_has_received() {
        let campaign = campaign_of(|_| vec![RED, BLUE], "wren");
        let is_page = |card: &Postcard| card.reward() == Reward::Page;
        let found = campaign.chronicle().iter().position(|entry| matches!(entry, Entry::WrenFound { .. })).unwrap();
        let year = |entry: &Entry| matches!(entry, Entry::GameEnded { chapter: 11, .. });

        assert!(campaign.chronicle()[..found].iter().any(year), "after the eleventh game");
        assert_eq!(campaign.post_office().iter().filter(is_page).count(), 0);
        let told = campaign.chronicle().iter().filter(|entry| matches!(entry, Entry::FieldBook { .. })).count();
        assert_eq!(told, 1, "and at the end it is told whether the book is whole");
    }
}
