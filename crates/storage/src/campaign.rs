//! A stored campaign: its state, which is text here, its companies and its games.

use crate::company::{give_company, insert_company};
use crate::db::now;
use crate::table::insert_table;
use crate::tx::Tx;
use crate::{Db, Session, StorageError, StoredCompany, StoredTable, TableId};
use engine::Seat;
use std::fmt;

/// The public name of a campaign, part of its URL.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CampaignId(String);

#[derive(Clone, Debug, PartialEq)]
pub struct StoredCampaign {
    pub id: CampaignId,
    /// Which of the campaigns it is, by the game that its chapters are played with.
    pub kind: String,
    /// What its players call it; none if nobody named it.
    pub name: Option<String>,
    pub save: Save,
    /// Who began it and may hand out its links.
    pub owner: Option<Session>,
    /// In the order round the table.
    pub companies: Vec<StoredCompany>,
    /// In the order in which they were begun.
    pub games: Vec<CampaignGame>,
}

/// What lies in the campaign's box, and how often it was saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    pub version: u64,
    /// As JSON.
    pub state: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CampaignGame {
    /// None for single games on the finished board.
    pub chapter: Option<u8>,
    pub table: TableId,
    /// The campaign's state when this game was begun.
    pub state_before: String,
    /// The campaign has taken up what came of it, or never will.
    pub put_away: bool,
}

impl Db {
    /// Stores a new campaign and who holds which of its companies: all or nothing.
    pub async fn open_campaign(
        &self,
        campaign: &StoredCampaign,
        holders: &[(Session, String)],
    ) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        let args = [
            campaign.id.as_str().into(),
            campaign.name.as_deref().unwrap_or_default().into(),
            (campaign.save.version as i64).into(),
            (&campaign.save.state).into(),
            campaign.owner.as_ref().map(|owner| owner.0.as_str()).into(),
            now().into(),
            (&campaign.kind).into(),
        ];
        let sql = "INSERT INTO campaign (id, name, version, state, owner, created, kind) \
            VALUES ($1, $2, $3, $4, $5, $6, $7)";
        tx.run(sql, &args).await?;
        for (place, company) in campaign.companies.iter().enumerate() {
            insert_company(&mut tx, &campaign.id, place, company).await?;
        }
        for (session, company) in holders {
            give_company(&mut tx, session, &campaign.id, company).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// The campaign of this id, if there is one. Its parts are read one after another: if somebody has changed it in between, which
    /// raises its version, it is read again, so that its state and its games belong together.
    pub async fn campaign(&self, id: &CampaignId) -> Result<Option<StoredCampaign>, StorageError> {
        loop {
            let Some(read) = self.read_campaign(id).await? else { return Ok(None) };
            let now: Option<(i64,)> =
                self.row("SELECT version FROM campaign WHERE id = $1", &[id.as_str().into()]).await?;
            if now.is_some_and(|(version,)| version as u64 == read.save.version) {
                return Ok(Some(read));
            }
        }
    }

    async fn read_campaign(&self, id: &CampaignId) -> Result<Option<StoredCampaign>, StorageError> {
        const STORED: &str = "SELECT kind, name, version, state, owner FROM campaign WHERE id = $1";
        let row: Option<(String, String, i64, String, Option<String>)> =
            self.row(STORED, &[id.as_str().into()]).await?;
        let Some((kind, name, version, state, owner)) = row else { return Ok(None) };
        Ok(Some(StoredCampaign {
            id: id.clone(),
            kind,
            // An empty name is none.
            name: Some(name).filter(|name| !name.is_empty()),
            save: Save { version: version as u64, state },
            owner: owner.map(Session),
            companies: self.companies(id).await?,
            games: self.campaign_games(id).await?,
        }))
    }

    /// The campaign a table belongs to.
    pub async fn campaign_of(&self, table: &TableId) -> Result<Option<CampaignId>, StorageError> {
        const ITS: &str = "SELECT campaign FROM campaign_game WHERE table_id = $1";
        let row: Option<(String,)> = self.row(ITS, &[table.as_str().into()]).await?;
        Ok(row.map(|(id,)| CampaignId(id)))
    }

    /// The campaigns that a session began or has a company in, the newest first.
    pub async fn campaigns_of(&self, session: &Session, at_most: u32) -> Result<Vec<CampaignId>, StorageError> {
        const OWN: &str = "SELECT id FROM campaign WHERE owner = $1 \
            OR id IN (SELECT campaign FROM session_company WHERE session = $1) \
            ORDER BY created DESC, id LIMIT $2";
        let ids: Vec<(String,)> = self.rows(OWN, &[(&session.0).into(), i64::from(at_most).into()]).await?;
        Ok(ids.into_iter().map(|(id,)| CampaignId(id)).collect())
    }

    /// Campaigns with a game that they have not put away yet.
    pub async fn campaigns_in_play(&self) -> Result<Vec<CampaignId>, StorageError> {
        const IN_PLAY: &str = "SELECT DISTINCT campaign FROM campaign_game WHERE put_away = 0 ORDER BY campaign";
        let ids: Vec<(String,)> = self.rows(IN_PLAY, &[]).await?;
        Ok(ids.into_iter().map(|(id,)| CampaignId(id)).collect())
    }

    /// Saves a campaign that was at `seen` when its writer read it; of two writers the slower gets [`StorageError::Stale`].
    pub async fn save_campaign(&self, id: &CampaignId, seen: u64, state: &str) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        save(&mut tx, id, seen, state).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A game begins: its table is opened and the campaign saved, both or neither; and a game `instead_of` which it is
    /// played is given up.
    pub async fn begin_campaign_game(
        &self,
        id: &CampaignId,
        saving: &Save,
        game: &CampaignGame,
        instead_of: Option<&TableId>,
        table: &StoredTable,
        holders: &[(Session, Seat)],
    ) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        save(&mut tx, id, saving.version, &saving.state).await?;
        insert_table(&mut tx, table, holders, &[]).await?;
        if let Some(given_up) = instead_of {
            put_away(&mut tx, id, given_up).await?;
        }
        let args = [
            id.as_str().into(),
            game.chapter.map(i64::from).into(),
            game.table.as_str().into(),
            (&game.state_before).into(),
            i64::from(game.put_away).into(),
        ];
        let sql = "INSERT INTO campaign_game (campaign, number, chapter, table_id, state_before, put_away) \
            SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM campaign_game WHERE campaign = $1";
        tx.run(sql, &args).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A finished game is taken up in the campaign, once: a second time is [`StorageError::Stale`].
    pub async fn put_campaign_game_away(
        &self,
        id: &CampaignId,
        saving: &Save,
        table: &TableId,
    ) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        save(&mut tx, id, saving.version, &saving.state).await?;
        put_away(&mut tx, id, table).await?;
        tx.commit().await?;
        Ok(())
    }

