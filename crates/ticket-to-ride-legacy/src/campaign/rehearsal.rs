//! Worlds to try the rules on: any chapter, with every box open.

use super::Campaign;
use crate::contents::boxes::BoxId;
use crate::contents::story::Sign;
use crate::{Company, Options};

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
        campaign.options(chapter, &present)
    }
}
