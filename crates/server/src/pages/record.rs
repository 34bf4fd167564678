//! The record of a finished game.

use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::record_of;
use axum::extract::Path;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;

/// GET /tables/{id}/record: the file, once the game is over. It holds the seed, and with it every secret.
pub(crate) async fn download(app: App, reader: Reader, Path(id): Path<String>) -> Result<impl IntoResponse, Problem> {
    let table = app.table(&id).await?;
    let record = record_of(&table, &reader)?;
    let file = format!("attachment; filename=\"{}-{id}.json\"", table.game.slug());
    let json = serde_json::to_string_pretty(&record).expect("a record is plain data");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, file)], json))
}