    async fn campaign_games(&self, id: &CampaignId) -> Result<Vec<CampaignGame>, StorageError> {
        const GAMES: &str =
            "SELECT chapter, table_id, state_before, put_away FROM campaign_game WHERE campaign = $1 ORDER BY number";
        let rows: Vec<(Option<i64>, String, String, i64)> = self.rows(GAMES, &[id.as_str().into()]).await?;
        let read = |(chapter, table, state_before, put_away): (Option<i64>, String, String, i64)| {
            let chapter = chapter.map(|chapter| {
                u8::try_from(chapter)
                    .map_err(|_| StorageError::Unreadable(format!("campaign {id} has the chapter {chapter}")))
            });
            Ok(CampaignGame {
                chapter: chapter.transpose()?,
                table: TableId::new(table),
                state_before,
                put_away: put_away != 0,
            })
        };
        rows.into_iter().map(read).collect()
    }
}

/// The caller's transaction ends without a commit when this refuses.
async fn save(tx: &mut Tx, id: &CampaignId, seen: u64, state: &str) -> Result<(), StorageError> {
    let args = [id.as_str().into(), (seen as i64).into(), state.into()];
    let sql = "UPDATE campaign SET state = $3, version = version + 1 WHERE id = $1 AND version = $2";
    once(tx.run(sql, &args).await?)
}

/// Something else of the campaign changes than its state: who saw it before is refused all the same.
pub(crate) async fn touch(tx: &mut Tx, id: &CampaignId, seen: u64) -> Result<(), StorageError> {
    let args = [id.as_str().into(), (seen as i64).into()];
    once(tx.run("UPDATE campaign SET version = version + 1 WHERE id = $1 AND version = $2", &args).await?)
}

/// Once; a second time is refused.
async fn put_away(tx: &mut Tx, id: &CampaignId, table: &TableId) -> Result<(), StorageError> {
    let args = [id.as_str().into(), table.as_str().into()];
    let sql = "UPDATE campaign_game SET put_away = 1 WHERE campaign = $1 AND table_id = $2 AND put_away = 0";
    once(tx.run(sql, &args).await?)
}

fn once(changed: u64) -> Result<(), StorageError> {
    if changed == 1 { Ok(()) } else { Err(StorageError::Stale) }
}

impl CampaignId {
    /// As it stands in URLs.
    pub fn new(id: impl Into<String>) -> CampaignId {
        CampaignId(id.into())
    }

    /// As it stands in URLs.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}
