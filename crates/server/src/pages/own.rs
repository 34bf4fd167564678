//! What is a player's own at a table: notes, how far they have read, whom they don't want to hear.

use super::here::Here;
use super::see;
use crate::app::App;
use crate::own::player;
use crate::problem::{Kind, Problem};
use crate::reader::{Reader, Wants};
use crate::running::Running;
use crate::said;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// POST /tables/{id}/notes: field `text`.
pub(crate) async fn note(Here { app, reader, table, fields }: Here) -> Result<Response, Problem> {
    let session = player(&table, &reader)?;
    let text = said::note(fields.needed("text")?).map_err(|problem| problem.back_to(table.path()))?;
    app.db.keep_note(session, table.id(), &text).await?;
    Ok(done(&reader, &table))
}

/// GET /tables/{id}/read: how far the reader has read the talk, on whatever device.
pub(crate) async fn how_far(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    let table = app.table(&id).await?;
    let session = player(&table, &reader)?;
    Ok(Json(json!({ "number": app.db.talk_read_at(session, table.id()).await? })))
}

/// POST /tables/{id}/read: field `number`, of the last line that was read.
pub(crate) async fn read(Here { app, reader, table, fields }: Here) -> Result<Response, Problem> {
    let number = fields.number("number")?.ok_or(Kind::BadForm)?;
    app.read_talk(&table, &reader, number).await?;
    Ok(done(&reader, &table))
}

/// POST /tables/{id}/mute: fields `seat`, and `do` = `mute` or `hear`.
pub(crate) async fn mute(Here { app, reader, table, fields }: Here) -> Result<Response, Problem> {
    let seat = fields.seat()?.ok_or(Kind::BadForm)?;
    let muted = match fields.needed("do")? {
        "mute" => true,
        "hear" => false,
        _ => return Err(Kind::BadForm.into()),
    };
    app.mute(&table, &reader, seat, muted).await?;
    Ok(done(&reader, &table))
}

fn done(reader: &Reader, table: &Running) -> Response {
    match reader.wants {
        Wants::Page => see(&table.path(), None),
        Wants::Fragment | Wants::Json => StatusCode::NO_CONTENT.into_response(),
    }
}
