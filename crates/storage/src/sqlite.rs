//! SQLite: a file with one writer and several readers. A writer that met a fault is opened anew.

use crate::db::CROWD;
use crate::folding::{Folding, LONGEST_LOG};
use crate::tx::Arg;
use crate::{Logged, StorageError, TableId};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{Connection, Executor};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, OwnedMutexGuard};

#[derive(Clone)]
pub(crate) struct Sqlite {
    pub(crate) readers: SqlitePool,
    /// SQLite has one writer at a time. Waiting for it here is fair; waiting inside SQLite is not.
    writer: Arc<Mutex<Writer>>,
}

struct Writer {
    options: SqliteConnectOptions,
    /// None after a fault: the next transaction opens it anew.
    connection: Option<SqliteConnection>,
    /// A transaction was begun and not ended.
    is_open: bool,
    /// For good.
    is_closed: bool,
    folding: Option<Folding>,
}

/// Holds the writer until it ends.
pub(crate) struct Transaction(OwnedMutexGuard<Writer>);

const READERS: u32 = 4;

/// Kilobytes. The last pages of the logs of all tables at which somebody plays have room in it.
const CACHE: u32 = 16 * 1024;

impl Sqlite {
    /// Opens the file, makes it if it is missing, and brings its tables up to date. Another program (a backup, a curious
    /// person) may hold it for a moment.
    pub(crate) async fn open(file: &Path, patience: Duration) -> Result<Sqlite, StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was answered with "stored" is on the disk, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", LONGEST_LOG.to_string())
            .busy_timeout(patience);
        let (read_only, folding) = (options.clone().read_only(true), options.clone().create_if_missing(false));
        let options = options.pragma("cache_size", format!("-{CACHE}"));
        let mut writer = SqliteConnection::connect_with(&options).await?;
        migrations().run(&mut writer).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).acquire_slow_threshold(CROWD);
        let readers = readers.connect_with(read_only).await?;

        let folding = Some(Folding::start(folding));
        let writer = Writer { options, connection: Some(writer), is_open: false, is_closed: false, folding };
        Ok(Sqlite { readers, writer: Arc::new(Mutex::new(writer)) })
    }

    pub(crate) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        let mut writer = self.writer.clone().lock_owned().await;
        writer.begin().await?;
        Ok(Transaction(writer))
    }
}

impl Sqlite {
    /// The last connection folds the write-ahead log into the file.
    pub(crate) async fn close(&self) -> Result<(), sqlx::Error> {
        self.readers.close().await;
        let mut writer = self.writer.lock().await;
        writer.is_closed = true;
        if let Some(folding) = writer.folding.take() {
            folding.end().await;
        }
        match writer.connection.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }
}

impl Writer {
    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        if self.is_closed {
            return Err(sqlx::Error::PoolClosed);
        }
        if self.connection.is_none() {
            self.connection = Some(SqliteConnection::connect_with(&self.options).await?);
        }
        self.run("BEGIN IMMEDIATE", &[]).await?;
        self.is_open = true;
        Ok(())
    }

    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, sqlx::Error> {
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let done = connection.execute(sqlx::query_with(sql, arguments(args)?)).await;
        self.checked(done).map(|done| done.rows_affected())
    }

    async fn texts(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<String>, sqlx::Error> {
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let rows = sqlx::query_as_with(sql, arguments(args)?).fetch_all(connection).await;
        Ok(self.checked(rows)?.into_iter().map(|(text,)| text).collect())
    }

    /// After a fault of the disk a connection may be good for nothing more.
    fn checked<T>(&mut self, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        if done.as_ref().is_err_and(|error| !is_busy(error)) {
            self.connection = None;
        }
        done
    }
}

/// For every line of a list in JSON: table, number, time, kind, text. `$end` may ask for the tables whose line was the next one.
macro_rules! add_lines {
    ($end:literal) => {
        concat!(
            "INSERT INTO entry (table_id, number, written, kind, json) \
             SELECT table_id, number, written, kind, json FROM ( \
                SELECT json_extract(value, '$[0]') AS table_id, json_extract(value, '$[1]') AS number, \
                       json_extract(value, '$[2]') AS written, json_extract(value, '$[3]') AS kind, \
                       json_extract(value, '$[4]') AS json FROM json_each($1)) AS new \
             WHERE (number = 1 AND EXISTS (SELECT 1 FROM game_table WHERE id = new.table_id)) \
                OR EXISTS (SELECT 1 FROM entry AS last \
                           WHERE last.table_id = new.table_id AND last.number = new.number - 1) \
             ON CONFLICT (table_id, number) DO NOTHING",
            $end
        )
    };
}

