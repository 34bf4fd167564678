//! What players write themselves: the names of towns, and the last telegram.

use super::chronicle::Entry;
use super::{Campaign, CampaignFault, Stage};
use crate::{Change, City, Company};

/// A town's name is no longer than this, in characters.
pub(super) const LONGEST_NAME: usize = 24;
/// They charge by the word.
pub(super) const LONGEST_TELEGRAM: usize = 280;

impl Campaign {
    /// LG-6.3: the owner of a depot names its town, once and for good, between games.
    pub fn name_town(&mut self, company: Company, city: City, name: &str) -> Result<(), CampaignFault> {
        self.may_name(company, city, name)?;

        let change = Change::Named { city, name: name.to_string() };
        self.chronicle.push(Entry::TownNamed { company, city, name: name.to_string() });
        self.changes.push(change);
        Ok(())
    }

    /// Depots of this company in towns that have no name of their own yet.
    pub fn towns_to_name(&self, company: Company) -> Vec<City> {
        let is_unnamed = |city: &City| self.town_name(*city).is_none();
        self.depots().filter(|(_, owner)| *owner == company).map(|(city, _)| city).filter(is_unnamed).collect()
    }

    /// What its owner has called a town; none where the printed name stands.
    pub fn town_name(&self, city: City) -> Option<&str> {
        self.changes.iter().find_map(|change| match change {
            Change::Named { city: named, name } if *named == city => Some(name.as_str()),
            _ => None,
        })
    }

    /// LG-5.9: when the vaults are open the winner writes the Bureau's last telegram, once.
    pub fn last_telegram(&mut self, text: &str) -> Result<(), CampaignFault> {
        if self.stage != Stage::Over {
            return Err(CampaignFault::NotOver);
        }
        if self.telegram().is_some() {
            return Err(CampaignFault::TelegramSent);
        }
        if !is_telegram(text) {
            return Err(CampaignFault::BadTelegram { most: LONGEST_TELEGRAM });
        }

        self.chronicle.push(Entry::LastTelegram { text: text.to_string() });
        Ok(())
    }

    /// The last telegram, once it is written.
    pub fn telegram(&self) -> Option<&str> {
        self.chronicle.iter().find_map(|entry| match entry {
            Entry::LastTelegram { text } => Some(text.as_str()),
            _ => None,
        })
    }

    fn may_name(&self, company: Company, city: City, name: &str) -> Result<(), CampaignFault> {
        if let Stage::Playing { chapter, .. } = self.stage {
            return Err(CampaignFault::StillPlaying { chapter });
        }
        if !self.depots().any(|depot| depot == (city, company)) {
            return Err(CampaignFault::NotYourDepot { city });
        }
        if self.town_name(city).is_some() {
            return Err(CampaignFault::HasName { city });
        }
        if is_town_name(name) { Ok(()) } else { Err(CampaignFault::BadName { most: LONGEST_NAME }) }
    }

    fn depots(&self) -> impl Iterator<Item = (City, Company)> {
        self.changes.iter().filter_map(|change| match change {
            Change::Depot { city, company } => Some((*city, *company)),
            _ => None,
        })
    }
}

/// Letters of any language, spaces, dots, apostrophes and hyphens; a letter at least, no space at either end.
pub(super) fn is_town_name(name: &str) -> bool {
    let fits = |letter: char| letter.is_alphabetic() || is_mark(letter) || " .'’-".contains(letter);
    (1..=LONGEST_NAME).contains(&name.chars().count())
        && name.trim() == name
        && name.chars().all(fits)
        && name.chars().any(char::is_alphabetic)
}

pub(super) fn is_telegram(text: &str) -> bool {
    (1..=LONGEST_TELEGRAM).contains(&text.chars().count()) && text.trim() == text && !text.chars().any(disturbs)
}

/// Control characters, breaks of lines, and signs that turn the direction of the text.
fn disturbs(sign: char) -> bool {
    let turns = matches!(sign, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    sign.is_control() || turns || matches!(sign, '\u{2028}' | '\u{2029}')
}

/// An accent written as a character of its own.
fn is_mark(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::city;

    const RED: Company = Company::Red;
    const BLUE: Company = Company::Blue;

    /// Red has a depot at Regina.
    fn with_depot() -> Campaign {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        campaign.changes.push(Change::Depot { city: city("regina"), company: RED });
        campaign
    }

    /// LG-6.3: the owner of a depot names its town for good; the next game's options carry the name.
    #[test]
    fn the_owner_of_a_depot_names_its_town() {
        let mut campaign = with_depot();
        assert_eq!(campaign.towns_to_name(RED), [city("regina")]);

        campaign.name_town(RED, city("regina"), "Sint-Jan d'Été").unwrap();

        let options = campaign.begin_game(&[RED, BLUE]).unwrap();
        let world = crate::World::new(2, &options).unwrap();
        assert_eq!(
            (world.given_name(city("regina")), world.depot(city("regina"))),
            (Some("Sint-Jan d'Été"), Some(RED))
        );
        assert_eq!((world.given_name(city("boston")), campaign.towns_to_name(RED)), (None, vec![]));
        assert!(campaign.chronicle().iter().any(|entry| matches!(entry, Entry::TownNamed { company: RED, .. })));
    }

    /// LG-6.3: only an unnamed town with one's own depot, between games, and with a name of letters.
    #[test]
    fn other_towns_and_other_names_are_refused() {
        let mut campaign = with_depot();
        let regina = city("regina");
        let bad = CampaignFault::BadName { most: 24 };

        assert_eq!(campaign.name_town(BLUE, regina, "Mary"), Err(CampaignFault::NotYourDepot { city: regina }));
        let elsewhere = city("boston");
        assert_eq!(campaign.name_town(RED, elsewhere, "Mary"), Err(CampaignFault::NotYourDepot { city: elsewhere }));
        for name in ["", " ", "-", "Mary ", "Mary\n", "Mary<b>", "Route 66", &"m".repeat(25)] {
            assert_eq!(campaign.name_town(RED, regina, name), Err(bad), "{name:?}");
        }
        assert_eq!(campaign, with_depot(), "a refusal changes nothing");

        campaign.name_town(RED, regina, &"é".repeat(24)).unwrap();
        assert_eq!(campaign.name_town(RED, regina, "Mary"), Err(CampaignFault::HasName { city: regina }));
        let mut playing = with_depot();
        playing.begin_game(&[RED, BLUE]).unwrap();
        assert_eq!(playing.name_town(RED, regina, "Mary"), Err(CampaignFault::StillPlaying { chapter: 1 }));
    }

    /// LG-5.9: the last telegram is written once, when the campaign is over, and kept in the chronicle.
    #[test]
    fn the_last_telegram_is_kept() {
        let mut campaign = with_depot();
        assert_eq!(campaign.last_telegram("On time."), Err(CampaignFault::NotOver));
        campaign.stage = Stage::Over;

        for bad in ["  ", "On\ntime.", "\u{202E}emit nO"] {
            assert_eq!(campaign.last_telegram(bad), Err(CampaignFault::BadTelegram { most: 280 }), "{bad:?}");
        }
        campaign.last_telegram("On time. Mary.").unwrap();
        assert_eq!(campaign.telegram(), Some("On time. Mary."));
        assert_eq!(campaign.last_telegram("Late."), Err(CampaignFault::TelegramSent));
    }
}
