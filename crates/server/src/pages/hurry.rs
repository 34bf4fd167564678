//! Not wanting to wait for bots.

use super::table::answer;
use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::bots_hurry;
use axum::extract::Path;
use axum::response::Response;

/// POST /tables/{id}/hurry
pub(crate) async fn hurry(app: App, reader: Reader, Path(id): Path<String>) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let done = bots_hurry(&table, &reader);
    answer(&table, &reader, done).await
}