const ADD_LINES: &str = add_lines!("");
const ADD_LINES_AND_TELL: &str = add_lines!(" RETURNING table_id");

impl Transaction {
    pub(crate) async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, sqlx::Error> {
        self.0.run(sql, args).await
    }

    /// The first thing that this transaction does. Nearly always all lines are the next ones: only where one was not, the database
    /// is asked for which they were.
    pub(crate) async fn add_lines(&mut self, lines: &[(&TableId, &Logged)]) -> Result<Vec<String>, sqlx::Error> {
        let line = |(table, Logged { number, written, entry }): &(&TableId, &Logged)| {
            serde_json::json!([table.as_str(), number, written, entry.kind(), entry.text()])
        };
        let list = serde_json::Value::Array(lines.iter().map(line).collect()).to_string();
        let list: &[Arg<'_>] = &[Arg::Text(&list)];
        if self.0.run(ADD_LINES, list).await? == lines.len() as u64 {
            return Ok(lines.iter().map(|(table, _)| table.to_string()).collect());
        }
        self.0.run("ROLLBACK", &[]).await?;
        self.0.run("BEGIN IMMEDIATE", &[]).await?;
        self.0.texts(ADD_LINES_AND_TELL, list).await
    }

    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.0.run("COMMIT", &[]).await?;
        self.0.is_open = false;
        if let Some(folding) = &self.0.folding {
            folding.wake();
        }
        Ok(())
    }
}

/// Whoever began it went away, or met a fault, before its end: the connection takes it along.
impl Drop for Transaction {
    fn drop(&mut self) {
        if self.0.is_open {
            self.0.is_open = false;
            self.0.connection = None;
        }
    }
}

/// Another program holds the file: this connection is as good as ever.
fn is_busy(error: &sqlx::Error) -> bool {
    const BUSY: u32 = 5;
    code(error) == Some(BUSY)
}

/// A page of the file is not what it should be.
pub(crate) fn is_damage(error: &sqlx::Error) -> bool {
    const CORRUPT: u32 = 11;
    code(error) == Some(CORRUPT)
}

fn code(error: &sqlx::Error) -> Option<u32> {
    let extended: u32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

pub(crate) fn arguments(args: &[Arg<'_>]) -> Result<SqliteArguments, sqlx::Error> {
    use sqlx::Arguments;
    let mut filled = SqliteArguments::default();
    for arg in args {
        let added = match arg {
            Arg::Number(number) => filled.add(number),
            Arg::Text(text) => filled.add((*text).to_owned()),
            Arg::MaybeNumber(number) => filled.add(number),
            Arg::MaybeText(text) => filled.add(text.map(str::to_owned)),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(filled)
}

fn migrations() -> Migrator {
    crate::db::migrator(&[
        ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        ("campaigns", include_str!("../migrations/sqlite/0002_campaigns.sql")),
        ("log", include_str!("../migrations/sqlite/0003_log.sql")),
        ("lessons", include_str!("../migrations/sqlite/0004_lessons.sql")),
        ("settings", include_str!("../migrations/sqlite/0005_settings.sql")),
        ("terms", include_str!("../migrations/sqlite/0006_terms.sql")),
        ("looked", include_str!("../migrations/sqlite/0007_looked.sql")),
        ("people", include_str!("../migrations/sqlite/0008_people.sql")),
        ("preferences", include_str!("../migrations/sqlite/0009_preferences.sql")),
        ("talk", include_str!("../migrations/sqlite/0010_talk.sql")),
        ("notices", include_str!("../migrations/sqlite/0011_notices.sql")),
        ("kinds of campaigns", include_str!("../migrations/sqlite/0012_kinds_of_campaigns.sql")),
        ("analysis", include_str!("../migrations/sqlite/0013_analysis.sql")),
    ])
}
