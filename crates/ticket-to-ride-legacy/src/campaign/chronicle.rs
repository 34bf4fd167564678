//! LG-6.5: what has been read, found and won, in order.

use super::Campaign;
use crate::world::World;
use crate::{
    BoxId, Change, City, Company, Contract, EventCard, Growth, Illegal, Options, Payslip, Person, Postcard, Region,
    RuleCard, StoryCard,
};
use serde::{Deserialize, Serialize};

/// One line of the chronicle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    GameBegan {
        chapter: u8,
        present: Vec<Company>,
    },
    /// Both sides are read (LG-1.6).
    Story {
        card: StoryCard,
    },
    RuleFound {
        rule: RuleCard,
    },
    RuleEnded {
        rule: RuleCard,
    },
    /// LG-1.11: read to all before it joins the event deck.
    EventJoined {
        event: EventCard,
    },
    EventBanished {
        event: EventCard,
    },
    BoxEarned {
        which: BoxId,
    },
    /// LG-1.7: everybody sees all of it.
    BoxOpened {
        which: BoxId,
    },
    /// Josiah Wren is found in the last box opened: [`BoxId::wren`].
    WrenFound {
        which: BoxId,
    },
    /// What is said about a box that nobody has earned yet: [`BoxId::rumour`].
    Rumour {
        which: BoxId,
    },
    /// The contract of the year, and who met it first.
    Contract {
        contract: Contract,
        winner: Option<Company>,
    },
    PersonJoined {
        company: Company,
        person: Person,
    },
    /// LG-5.8: one side is read aloud.
    PostcardReceived {
        company: Company,
        postcard: Postcard,
    },
    PostcardMet {
        company: Company,
        postcard: Postcard,
    },
    Changed {
        change: Change,
    },
    /// LG-5.7, step 7: the growth card that a company took.
    Grew {
        company: Company,
        growth: Growth,
    },
    /// Its owner's own words.
    TownNamed {
        company: Company,
        city: City,
        name: String,
    },
    /// Whether the relief train of 1889 came in time: [`crate::Ending::of_relief`] tells it.
    Relief {
        came: bool,
    },
    /// Whether it reached its last stop: [`crate::Ending::of_train`] tells it.
    ThroughTrain {
        arrived: bool,
    },
    /// Whether all of Wren's pages were found: [`crate::Ending::of_book`] tells it.
    FieldBook {
        whole: bool,
    },
    /// LG-5.12: each game's result.
    GameEnded {
        chapter: u8,
        winner: Option<Company>,
        payslips: Vec<(Company, Payslip)>,
    },
    /// The winner's own words.
    LastTelegram {
        text: String,
    },
}

impl Campaign {
    /// What the last year brought, from the beginning of its game on.
    pub fn last_year(&self) -> &[Entry] {
        let began = self.chronicle.iter().rposition(|entry| matches!(entry, Entry::GameBegan { .. }));
        began.map_or(&[], |from| &self.chronicle[from..])
    }

    /// The boards as they lay when the last game began.
    pub fn world_before(&self) -> Result<World, Illegal> {
        let brought = |entry: &Entry| matches!(entry, Entry::Changed { .. } | Entry::TownNamed { .. });
        let changes = self.changes.len().saturating_sub(self.last_year().iter().filter(|entry| brought(entry)).count());
        let opened = |region: Region| {
            let brought = |entry: &Entry| matches!(entry, Entry::BoxOpened { which } if which.region() == Some(region));
            self.last_year().iter().any(brought)
        };
        let regions = self.regions.iter().filter(|region| !opened(*region)).collect();
        World::new(2, &Options { regions, changes: self.changes[..changes].to_vec(), ..Options::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::trials::played;

    const BOTH: [Company; 2] = [Company::Red, Company::Blue];

    /// LG-6.3: what a year has changed can be told from what lay there before it.
    #[test]
    fn the_world_before_a_year_is_the_one_it_began_with() {
        let mut campaign = Campaign::new(&BOTH);
        for chapter in 1..=5 {
            let before = campaign.world().unwrap();
            let options = campaign.begin_game(&BOTH).unwrap();
            campaign.finish_game(&played(&options, &format!("before {chapter}"))).unwrap();

            assert_eq!(campaign.world_before().unwrap(), before, "{chapter}");
            let ended = |entry: &Entry| matches!(entry, Entry::GameEnded { chapter: its, .. } if *its == chapter);
            assert_eq!(campaign.last_year().iter().filter(|entry| ended(entry)).count(), 1);
            let grew = campaign.last_year().iter().filter(|entry| matches!(entry, Entry::Grew { .. })).count();
            assert_eq!(grew, BOTH.len(), "everybody takes a growth card");
        }
    }
}
