//! Talk at the table.

use super::table::answer;
use crate::app::App;
use crate::fields::Posted;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::tell;
use axum::extract::Path;
use axum::response::Response;

/// POST /tables/{id}/talk: says something to everybody at the table.
pub(crate) async fn say(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let done = async {
        let text = fields.needed("text")?;
        tell(&app, &table, &reader, fields.seat()?, text).await
    };
    answer(&table, &reader, done.await).await
}
