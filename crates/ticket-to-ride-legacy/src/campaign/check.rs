//! LG-1.3: a campaign's file is read only if a campaign can have written it.

use super::naming::{is_telegram, is_town_name};
use super::{Campaign, CampaignFault, CompanyBox, Entry, FileFault, GAMES, Stage};
use crate::contents::boxes::BoxId;
use crate::contents::contracts::Contract;
use crate::contents::growth::Growth;
use crate::contents::postcards::Reward;
use crate::contents::rules::Source;
use crate::contents::story::{Sign, StoryCard};
use crate::tables::map::MAP;
use crate::world::{GROWTH_DOLLARS, HIGHEST_BONUS, World};
use crate::{Change, Company, Payslip, PostcardSet, Region, RegionSet};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// No company earns, claims or counts as much in one game.
const ABSURD: u32 = 10_000;
/// No office is ever given more of one kind.
const MOST_GROWTH: u8 = 40;
/// No campaign's chronicle is as long.
const MOST_ENTRIES: usize = 2000;

/// Why a campaign's file was not read.
#[derive(Debug)]
pub enum ImportFault {
    /// It is no campaign at all, or names something that does not exist.
    Unreadable(serde_json::Error),
    Impossible(CampaignFault),
}

impl Campaign {
    /// Reads an exported campaign.
    pub fn import(json: &str) -> Result<Campaign, ImportFault> {
        let mut reader = serde_json::Deserializer::from_str(json);
        let campaign = Campaign::deserialize(&mut reader).map_err(ImportFault::Unreadable)?;
        reader.end().map_err(ImportFault::Unreadable)?;
        campaign.check().map_err(ImportFault::Impossible)?;
        Ok(campaign)
    }

    /// Whether play can have come to this.
    pub fn check(&self) -> Result<(), CampaignFault> {
        let checks = [
            Campaign::check_companies,
            Campaign::check_stage,
            Campaign::check_vaults,
            Campaign::check_boxes,
            Campaign::check_postcards,
            Campaign::check_counts,
            Campaign::check_words,
            Campaign::check_world,
            Campaign::check_chronicle,
        ];
        let fault = checks.into_iter().find_map(|check| check(self).err());
        fault.map_or(Ok(()), |reason| Err(CampaignFault::File { reason }))
    }

    fn check_companies(&self) -> Result<(), FileFault> {
        let mut companies: Vec<Company> = self.companies.iter().map(|its| its.office.company).collect();
        companies.sort();
        if companies == Company::ALL { Ok(()) } else { Err(FileFault::Companies) }
    }

    /// LG-1.6: the story was read as far as the game being played, and no further.
    fn check_stage(&self) -> Result<(), FileFault> {
        let up_to = |chapter: u8, sign: Sign| {
            let last = StoryCard::deck().position(|card| card.chapter() == chapter && card.sign() == Some(sign));
            last.map_or(0, |place| place + 1)
        };
        let read = match &self.stage {
            Stage::Ready { chapter } | Stage::Playing { chapter, .. } if !(1..=GAMES).contains(chapter) => {
                return Err(FileFault::Chapter { chapter: *chapter });
            }
            Stage::Ready { chapter } => up_to(chapter - 1, Sign::Stop),
            Stage::Playing { chapter, present } => {
                self.may_play(present).map_err(|_| FileFault::Present)?;
                up_to(*chapter, Sign::Pause)
            }
            Stage::Over => up_to(GAMES, Sign::Stop),
        };
        if self.story_read == read { Ok(()) } else { Err(FileFault::Story { read: self.story_read }) }
    }

    fn check_vaults(&self) -> Result<(), FileFault> {
        let played = self.games_played();
        for its in &self.companies {
            let (company, games) = (its.office.company, its.vault.len());
            if games != played {
                return Err(FileFault::Vault { company, games, played });
            }
            if usize::from(its.games_won) > its.vault.iter().flatten().count() {
                return Err(FileFault::GamesWon { company });
            }
            if its.vault.iter().flatten().any(is_absurd) || its.names > ABSURD {
                return Err(FileFault::Payslip { company });
            }
        }
        Ok(())
    }

    fn check_boxes(&self) -> Result<(), FileFault> {
        let boxes: Vec<BoxId> = self.boxes_open.iter().chain(&self.boxes_waiting).copied().collect();
        for (index, which) in boxes.iter().enumerate() {
            if boxes[..index].contains(which) {
                return Err(FileFault::Box { which: *which });
            }
        }
        let brought = self.boxes_open.iter().filter_map(|which| which.region());
        if self.regions != brought.fold(Region::at_the_start(), RegionSet::with) {
            return Err(FileFault::Regions);
        }
        let is_found = |source: Source| match source {
            Source::Box(which) => self.boxes_open.contains(&which),
            Source::Start | Source::Story => true,
        };
        match self.rules.iter().find(|rule| !is_found(rule.source())) {
            Some(rule) => Err(FileFault::Rule { rule: *rule }),
            None => Ok(()),
        }
    }

