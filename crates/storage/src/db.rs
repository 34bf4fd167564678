//! The database: an SQLite file, opened, brought up to date, with one writer and several readers.

use crate::StorageError;
use crate::append::Appends;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection, SqlSafeStr};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Mutex;

/// A handle to everything stored; clones share it.
#[derive(Clone)]
pub struct Db {
    pub(crate) readers: SqlitePool,
    /// SQLite has one writer at a time. Waiting for it here is fair; waiting inside SQLite is not.
    pub(crate) writer: Writer,
    pub(crate) appends: Appends,
}

pub(crate) type Writer = Arc<Mutex<SqliteConnection>>;

const READERS: u32 = 4;
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

impl Db {
    /// Opens the file, makes it if it is missing, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Db, StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was answered with "stored" is on the disk, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let mut writer = SqliteConnection::connect_with(&options).await?;
        migrations().run(&mut writer).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;

        let writer = Arc::new(Mutex::new(writer));
        let appends = Appends::start(writer.clone());
        Ok(Db { readers, writer, appends })
    }
}

fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, AssertSqlSafe(sql).into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        migration(2, "campaigns", include_str!("../migrations/sqlite/0002_campaigns.sql")),
    ])
}

/// Unix seconds.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
