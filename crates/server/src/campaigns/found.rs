//! A new campaign: a name, and who plays which company.

use super::{Kept, Player, json};
use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::{chance, said};
use catalog::campaign::{self, Campaign, Company};
use catalog::web_ui::Words;
use storage::{CampaignId, CompanyPlayer, Save, Session, StoredCampaign, StoredCompany};

pub(crate) struct NewCampaign {
    pub(crate) name: String,
    /// In the order round the table; companies that are not named are nobody's.
    pub(crate) companies: Vec<(Company, Player)>,
    pub(crate) campaign: Campaign,
}

impl NewCampaign {
    /// LG-1.13: somebody has to play at least two of the companies.
    pub(crate) fn new(name: &str, companies: Vec<(Company, Player)>, words: &Words) -> Result<NewCampaign, Problem> {
        let order: Vec<Company> = companies.iter().map(|(company, _)| *company).collect();
        if let Some(twice) = order.iter().enumerate().find(|(index, its)| order[..*index].contains(its)) {
            return Err(Problem::campaign(campaign::CampaignFault::Twice { company: *twice.1 }));
        }
        let played = companies.iter().filter(|(_, to)| to.player != CompanyPlayer::Nobody).count();
        if played < 2 {
            return Err(Problem::campaign(campaign::CampaignFault::TooFew { companies: played }));
        }
        let name = said::name(name)?.unwrap_or_else(|| words.say("campaign-unnamed"));
        Ok(NewCampaign { name, companies, campaign: Campaign::new(&order) })
    }
}

/// Stores it. `holders` says for each company that is somebody's here whose it is.
pub(crate) async fn found(
    app: &App,
    new: NewCampaign,
    owner: Option<Session>,
    holders: &[(Session, Company)],
) -> Result<Kept, Problem> {
    campaign::game().ok_or(Kind::NoGame)?;
    let NewCampaign { name, mut companies, campaign } = new;
    for its in Company::ALL {
        if companies.iter().all(|(company, _)| *company != its) {
            companies.push((its, Player { player: CompanyPlayer::Nobody, is_me: false }));
        }
    }
    let stored = StoredCampaign {
        id: CampaignId::new(chance::table_id()),
        name,
        save: Save { version: 0, state: json(&campaign) },
        owner,
        companies: companies.into_iter().map(|(company, to)| stored_company(company, to.player)).collect(),
        games: Vec::new(),
    };
    let named: Vec<(Session, String)> =
        holders.iter().map(|(session, company)| (session.clone(), campaign::company_id(*company).to_owned())).collect();
    app.db.open_campaign(&stored, &named).await?;
    Ok(Kept { stored, campaign, in_play: None, holders: holders.to_vec() })
}

fn stored_company(company: Company, player: CompanyPlayer) -> StoredCompany {
    StoredCompany { company: campaign::company_id(company).to_owned(), player }
}
