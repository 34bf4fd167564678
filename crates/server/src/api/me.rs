//! Somebody's own: who they are, a token for a program of theirs, their tables, and one stream over all of them.

use super::summary::Summary;
use crate::app::App;
use crate::fields::Body;
use crate::packed::Piece;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use crate::said;
use crate::sse::{event, stream_of};
use crate::verbs::no_program;
use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use catalog::web_ui::Preferences;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use storage::Session;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

/// A listener who is so many tables behind is let go.
const BEHIND: usize = 256;

/// GET /api/me
pub(crate) async fn me(app: App, reader: Reader) -> Result<Json<Value>, Problem> {
    let session = known(&reader)?;
    let login = app.db.login_name(session).await?;
    Ok(Json(json!({ "name": reader.name(&app).await?, "login": login })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Program {
    /// What it is called in the list of devices.
    label: String,
}

/// POST /api/me/tokens: a token for a program, which can play and read all that its owner can.
pub(crate) async fn token(
    app: App,
    reader: Reader,
    Body(program): Body<Program>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let session = known(&reader)?;
    no_program(&reader)?;
    let label = said::name(&program.label)?.ok_or(Kind::Name)?;
    let token = app.new_program(session, &label).await?;
    Ok((StatusCode::CREATED, Json(json!({ "token": token, "label": label }))))
}

/// GET /api/me/tables: those that are not over.
pub(crate) async fn tables(app: App, reader: Reader) -> Result<Json<Vec<Summary>>, Problem> {
    let tables = running(&app, known(&reader)?).await?;
    Ok(Json(tables.iter().map(|table| Summary::of(table, &reader)).collect()))
}

/// GET /api/me/stream: an event `table` for each of them, and then whenever one changes or is new.
pub(crate) async fn stream(app: App, reader: Reader, headers: HeaderMap) -> Result<Response, Problem> {
    let session = known(&reader)?.clone();
    let mut news = app.news.subscribe();
    // Held, so that they stay in memory and follow what other servers write.
    let mut held = running(&app, &session).await?;
    let (sender, pieces) = mpsc::channel(BEHIND);
    let its_app = app.clone();
    tokio::spawn(async move {
        for table in &held {
            let Some(piece) = piece(table, &reader) else { return };
            if sender.send(piece).await.is_err() {
                return;
            }
        }
        loop {
            let id = tokio::select! {
                heard = news.recv() => match heard {
                    Ok(id) => id,
                    Err(RecvError::Lagged(_)) => continue,
                    Err(RecvError::Closed) => return,
                },
                () = sender.closed() => return,
            };
            let Some(table) = its_app.tables.find(&id) else { continue };
            if table.seats_of(Some(&session)).is_empty() {
                continue;
            }
            if !held.iter().any(|known| known.id() == table.id()) {
                held.push(table.clone());
            }
            let Some(piece) = piece(&table, &reader) else { return };
            if sender.try_send(piece).is_err() {
                return;
            }
        }
    });
    Ok(stream_of(&app, pieces, &headers))
}

fn piece(table: &Arc<Running>, reader: &Reader) -> Option<Arc<Piece>> {
    let summary = serde_json::to_string(&Summary::of(table, reader)).ok()?;
    let edition = table.now().edition;
    Some(Arc::new(event("table", edition, &summary)))
}

async fn running(app: &App, session: &Session) -> Result<Vec<Arc<Running>>, Problem> {
    let mut tables = Vec::new();
    for id in app.db.running_of(session).await? {
        match app.table(id.as_str()).await {
            Ok(table) => tables.push(table),
            Err(problem) => tracing::warn!("table {id} is left out of a list: {problem:?}"),
        }
    }
    Ok(tables)
}

/// Whoever asks; somebody new, with a token, if they are nobody yet.
pub(in crate::api) async fn asker(
    app: &App,
    reader: &Reader,
    name: &str,
) -> Result<(Session, Option<String>), Problem> {
    if let Some(person) = &reader.session {
        return Ok((person.clone(), None));
    }
    let (guest, token) = app.new_guest(name, Preferences::default()).await?;
    Ok((guest, Some(token)))
}

pub(super) fn known(reader: &Reader) -> Result<&Session, Problem> {
    reader.session.as_ref().ok_or_else(|| Kind::NoToken.into())
}
