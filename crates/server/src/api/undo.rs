//! Going back.

use super::summary::Summary;
use crate::app::App;
use crate::fields::Body;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::wish;
use axum::Json;
use axum::extract::Path;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    version: u64,
    /// `back`, `restart`, `ask`, `agree` or `decline`.
    r#do: String,
}

/// POST /api/tables/{id}/undo
pub(crate) async fn undo(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Result<Json<Summary>, Problem> {
    let table = app.table(&id).await?;
    let ask = wish(&table, &reader, &undo.r#do)?;
    table.ask(&app, ask, undo.version).await?;
    Ok(Json(Summary::of(&table, &reader)))
}
