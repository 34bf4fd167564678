//! Acting.

use super::table::answer;
use crate::app::App;
use crate::ask::Ask;
use crate::fields::{Fields, Posted};
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use crate::verbs::seat_of;
use axum::extract::Path;
use axum::response::Response;
use std::sync::Arc;

/// POST /tables/{id}/actions: act, remember it, tell everyone, show the board.
pub(crate) async fn act(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let done = done(&app, &reader, &table, &fields).await;
    answer(&table, &reader, done).await
}

async fn done(app: &App, reader: &Reader, table: &Arc<Running>, fields: &Fields) -> Result<(), Problem> {
    let version = fields.version()?;
    let action = serde_json::from_str(fields.needed("action")?)
        .map_err(|error| Problem::because(Kind::BadAction, error.to_string()))?;
    let seat = seat_of(table, reader, fields.seat()?)?;
    table.ask(app, Ask::Act { seat, action }, version).await
}
