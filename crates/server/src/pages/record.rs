//! The record of a finished game.

use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use axum::extract::Path;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use catalog::engine::{FairSeed, Record};

/// GET /tables/{id}/record: the file, once the game is over. It holds the seed, and with it every secret.
pub(crate) async fn download(app: App, reader: Reader, Path(id): Path<String>) -> Result<impl IntoResponse, Problem> {
    let table = app.table(&id).await?;
    let record = record_of(&table, &reader)?;
    let file = format!("attachment; filename=\"{}-{id}.json\"", table.game.slug());
    let json = serde_json::to_string_pretty(&record).expect("a record is plain data");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, file)], json))
}

pub(crate) fn record_of(table: &Running, reader: &Reader) -> Result<Record, Problem> {
    let now = table.now();
    table.may_watch(&now, now.seats_of(reader.session.as_ref()))?;
    if !table.is_open_to_all(&now) {
        return Err(Problem::from(Kind::NotOver).back_to(table.path()));
    }
    let names: Vec<String> = now.seats.iter().map(|seat| seat.name.clone()).collect();
    Ok(Record { fair: fair_seed(table), ..now.table.record(&names) })
}

/// How the table came by its seed; an uploaded record may not say.
fn fair_seed(table: &Running) -> Option<FairSeed> {
    let stored = &table.stored;
    let players = stored.seats.iter().filter_map(|seat| seat.entropy.clone()).collect();
    (!stored.commitment.is_empty()).then(|| FairSeed {
        commitment: stored.commitment.clone(),
        server: stored.server_secret.clone(),
        players,
    })
}
