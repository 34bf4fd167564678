//! Group commit: entries of many tables that arrive together share one transaction, and so one wait for the disk.

use crate::db::Writer;
use crate::{Db, StorageError, TableId};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How many entries one transaction takes at most.
const BATCH: usize = 256;

/// The way to the task that writes logs.
#[derive(Clone)]
pub(crate) struct Appends(mpsc::Sender<Append>);

struct Append {
    table: TableId,
    number: u64,
    json: String,
    answer: oneshot::Sender<Result<(), StorageError>>,
}

impl Db {
    /// Appends to the log of a table; when this returns, it is on the disk. The key (table, number) is the lock: the
    /// slower of two writers gets [`StorageError::Stale`].
    pub async fn append(&self, table: &TableId, number: u64, json: String) -> Result<(), StorageError> {
        let (answer, stored) = oneshot::channel();
        let append = Append { table: table.clone(), number, json, answer };
        self.appends.0.send(append).await.map_err(|_| StorageError::Closed)?;
        stored.await.unwrap_or(Err(StorageError::Closed))
    }
}

impl Appends {
    /// The task ends when the last [`Db`] is dropped, after it has written all that was sent.
    pub(crate) fn start(writer: Writer) -> Appends {
        let (sender, mut waiting) = mpsc::channel(4 * BATCH);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while waiting.recv_many(&mut batch, BATCH).await > 0 {
                write_batch(&writer, &mut batch).await;
            }
        });
        Appends(sender)
    }
}

/// Every entry gets its own answer, and only after the transaction is on the disk.
async fn write_batch(writer: &Writer, batch: &mut Vec<Append>) {
    match commit(&mut *writer.lock().await, batch).await {
        Ok(stored) => {
            for (append, stored) in batch.drain(..).zip(stored) {
                // Whoever asked may have left; the entry stays.
                let _ = append.answer.send(if stored { Ok(()) } else { Err(StorageError::Stale) });
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

async fn commit(writer: &mut SqliteConnection, batch: &[Append]) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    let mut stored = Vec::with_capacity(batch.len());
    for append in batch {
        stored.push(insert(&mut transaction, &append.table, append.number, &append.json).await?);
    }
    transaction.commit().await?;
    Ok(stored)
}

/// Says whether the entry was the next one of its log. It refuses by doing nothing, so that the rest of a batch goes on.
pub(crate) async fn insert(
    writer: &mut SqliteConnection,
    table: &TableId,
    number: u64,
    json: &str,
) -> Result<bool, sqlx::Error> {
    const NEXT_ENTRY: &str = "INSERT INTO action (table_id, number, json) SELECT $1, $2, $3 \
        WHERE ($2 = 1 AND EXISTS (SELECT 1 FROM game_table WHERE id = $1)) \
           OR EXISTS (SELECT 1 FROM action WHERE table_id = $1 AND number = $2 - 1) \
        ON CONFLICT (table_id, number) DO NOTHING";
    let done = sqlx::query(NEXT_ENTRY).bind(table.as_str()).bind(number as i64).bind(json).execute(writer).await?;
    Ok(done.rows_affected() == 1)
}

/// One failure for many: `sqlx::Error` can't be cloned.
fn shared(error: &Arc<sqlx::Error>) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::other(error.clone()))
}
