//! A stored campaign: its state, which is text here, its companies and its games.

use crate::company::{give_company, insert_company};
use crate::db::now;
use crate::table::insert_table;
use crate::{Db, Session, StorageError, StoredCompany, StoredTable, TableId};
use engine::Seat;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::fmt;

/// The public name of a campaign, part of its URL.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CampaignId(String);

#[derive(Clone, Debug, PartialEq)]
pub struct StoredCampaign {
    pub id: CampaignId,
    /// What its players call it.
    pub name: String,
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
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("INSERT INTO campaign (id, name, version, state, owner, created) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(campaign.id.as_str())
            .bind(&campaign.name)
            .bind(campaign.save.version as i64)
            .bind(&campaign.save.state)
            .bind(campaign.owner.as_ref().map(|owner| &owner.0))
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        for (place, company) in campaign.companies.iter().enumerate() {
            insert_company(&mut transaction, &campaign.id, place, company).await?;
        }
        for (session, company) in holders {
            give_company(&mut transaction, session, &campaign.id, company).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    pub async fn campaign(&self, id: &CampaignId) -> Result<Option<StoredCampaign>, StorageError> {
        let row: Option<(String, i64, String, Option<String>)> =
            sqlx::query_as("SELECT name, version, state, owner FROM campaign WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(&self.readers)
                .await?;
        let Some((name, version, state, owner)) = row else { return Ok(None) };
        Ok(Some(StoredCampaign {
            id: id.clone(),
            name,
            save: Save { version: version as u64, state },
            owner: owner.map(Session),
            companies: self.companies(id).await?,
            games: self.campaign_games(id).await?,
        }))
    }

    /// The campaign a table belongs to, and its name.
    pub async fn campaign_of(&self, table: &TableId) -> Result<Option<(CampaignId, String)>, StorageError> {
        let row: Option<(String, String)> = sqlx::query_as(
            "SELECT campaign.id, campaign.name FROM campaign_game \
             JOIN campaign ON campaign.id = campaign_game.campaign WHERE table_id = $1",
        )
        .bind(table.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|(id, name)| (CampaignId(id), name)))
    }

    /// The campaigns that a session began or has a company in, the newest first.
    pub async fn campaigns_of(&self, session: &Session, at_most: u32) -> Result<Vec<CampaignId>, StorageError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM campaign WHERE owner = $1 \
             OR id IN (SELECT campaign FROM session_company WHERE session = $1) \
             ORDER BY created DESC, id LIMIT $2",
        )
        .bind(&session.0)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(|(id,)| CampaignId(id)).collect())
    }

    /// Campaigns with a game that they have not put away yet.
    pub async fn campaigns_in_play(&self) -> Result<Vec<CampaignId>, StorageError> {
        let ids: Vec<(String,)> =
            sqlx::query_as("SELECT DISTINCT campaign FROM campaign_game WHERE put_away = 0 ORDER BY campaign")
                .fetch_all(&self.readers)
                .await?;
        Ok(ids.into_iter().map(|(id,)| CampaignId(id)).collect())
    }

    /// Saves a campaign that was at `seen` when its writer read it; of two writers the slower gets [`StorageError::Stale`].
    pub async fn save_campaign(&self, id: &CampaignId, seen: u64, state: &str) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        save(&mut transaction, id, seen, state).await?;
        transaction.commit().await?;
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
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        save(&mut transaction, id, saving.version, &saving.state).await?;
        insert_table(&mut transaction, table, holders, &[]).await?;
        if let Some(given_up) = instead_of {
            put_away(&mut transaction, id, given_up).await?;
        }
        sqlx::query(
            "INSERT INTO campaign_game (campaign, number, chapter, table_id, state_before, put_away) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM campaign_game WHERE campaign = $1",
        )
        .bind(id.as_str())
        .bind(game.chapter.map(i64::from))
        .bind(game.table.as_str())
        .bind(&game.state_before)
        .bind(i64::from(game.put_away))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// A finished game is taken up in the campaign, once: a second time is [`StorageError::Stale`].
    pub async fn put_campaign_game_away(
        &self,
        id: &CampaignId,
        saving: &Save,
        table: &TableId,
    ) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        save(&mut transaction, id, saving.version, &saving.state).await?;
        put_away(&mut transaction, id, table).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn campaign_games(&self, id: &CampaignId) -> Result<Vec<CampaignGame>, StorageError> {
        let rows: Vec<(Option<i64>, String, String, i64)> = sqlx::query_as(
            "SELECT chapter, table_id, state_before, put_away FROM campaign_game WHERE campaign = $1 ORDER BY number",
        )
        .bind(id.as_str())
        .fetch_all(&self.readers)
        .await?;
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
async fn save(writer: &mut SqliteConnection, id: &CampaignId, seen: u64, state: &str) -> Result<(), StorageError> {
    let done = sqlx::query("UPDATE campaign SET state = $3, version = version + 1 WHERE id = $1 AND version = $2")
        .bind(id.as_str())
        .bind(seen as i64)
        .bind(state)
        .execute(writer)
        .await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StorageError::Stale) }
}

/// Once; a second time is refused.
async fn put_away(writer: &mut SqliteConnection, id: &CampaignId, table: &TableId) -> Result<(), StorageError> {
    let done =
        sqlx::query("UPDATE campaign_game SET put_away = 1 WHERE campaign = $1 AND table_id = $2 AND put_away = 0")
            .bind(id.as_str())
            .bind(table.as_str())
            .execute(writer)
            .await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StorageError::Stale) }
}

impl CampaignId {
    pub fn new(id: impl Into<String>) -> CampaignId {
        CampaignId(id.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}
