//! The record of a game that is over: it holds the seed, and with it every secret.

use crate::opening::added;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use catalog::engine::{FairSeed, Record};
use storage::StoredSeat;

pub(crate) fn record_of(table: &Running, reader: &Reader) -> Result<Record, Problem> {
    let now = table.now();
    table.may_watch(&now, now.seats_of(reader.session.as_ref()))?;
    if !table.is_open_to_all(&now) {
        return Err(Problem::from(Kind::NotOver).back_to(table.path()));
    }
    drop(now);
    Ok(open_record(table))
}

/// For those who may see it: whoever asks must have been asked.
pub(crate) fn open_record(table: &Running) -> Record {
    let now = table.now();
    let names: Vec<String> = now.seats.iter().map(|seat| seat.name.clone()).collect();
    Record { fair: fair_seed(table, &now.seats), ..now.table.record(&names) }
}

/// How the table came by its seed; an uploaded record may not say.
fn fair_seed(table: &Running, seats: &[StoredSeat]) -> Option<FairSeed> {
    let stored = &table.stored;
    (!stored.commitment.is_empty()).then(|| FairSeed {
        commitment: stored.commitment.clone(),
        server: stored.server_secret.clone(),
        players: added(seats),
    })
}
