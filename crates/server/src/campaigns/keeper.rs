//! What the keeper of a server does with its campaigns: takes one out of the database as a whole file, or puts one in.

use super::file::WholeFile;
use super::open;
use crate::Config;
use crate::app::App;
use crate::notices::Courier;
use crate::promises::Promises;
use catalog::web_ui::{Lang, Words};
use storage::{CampaignId, CompanyPlayer, Db, StorageError};

/// Why a keeper's command was not done.
#[derive(Debug, thiserror::Error)]
pub enum KeeperError {
    #[error("the database can't be used: {0}")]
    Storage(#[from] StorageError),
    #[error("there is no campaign {0} in this database")]
    NoCampaign(String),
    /// With its sentence.
    #[error("{0}")]
    Refused(String),
}

/// A campaign that was put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenUp {
    /// Its path in URLs.
    pub path: String,
    /// The companies that people play: which, who, and the path of the private link that is theirs.
    pub links: Vec<(String, String, String)>,
}

/// The whole file of a campaign, also of one that goes on. A server may be using the database (`sqlite:FILE` or `postgres://…`).
pub async fn export_campaign(address: &str, id: &str) -> Result<String, KeeperError> {
    let db = Db::connect(address).await?;
    let stored = db.campaign(&CampaignId::new(id)).await?;
    db.close().await?;
    let stored = stored.ok_or_else(|| KeeperError::NoCampaign(id.to_owned()))?;
    Ok(serde_json::to_string_pretty(&WholeFile::of(&stored)).expect("a campaign's file is plain data"))
}

/// Takes up a whole file, also of a campaign that goes on: everybody who plays in it gets a new link.
pub async fn import_campaign(address: &str, text: &str) -> Result<TakenUp, KeeperError> {
    let refused = |problem: crate::problem::Problem| KeeperError::Refused(problem.sentence(Words::new(Lang::En)));
    let new = WholeFile::read(text).map_err(refused)?;
    let db = Db::connect(address).await?;
    let app = App::new(db, Config::new(([127, 0, 0, 1], 0).into(), ""), Promises::new(String::new()), Courier::idle());
    let kept = open(&app, new, None, &[]).await.map_err(refused)?;
    app.db.close().await?;
    let link = |its: &storage::StoredCompany| match &its.player {
        CompanyPlayer::Human { name, invite, .. } => {
            Some((its.company.clone(), name.clone(), format!("/join/{invite}")))
        }
        CompanyPlayer::Bot { .. } | CompanyPlayer::Nobody => None,
    };
    Ok(TakenUp { path: kept.path(), links: kept.stored.companies.iter().filter_map(link).collect() })
}
