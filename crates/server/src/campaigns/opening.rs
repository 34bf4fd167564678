//! A new campaign: a name, and who plays which company.

use super::{Kept, Player};
use crate::app::App;
use crate::problem::Problem;
use crate::{said, secrets};
use catalog::campaign::{AnyCampaign, CampaignKind};
use catalog::engine::Party;
use storage::{CampaignId, CompanyPlayer, Save, Session, StoredCampaign, StoredCompany};

pub(crate) struct NewCampaign {
    /// None if nobody names it.
    pub(crate) name: Option<String>,
    /// In the order round the table; companies that are not named are nobody's.
    pub(crate) companies: Vec<(Party, Player)>,
    pub(crate) campaign: Box<dyn AnyCampaign>,
}

impl NewCampaign {
    /// For those whom somebody plays.
    pub(crate) fn new(
        kind: &dyn CampaignKind,
        name: &str,
        companies: Vec<(Party, Player)>,
    ) -> Result<NewCampaign, Problem> {
        let played = companies.iter().filter(|(_, to)| to.player != CompanyPlayer::Nobody);
        let order: Vec<Party> = played.map(|(company, _)| *company).collect();
        let campaign = kind.start(&order).map_err(Problem::campaign)?;
        Ok(NewCampaign { name: said::name(name)?, companies, campaign })
    }
}

/// Stores it. `holders` says for each company that is somebody's here whose it is.
pub(crate) async fn open(
    app: &App,
    new: NewCampaign,
    owner: Option<Session>,
    holders: &[(Session, Party)],
) -> Result<Kept, Problem> {
    let NewCampaign { name, mut companies, campaign } = new;
    for its in campaign.parties() {
        if companies.iter().all(|(company, _)| *company != its) {
            companies.push((its, Player { player: CompanyPlayer::Nobody, is_me: false }));
        }
    }
    let stored = StoredCampaign {
        id: CampaignId::new(secrets::table_id()),
        kind: campaign.kind().game().slug().to_owned(),
        name,
        save: Save { version: 0, state: campaign.state() },
        owner,
        companies: companies.into_iter().map(|(company, to)| stored_company(company, to.player)).collect(),
        games: Vec::new(),
    };
    let named: Vec<(Session, String)> =
        holders.iter().map(|(session, company)| (session.clone(), company.id.to_owned())).collect();
    app.db.open_campaign(&stored, &named).await?;
    Ok(Kept { stored, campaign, in_play: None, holders: holders.to_vec() })
}

fn stored_company(company: Party, player: CompanyPlayer) -> StoredCompany {
    StoredCompany { company: company.id.to_owned(), player }
}
