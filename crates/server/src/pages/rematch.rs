//! The same people once more.

use super::see;
use crate::app::App;
use crate::fields::Posted;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Response;

/// POST /rematch/{id}: opens the table and goes there.
pub(crate) async fn rematch(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let session = reader.session.as_ref().ok_or_else(|| Problem::from(Kind::NotSeated).back_to(table.path()))?;
    let next = table.rematch(&app, session, fields.get("entropy").unwrap_or_default()).await?;
    Ok(see(&format!("/tables/{next}"), None))
}
