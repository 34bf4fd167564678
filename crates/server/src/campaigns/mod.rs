//! Campaigns: read from the database when asked for, with finished games put away in them first.

mod begin;
mod file;
mod in_play;
mod keeper;
mod opening;
mod players;

pub(crate) use begin::Beginning;
pub(crate) use file::{CampaignFile, WholeFile};
pub(crate) use in_play::InPlay;
pub use keeper::{KeeperError, TakenUp, export_campaign, import_campaign};
pub(crate) use opening::{NewCampaign, open};
pub(crate) use players::{Player, free_to_take, seated};

use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use catalog::campaign::{self, AnyCampaign};
use catalog::engine::{Message, Party, Stage};
use catalog::web_ui::Words;
use std::sync::Arc;
use storage::{CampaignId, Save, Session, StorageError, StoredCampaign};

/// A campaign as it stands, and who holds its companies.
pub(crate) struct Kept {
    pub(crate) stored: StoredCampaign,
    pub(crate) campaign: Box<dyn AnyCampaign>,
    /// The chapter being played.
    pub(crate) in_play: Option<InPlay>,
    holders: Vec<(Session, Party)>,
}

/// The slower of two who change a campaign looks again; more than a few can't be before it.
pub(crate) const LOOKS: usize = 5;

impl App {
    /// The campaign of this name. A game of it that is over is put away first, if nobody has done so yet.
    pub(crate) async fn campaign(&self, id: &str) -> Result<Kept, Problem> {
        for _ in 0..LOOKS {
            let kept = Kept::load(self, &CampaignId::new(id)).await?;
            match kept.put_finished_game_away(self).await {
                Ok(false) => return Ok(kept),
                Ok(true) | Err(StorageOr::Stale) => {}
                Err(StorageOr::Problem(problem)) => return Err(problem),
            }
        }
        Err(Kind::Busy.into())
    }

    /// After a restart: games that ended when nobody could put them away any more.
    pub(crate) fn put_finished_games_away(&self) {
        let app = self.clone();
        tokio::spawn(async move {
            let campaigns = match app.db.campaigns_in_play().await {
                Ok(campaigns) => campaigns,
                Err(error) => return tracing::error!("campaigns can't be looked at: {error}"),
            };
            for id in campaigns {
                let app = app.clone();
                // One that breaks must not keep the others from theirs.
                let _ = tokio::spawn(async move { app.put_game_away(&id).await }).await;
            }
        });
    }

    /// A game of this campaign may be over. Whoever looks at the campaign next tries again, if it fails now.
    pub(crate) async fn put_game_away(&self, id: &CampaignId) {
        if let Err(problem) = self.campaign(id.as_str()).await {
            tracing::error!("campaign {id} can't put its game away: {problem:?}");
        }
    }
}

impl Kept {
    pub(crate) async fn load(app: &App, id: &CampaignId) -> Result<Kept, Problem> {
        let stored = app.db.campaign(id).await?.ok_or(Kind::NoCampaign)?;
        let campaign = read(&stored, &stored.save.state)?;
        let in_play = match stored.games.iter().find(|game| !game.put_away) {
            Some(game) => Some(InPlay::load(app, &stored, game).await?),
            None => None,
        };
        let holders = app.db.company_holders(id).await?;
        let party = |id: &str| campaign.parties().into_iter().find(|party| party.id == id);
        let known = |(session, company): (Session, String)| Some((session, party(&company)?));
        let holders = holders.into_iter().filter_map(known).collect();
        Ok(Kept { stored, campaign, in_play, holders })
    }

    pub(crate) fn id(&self) -> &CampaignId {
        &self.stored.id
    }

    pub(crate) fn path(&self) -> String {
        path(self.id())
    }

    /// What somebody who reads this language calls it.
    pub(crate) fn name(&self, words: &Words) -> String {
        self.stored.name.clone().unwrap_or_else(|| words.say("campaign-unnamed"))
    }

