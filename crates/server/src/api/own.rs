//! What is a player's own at a table.

use crate::app::App;
use crate::fields::Body;
use crate::own::player;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::said;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use catalog::engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Note {
    text: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Read {
    /// Of the last line that was read.
    number: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mute {
    seat: Seat,
    muted: bool,
}

/// GET /api/tables/{id}/notes
pub(crate) async fn note(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Note>, Problem> {
    let table = app.table(&id).await?;
    let session = player(&table, &reader)?;
    Ok(Json(Note { text: app.db.note(session, table.id()).await? }))
}

/// POST /api/tables/{id}/notes
pub(crate) async fn keep_note(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(note): Body<Note>,
) -> Result<StatusCode, Problem> {
    let table = app.table(&id).await?;
    let session = player(&table, &reader)?;
    app.db.keep_note(session, table.id(), &said::note(&note.text)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// GET /api/tables/{id}/read
pub(crate) async fn how_far(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Read>, Problem> {
    let table = app.table(&id).await?;
    let session = player(&table, &reader)?;
    Ok(Json(Read { number: app.db.talk_read_at(session, table.id()).await? }))
}

/// POST /api/tables/{id}/read
pub(crate) async fn read(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(read): Body<Read>,
) -> Result<StatusCode, Problem> {
    let table = app.table(&id).await?;
    app.read_talk(&table, &reader, read.number).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// POST /api/tables/{id}/mute
pub(crate) async fn mute(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(mute): Body<Mute>,
) -> Result<StatusCode, Problem> {
    let table = app.table(&id).await?;
    app.mute(&table, &reader, mute.seat, mute.muted).await?;
    Ok(StatusCode::NO_CONTENT)
}
