//! The form that begins a campaign, and beginning it.

use crate::app::App;
use crate::campaigns::{NewCampaign, open};
use crate::fields::{Fields, Posted};
use crate::pages::see;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::{players, wanted};
use axum::response::{Html, Response};
use catalog::campaign::CampaignKind;
use catalog::engine::Party;
use catalog::web_ui::pages::{self, CampaignAsk, CompanyAsk};

/// GET /campaigns/new?game=…
pub(crate) async fn form(app: App, reader: Reader, fields: Fields) -> Result<Html<String>, Problem> {
    let kind = wanted(fields.get("game"))?;
    let name = reader.name(&app).await?;
    let visit = reader.visit(&name);
    Ok(Html(kind.new_page(&visit, &pages::NewCampaign { bots: bots(kind) }).into_string()))
}

/// POST /campaigns: begins it and goes there.
pub(crate) async fn begin(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let kind = wanted(fields.get("game"))?;
    let mut ask = CampaignAsk::from_fields(kind.parties(), &fields.0).map_err(|_| Kind::BadForm)?;
    let known_as = reader.name(&app).await?;
    fill_own_name(&mut ask, &known_as);
    let new = NewCampaign::new(kind, &ask.name, players(&ask.companies)?)?;
    let mine: Vec<Party> = new.companies.iter().filter(|(_, to)| to.is_me).map(|(company, _)| *company).collect();

    let (session, cookie) = reader.seated_session(&app, own_name(&ask)).await?;
    let holders: Vec<_> = mine.into_iter().map(|company| (session.clone(), company)).collect();
    let kept = open(&app, new, Some(session), &holders).await?;
    Ok(see(&kept.path(), cookie))
}

/// The bots that play it, the strongest first.
pub(crate) fn bots(kind: &dyn CampaignKind) -> Vec<&'static str> {
    // The catalog lists them from the weakest.
    kind.game().bots().iter().rev().map(|bot| bot.as_str()).collect()
}

/// Whoever gave a name last time need not give it again.
fn fill_own_name(ask: &mut CampaignAsk, known_as: &str) {
    let mine = ask.companies.iter_mut().find_map(|(_, ask)| match ask {
        CompanyAsk::Me { name } => Some(name),
        _ => None,
    });
    if let Some(name) = mine.filter(|name| name.is_empty()) {
        *name = known_as.to_owned();
    }
}

fn own_name(ask: &CampaignAsk) -> &str {
    let mine = ask.companies.iter().find_map(|(_, ask)| match ask {
        CompanyAsk::Me { name } => Some(name.as_str()),
        _ => None,
    });
    mine.unwrap_or_default()
}
