//! Who plays the companies of a campaign, and which sessions may act for them.

use crate::append::add;
use crate::campaign::touch;
use crate::tx::{Arg, Tx};
use crate::{Adding, CampaignId, Db, Logged, Session, StorageError};

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

/// Who plays a company changes.
#[derive(Clone, Debug)]
pub enum CompanyChange {
    /// A session may act for it, under this name. Others who could before still can: they are other devices.
    Take { company: String, session: Session, name: String },
    /// It gets another player: nobody who could act for it before still can.
    HandOver { to: StoredCompany, holder: Option<Session> },
}

impl Db {
    /// Which company of which campaign this private link leads to.
    pub async fn invited_to_company(&self, invite: &str) -> Result<Option<(CampaignId, String)>, StorageError> {
        let row: Option<(String, String)> =
            self.row("SELECT campaign, company FROM campaign_company WHERE invite = $1", &[invite.into()]).await?;
        Ok(row.map(|(campaign, company)| (CampaignId::new(campaign), company)))
    }

    /// Who may act for which companies of a campaign.
    pub async fn company_holders(&self, campaign: &CampaignId) -> Result<Vec<(Session, String)>, StorageError> {
        let args = [campaign.as_str().into()];
        let rows: Vec<(String, String)> =
            self.rows("SELECT session, company FROM session_company WHERE campaign = $1", &args).await?;
        Ok(rows.into_iter().map(|(session, company)| (Session(session), company)).collect())
    }

    /// Changes who plays a company of a campaign that was at `seen` when its writer read it, and with it the seat of the game
    /// being played: all or nothing. Of two writers the slower gets [`StorageError::Stale`].
    pub async fn change_company(
        &self,
        campaign: &CampaignId,
        seen: u64,
        change: &CompanyChange,
        at_table: Option<&Adding>,
    ) -> Result<Vec<Logged>, StorageError> {
        let mut tx = self.begin().await?;
        touch(&mut tx, campaign, seen).await?;
        match change {
            CompanyChange::Take { company, session, name } => {
                give_company(&mut tx, session, campaign, company).await?;
                name_company(&mut tx, campaign, company, name).await?;
            }
            CompanyChange::HandOver { to, holder } => {
                hand_company_over(&mut tx, campaign, to, holder.as_ref()).await?;
            }
        }
        let stored = match at_table {
            Some(adding) => add(&mut tx, adding).await?.ok_or(StorageError::Stale)?,
            None => Vec::new(),
        };
        if let (Some(adding), Some(last)) = (at_table, stored.last()) {
            tx.notify(&[(&adding.table, last.number)]).await?;
        }
        tx.commit().await?;
        Ok(stored)
    }

    /// In the order round the table.
    pub(crate) async fn companies(&self, campaign: &CampaignId) -> Result<Vec<StoredCompany>, StorageError> {
        const COMPANIES: &str =
            "SELECT company, kind, name, bot, invite, taken FROM campaign_company WHERE campaign = $1 ORDER BY place";
        let rows: Vec<Row> = self.rows(COMPANIES, &[campaign.as_str().into()]).await?;
        rows.into_iter().map(read).collect()
    }
}

pub(crate) async fn insert_company(
    tx: &mut Tx,
    campaign: &CampaignId,
    place: usize,
    company: &StoredCompany,
) -> Result<(), sqlx::Error> {
    let its = [campaign.as_str().into(), (&company.company).into(), (place as i64).into()];
    let sql = "INSERT INTO campaign_company (campaign, company, place, kind, name, bot, invite, taken) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    tx.run(sql, &[&its[..], &company.player.columns()[..]].concat()).await?;
    Ok(())
}

pub(crate) async fn give_company(
    tx: &mut Tx,
    session: &Session,
    campaign: &CampaignId,
    company: &str,
) -> Result<(), sqlx::Error> {
    let args = [(&session.0).into(), campaign.as_str().into(), company.into()];
    let sql = "INSERT INTO session_company (session, campaign, company) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    tx.run(sql, &args).await?;
    Ok(())
}

async fn name_company(tx: &mut Tx, campaign: &CampaignId, company: &str, name: &str) -> Result<(), sqlx::Error> {
    let args = [campaign.as_str().into(), company.into(), name.into()];
    tx.run("UPDATE campaign_company SET name = $3, taken = 1 WHERE campaign = $1 AND company = $2", &args).await?;
    Ok(())
}

async fn hand_company_over(
    tx: &mut Tx,
    campaign: &CampaignId,
    to: &StoredCompany,
    holder: Option<&Session>,
) -> Result<(), sqlx::Error> {
    let its = [campaign.as_str().into(), (&to.company).into()];
    tx.run("DELETE FROM session_company WHERE campaign = $1 AND company = $2", &its).await?;
    let sql = "UPDATE campaign_company SET kind = $3, name = $4, bot = $5, invite = $6, taken = $7 \
               WHERE campaign = $1 AND company = $2";
    tx.run(sql, &[&its[..], &to.player.columns()[..]].concat()).await?;
    match holder {
        Some(session) => give_company(tx, session, campaign, &to.company).await,
        None => Ok(()),
    }
}

impl CompanyPlayer {
    /// Kind, name, bot, invite, taken.
    fn columns(&self) -> [Arg<'_>; 5] {
        let (kind, name, bot, invite, taken): (_, &str, _, _, _) = match self {
            CompanyPlayer::Human { name, invite, taken } => ("human", name, None, Some(invite.as_str()), *taken),
            CompanyPlayer::Bot { bot } => ("bot", "", Some(bot.as_str()), None, true),
            CompanyPlayer::Nobody => ("nobody", "", None, None, false),
        };
        [kind.into(), name.into(), bot.into(), invite.into(), i64::from(taken).into()]
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
