//! The write-ahead log of an SQLite file is folded into it by a connection of its own, while others go on writing: whoever stores a
//! move does not wait for it.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Executor};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;

/// So long after something was written, what is written until then is folded in too: seldom enough that few moves meet it on the disk.
const AFTER: Duration = Duration::from_secs(20);

/// After so many changes, each of which is a page or two of the log, it is folded in at once.
const MANY: usize = 4096;

/// Pages. A log that has grown so long, because somebody writes all the time, is folded in by whoever writes: only then can it begin
/// again at its beginning. Most of it has been folded in by then.
pub(crate) const LONGEST_LOG: u32 = 8 * 1024;

/// Ends when it is dropped.
pub(crate) struct Folding {
    written: Arc<Written>,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// What there is to fold in.
#[derive(Default)]
struct Written {
    changes: AtomicUsize,
    something: Notify,
    much: Notify,
}

impl Folding {
    pub(crate) fn start(options: SqliteConnectOptions) -> Folding {
        let written: Arc<Written> = Arc::default();
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(fold(options, written.clone(), ended));
        Folding { written, end, task }
    }

    /// So many changes more are there to fold in.
    pub(crate) fn wake(&self, changes: usize) {
        let Written { changes: waiting, something, much } = &*self.written;
        if waiting.fetch_add(changes, Ordering::Relaxed) + changes >= MANY {
            much.notify_one();
        }
        something.notify_one();
    }

    /// Its connection is closed then.
    pub(crate) async fn end(self) {
        drop(self.end);
        // It can't have failed: what it does is allowed to.
        let _ = self.task.await;
    }
}

async fn fold(options: SqliteConnectOptions, written: Arc<Written>, mut ended: oneshot::Receiver<()>) {
    let mut connection = None;
    loop {
        tokio::select! {
            _ = &mut ended => break,
            () = wait(&written) => {}
        }
        written.changes.store(0, Ordering::Relaxed);
        connection = folded(connection, &options).await.ok();
    }
    if let Some(connection) = connection {
        // What is left of the log is folded in by whoever closes the file last.
        let _: Result<(), sqlx::Error> = connection.close().await;
    }
}

async fn wait(written: &Written) {
    written.something.notified().await;
    tokio::select! {
        () = tokio::time::sleep(AFTER) => {}
        () = written.much.notified() => {}
    }
}

/// Waits for nobody, and nobody waits for it. What it can't do now it does later; after a fault on a new connection.
async fn folded(
    connection: Option<SqliteConnection>,
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = match connection {
        Some(connection) => connection,
        None => SqliteConnection::connect_with(options).await?,
    };
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
    Ok(connection)
}
