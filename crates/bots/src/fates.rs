//! How the stories of many campaigns go: what arrives, what is found, what the vaults decide.

use crate::PlayedCampaign;
use serde::Serialize;
use ticket_to_ride_legacy::{BoxId, Entry, Part};

/// The last game after which a box can be opened.
const LAST_BOX: u8 = 11;

/// Parts of the campaigns, and means.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fates {
    /// The Through Train reached its last stop.
    pub train_arrived: f64,
    /// The relief train came in time.
    pub relief_came: f64,
    /// All of Wren's pages were found.
    pub book_whole: f64,
    /// The last box, with Wren, was opened after the last game that can.
    pub last_box_kept: f64,
    /// Who led before the vaults were turned over did not win.
    pub vaults_changed_winner: f64,
    /// Names in the Book, all companies together.
    pub mean_names: f64,
    /// What a company's vault added: all of it, and by stamps.
    pub mean_vault: f64,
    pub mean_stamps: f64,
}

/// Counts in whole numbers, so that they add up to the same in any order.
#[derive(Clone, Copy, Default)]
pub(crate) struct FateTally {
    campaigns: u64,
    companies: u64,
    train_arrived: u64,
    relief_came: u64,
    book_whole: u64,
    last_box_kept: u64,
    vaults_changed_winner: u64,
    names: u64,
    vault: u64,
    stamps: u64,
}

impl FateTally {
    pub(crate) fn count(&mut self, played: &PlayedCampaign) {
        let told = |entry: Entry| u64::from(played.games.iter().any(|game| game.told.contains(&entry)));
        let boxes: Vec<u8> =
            played.games.iter().filter(|game| game.outcome.box_opened.is_some()).map(|game| game.chapter).collect();
        let known = |its: &crate::Placing| its.total.before_the_vault();
        let led = played.ceremony.iter().map(known).max().unwrap_or(0);
        let leader_won = played.ceremony.iter().any(|its| its.place == 1 && known(its) == led);
        self.campaigns += 1;
        self.companies += played.ceremony.len() as u64;
        self.train_arrived += told(Entry::ThroughTrain { arrived: true });
        self.relief_came += told(Entry::Relief { came: true });
        self.book_whole += told(Entry::FieldBook { whole: true });
        self.last_box_kept += u64::from(boxes.len() == BoxId::ALL.len() && boxes.last() == Some(&LAST_BOX));
        self.vaults_changed_winner += u64::from(!leader_won);
        for its in &played.ceremony {
            self.names += u64::from(its.total.names_written);
            self.vault += u64::from(its.dollars - known(its));
            self.stamps += u64::from(its.total.part(Part::Stamps));
        }
    }

    pub(crate) fn plus(self, other: FateTally) -> FateTally {
        FateTally {
            campaigns: self.campaigns + other.campaigns,
            companies: self.companies + other.companies,
            train_arrived: self.train_arrived + other.train_arrived,
            relief_came: self.relief_came + other.relief_came,
            book_whole: self.book_whole + other.book_whole,
            last_box_kept: self.last_box_kept + other.last_box_kept,
            vaults_changed_winner: self.vaults_changed_winner + other.vaults_changed_winner,
            names: self.names + other.names,
            vault: self.vault + other.vault,
            stamps: self.stamps + other.stamps,
        }
    }

    pub(crate) fn report(self) -> Fates {
        let part = |count: u64| count as f64 / self.campaigns.max(1) as f64;
        let mean = |sum: u64| sum as f64 / self.companies.max(1) as f64;
        Fates {
            train_arrived: part(self.train_arrived),
            relief_came: part(self.relief_came),
            book_whole: part(self.book_whole),
            last_box_kept: part(self.last_box_kept),
            vaults_changed_winner: part(self.vaults_changed_winner),
            mean_names: part(self.names),
            mean_vault: mean(self.vault),
            mean_stamps: mean(self.stamps),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotName, Campaigns, play_campaign};

    /// LG-6.1, LG-6.5: names are written, and the last box is kept for the end, with two companies as with five.
    #[test]
    fn stories_go_as_far_with_two_as_with_five() {
        for companies in [2, 5] {
            let campaigns =
                Campaigns { companies, bots: vec![BotName::Conductor], campaigns: 4, seed: "fates".into(), threads: 1 };
            let mut tally = FateTally::default();
            (0..4).for_each(|number| tally.count(&play_campaign(&campaigns, number)));
            let fates = tally.report();

            assert_eq!(fates.last_box_kept, 1.0, "{fates:?}");
            assert!(fates.mean_names >= 1.0 && fates.mean_stamps > 0.0, "{fates:?}");
            assert_eq!(tally.plus(tally).report(), fates);
        }
    }
}
