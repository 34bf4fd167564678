//! Group commit: entries of many tables that arrive together share one transaction, and so one wait for the disk.

use crate::db::now_ms;
use crate::table::set_status;
use crate::tx::{Engine, Tx};
use crate::{Db, Entry, Logged, Status, StorageError, TableId};
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// What is to be added to the log of a table: all of it, or nothing.
#[derive(Clone, Debug)]
pub struct Adding {
    pub table: TableId,
    /// The number of the last entry that the writer knows.
    pub after: u64,
    pub entries: Vec<Entry>,
    /// The game is over then: the table is marked so in the same transaction.
    pub finishes: bool,
}

/// How many additions one transaction takes at most.
pub(crate) const BATCH: usize = 256;

/// The way to the task that writes logs.
#[derive(Clone)]
pub(crate) struct Appends(mpsc::Sender<Append>);

struct Append {
    adding: Adding,
    answer: oneshot::Sender<Result<Vec<Logged>, StorageError>>,
}

impl Db {
    /// Appends to the log of a table; when this returns, it is on the disk. The key (table, number) is the lock: the
    /// slower of two writers gets [`StorageError::Stale`].
    pub async fn append(&self, adding: Adding) -> Result<Vec<Logged>, StorageError> {
        let (answer, stored) = oneshot::channel();
        self.appends.0.send(Append { adding, answer }).await.map_err(|_| StorageError::Closed)?;
        stored.await.unwrap_or(Err(StorageError::Closed))
    }
}

impl Appends {
    /// The task ends when the last [`Db`] is dropped, after it has written all that was sent.
    pub(crate) fn start(engine: Engine) -> Appends {
        let (sender, mut waiting) = mpsc::channel(4 * BATCH);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while waiting.recv_many(&mut batch, BATCH).await > 0 {
                write_batch(&engine, &mut batch).await;
            }
        });
        Appends(sender)
    }
}

/// Everybody gets an answer of their own, and only after the transaction is on the disk.
async fn write_batch(engine: &Engine, batch: &mut Vec<Append>) {
    // Two servers that write the same tables wait for each other in one order, never in a circle.
    batch.sort_by(|one, other| one.adding.table.cmp(&other.adding.table));
    match commit(engine, batch).await {
        Ok(stored) => {
            for (append, stored) in batch.drain(..).zip(stored) {
                // Whoever asked may have left; the entries stay.
                let _ = append.answer.send(stored.ok_or(StorageError::Stale));
            }
        }
        Err(error) => {
            let error = Arc::new(error);
            for append in batch.drain(..) {
                let _ = append.answer.send(Err(StorageError::Database(shared(&error))));
            }
        }
    }
}

async fn commit(engine: &Engine, batch: &[Append]) -> Result<Vec<Option<Vec<Logged>>>, sqlx::Error> {
    let written = now_ms();
    let lines: Vec<Option<Logged>> = (0..batch.len()).map(|place| line(batch, place, written)).collect();
    let stored = store_at_once(engine, batch, &lines).await?;
    if let Some(stored) = &stored
        && lines.iter().all(Option::is_some)
    {
        let line = |(append, line): (&Append, Option<Logged>)| {
            line.filter(|_| stored.contains(append.adding.table.as_str())).map(|line| vec![line])
        };
        return Ok(batch.iter().zip(lines).map(line).collect());
    }
    let mut tx = engine.begin().await?;
    let stored = add_all(&mut tx, batch, lines, stored).await?;
    tx.notify(&editions(batch, &stored)).await?;
    tx.commit().await?;
    Ok(stored)
}

/// Tables to whose logs a line was added.
type Stored = HashSet<String>;