    /// Each lies in one place.
    fn check_postcards(&self) -> Result<(), FileFault> {
        let places = self.companies.iter().flat_map(|its| [its.office.postcards, its.sealed]);
        let mut seen = PostcardSet::EMPTY;
        for card in places.chain([self.post_office]).flat_map(PostcardSet::iter) {
            if seen.contains(card) {
                return Err(FileFault::Postcard { number: card.number() });
            }
            seen = seen.with(card);
        }
        let for_vault = |reward: Reward| matches!(reward, Reward::Vault(_) | Reward::Page);
        let sealed = self.companies.iter().flat_map(|its| its.sealed.iter());
        match sealed.into_iter().find(|card| !for_vault(card.reward())) {
            Some(card) => Err(FileFault::Postcard { number: card.number() }),
            None => Ok(()),
        }
    }

    fn check_counts(&self) -> Result<(), FileFault> {
        if self.archive.iter().any(|event| self.events.contains(event)) {
            return Err(FileFault::Event);
        }
        let turned_over = |its: &CompanyBox| match self.stage {
            Stage::Over => its.medal_dollars.len() == usize::from(its.medals),
            _ => its.medal_dollars.is_empty(),
        };
        let is_worth = |worth: &u8| crate::rules::medals::WORTHS.contains(worth);
        let won: usize = self.companies.iter().map(|its| usize::from(its.medals)).sum();
        let hung = Contract::deck().len() - self.contracts.len();
        if won > hung || !self.companies.iter().all(|its| turned_over(its) && its.medal_dollars.iter().all(is_worth)) {
            return Err(FileFault::Medals);
        }
        let deck = Growth::deck();
        if self.growth.iter().zip(&deck).any(|(left, all)| left > all) || !self.companies.iter().all(has_grown_so) {
            return Err(FileFault::Growth);
        }
        let played = self.games_played() as u16;
        let tallies = [self.tallies.hub_claims, self.tallies.pickaxes, self.tallies.postcards_met];
        let fits = self.claims.iter().all(|times| *times <= played) && tallies.iter().all(|count| *count <= ABSURD);
        if fits { Ok(()) } else { Err(FileFault::Claims) }
    }

    /// What players wrote themselves.
    fn check_words(&self) -> Result<(), FileFault> {
        let named: Vec<_> = self
            .changes
            .iter()
            .filter_map(|change| match change {
                Change::Named { city, name } => Some((city, name)),
                _ => None,
            })
            .collect();
        let has_depot =
            |city| self.changes.iter().any(|change| matches!(change, Change::Depot { city: at, .. } if at == city));
        let is_first = |index: usize| !named[..index].iter().any(|(city, _)| *city == named[index].0);
        let fits = |index: usize| is_town_name(named[index].1) && has_depot(named[index].0) && is_first(index);
        if (0..named.len()).all(fits) && self.telegram().is_none_or(is_telegram) {
            Ok(())
        } else {
            Err(FileFault::Words)
        }
    }

    /// The next game, or one on the finished board, can be played by all five.
    fn check_world(&self) -> Result<(), FileFault> {
        let chapter = match self.stage {
            Stage::Ready { chapter } | Stage::Playing { chapter, .. } => chapter,
            Stage::Over => GAMES,
        };
        let world = World::new(Company::ALL.len(), &self.options(chapter, &Company::ALL));
        let world = world.map_err(|illegal| FileFault::World { illegal })?;
        let had_trains = |its: &CompanyBox| its.last_routes.iter().all(|route| world.has_route(route));
        let fits = self.claims.len() <= world.routes().len() && self.companies.iter().all(had_trains);
        if fits { Ok(()) } else { Err(FileFault::Claims) }
    }

