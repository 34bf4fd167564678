//! LG-5.9: after the ceremony the finished board stays playable, one game at a time.

use super::{Campaign, CampaignFault, GAMES, Stage};
use crate::contents::rules::Slot;
use crate::{Company, CompanyOptions, Options, PostcardSet};

/// Set-up step 10 is the story's: what a year asks for.
const OF_THE_YEAR: u8 = 10;

impl Campaign {
    /// A single game on the finished board: what lies on the map and in the offices remains; the story and the post are
    /// closed, and nothing that happens in it changes the campaign.
    pub fn epilogue_options(&self, present: &[Company]) -> Result<Options, CampaignFault> {
        if self.stage != Stage::Over {
            return Err(CampaignFault::NotOver);
        }
        let present = self.may_play(present)?;
        let mut options = self.options(GAMES, &present);
        let is_closed = |slot: Slot| matches!(slot, Slot::End(_) | Slot::SetUp(OF_THE_YEAR));
        options.rules.retain(|rule| !rule.slots().any(is_closed));
        options.choices.clear();
        options.boxes_waiting.clear();
        options.companies.iter_mut().for_each(without_post);
        Ok(options)
    }
}

fn without_post(office: &mut CompanyOptions) {
    office.postcards = PostcardSet::EMPTY;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::trials::{campaign_of, played};

    /// LG-5.9: the board stays as it has become, for single games without story, boxes, post or growth.
    #[test]
    fn the_finished_board_stays_playable() {
        let both = [Company::Red, Company::Blue];
        let campaign = campaign_of(|_| both.to_vec(), "epilogue");
        let three = [Company::Blue, Company::Green, Company::Red];

        let options = campaign.epilogue_options(&three).unwrap();
        assert_eq!((options.regions, &options.changes), (campaign.regions(), &campaign.changes));
        assert!(options.companies.iter().all(|office| office.postcards.is_empty()));
        let order: Vec<Company> = options.companies.iter().map(|office| office.company).collect();
        assert_eq!(order, [Company::Red, Company::Blue, Company::Green]);

        let outcome = played(&options, "once more");
        assert_eq!((outcome.box_opened, outcome.changes.iter().filter(|change| !is_depot(change)).count()), (None, 0));
        assert!(outcome.companies.iter().all(|its| its.growth.is_none()));
        assert_eq!(campaign.epilogue_options(&both[..1]), Err(CampaignFault::TooFew { companies: 1 }));
    }

    fn is_depot(change: &crate::Change) -> bool {
        matches!(change, crate::Change::Depot { .. })
    }

    /// LG-5.9: not before the campaign is over.
    #[test]
    fn single_games_come_after_the_campaign() {
        let both = [Company::Red, Company::Blue];
        assert_eq!(Campaign::new(&both).epilogue_options(&both), Err(CampaignFault::NotOver));
    }
}
