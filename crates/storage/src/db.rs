//! The database: opened, brought up to date, and asked whether it works.

use crate::StorageError;
use crate::address::without_password;
use crate::append::Appends;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::tx::Engine;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A handle to everything stored; clones share it.
#[derive(Clone)]
pub struct Db {
    pub(crate) engine: Engine,
    pub(crate) appends: Appends,
}

/// A database may be busy for a moment (another program writes, all connections are in use). Whoever has waited longer is told
/// to try again.
pub const PATIENCE: Duration = Duration::from_secs(3);

/// A crowd that opens its pages all at once waits for its turn to ask: five questions each where they sit at the table. That is told
/// once it takes longer than this.
pub(crate) const CROWD: Duration = Duration::from_secs(10);

impl Db {
    /// Opens the file, makes it if it is missing, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Db, StorageError> {
        Ok(Db::of(Engine::Sqlite(Sqlite::open(file, PATIENCE).await?)))
    }

    /// Opens `sqlite:FILE` or `postgres://…` and brings its tables up to date.
    pub async fn connect(address: &str) -> Result<Db, StorageError> {
        Db::connect_with(address, PATIENCE).await
    }

    /// The same, for those who wait for a busy database longer or shorter than most.
    pub async fn connect_with(address: &str, patience: Duration) -> Result<Db, StorageError> {
        let engine = match address.split_once(':') {
            Some(("sqlite", file)) if !file.is_empty() => {
                Engine::Sqlite(Sqlite::open(Path::new(file), patience).await?)
            }
            Some(("postgres" | "postgresql", _)) => Engine::Postgres(Postgres::open(address, patience).await?),
            _ => return Err(StorageError::Address(without_password(address))),
        };
        Ok(Db::of(engine))
    }

    fn of(engine: Engine) -> Db {
        Db { appends: Appends::start(engine.clone()), engine }
    }

    /// Whether something can be written now.
    pub async fn try_write(&self) -> Result<(), StorageError> {
        let sql = "INSERT INTO setting (name, value) VALUES ('heartbeat', $1) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        self.write(sql, &[(&now_ms().to_string()).into()]).await?;
        Ok(())
    }

    /// What is stored under this name; the first to ask stores what it proposes.
    pub async fn setting(&self, name: &str, proposed: &str) -> Result<String, StorageError> {
        const READ: &str = "SELECT value FROM setting WHERE name = $1";
        if let Some((value,)) = self.row::<(String,)>(READ, &[name.into()]).await? {
            return Ok(value);
        }
        let sql = "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        self.write(sql, &[name.into(), proposed.into()]).await?;
        let stored = self.row::<(String,)>(READ, &[name.into()]).await?;
        stored.map(|(value,)| value).ok_or_else(|| StorageError::Unreadable(format!("no setting {name:?}")))
    }

    /// Takes a promise of fair luck for a table: says whether it is the first.
    pub async fn keep_promise(&self, commitment: &str) -> Result<bool, StorageError> {
        let sql = "INSERT INTO kept_promise (commitment) VALUES ($1) ON CONFLICT (commitment) DO NOTHING";
        Ok(self.write(sql, &[commitment.into()]).await? == 1)
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