/// Nearly always additions are one line for each of their tables, and all are the next ones: they are stored in one go, as a
/// transaction by itself. Nothing where that is not so, and then nothing is stored; PostgreSQL leaves out lines that are not the next.
async fn store_at_once(
    engine: &Engine,
    batch: &[Append],
    lines: &[Option<Logged>],
) -> Result<Option<Stored>, sqlx::Error> {
    let single = || batch.iter().zip(lines).filter_map(|(append, line)| Some((&append.adding, line.as_ref()?)));
    let all: Vec<(&TableId, &Logged)> = single().map(|(adding, line)| (&adding.table, line)).collect();
    let over = single().filter(|(adding, _)| adding.finishes).map(|(adding, _)| adding.table.as_str());
    let over: Vec<&str> = over.collect();
    match engine {
        _ if all.is_empty() => Ok(None),
        Engine::Postgres(postgres) => Ok(Some(postgres.store_lines(&all, &over).await?.into_iter().collect())),
        Engine::Sqlite(sqlite) => {
            let are_stored = sqlite.store_lines(&all, &over).await?;
            Ok(are_stored.then(|| all.iter().map(|(table, _)| table.to_string()).collect()))
        }
    }
}

/// One after the other, but for the single lines that are stored already, if those are.
async fn add_all(
    tx: &mut Tx,
    batch: &[Append],
    lines: Vec<Option<Logged>>,
    stored: Option<Stored>,
) -> Result<Vec<Option<Vec<Logged>>>, sqlx::Error> {
    let mut added = Vec::with_capacity(batch.len());
    for (Append { adding, .. }, line) in batch.iter().zip(lines) {
        added.push(match (line, &stored) {
            (Some(line), Some(stored)) => stored.contains(adding.table.as_str()).then(|| vec![line]),
            _ => add(tx, adding).await?,
        });
    }
    Ok(added)
}

/// The one line of an addition that changes nothing but its log, if it is the first to that log in the batch.
fn line(batch: &[Append], place: usize, written: i64) -> Option<Logged> {
    let Adding { table, after, entries, .. } = &batch[place].adding;
    let is_first = place == 0 || batch[place - 1].adding.table != *table;
    match &entries[..] {
        [entry @ (Entry::Rules(_) | Entry::Say { .. })] if is_first => {
            Some(Logged { number: after + 1, written, entry: entry.clone() })
        }
        _ => None,
    }
}

/// How far the logs go then.
fn editions<'a>(batch: &'a [Append], stored: &[Option<Vec<Logged>>]) -> Vec<(&'a TableId, u64)> {
    let last = |(append, stored): (&'a Append, &Option<Vec<Logged>>)| {
        Some((&append.adding.table, stored.as_ref()?.last()?.number))
    };
    batch.iter().zip(stored).filter_map(last).collect()
}

/// Nothing if somebody else was first. It refuses by doing nothing, so that the rest of a batch goes on.
pub(crate) async fn add(tx: &mut Tx, adding: &Adding) -> Result<Option<Vec<Logged>>, sqlx::Error> {
    let written = now_ms();
    let mut stored = Vec::with_capacity(adding.entries.len());
    for (number, entry) in (adding.after + 1..).zip(&adding.entries) {
        let logged = Logged { number, written, entry: entry.clone() };
        if !insert(tx, &adding.table, &logged).await? {
            // The first decides: who has that number has the next ones too.
            return Ok(None);
        }
        entry.project(tx, &adding.table).await?;
        stored.push(logged);
    }
    if adding.finishes {
        set_status(tx, &adding.table, Status::Finished).await?;
    }
    Ok(Some(stored))
}

/// Says whether the entry was the next one of its log.
pub(crate) async fn insert(tx: &mut Tx, table: &TableId, logged: &Logged) -> Result<bool, sqlx::Error> {
    const NEXT_ENTRY: &str = "INSERT INTO entry (table_id, number, written, kind, json) SELECT $1, $2, $3, $4, $5 \
        WHERE ($2 = 1 AND EXISTS (SELECT 1 FROM game_table WHERE id = $1)) \
           OR EXISTS (SELECT 1 FROM entry WHERE table_id = $1 AND number = $2 - 1) \
        ON CONFLICT (table_id, number) DO NOTHING";
    let Logged { number, written, entry } = logged;
    let text = &*entry.text();
    let args = [table.as_str().into(), (*number as i64).into(), (*written).into(), entry.kind().into(), text.into()];
    Ok(tx.run(NEXT_ENTRY, &args).await? == 1)
}

/// One failure for many: `sqlx::Error` can't be cloned.
fn shared(error: &Arc<sqlx::Error>) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::other(error.clone()))
}
