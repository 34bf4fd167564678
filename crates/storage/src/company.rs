//! Who plays the companies of a campaign, and which sessions may act for them.

use crate::{CampaignId, Db, Session, StorageError};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

/// A company of a campaign; its name is text here.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredCompany {
    pub company: String,
    pub player: CompanyPlayer,
}

#[derive(Clone, Debug, PartialEq)]
pub enum CompanyPlayer {
    Human {
        /// A guess until somebody has taken the company.
        name: String,
        /// The token of the private link.
        invite: String,
        taken: bool,
    },
    Bot {
        bot: String,
    },
    Nobody,
}

impl Db {
    /// Which company of which campaign this private link leads to.
    pub async fn invited_to_company(&self, invite: &str) -> Result<Option<(CampaignId, String)>, StorageError> {
        let row: Option<(String, String)> =
            sqlx::query_as("SELECT campaign, company FROM campaign_company WHERE invite = $1")
                .bind(invite)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(|(campaign, company)| (CampaignId::new(campaign), company)))
    }

    /// Who may act for which companies of a campaign.
    pub async fn company_holders(&self, campaign: &CampaignId) -> Result<Vec<(Session, String)>, StorageError> {
        let rows: Vec<(String, String)> =
            sqlx::query_as("SELECT session, company FROM session_company WHERE campaign = $1")
                .bind(campaign.as_str())
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.into_iter().map(|(session, company)| (Session(session), company)).collect())
    }

    /// Lets a session act for a company, under this name. Others who could before still can: they are other devices.
    pub async fn take_company(
        &self,
        session: &Session,
        campaign: &CampaignId,
        company: &str,
        name: &str,
    ) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        give_company(&mut transaction, session, campaign, company).await?;
        sqlx::query("UPDATE campaign_company SET name = $3, taken = 1 WHERE campaign = $1 AND company = $2")
            .bind(campaign.as_str())
            .bind(company)
            .bind(name)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// A company gets another player: nobody who could act for it before still can.
    pub async fn hand_over_company(
        &self,
        campaign: &CampaignId,
        company: &StoredCompany,
        holder: Option<&Session>,
    ) -> Result<(), StorageError> {
        let (kind, name, bot, invite, taken) = company.player.columns();
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("DELETE FROM session_company WHERE campaign = $1 AND company = $2")
            .bind(campaign.as_str())
            .bind(&company.company)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "UPDATE campaign_company SET kind = $3, name = $4, bot = $5, invite = $6, taken = $7 \
             WHERE campaign = $1 AND company = $2",
        )
        .bind(campaign.as_str())
        .bind(&company.company)
        .bind(kind)
        .bind(name)
        .bind(bot)
        .bind(invite)
        .bind(i64::from(taken))
        .execute(&mut *transaction)
        .await?;
        if let Some(session) = holder {
            give_company(&mut transaction, session, campaign, &company.company).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// In the order round the table.
    pub(crate) async fn companies(&self, campaign: &CampaignId) -> Result<Vec<StoredCompany>, StorageError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT company, kind, name, bot, invite, taken FROM campaign_company WHERE campaign = $1 ORDER BY place",
        )
        .bind(campaign.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(read).collect()
    }
}

pub(crate) async fn insert_company(
    writer: &mut SqliteConnection,
    campaign: &CampaignId,
    place: usize,
    company: &StoredCompany,
) -> Result<(), sqlx::Error> {
    let (kind, name, bot, invite, taken) = company.player.columns();
    sqlx::query(
        "INSERT INTO campaign_company (campaign, company, place, kind, name, bot, invite, taken) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(campaign.as_str())
    .bind(&company.company)
    .bind(place as i64)
    .bind(kind)
    .bind(name)
    .bind(bot)
    .bind(invite)
    .bind(i64::from(taken))
    .execute(writer)
    .await?;
    Ok(())
}

pub(crate) async fn give_company(
    writer: &mut SqliteConnection,
    session: &Session,
    campaign: &CampaignId,
    company: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO session_company (session, campaign, company) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(&session.0)
        .bind(campaign.as_str())
        .bind(company)
        .execute(writer)
        .await?;
    Ok(())
}

impl CompanyPlayer {
    /// Kind, name, bot, invite, taken.
    fn columns(&self) -> (&'static str, &str, Option<&str>, Option<&str>, bool) {
        match self {
            CompanyPlayer::Human { name, invite, taken } => ("human", name, None, Some(invite), *taken),
            CompanyPlayer::Bot { bot } => ("bot", "", Some(bot), None, true),
            CompanyPlayer::Nobody => ("nobody", "", None, None, false),
        }
    }
}

/// A row of `campaign_company`, in the order of the query in [`Db::companies`].
type Row = (String, String, String, Option<String>, Option<String>, i64);

fn read((company, kind, name, bot, invite, taken): Row) -> Result<StoredCompany, StorageError> {
    let player = match (kind.as_str(), bot, invite) {
        ("human", None, Some(invite)) => CompanyPlayer::Human { name, invite, taken: taken != 0 },
        ("bot", Some(bot), None) => CompanyPlayer::Bot { bot },
        ("nobody", None, None) => CompanyPlayer::Nobody,
        _ => return Err(StorageError::Unreadable(format!("a company's player of the kind {kind:?}"))),
    };
    Ok(StoredCompany { company, player })
}
