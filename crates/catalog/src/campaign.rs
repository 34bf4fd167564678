//! **The one list that names every campaign**, and campaigns without their types: what the server speaks to.

use crate::{AnyTable, GameKind, find};
use engine::{Campaign, Game, Message, NextGame, NotTakenUp, Party, Stage};
use maud::Markup;
use serde_json::Value;
use std::marker::PhantomData;
use web_ui::pages::{CampaignSetting, JoinCompany, NewCampaign, PaintCampaign, Visit};
use web_ui::{Lang, Words};

/// Every campaign.
pub const CAMPAIGNS: &[&dyn CampaignKind] = &[&Chain::<ticket_to_ride_legacy::Campaign>(PhantomData)];

/// One campaign of the list.
pub trait CampaignKind: Send + Sync {
    /// What its chapters are played with.
    fn game(&self) -> &'static dyn GameKind;
    /// Those who can take part.
    fn parties(&self) -> &'static [Party];
    /// A new one, for these in the order round the table.
    fn start(&self, order: &[Party]) -> Result<Box<dyn AnyCampaign>, Message>;
    /// One that we have written ourselves; nothing if it can't be read.
    fn read(&self, state: &str) -> Option<Box<dyn AnyCampaign>>;
    /// One that somebody else may have written.
    fn import(&self, file: &str) -> Result<Box<dyn AnyCampaign>, NotTakenUp>;
    /// The form that begins one.
    fn new_page(&self, visit: &Visit, new: &NewCampaign) -> Markup;
    /// The page behind a private link.
    fn join_page(&self, visit: &Visit, join: &JoinCompany) -> Markup;
}

/// A campaign without its type. Refusals are sentences.
pub trait AnyCampaign: Send + Sync {
    /// Which of the campaigns it is.
    fn kind(&self) -> &'static dyn CampaignKind;
    /// The same once more: what becomes of it changes nothing here.
    fn copy(&self) -> Box<dyn AnyCampaign>;
    /// All of it, sealed things too: what is stored.
    fn state(&self) -> String;

    /// Where it is: which chapter is next or being played, or that all is over.
    fn stage(&self) -> Stage;
    /// In the order round the table.
    fn parties(&self) -> Vec<Party>;
    /// Who has won, once it is over.
    fn winners(&self) -> Vec<Party>;
    /// The next chapter begins for those who are present. A refusal changes nothing.
    fn begin_game(&mut self, present: &[Party]) -> Result<Chapter, Message>;
    /// Whether what is told at the beginning of this game may be read.
    fn is_begun(&self, table: &dyn AnyTable) -> bool;
    /// Says whether there was something to take up.
    fn take_up(&mut self, table: &dyn AnyTable) -> Result<bool, Message>;
    /// Somebody who plays these writes something into it: a name, the last words. A refusal changes nothing.
    fn write(&mut self, by: &[Party], what: &str, fields: &[(&str, &str)]) -> Result<(), Message>;

    /// What those who play these may see.
    fn seen_by(&self, mine: &[Party]) -> Value;
    /// The same for programs, in a language.
    fn summary(&self, mine: &[Party], lang: Lang) -> Value;
    /// How it ended; nothing before that.
    fn result(&self) -> Option<Value>;

    /// Its page.
    fn page(&self, visit: &Visit, at: &CampaignSetting) -> Markup;
    /// What it waits for, in a line.
    fn status(&self, words: &Words, at: &CampaignSetting) -> String;
    /// What the last game has changed; nothing before the first.
    fn changes(&self, visit: &Visit, at: &CampaignSetting) -> Option<Markup>;
    /// A step of how it ended; nothing before that.
    fn ceremony(&self, visit: &Visit, at: &CampaignSetting, step: usize) -> Option<Markup>;
    /// What is left of it, as a drawing to keep; nothing before the end.
    fn poster(&self, words: &Words, at: &CampaignSetting) -> Option<Markup>;
}

/// A game that begins.
pub struct Chapter {
    pub options: Value,
    /// None for a single game after the last chapter.
    pub chapter: Option<u8>,
    /// In the order of their seats.
    pub present: Vec<Party>,
}

/// Reads what [`AnyCampaign::state`] of a campaign of this kind has written.
pub fn read(kind: &str, state: &str) -> Option<Box<dyn AnyCampaign>> {
    of_game(kind)?.read(state)
}

/// Reads a file; the first campaign that knows what it is has the say.
pub fn import(file: &str) -> Result<Box<dyn AnyCampaign>, NotTakenUp> {
    let mut fault = NotTakenUp::Unknown;
    for kind in CAMPAIGNS {
        match kind.import(file) {
            Err(NotTakenUp::Unknown) => {}
            Err(why) => fault = why,
            taken_up => return taken_up,
        }
    }
    Err(fault)
}

/// The campaign whose chapters are played with this game.
pub fn of_game(slug: &str) -> Option<&'static dyn CampaignKind> {
    CAMPAIGNS.iter().copied().find(|kind| kind.game().slug() == slug)
}

struct Chain<C>(PhantomData<fn() -> C>);

/// One of a kind.
struct Link<C>(C);