    /// LG-6.5: the story stands in it as it was read, and nothing that can't have been.
    fn check_chronicle(&self) -> Result<(), FileFault> {
        let story = self.chronicle.iter().filter_map(|entry| match entry {
            Entry::Story { card } => Some(*card),
            _ => None,
        });
        let world = self.world().map_err(|illegal| FileFault::World { illegal })?;
        let can_be = |entry: &Entry| match entry {
            Entry::GameBegan { chapter, .. } => (1..=GAMES).contains(chapter),
            Entry::GameEnded { chapter, payslips, .. } => {
                (1..=GAMES).contains(chapter) && !payslips.iter().any(|(_, payslip)| is_absurd(payslip))
            }
            Entry::Changed {
                change: Change::Painted { route, .. } | Change::Doubled { route, .. } | Change::Lifted { route },
            } => world.has_route(*route),
            Entry::Changed { change: Change::Named { name, .. } } | Entry::TownNamed { name, .. } => is_town_name(name),
            Entry::LastTelegram { text } => is_telegram(text),
            _ => true,
        };
        let fits =
            self.chronicle.len() <= MOST_ENTRIES && story.eq(self.story_read()) && self.chronicle.iter().all(can_be);
        if fits { Ok(()) } else { Err(FileFault::Chronicle) }
    }

    fn games_played(&self) -> usize {
        match self.stage {
            Stage::Ready { chapter } | Stage::Playing { chapter, .. } => usize::from(chapter) - 1,
            Stage::Over => usize::from(GAMES),
        }
    }
}

fn is_absurd(payslip: &Payslip) -> bool {
    let parts: [i64; 4] =
        [payslip.coins.into(), payslip.train_bonus.into(), payslip.tickets.into(), payslip.others.into()];
    parts.iter().any(|part| part.unsigned_abs() > u64::from(ABSURD))
}

fn has_grown_so(its: &CompanyBox) -> bool {
    let office = &its.office;
    let bonus = MAP.company_bonus_dollars..=HIGHEST_BONUS;
    bonus.contains(&office.bonus_dollars)
        && [office.more_trains, office.more_cards, office.more_tickets].into_iter().all(|more| more <= MOST_GROWTH)
        && office.more_dollars <= GROWTH_DOLLARS * u32::from(MOST_GROWTH)
}

impl Serialize for Campaign {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Campaign::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Campaign {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Campaign, D::Error> {
        let campaign = Campaign::deserialize(from)?;
        campaign.check().map_err(|fault| D::Error::custom(fault.message()))?;
        Ok(campaign)
    }
}

impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ImportFault::Unreadable(error) => error.fmt(f),
            ImportFault::Impossible(fault) => fault.message().fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::trials::{campaign_of, played};
    use serde_json::{Value, json};

    const RED: Company = Company::Red;
    const BLUE: Company = Company::Blue;

    /// After two games.
    fn exported() -> Value {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        for chapter in 1..=2 {
            let options = campaign.begin_game(&[RED, BLUE]).unwrap();
            campaign.finish_game(&played(&options, &chapter.to_string())).unwrap();
        }
        serde_json::to_value(campaign).unwrap()
    }

    fn refused(edit: impl Fn(&mut Value)) -> FileFault {
        let mut file = exported();
        edit(&mut file);
        match Campaign::import(&file.to_string()) {
            Err(ImportFault::Impossible(CampaignFault::File { reason })) => reason,
            other => panic!("{other:?}"),
        }
    }

    /// LG-1.3: a campaign exports to a file and imports again, at any stage.
    #[test]
    fn what_was_exported_is_imported() {
        let mut campaign = Campaign::new(&[RED, BLUE]);
        for stage in 0..5 {
            let json = serde_json::to_string(&campaign).unwrap();
            assert_eq!(Campaign::import(&json).unwrap(), campaign);
            if stage % 2 == 0 {
                campaign.begin_game(&[RED, BLUE]).unwrap();
            } else {
                let Stage::Playing { chapter, present } = campaign.stage().clone() else { panic!() };
                campaign.finish_game(&played(&campaign.options(chapter, &present), &stage.to_string())).unwrap();
            }
        }
        let over = campaign_of(|_| vec![RED, BLUE], "import");
        assert_eq!(Campaign::import(&serde_json::to_string(&over).unwrap()).unwrap(), over);
    }

