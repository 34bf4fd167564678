//! The same people once more.

use super::here::Here;
use super::see;
use crate::problem::{Kind, Problem};
use axum::response::Response;

/// POST /rematch/{id}: opens the table and goes there.
pub(crate) async fn rematch(Here { app, reader, table, fields }: Here) -> Result<Response, Problem> {
    let session = reader.session.as_ref().ok_or_else(|| Problem::from(Kind::NotSeated).back_to(table.path()))?;
    let next = table.rematch(&app, session, fields.get("entropy").unwrap_or_default()).await?;
    Ok(see(&format!("/tables/{next}"), None))
}
