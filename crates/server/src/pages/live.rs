//! Live updates: whatever changes at the table, as each reader may see it.

use crate::app::App;
use crate::fields::Fields;
use crate::look::Look;
use crate::notices::Here;
use crate::packed::Piece;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::{Edition, Running};
use crate::sight::Watching;
use crate::sse::{Teller, event, stream, stream_of};
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::web_ui::is_script_of_now;
use std::sync::Arc;
use tokio::sync::mpsc;

/// GET /tables/{id}/live?version=7: an event `patch` for every version, with the parts of the page that changed, in terms of what the
/// stream told before. A page that already shows the version is sent nothing until the next; one whose script is not of this server, an
/// event `reload`: it may not understand what it is told.
pub(crate) async fn live(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let look = Look::from_fields(&fields)?;
    let has_seen = fields.number("version")?;
    let table = app.table(&id).await?;
    if fields.get("script").is_some_and(|script| !is_script_of_now(script)) {
        return Ok(stream_of(&app, only(event("reload", table.now().edition, "out of date")), &headers));
    }
    let here = app.comes_to(reader.session.as_ref(), &table);
    let watching = Watching::begin(table.clone(), reader, look)?;
    let mut drawn = table.sight.drawn();
    // Whatever is written from here on is drawn for them too.
    if has_seen != Some(table.now().edition) {
        drawn.mark_changed();
    }
    Ok(stream(&app, table, drawn, &headers, (watching, here)))
}

/// This, and then the end.
fn only(piece: Piece) -> mpsc::Receiver<Arc<Piece>> {
    let (sender, pieces) = mpsc::channel(1);
    // There is room for one.
    let _ = sender.try_send(Arc::new(piece));
    pieces
}

/// Whoever watches needs no notice.
impl Teller for (Watching, Option<Here>) {
    async fn tell(&mut self, _: &Arc<Running>, _: Edition) -> Option<Arc<Piece>> {
        self.0.next().await
    }
}