    /// LG-1.3: a file edited into nonsense is refused, and the refusal says why.
    #[test]
    fn nonsense_is_refused() {
        assert_eq!(refused(|file| file["companies"][1] = file["companies"][0].clone()), FileFault::Companies);
        assert_eq!(
            refused(|file| file["stage"] = json!({"ready": {"chapter": 13}})),
            FileFault::Chapter { chapter: 13 }
        );
        let playing = |present: Value| {
            move |file: &mut Value| file["stage"] = json!({"playing": {"chapter": 3, "present": present}})
        };
        assert_eq!(refused(playing(json!(["red"]))), FileFault::Present);
        assert_eq!(refused(playing(json!(["red", "red"]))), FileFault::Present);
        let vault = FileFault::Vault { company: RED, games: 0, played: 2 };
        assert_eq!(refused(|file| file["companies"][0]["vault"] = json!([])), vault);
        assert_eq!(refused(|file| file["companies"][0]["games_won"] = json!(3)), FileFault::GamesWon { company: RED });
        let rich = |file: &mut Value| file["companies"][0]["vault"][0]["coins"] = json!(4_000_000_000_u32);
        assert_eq!(refused(rich), FileFault::Payslip { company: RED });
        assert_eq!(refused(|file| file["story_read"] = json!(0)), FileFault::Story { read: 0 });
        let twice = |file: &mut Value| file["boxes_open"] = json!(["texas", "texas"]);
        assert_eq!(refused(twice), FileFault::Box { which: BoxId::Texas });
        assert_eq!(refused(|file| file["regions"] = json!(["northeast", "california"])), FileFault::Regions);
        let unfound = crate::RuleCard::parse("ship").unwrap();
        let find = |file: &mut Value| file["rules"].as_array_mut().unwrap().push(json!("ship"));
        assert_eq!(refused(find), FileFault::Rule { rule: unfound });
        let both = |file: &mut Value| file["companies"][0]["sealed"] = json!([10]);
        assert_eq!(refused(both), FileFault::Postcard { number: 10 });
        let banished = |file: &mut Value| file["archive"] = file["events"].clone();
        assert_eq!(refused(banished), FileFault::Event);
        assert_eq!(refused(|file| file["companies"][0]["medals"] = json!(9)), FileFault::Medals);
        assert_eq!(refused(|file| file["companies"][0]["medal_dollars"] = json!([4])), FileFault::Medals);
        assert_eq!(refused(|file| file["growth"][0] = json!(99)), FileFault::Growth);
        assert_eq!(refused(|file| file["companies"][0]["office"]["bonus_dollars"] = json!(6)), FileFault::Growth);
        assert_eq!(refused(|file| file["claims"] = json!([3])), FileFault::Claims);
        let named = json!({"named": {"city": "boston", "name": "Mary"}});
        assert_eq!(refused(|file| file["changes"].as_array_mut().unwrap().push(named.clone())), FileFault::Words);
        for entry in [
            json!({"town_named": {"company": "red", "city": "boston", "name": "<b>"}}),
            json!({"last_telegram": {"text": "x".repeat(281)}}),
            json!({"changed": {"change": {"lifted": {"route": "r250"}}}}),
            json!({"game_began": {"chapter": 13, "present": ["red", "blue"]}}),
            json!({"story": {"card": 0}}),
        ] {
            let told = |file: &mut Value| file["chronicle"].as_array_mut().unwrap().push(entry.clone());
            assert!(matches!(refused(told), FileFault::Chronicle | FileFault::Words), "{entry}");
        }
        let endless = |file: &mut Value| {
            let last = file["chronicle"].as_array().unwrap().iter().find(|entry| entry["changed"].is_object()).cloned();
            let last = last.unwrap_or_else(|| json!({"box_earned": {"which": "sun"}}));
            file["chronicle"].as_array_mut().unwrap().extend(vec![last; 2000]);
        };
        assert_eq!(refused(endless), FileFault::Chronicle);
        let no_route = |file: &mut Value| file["changes"] = json!([{"lifted": {"route": "r250"}}]);
        assert!(matches!(refused(no_route), FileFault::World { .. }));
    }

    /// LG-1.3: an unknown id is named, and the campaign can't be read around the check.
    #[test]
    fn unknown_ids_are_named() {
        let mut file = exported();
        file["rules"] = json!(["perpetual-motion"]);
        let fault = Campaign::import(&file.to_string()).unwrap_err();
        assert!(fault.to_string().starts_with("no rule is called \"perpetual-motion\""), "{fault}");

        let mut file = exported();
        file["story_read"] = json!(99);
        assert!(serde_json::from_value::<Campaign>(file).is_err());
        let mut file = exported();
        file["chronicle"] = json!([{"story": {"card": 999}}]);
        let fault = Campaign::import(&file.to_string()).unwrap_err();
        assert!(fault.to_string().starts_with("the story deck has no card 999"), "{fault}");
    }

    /// LG-1.5: the file holds ids and what players wrote, and none of the contents' texts.
    #[test]
    fn the_file_holds_no_text_of_the_contents() {
        let json = exported().to_string();

        assert!(StoryCard::deck().all(|card| !json.contains(&card.front().of("en")[..20])));
        assert!(crate::Postcard::all().all(|card| !json.contains(&card.aloud().of("en")[..12])));
        assert!(BoxId::ALL.into_iter().all(|which| !json.contains(which.name().of("en"))));
    }
}
