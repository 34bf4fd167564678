//! Worlds to try the rules on: any chapter, with every box open.

use super::Campaign;
use crate::contents::boxes::BoxId;
use crate::contents::story::Sign;
use crate::{Company, KeptTicket, Options, Person, Postcard, Ticket};

impl Campaign {
    /// The options of a chapter for so many companies, as if every box had been opened before it.
    pub(crate) fn rehearsal(chapter: u8, companies: usize) -> Options {
        let present: Vec<Company> = Company::ALL.into_iter().take(companies).collect();
        let mut campaign = Campaign::new(&present);
        BoxId::ALL.into_iter().for_each(|which| campaign.open(which));
        for _ in 1..chapter {
            campaign.read_until(Sign::Pause);
            campaign.read_until(Sign::Stop);
        }
        campaign.choices.clear();
        campaign.read_until(Sign::Pause);
        campaign.fill_offices(&present);
        campaign.options(chapter, &present)
    }

    /// People and postcards for everybody, and a ticket in the first office, so that all of them are played with.
    fn fill_offices(&mut self, present: &[Company]) {
        for (person, company) in Person::all().zip(present.iter().cycle()).take(2 * present.len()) {
            self.people = self.people.without(person);
            let office = &mut self.company_mut(*company).office;
            office.people = office.people.with(person);
        }
        for (card, company) in Postcard::all().zip(present.iter().cycle()) {
            self.post_office = self.post_office.without(card);
            let office = &mut self.company_mut(*company).office;
            office.postcards = office.postcards.with(card);
        }
        let ticket = Ticket::all().next();
        self.company_mut(present[0]).office.kept_ticket = ticket.map(|ticket| KeptTicket { ticket, more: 3 });
    }
}
