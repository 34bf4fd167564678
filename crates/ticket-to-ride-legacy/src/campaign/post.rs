//! LG-5.8: postcards: who receives them, and what becomes of those that were met.

use super::Campaign;
use super::chronicle::Entry;
use crate::contents::postcards::{From, Postcard, Reward};
use crate::contents::rules::RuleWorks;
use crate::{Company, Outcome};

impl Campaign {
    /// Cards met in the game leave the office: tools stay there as what they give, letters and pages go to the vault.
    pub(super) fn postcards_met(&mut self, outcome: &Outcome) {
        for its in &outcome.companies {
            for card in its.postcards_met.iter() {
                self.tallies.postcards_met += 1;
                self.chronicle.push(Entry::PostcardMet { company: its.company, postcard: card });
                let company = self.company_mut(its.company);
                company.office.postcards = company.office.postcards.without(card);
                match card.reward() {
                    Reward::Office(growth) => self.lay_into_office(its.company, growth),
                    Reward::Vault(_) | Reward::Page => company.sealed = company.sealed.with(card),
                    Reward::Dollars(_) | Reward::Cards(_) => {}
                }
            }
        }
    }

    /// Step 5: completed tickets bring their postcards; a box and the story bring theirs.
    pub(super) fn post(&mut self, outcome: &Outcome) {
        if !self.rules.iter().any(|rule| *rule.works() == RuleWorks::Post) {
            return;
        }
        for card in self.post_office.iter() {
            if let Some(company) = receiver(card, outcome) {
                self.post_office = self.post_office.without(card);
                let office = &mut self.company_mut(company).office;
                office.postcards = office.postcards.with(card);
                self.chronicle.push(Entry::PostcardReceived { company, postcard: card });
            }
        }
    }
}

fn receiver(card: Postcard, outcome: &Outcome) -> Option<Company> {
    match card.from() {
        From::Ticket(ticket) => {
            let its = outcome.companies.iter().find(|its| its.tickets_completed.contains(ticket));
            its.map(|its| its.company)
        }
        From::Box(which) if outcome.box_opened == Some(which) => outcome.opener,
        From::LastOf(chapter) if outcome.chapter == chapter => outcome.last(),
        From::WinnerOf(chapter) if outcome.chapter == chapter => outcome.winner(),
        From::Box(_) | From::LastOf(_) | From::WinnerOf(_) => None,
    }
}
