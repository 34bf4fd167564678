//! A table in short, whenever it changes.

use super::summary::Summary;
use crate::app::App;
use crate::fields::Fields;
use crate::pages::live;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use axum::extract::Path;
use axum::response::Sse;
use axum::response::sse::Event;
use futures_util::Stream;
use std::convert::Infallible;

/// GET /api/tables/{id}/stream?version=7: an event `table` with its summary for every version after that.
pub(crate) async fn stream(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let has_seen = fields.number("version")?;
    let table = app.table(&id).await?;
    let render = move |table: &Running| Event::default().event("table").json_data(Summary::of(table, &reader)).ok();
    Ok(live::stream(&app, table, has_seen, render))
}
