//! Who plays the companies: taking one with its invite, handing one over.

use crate::api::me::asker;
use crate::app::App;
use crate::campaigns::Player;
use crate::fields::Body;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::{hand_to, take_company};
use crate::{running, said};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use catalog::engine::Party;
use catalog::web_ui::pages::CompanyAsk;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedPlayer {
    company: String,
    kind: PlayerKind,
    #[serde(default)]
    name: String,
    #[serde(default)]
    bot: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPlayer {
    kind: PlayerKind,
    #[serde(default)]
    name: String,
    #[serde(default)]
    bot: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PlayerKind {
    Me,
    Friend,
    Bot,
    Nobody,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invited {
    invite: String,
    #[serde(default)]
    name: String,
}

/// POST /api/campaigns/{id}/companies/{company}: a program that has a token plays by it; else it gets one, good for every game.
pub(crate) async fn take(
    app: App,
    reader: Reader,
    Path((id, company)): Path<(String, String)>,
    Body(invited): Body<Invited>,
) -> Result<Json<Value>, Problem> {
    let name = said::name(&invited.name)?;
    match app.db.invited_to_company(&invited.invite).await? {
        Some((campaign, its)) if campaign.as_str() == id && its == company => {}
        _ => return Err(Kind::BadInvite.into()),
    }
    let (session, token) = asker(&app, &reader, name.as_deref().unwrap_or_default()).await?;
    take_company(
        &app,
        &id,
        &session,
        &company,
        &running::Invited { invite: invited.invite, name, entropy: String::new() },
    )
    .await?;
    Ok(Json(json!({ "company": company, "token": token })))
}

/// POST /api/campaigns/{id}/companies/{company}/player: somebody else, a bot or nobody plays it from now on.
pub(crate) async fn hand_over(
    app: App,
    reader: Reader,
    Path((id, company)): Path<(String, String)>,
    Body(to): Body<NewPlayer>,
) -> Result<StatusCode, Problem> {
    let ask = ask(to.kind, to.name, to.bot);
    hand_to(&app, &id, &reader, &company, Player::new(&ask)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn asks(parties: &[Party], wanted: Vec<WantedPlayer>) -> Result<Vec<(Party, CompanyAsk)>, Problem> {
    let read = |its: WantedPlayer| {
        let party = parties.iter().find(|party| party.id == its.company).ok_or(Kind::BadForm)?;
        Ok((*party, ask(its.kind, its.name, its.bot)))
    };
    wanted.into_iter().map(read).collect()
}

fn ask(kind: PlayerKind, name: String, bot: String) -> CompanyAsk {
    match kind {
        PlayerKind::Me => CompanyAsk::Me { name },
        PlayerKind::Friend => CompanyAsk::Friend { name },
        PlayerKind::Bot => CompanyAsk::Bot { bot },
        PlayerKind::Nobody => CompanyAsk::Nobody,
    }
}
