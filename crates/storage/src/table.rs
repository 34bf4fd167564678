//! A stored table: all but its log.

use crate::append::insert;
use crate::db::now;
use crate::seat::{give_seat, insert_seat};
use crate::{Db, Session, StorageError, StoredSeat};
use engine::Seat;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::fmt;

/// The public name of a table, part of its URL.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    pub id: TableId,
    pub kind: TableKind,
    /// The slug of the game.
    pub game: String,
    /// The version of its rules that the table was opened with.
    pub rules: u32,
    /// As JSON.
    pub options: String,
    /// The server's part of the seed: a secret until the game is over.
    pub server_secret: String,
    /// SHA-256 of the server's part.
    pub commitment: String,
    /// A secret until the game is over.
    pub seed: Option<String>,
    pub status: Status,
    /// Who opened it and may hand out its invites.
    pub owner: Option<Session>,
    pub seats: Vec<StoredSeat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKind {
    /// Played here.
    Table,
    /// A record that somebody uploaded.
    Replay,
}

/// For lists; whether a game is over is the log's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Running,
    Finished,
}

impl Db {
    /// Stores a new table, who holds which of its seats and the first lines of its log: all or nothing.
    pub async fn open_table(
        &self,
        table: &StoredTable,
        holders: &[(Session, Seat)],
        log: &[String],
    ) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        insert_table(&mut transaction, table, holders, log).await?;
        transaction.commit().await?;
        Ok(())
    }

    pub async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StorageError> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT kind, game, rules, options, server_secret, commitment, seed, status, owner \
             FROM game_table WHERE id = $1",
        )
        .bind(id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = self.seats(id).await?;
        row.read(id.clone(), seats).map(Some)
    }

    pub async fn set_status(&self, id: &TableId, status: Status) -> Result<(), StorageError> {
        sqlx::query("UPDATE game_table SET status = $2 WHERE id = $1")
            .bind(id.as_str())
            .bind(status.as_str())
            .execute(&mut *self.writer.lock().await)
            .await?;
        Ok(())
    }

    /// Tables at which a bot plays and which were not over when last heard of.
    pub async fn running_with_bots(&self) -> Result<Vec<TableId>, StorageError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM game_table WHERE status = 'running' AND kind = 'table' \
             AND EXISTS (SELECT 1 FROM seat WHERE seat.table_id = game_table.id AND seat.kind = 'bot') \
             ORDER BY created DESC",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }

    /// The tables that a session opened, uploaded or sits at, the newest first.
    pub async fn tables_of(&self, session: &Session, at_most: u32) -> Result<Vec<TableId>, StorageError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM game_table WHERE owner = $1 \
             OR id IN (SELECT table_id FROM session_seat WHERE session = $1) \
             ORDER BY status DESC, created DESC, id LIMIT $2",
        )
        .bind(&session.0)
        .bind(i64::from(at_most))
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }
}

/// A new table, who holds which of its seats and the first lines of its log, in the caller's transaction.
pub(crate) async fn insert_table(
    writer: &mut SqliteConnection,
    table: &StoredTable,
    holders: &[(Session, Seat)],
    log: &[String],
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO game_table \
         (id, kind, game, rules, options, server_secret, commitment, seed, status, owner, created) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(table.id.as_str())
    .bind(table.kind.as_str())
    .bind(&table.game)
    .bind(i64::from(table.rules))
    .bind(&table.options)
    .bind(&table.server_secret)
    .bind(&table.commitment)
    .bind(&table.seed)
    .bind(table.status.as_str())
    .bind(table.owner.as_ref().map(|owner| &owner.0))
    .bind(now())
    .execute(&mut *writer)
    .await?;
    for (seat, stored) in Seat::all(table.seats.len()).zip(&table.seats) {
        insert_seat(writer, &table.id, seat, stored).await?;
    }
    for (session, seat) in holders {
        give_seat(writer, session, &table.id, *seat).await?;
    }
    for (number, json) in (1..).zip(log) {
        insert(writer, &table.id, number, json).await?;
    }
    Ok(())
}

impl TableId {
    pub fn new(id: impl Into<String>) -> TableId {
        TableId(id.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TableKind {
    fn as_str(self) -> &'static str {
        match self {
            TableKind::Table => "table",
            TableKind::Replay => "replay",
        }
    }

    fn from_str(text: &str) -> Option<TableKind> {
        [TableKind::Table, TableKind::Replay].into_iter().find(|kind| kind.as_str() == text)
    }
}

impl Status {
    fn as_str(self) -> &'static str {
        match self {
            Status::Running => "running",
            Status::Finished => "finished",
        }
    }

    fn from_str(text: &str) -> Option<Status> {
        [Status::Running, Status::Finished].into_iter().find(|status| status.as_str() == text)
    }
}

/// A row of `game_table`, in the order of the query in [`Db::table`].
type Columns = (String, String, i64, String, String, String, Option<String>, String, Option<String>);

struct Row(Columns);

impl<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow> for Row {
    fn from_row(row: &'r sqlx::sqlite::SqliteRow) -> Result<Row, sqlx::Error> {
        Columns::from_row(row).map(Row)
    }
}

impl Row {
    fn read(self, id: TableId, seats: Vec<StoredSeat>) -> Result<StoredTable, StorageError> {
        let (kind, game, rules, options, server_secret, commitment, seed, status, owner) = self.0;
        let unreadable =
            |what: &str, text: &str| StorageError::Unreadable(format!("table {id} has the {what} {text:?}"));
        Ok(StoredTable {
            kind: TableKind::from_str(&kind).ok_or_else(|| unreadable("kind", &kind))?,
            rules: u32::try_from(rules).map_err(|_| unreadable("rules version", &rules.to_string()))?,
            status: Status::from_str(&status).ok_or_else(|| unreadable("status", &status))?,
            owner: owner.map(Session),
            id,
            game,
            options,
            server_secret,
            commitment,
            seed,
            seats,
        })
    }
}
