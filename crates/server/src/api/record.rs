//! The record of a finished game.

use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::record_of;
use axum::Json;
use axum::extract::Path;
use catalog::engine::Record;

/// GET /api/tables/{id}/record
pub(crate) async fn record(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Record>, Problem> {
    let table = app.table(&id).await?;
    record_of(&table, &reader).map(Json)
}