    /// The companies this session may act for, in the order round the table.
    pub(crate) fn companies_of(&self, session: Option<&Session>) -> Vec<Party> {
        let is_mine =
            |company: &Party| self.holders.iter().any(|(holder, its)| its == company && Some(holder) == session);
        self.companies().filter(is_mine).collect()
    }

    /// In the order round the table.
    pub(crate) fn companies(&self) -> impl Iterator<Item = Party> {
        self.campaign.parties().into_iter()
    }

    /// The one of this name in files and URLs.
    pub(crate) fn company(&self, id: &str) -> Option<Party> {
        self.companies().find(|company| company.id == id)
    }

    /// The winner writes the last words; where bots have won, anybody who plays.
    pub(crate) fn may_speak(&self, session: Option<&Session>) -> bool {
        let mine = self.companies_of(session);
        let winners = self.campaign.winners();
        let is_held = |company: &Party| self.holders.iter().any(|(_, its)| its == company);
        winners.iter().any(|company| mine.contains(company)) || (!mine.is_empty() && !winners.iter().any(is_held))
    }

    pub(crate) fn is_owner(&self, session: Option<&Session>) -> bool {
        session.is_some() && session == self.stored.owner.as_ref()
    }

    /// Who began it, and those who play in it.
    pub(crate) fn is_of_the_campaign(&self, session: Option<&Session>) -> bool {
        self.is_owner(session) || !self.companies_of(session).is_empty()
    }

    /// The table of the chapter being played; none either if that game can't go on.
    pub(crate) fn table(&self) -> Option<&Arc<Running>> {
        self.in_play.as_ref()?.table.as_ref()
    }

    /// What everybody may read: while the beginning of a chapter may not be, the campaign as it stood before.
    pub(crate) fn shown(&self) -> &dyn AnyCampaign {
        match &self.in_play {
            Some(game) if !game.is_begun() => &*game.before,
            _ => &*self.campaign,
        }
    }

    /// Who takes part in the game being played, by seat.
    pub(crate) fn present(&self) -> Vec<Party> {
        match self.campaign.stage() {
            Stage::Playing { present, .. } => present,
            Stage::Ready { .. } | Stage::Over => Vec::new(),
        }
    }

    /// Changes the campaign and saves it, if nobody else has meanwhile.
    pub(crate) async fn change<F>(&self, app: &App, change: F) -> Result<(), Problem>
    where
        F: FnOnce(&mut dyn AnyCampaign) -> Result<(), Message>,
    {
        let mut campaign = self.campaign.copy();
        change(&mut *campaign).map_err(|why| Problem::campaign(why).back_to(self.path()))?;
        app.db.save_campaign(self.id(), self.stored.save.version, &campaign.state()).await?;
        Ok(())
    }

    /// Says whether there was something to put away.
    async fn put_finished_game_away(&self, app: &App) -> Result<bool, StorageOr> {
        let Some(table) = self.table() else { return Ok(false) };
        let mut campaign = self.campaign.copy();
        if !campaign.take_up(&*table.now().table).map_err(Problem::campaign)? {
            return Ok(false);
        }
        let saving = Save { version: self.stored.save.version, state: campaign.state() };
        app.db.put_campaign_game_away(self.id(), &saving, table.id()).await?;
        Ok(true)
    }
}

/// Somebody else was quicker, or something is wrong.
enum StorageOr {
    Stale,
    Problem(Problem),
}

impl From<StorageError> for StorageOr {
    fn from(error: StorageError) -> StorageOr {
        match error {
            StorageError::Stale => StorageOr::Stale,
            other => StorageOr::Problem(other.into()),
        }
    }
}

impl From<Problem> for StorageOr {
    fn from(problem: Problem) -> StorageOr {
        StorageOr::Problem(problem)
    }
}

pub(crate) fn path(id: &CampaignId) -> String {
    format!("/campaigns/{id}")
}

/// It as it stood once.
fn read(stored: &StoredCampaign, state: &str) -> Result<Box<dyn AnyCampaign>, Problem> {
    campaign::read(&stored.kind, state).ok_or_else(|| {
        tracing::error!("campaign {} ({}) can't be read", stored.id, stored.kind);
        Kind::Fault.into()
    })
}
