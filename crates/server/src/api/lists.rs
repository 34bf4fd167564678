//! What the home page lists: tables that anybody may join or watch, finished games, campaigns; and where an invite leads.

use super::me::known;
use super::{campaigns, summary::Summary};
use crate::app::App;
use crate::fields::Fields;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::Json;
use axum::extract::Path;
use serde_json::{Value, json};
use storage::TableId;

/// So many in each list, and on each page of one.
const AT_A_TIME: u32 = 50;
/// Nobody plays so many.
const CAMPAIGNS: u32 = 1000;

/// GET /api/tables?page=…: those at which anybody may sit down, and those that anybody may watch.
pub(crate) async fn open_to_all(app: App, reader: Reader, fields: Fields) -> Result<Json<Value>, Problem> {
    let skip = fields.page("page")? * AT_A_TIME;
    let open = told(&app, &reader, app.db.open_tables(skip, AT_A_TIME).await?).await;
    let watch = told(&app, &reader, app.db.listed_tables(skip, AT_A_TIME).await?).await;
    Ok(Json(json!({ "open": open, "watch": watch })))
}

/// GET /api/me/finished?search=…&page=…: in whose name, players or game the text stands.
pub(crate) async fn finished(app: App, reader: Reader, fields: Fields) -> Result<Json<Value>, Problem> {
    let session = known(&reader)?;
    let search = fields.get("search").unwrap_or_default().trim();
    let page = fields.page("page")?;
    let mut found = app.db.finished_of(session, search, page * AT_A_TIME, AT_A_TIME + 1).await?;
    let has_more = found.len() > AT_A_TIME as usize;
    found.truncate(AT_A_TIME as usize);
    Ok(Json(json!({ "tables": told(&app, &reader, found).await, "more": has_more })))
}

/// GET /api/me/campaigns
pub(crate) async fn my_campaigns(app: App, reader: Reader) -> Result<Json<Vec<Value>>, Problem> {
    let mut told = Vec::new();
    for id in app.db.campaigns_of(known(&reader)?, CAMPAIGNS).await? {
        match app.campaign(id.as_str()).await {
            Ok(kept) => told.push(campaigns::told(&kept, &reader)),
            Err(problem) => tracing::warn!("campaign {id} is left out of a list: {problem:?}"),
        }
    }
    Ok(Json(told))
}

/// GET /api/invites/{invite}: the seat of a table, or the company of a campaign; and who is in.
pub(crate) async fn invite(app: App, reader: Reader, Path(invite): Path<String>) -> Result<Json<Value>, Problem> {
    if let Some((id, company)) = app.db.invited_to_company(&invite).await? {
        let kept = app.campaign(id.as_str()).await?;
        return Ok(Json(json!({ "company": company, "campaign": campaigns::told(&kept, &reader) })));
    }
    let (id, seat) = app.db.invited(&invite).await?.ok_or(Kind::BadInvite)?;
    let table = app.table(id.as_str()).await?;
    Ok(Json(json!({ "seat": seat, "table": Summary::of(&table, &reader) })))
}

async fn told(app: &App, reader: &Reader, ids: Vec<TableId>) -> Vec<Summary> {
    let mut told = Vec::new();
    for id in ids {
        match app.open_table(&id).await {
            Ok(table) => told.push(Summary::of(&table, reader)),
            // One broken table must not hide the others.
            Err(problem) => tracing::warn!("table {id} is left out of a list: {problem:?}"),
        }
    }
    told
}
