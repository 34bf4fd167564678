//! Questions and changes as every database understands them: one SQL text, numbered places, rows of plain columns.

use crate::postgres::{self, Postgres};
use crate::sqlite::{self, Sqlite};
use crate::{Db, StorageError, TableId};
use futures_util::TryStreamExt;
use sqlx::FromRow;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

/// What fills a place of an SQL text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Arg<'a> {
    Number(i64),
    Text(&'a str),
    MaybeNumber(Option<i64>),
    MaybeText(Option<&'a str>),
}

impl Arg<'_> {
    fn contains(&self, character: char) -> bool {
        match self {
            Arg::Text(text) | Arg::MaybeText(Some(text)) => text.contains(character),
            Arg::Number(_) | Arg::MaybeNumber(_) | Arg::MaybeText(None) => false,
        }
    }
}

/// Columns that can be read from a row of any database: tuples.
pub(crate) trait Row: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

impl<T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin> Row for T {}

/// The database behind a [`Db`].
#[derive(Clone)]
pub(crate) enum Engine {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// A transaction: all of it is stored, or nothing. Dropped without [`Tx::commit`], it has changed nothing.
pub(crate) enum Tx {
    Sqlite(sqlite::Transaction),
    Postgres(postgres::Transaction),
}

impl Db {
    pub(crate) async fn rows<T: Row>(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<T>, StorageError> {
        // PostgreSQL has no text with this character, and says so; nothing is called by it, whichever the database.
        if args.iter().any(|arg| arg.contains('\0')) {
            return Ok(Vec::new());
        }
        let rows = match &self.engine {
            Engine::Sqlite(Sqlite { readers, .. }) => {
                sqlx::query_as_with(sql, sqlite::arguments(args)?).fetch_all(readers).await?
            }
            Engine::Postgres(Postgres { pool, .. }) => {
                sqlx::query_as_with(sql, postgres::arguments(args)?).fetch_all(pool).await?
            }
        };
        Ok(rows)
    }

    pub(crate) async fn row<T: Row>(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Option<T>, StorageError> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    /// Rows one after the other, as they are read: however many there are, few are in memory.
    pub(crate) async fn each_row<T: Row>(
        &self,
        sql: &'static str,
        mut take: impl AsyncFnMut(T) -> Result<(), StorageError>,
    ) -> Result<(), StorageError> {
        match &self.engine {
            Engine::Sqlite(Sqlite { readers, .. }) => {
                let mut rows = sqlx::query_as(sql).fetch(readers);
                while let Some(row) = rows.try_next().await? {
                    take(row).await?;
                }
            }
            Engine::Postgres(Postgres { pool, .. }) => {
                let mut rows = sqlx::query_as(sql).fetch(pool);
                while let Some(row) = rows.try_next().await? {
                    take(row).await?;
                }
            }
        }
        Ok(())
    }

    pub(crate) async fn begin(&self) -> Result<Tx, StorageError> {
        Ok(self.engine.begin().await?)
    }

    /// One change by itself. Says how many rows it changed.
    pub(crate) async fn write(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, StorageError> {
        let mut tx = self.begin().await?;
        let changed = tx.run(sql, args).await?;
        tx.commit().await?;
        Ok(changed)
    }
}

impl Engine {
    pub(crate) async fn begin(&self) -> Result<Tx, sqlx::Error> {
        match self {
            Engine::Sqlite(sqlite) => Ok(Tx::Sqlite(sqlite.begin().await?)),
            Engine::Postgres(postgres) => Ok(Tx::Postgres(postgres.begin().await?)),
        }
    }
}

impl Tx {
    /// Says how many rows it changed.
    pub(crate) async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, sqlx::Error> {
        match self {
            Tx::Sqlite(transaction) => transaction.run(sql, args).await,
            Tx::Postgres(transaction) => postgres::run(transaction, sql, args).await,
        }
    }

    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            Tx::Sqlite(transaction) => transaction.commit().await,
            Tx::Postgres(transaction) => transaction.commit().await,
        }
    }

    /// Other servers, where there are any, are told how far these logs go once this is committed.
    pub(crate) async fn notify(&mut self, editions: &[(&TableId, u64)]) -> Result<(), sqlx::Error> {
        match self {
            Tx::Sqlite(_) => Ok(()),
            Tx::Postgres(transaction) => postgres::notify(transaction, editions).await,
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<Option<&'a str>> for Arg<'a> {
    fn from(text: Option<&'a str>) -> Arg<'a> {
        Arg::MaybeText(text)
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<Option<i64>> for Arg<'_> {
    fn from(number: Option<i64>) -> Self {
        Arg::MaybeNumber(number)
    }
}
