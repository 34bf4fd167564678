//! Talk at the table.

use crate::app::App;
use crate::fields::Body;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::tell;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use catalog::engine::Seat;
use catalog::web_ui::{Said, TalkLine};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    text: String,
    seat: Option<Seat>,
}

/// GET /api/tables/{id}/talk: the last lines.
pub(crate) async fn lines(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Vec<Value>>, Problem> {
    let table = app.table(&id).await?;
    let now = table.now();
    table.may_watch(&now, now.seats_of(reader.session.as_ref()))?;
    let said = |line: &TalkLine| match &line.said {
        Said::Text(text) => Some(json!({ "number": line.number, "seat": line.seat, "name": line.name, "text": text })),
        Said::Happened(_) => None,
    };
    Ok(Json(now.heard(now.muted_by(&reader)).filter_map(said).collect()))
}

/// POST /api/tables/{id}/talk
pub(crate) async fn say(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(say): Body<Say>,
) -> Result<StatusCode, Problem> {
    let table = app.table(&id).await?;
    tell(&app, &table, &reader, say.seat, &say.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
