//! Live updates: whatever changes at the table, as each reader may see it.

use crate::app::App;
use crate::fields::Fields;
use crate::look::Look;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::{Edition, Running};
use axum::extract::Path;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// Proxies close a connection that is silent for long.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// GET /tables/{id}/live?version=7: an event `patch` for every version, with the parts of the page that changed. A page that
/// already shows the version is sent nothing until the next.
pub(crate) async fn live(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let look = Look::from_fields(&fields)?;
    let has_seen = fields.number("version")?;
    let table = app.table(&id).await?;
    // What can't be seen is refused now, not in the middle of a stream.
    table.live(&reader, &look)?;
    let render = move |table: &Running| {
        let fragments = table.live(&reader, &look).ok()?;
        Some(Event::default().event("patch").data(fragments))
    };
    Ok(stream(&app, table, has_seen, render))
}

/// An event for every edition of the table after the one the reader has seen, until the server stops.
pub(crate) fn stream<R: Fn(&Running) -> Option<Event> + Send + 'static>(
    app: &App,
    table: Arc<Running>,
    has_seen: Option<u64>,
    render: R,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<R>> {
    let mut news = table.news();
    if has_seen != Some(news.borrow().version) || news.borrow().others > 0 {
        news.mark_changed();
    }
    let stopping = app.stopping();
    let events = async_stream::stream! {
        tokio::pin!(stopping);
        loop {
            tokio::select! {
                changed = news.changed() => if changed.is_err() { break },
                () = &mut stopping => break,
            }
            let Edition { version, others } = *news.borrow_and_update();
            let Some(event) = render(&table) else { break };
            yield Ok(event.id(format!("{version}.{others}")));
        }
    };
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}
