//! The database: opened, brought up to date, and asked whether it works.

use crate::StorageError;
use crate::append::Appends;
use crate::sqlite::Sqlite;
use crate::tx::Engine;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// A handle to everything stored; clones share it.
#[derive(Clone)]
pub struct Db {
    pub(crate) engine: Engine,
    pub(crate) appends: Appends,
}

impl Db {
    /// Opens the file, makes it if it is missing, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Db, StorageError> {
        let engine = Engine::Sqlite(Sqlite::open(file).await?);
        Ok(Db { appends: Appends::start(engine.clone()), engine })
    }
}

/// The steps from an empty database to today's, in order.
pub(crate) fn migrator(steps: &[(&'static str, &'static str)]) -> Migrator {
    let step = |(version, (name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, (*name).into(), MigrationType::Simple, AssertSqlSafe(*sql).into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(step).collect())
}

/// Unix seconds.
pub(crate) fn now() -> i64 {
    now_ms() / 1000
}

/// Unix milliseconds.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}
