//! Live updates: whatever changes at the table, as each reader may see it.

use crate::app::App;
use crate::fields::Fields;
use crate::look::Look;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::{Edition, Running};
use crate::sse::{Teller, stream};
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use std::hash::{DefaultHasher, Hash, Hasher};

/// GET /tables/{id}/live?version=7: an event `patch` for every version, with the parts of the page that changed. A page that
/// already shows the version is sent nothing until the next.
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
    // What can't be seen is refused now, not in the middle of a stream.
    table.live(&reader, &look)?;
    let patches = Patches { reader, look, told: None, hashes: Vec::new() };
    Ok(stream(&app, table, has_seen, &headers, patches))
}

/// What one page has been sent.
struct Patches {
    reader: Reader,
    look: Look,
    told: Option<Edition>,
    /// Of every part, as it was sent last.
    hashes: Vec<u64>,
}

impl Teller for Patches {
    const EVENT: &'static str = "patch";

    /// Parts that are as they were are not sent again.
    fn tell(&mut self, table: &Running, edition: Edition) -> Option<String> {
        let parts = table.live_parts(&self.reader, &self.look).ok()?;
        let known = if self.is_next(edition) { std::mem::take(&mut self.hashes) } else { Vec::new() };
        self.told = Some(edition);
        self.hashes = parts.iter().map(|part| hash(part)).collect();
        let is_new = |(index, part): (usize, String)| (known.get(index) != Some(&self.hashes[index])).then_some(part);
        Some(parts.into_iter().enumerate().filter_map(is_new).collect())
    }
}

impl Patches {
    /// Nothing came between: the page may have the answer to its own post, but then it is that of this edition or the last.
    /// Otherwise it may show a moment that this stream left out, and is sent everything.
    fn is_next(&self, edition: Edition) -> bool {
        self.told.is_some_and(|told| edition == told + 1)
    }
}

fn hash(part: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    part.hash(&mut hasher);
    hasher.finish()
}
