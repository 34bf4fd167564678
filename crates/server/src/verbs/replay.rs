//! Keeping a record that somebody brings: played through, stored, and shown as a table nobody plays at.

use crate::app::App;
use crate::aside::aside;
use crate::clocks::now_ms;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use crate::secrets;
use catalog::engine::{Record, SeatSet};
use catalog::web_ui::{People, Person};
use catalog::{Checked, GameKind, Refused};
use std::sync::Arc;
use storage::{Entry, SeatKind, Session, Status, StoredSeat, StoredTable, TableId, TableKind};

/// Plays a record through and keeps it.
pub(crate) async fn keep_record(app: &App, record: Record, owner: Option<Session>) -> Result<Arc<Running>, Problem> {
    let game = catalog::find(&record.game).ok_or(Kind::NoGame)?;
    let (record, log) = played_through(game, record).await?;
    let stored = StoredTable { owner, ..stored_replay(&record) };
    app.db.open_table(&stored, &[], &log).await?;
    app.table(stored.id.as_str()).await
}

/// Every action is checked again; the refusal names the one that can't be.
async fn played_through(game: &'static dyn GameKind, record: Record) -> Result<(Record, Vec<Entry>), Problem> {
    let playing = aside(move || {
        let refused = |refused: Refused| Problem::refused(refused, game.slug(), people_of(&record));
        game.replay(&record).map_err(refused)?;
        let mut table = game.open(record.seats.len(), &record.options, record.seed.clone()).map_err(refused)?;
        let mut log = Vec::with_capacity(record.actions.len());
        for recorded in &record.actions {
            let Checked { line, .. } = table.check(recorded.seat, &recorded.action).map_err(refused)?;
            table.follow(&line).map_err(refused)?;
            log.push(Entry::Rules(line));
        }
        Ok((record, log))
    });
    // A record by which the rules break is a fault of ours, but nothing is lost by it.
    playing.await.unwrap_or_else(|_| Err(Kind::Fault.into()))
}

fn stored_replay(record: &Record) -> StoredTable {
    let fair = record.fair.as_ref();
    let players = fair.into_iter().flat_map(|fair| fair.players.iter().cloned());
    let entropy = players.map(Some).chain(std::iter::repeat(None));
    let seat = |(name, entropy): (&String, Option<String>)| StoredSeat {
        kind: SeatKind::Human,
        name: name.clone(),
        bot: None,
        invite: None,
        entropy,
        taken: true,
        free: false,
    };
    let names: Vec<String> = names_of(record);
    StoredTable {
        id: TableId::new(secrets::table_id()),
        kind: TableKind::Replay,
        game: record.game.clone(),
        rules: record.rules,
        options: record.options.to_string(),
        server_secret: fair.map(|fair| fair.server.clone()).unwrap_or_default(),
        commitment: fair.map(|fair| fair.commitment.clone()).unwrap_or_default(),
        seed: Some(record.seed.as_str().to_owned()),
        status: Status::Finished,
        owner: None,
        created: now_ms(),
        seats: names.iter().zip(entropy).map(seat).collect(),
    }
}

fn people_of(record: &Record) -> People {
    let person = |name: String| Person { name, bot: None, is_open: false };
    People::new(names_of(record).into_iter().map(person).collect(), SeatSet::EMPTY)
}

/// Names from a file are as suspect as any: one that won't do is left out.
fn names_of(record: &Record) -> Vec<String> {
    let name = |name: &str| crate::said::name(name).ok().flatten().unwrap_or_else(|| "?".to_owned());
    record.seats.iter().map(|seat| name(&seat.name)).collect()
}
