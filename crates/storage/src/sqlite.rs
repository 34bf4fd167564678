//! SQLite: a file with one writer and several readers. A writer that met a fault is opened anew.

use crate::append::BATCH;
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
use std::borrow::Cow;
use std::path::Path;
use std::sync::{Arc, LazyLock};
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
    /// Stores these lines, and which games are over by them, in one question to SQLite's thread: on the way there and back a small
    /// transaction takes longer than in it. False: one of the lines was not the next of its log; nothing is stored.
    pub(crate) async fn store_lines(&self, lines: &[(&TableId, &Logged)], over: &[&str]) -> Result<bool, sqlx::Error> {
        let texts: Vec<Cow<str>> = lines.iter().map(|(_, logged)| logged.entry.text()).collect();
        let over_in_json = serde_json::json!(over).to_string();
        let mut args: Vec<Arg<'_>> = Vec::with_capacity(5 * lines.len() + 1);
        if !over.is_empty() {
            args.push(Arg::Text(&over_in_json));
        }
        for ((table, Logged { number, written, entry }), text) in lines.iter().zip(&texts) {
            let line: [Arg<'_>; 4] =
                [table.as_str().into(), (*number as i64).into(), (*written).into(), entry.kind().into()];
            args.extend(line);
            args.push(Arg::Text(text));
        }
        let sql = with_room_for(lines.len(), if over.is_empty() { &ADD_LINES } else { &ADD_LAST_LINES });

        let mut writer = self.writer.lock().await;
        writer.open().await?;
        writer.is_open = true;
        let stored = writer.run(sql, &args).await;
        writer.is_open = false;
        match stored {
            Ok(_) => {
                writer.folding.iter().for_each(|folding| folding.wake(lines.len()));
                Ok(true)
            }
            Err(error) if is_constraint(&error) => Ok(false),
            Err(error) => Err(error),
        }
    }

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
        self.open().await?;
        // Said beforehand: whoever goes away while it begins leaves one open, and the next one has to know.
        self.is_open = true;
        let begun = self.run("BEGIN IMMEDIATE", &[]).await;
        self.is_open = begun.is_ok();
        begun.map(|_| ())
    }

    /// There is a connection then, in which nobody has left a transaction open.
    async fn open(&mut self) -> Result<(), sqlx::Error> {
        if self.is_closed {
            return Err(sqlx::Error::PoolClosed);
        }
        if std::mem::take(&mut self.is_open) {
            self.connection = None;
        }
        if self.connection.is_none() {
            self.connection = Some(SqliteConnection::connect_with(&self.options).await?);
        }
        Ok(())
    }

    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, sqlx::Error> {
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let done = connection.execute(sqlx::query_with(sql, arguments(args)?)).await;
        self.checked(done).map(|done| done.rows_affected())
    }

    /// After a fault of the disk a connection may be good for nothing more.
    fn checked<T>(&mut self, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        if done.as_ref().is_err_and(|error| !is_busy(error)) {
            self.connection = None;
        }
        done
    }
}

/// Adds so many lines or none: one that is not the next of its log would belong to no table, and fails them all. Places that are not
/// filled are no lines. It is a transaction by itself.
fn adding(lines: usize) -> String {
    let places = vec!["(?, ?, ?, ?, ?)"; lines].join(", ");
    format!(
        "INSERT INTO entry (table_id, number, written, kind, json) SELECT CASE WHEN \
            (number = 1 AND EXISTS (SELECT 1 FROM game_table WHERE id = new.table_id)) \
            OR EXISTS (SELECT 1 FROM entry AS last WHERE last.table_id = new.table_id AND last.number = new.number - 1) \
         THEN table_id END, number, written, kind, json \
         FROM (SELECT column1 AS table_id, column2 AS number, column3 AS written, column4 AS kind, column5 AS json \
               FROM (VALUES {places})) AS new \
         WHERE table_id IS NOT NULL"
    )
}

/// With room for 1, 2, 4 … lines: few different texts, which SQLite reads once.
static ADD_LINES: LazyLock<Vec<String>> = LazyLock::new(|| sizes().map(adding).collect());

/// The same, and the games of some tables, a list in JSON, are over.
static ADD_LAST_LINES: LazyLock<Vec<String>> = LazyLock::new(|| {
    const OVER: &str = "UPDATE game_table SET status = 'finished' WHERE id IN (SELECT value FROM json_each(?))";
    sizes().map(|lines| format!("BEGIN IMMEDIATE; {OVER}; {}; COMMIT", adding(lines))).collect()
});

fn sizes() -> impl Iterator<Item = usize> {
    (0..=BATCH.ilog2()).map(|power| 1 << power)
}

/// The shortest of such texts with room for so many lines.
fn with_room_for(lines: usize, texts: &'static [String]) -> &'static str {
    &texts[lines.next_power_of_two().ilog2() as usize]
}

impl Transaction {
    pub(crate) async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, sqlx::Error> {
        self.0.run(sql, args).await
    }

    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.0.run("COMMIT", &[]).await?;
        self.0.is_open = false;
        if let Some(folding) = &self.0.folding {
            folding.wake(1);
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

/// What was to be stored does not fit what is there.
fn is_constraint(error: &sqlx::Error) -> bool {
    const CONSTRAINT: u32 = 19;
    code(error) == Some(CONSTRAINT)
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
        ("programs", include_str!("../migrations/sqlite/0014_programs.sql")),
        ("unnamed campaigns", include_str!("../migrations/sqlite/0015_unnamed_campaigns.sql")),
    ])
}
