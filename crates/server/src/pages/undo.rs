//! Going back: alone where that is free, else by asking the others.

use super::table::answer;
use crate::app::App;
use crate::fields::{Fields, Posted};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use crate::verbs::wish;
use axum::extract::Path;
use axum::response::Response;
use std::sync::Arc;

/// POST /tables/{id}/undo: `do` is `back`, `restart`, `ask`, `agree` or `decline`.
pub(crate) async fn undo(
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
    let ask = wish(table, reader, fields.needed("do")?)?;
    table.ask(app, ask, version).await
}