impl<C: PaintCampaign> CampaignKind for Chain<C> {
    fn game(&self) -> &'static dyn GameKind {
        find(C::Game::SLUG).expect("a campaign's game is in the list of games")
    }

    fn parties(&self) -> &'static [Party] {
        C::PARTIES
    }

    fn start(&self, order: &[Party]) -> Result<Box<dyn AnyCampaign>, Message> {
        C::start(order).map(boxed).map_err(|fault| C::explain(&fault))
    }

    fn read(&self, state: &str) -> Option<Box<dyn AnyCampaign>> {
        serde_json::from_str(state).ok().map(boxed::<C>)
    }

    fn import(&self, file: &str) -> Result<Box<dyn AnyCampaign>, NotTakenUp> {
        C::import(file).map(boxed)
    }

    fn new_page(&self, visit: &Visit, new: &NewCampaign) -> Markup {
        C::new_page(visit, new)
    }

    fn join_page(&self, visit: &Visit, join: &JoinCompany) -> Markup {
        C::join_page(visit, join)
    }
}

fn boxed<C: PaintCampaign>(campaign: C) -> Box<dyn AnyCampaign> {
    Box::new(Link(campaign))
}

impl<C: PaintCampaign> AnyCampaign for Link<C> {
    fn kind(&self) -> &'static dyn CampaignKind {
        of_game(C::Game::SLUG).expect("it came from the list")
    }

    fn copy(&self) -> Box<dyn AnyCampaign> {
        boxed(self.0.clone())
    }

    fn state(&self) -> String {
        serde_json::to_string(&self.0).expect("a campaign is plain data")
    }

    fn stage(&self) -> Stage {
        Campaign::stage(&self.0)
    }

    fn parties(&self) -> Vec<Party> {
        self.0.parties()
    }

    fn winners(&self) -> Vec<Party> {
        self.0.winners()
    }

    fn begin_game(&mut self, present: &[Party]) -> Result<Chapter, Message> {
        let NextGame { options, chapter, present } =
            Campaign::begin_game(&mut self.0, present).map_err(|fault| C::explain(&fault))?;
        let options = serde_json::to_value(options).expect("options are plain data");
        Ok(Chapter { options, chapter, present })
    }

    fn is_begun(&self, table: &dyn AnyTable) -> bool {
        table.game().downcast_ref().is_some_and(C::is_begun)
    }

    fn take_up(&mut self, table: &dyn AnyTable) -> Result<bool, Message> {
        match table.game().downcast_ref() {
            Some(game) => self.0.take_up(game).map_err(|fault| C::explain(&fault)),
            None => Ok(false),
        }
    }

    fn write(&mut self, by: &[Party], what: &str, fields: &[(&str, &str)]) -> Result<(), Message> {
        self.0.write(by, what, fields).map_err(|fault| C::explain(&fault))
    }

    fn seen_by(&self, mine: &[Party]) -> Value {
        serde_json::to_value(Campaign::seen_by(&self.0, mine)).expect("what is seen is plain data")
    }

    fn summary(&self, mine: &[Party], lang: Lang) -> Value {
        self.0.summary(mine, lang)
    }

    fn result(&self) -> Option<Value> {
        self.0.result()
    }

    fn page(&self, visit: &Visit, at: &CampaignSetting) -> Markup {
        self.0.page(visit, at)
    }

    fn status(&self, words: &Words, at: &CampaignSetting) -> String {
        self.0.status(words, at)
    }

    fn changes(&self, visit: &Visit, at: &CampaignSetting) -> Option<Markup> {
        self.0.changes(visit, at)
    }

    fn ceremony(&self, visit: &Visit, at: &CampaignSetting, step: usize) -> Option<Markup> {
        PaintCampaign::ceremony(&self.0, visit, at, step)
    }

    fn poster(&self, words: &Words, at: &CampaignSetting) -> Option<Markup> {
        self.0.poster(words, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_campaign_is_founded_stored_and_read_again() {
        for kind in CAMPAIGNS {
            let campaign = kind.start(&kind.parties()[..2]).unwrap();
            let again = read(kind.game().slug(), &campaign.state()).unwrap();

            assert_eq!((again.state(), again.stage()), (campaign.state(), Stage::Ready { chapter: 1 }));
            assert_eq!(again.kind().game().slug(), kind.game().slug());
            assert_eq!(import(&campaign.state()).unwrap().state(), campaign.state());
            assert!(kind.start(&kind.parties()[..1]).is_err(), "nobody plays alone");
            assert!(read(kind.game().slug(), "{}").is_none() && read("another", &campaign.state()).is_none());
        }
        assert!(matches!(import("{"), Err(NotTakenUp::Broken { .. })));
    }

    /// A chapter begins, is played by bots and is taken up, without anybody knowing which campaign it is.
    #[test]
    fn every_campaign_goes_from_game_to_game() {
        for kind in CAMPAIGNS {
            let mut campaign = kind.start(&kind.parties()[..2]).unwrap();
            let chapter = campaign.begin_game(&kind.parties()[..2]).unwrap();
            assert!(matches!(campaign.stage(), Stage::Playing { chapter: 1, .. }));
            let seed = engine::Seed::new("a chapter");
            let opened = kind.game().open(chapter.present.len(), &chapter.options, seed.clone()).unwrap();
            assert_eq!(campaign.take_up(&*opened), Ok(false), "nothing has come of it yet");

            let bots = [crate::BotName::Random];
            let table = kind.game().play_out(chapter.present.len(), &chapter.options, &bots, seed).unwrap();
            assert!(campaign.is_begun(&*table));
            assert_eq!(campaign.take_up(&*table), Ok(true));
            assert_eq!(campaign.stage(), Stage::Ready { chapter: 2 });
        }
    }
}
