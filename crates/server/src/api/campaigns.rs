//! Campaigns for programs: begin one, look at it, play its games, write into it, take it along.

mod people;
mod summary;

pub(crate) use people::{hand_over, take};
pub(super) use summary::of as told;

use super::me::asker;
use crate::app::App;
use crate::campaigns::{Beginning, CampaignFile, Kept, NewCampaign, WholeFile, open};
use crate::fields::Body;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::{call_town, players, send_telegram, take_up, wanted};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use catalog::engine::Party;
use people::{WantedPlayer, asks};
use serde::Deserialize;
use serde_json::{Value, json};
use storage::{CompanyPlayer, Session};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    #[serde(default)]
    name: String,
    /// Whose campaign it is; otherwise the first one's.
    game: Option<String>,
    /// In the order round the table; those left out are nobody's.
    companies: Vec<WantedPlayer>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NextGame {
    present: Vec<String>,
    /// What the asker adds to the seed.
    #[serde(default)]
    entropy: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TownName {
    company: String,
    city: String,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Telegram {
    text: String,
}

/// POST /api/campaigns: begins one. A program that has a token plays by it; else every company of the asker's gets its own, good for
/// all its games.
pub(crate) async fn begin(
    app: App,
    reader: Reader,
    Body(ask): Body<Wanted>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let kind = wanted(ask.game.as_deref())?;
    let new = NewCampaign::new(kind, &ask.name, players(&asks(kind.parties(), ask.companies)?)?)?;
    let mut tokens = Vec::new();
    let mut holders: Vec<(Session, Party)> = Vec::new();
    for (company, to) in &new.companies {
        let CompanyPlayer::Human { name, taken: true, .. } = &to.player else { continue };
        let (session, token) = asker(&app, &reader, name).await?;
        holders.push((session, *company));
        tokens.extend(token.map(|token| (*company, token)));
    }
    let owner = reader.session.clone().or_else(|| holders.first().map(|(session, _)| session.clone()));
    let kept = open(&app, new, owner, &holders).await?;
    Ok((StatusCode::CREATED, Json(opened(&kept, &reader, &tokens))))
}

/// GET /api/campaigns/{id}
pub(crate) async fn campaign(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    let kept = app.campaign(&id).await?;
    Ok(Json(told(&kept, &reader)))
}

/// POST /api/campaigns/{id}/games: begins the next one; its table's seats belong to the companies' people.
pub(crate) async fn begin_game(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(next): Body<NextGame>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let kept = app.campaign(&id).await?;
    let present: Option<Vec<Party>> = next.present.iter().map(|company| kept.company(company)).collect();
    let beginning = Beginning {
        by: reader.session.as_ref(),
        present: &present.ok_or(Kind::BadForm)?,
        entropy: &next.entropy,
        promised: None,
        words: reader.words(),
    };
    let table = kept.begin(&app, beginning).await?;
    let url = format!("{}{}", reader.origin, table.path());
    Ok((StatusCode::CREATED, Json(json!({ "table": table.id().as_str(), "url": url }))))
}

/// POST /api/campaigns/{id}/towns
pub(crate) async fn name_town(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(town): Body<TownName>,
) -> Result<StatusCode, Problem> {
    let kept = app.campaign(&id).await?;
    let fields = [("company", town.company.as_str()), ("city", &town.city), ("name", &town.name)];
    call_town(&app, &kept, reader.session.as_ref(), &fields).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// POST /api/campaigns/{id}/telegram
pub(crate) async fn telegram(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(telegram): Body<Telegram>,
) -> Result<StatusCode, Problem> {
    let kept = app.campaign(&id).await?;
    send_telegram(&app, &kept, reader.session.as_ref(), &telegram.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// GET /api/campaigns/{id}/ceremony
pub(crate) async fn ceremony(app: App, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    let kept = app.campaign(&id).await?;
    Ok(Json(kept.campaign.result().ok_or_else(Problem::not_over)?))
}

/// GET /api/campaigns/{id}/export
pub(crate) async fn export(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<CampaignFile>, Problem> {
    let kept = app.campaign(&id).await?;
    Ok(Json(CampaignFile::of(&kept, reader.session.as_ref())?))
}

/// POST /api/campaigns/import: the body is the file of a finished campaign. The asker gets a token that may hand out its companies.
pub(crate) async fn import(
    app: App,
    reader: Reader,
    Body(file): Body<Value>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let text = file.to_string();
    WholeFile::read_finished(&text)?;
    let (owner, token) = asker(&app, &reader, "").await?;
    let kept = take_up(&app, &text, Some(owner)).await?;
    let mut answer = opened(&kept, &reader, &[]);
    answer["token"] = json!(token);
    Ok((StatusCode::CREATED, Json(answer)))
}

/// What whoever began it must know: the tokens of the own companies, the links of the others.
fn opened(kept: &Kept, reader: &Reader, tokens: &[(Party, String)]) -> Value {
    let companies = kept.companies().map(|company| {
        let invite = match kept.player(company) {
            CompanyPlayer::Human { invite, .. } => Some(invite),
            CompanyPlayer::Bot { .. } | CompanyPlayer::Nobody => None,
        };
        json!({
            "company": company,
            "token": tokens.iter().find(|(own, _)| *own == company).map(|(_, token)| token),
            "invite": invite,
            "join_url": invite.map(|invite| format!("{}/join/{invite}", reader.origin)),
        })
    });
    json!({
        "id": kept.id().as_str(),
        "url": format!("{}{}", reader.origin, kept.path()),
        "companies": companies.collect::<Vec<_>>(),
    })
}
