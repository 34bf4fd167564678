//! A table in short, whenever it changes.

use super::summary::Summary;
use crate::app::App;
use crate::fields::Fields;
use crate::packed::Piece;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::{Edition, Running};
use crate::sse::{self, Teller, event};
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use std::sync::Arc;

/// GET /api/tables/{id}/stream?version=7: an event `table` with its summary for every version after that.
pub(crate) async fn stream(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let has_seen = fields.number("version")?;
    let table = app.table(&id).await?;
    Summary::shown(&table, &reader)?;
    let mut news = table.news();
    if has_seen != Some(*news.borrow()) {
        news.mark_changed();
    }
    Ok(sse::stream(&app, table, news, &headers, Summaries(reader)))
}

struct Summaries(Reader);

impl Teller for Summaries {
    async fn tell(&mut self, table: &Arc<Running>, edition: Edition) -> Option<Arc<Piece>> {
        let summary = serde_json::to_string(&Summary::of(table, &self.0)).ok()?;
        Some(Arc::new(event("table", edition, &summary)))
    }
}
