//! A stored table: all but its log.

use crate::append::add;
use crate::db::now;
use crate::seat::{give_seat, insert_seat};
use crate::tx::Tx;
use crate::{Adding, Db, Entry, Session, StorageError, StoredSeat};
use engine::Seat;
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
    /// A secret until the game is over; none until it begins.
    pub seed: Option<String>,
    pub status: Status,
    /// Who opened it and may hand out its invites.
    pub owner: Option<Session>,
    /// When it was opened: Unix milliseconds, kept to the second.
    pub created: i64,
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
    /// Stores a new table, who holds which of its seats and the first entries of its log: all or nothing.
    pub async fn open_table(
        &self,
        table: &StoredTable,
        holders: &[(Session, Seat)],
        log: &[Entry],
    ) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        insert_table(&mut tx, table, holders, log).await?;
        tx.commit().await?;
        Ok(())
    }

    /// The table of this id, if there is one.
    pub async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StorageError> {
        const TABLE: &str = "SELECT kind, game, rules, options, server_secret, commitment, seed, status, owner, created \
                             FROM game_table WHERE id = $1";
        let Some(row) = self.row::<Columns>(TABLE, &[id.as_str().into()]).await? else { return Ok(None) };
        let seats = self.seats(id).await?;
        read(row, id.clone(), seats).map(Some)
    }

    /// Whether it is open, running or finished from now on.
    pub async fn set_status(&self, id: &TableId, status: Status) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        set_status(&mut tx, id, status).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Tables at which a bot plays, or stands in for somebody, and which are not over.
    pub async fn running_with_bots(&self) -> Result<Vec<TableId>, StorageError> {
        const WITH_BOTS: &str = "SELECT id FROM game_table WHERE status = 'running' AND kind = 'table' \
            AND EXISTS (SELECT 1 FROM seat WHERE seat.table_id = game_table.id AND seat.bot IS NOT NULL) \
            ORDER BY created DESC";
        let ids: Vec<(String,)> = self.rows(WITH_BOTS, &[]).await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }

    /// The tables that a session opened or sits at and that are not over, the newest first.
    pub async fn running_of(&self, session: &Session) -> Result<Vec<TableId>, StorageError> {
        const RUNNING: &str = "SELECT id FROM game_table WHERE status = 'running' \
            AND (owner = $1 OR id IN (SELECT table_id FROM session_seat WHERE session = $1)) \
            ORDER BY created DESC, id";
        let ids: Vec<(String,)> = self.rows(RUNNING, &[(&session.0).into()]).await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }

    /// The finished tables that a session opened, uploaded or sat at, the newest first, from number `skip` on: those in
    /// whose names, players or game this text stands.
    pub async fn finished_of(
        &self,
        session: &Session,
        text: &str,
        skip: u32,
        at_most: u32,
    ) -> Result<Vec<TableId>, StorageError> {
        const FINISHED: &str = "SELECT id FROM game_table WHERE status = 'finished' \
            AND (owner = $1 OR id IN (SELECT table_id FROM session_seat WHERE session = $1)) \
            AND (lower(replace(game, '-', ' ')) LIKE $2 ESCAPE '!' \
              OR EXISTS (SELECT 1 FROM seat WHERE seat.table_id = id \
                AND (lower(seat.name) LIKE $2 ESCAPE '!' OR seat.name LIKE $5 ESCAPE '!')) \
              OR EXISTS (SELECT 1 FROM terms WHERE terms.table_id = id \
                AND (lower(terms.name) LIKE $2 ESCAPE '!' OR terms.name LIKE $5 ESCAPE '!'))) \
            ORDER BY created DESC, id LIMIT $3 OFFSET $4";
        let pattern = |text: &str| format!("%{}%", text.replace('!', "!!").replace('%', "!%").replace('_', "!_"));
        // SQLite knows the small letters of the Latin alphabet alone: a name of another is found as it is written.
        let (small, written) = (pattern(&text.to_lowercase()), pattern(text));
        let (at_most, skip) = (i64::from(at_most), i64::from(skip));
        let args = [(&session.0).into(), (&small).into(), at_most.into(), skip.into(), (&written).into()];
        let ids: Vec<(String,)> = self.rows(FINISHED, &args).await?;
        Ok(ids.into_iter().map(|(id,)| TableId(id)).collect())
    }
}

/// A new table, who holds which of its seats and the first entries of its log, in the caller's transaction.
pub(crate) async fn insert_table(
    tx: &mut Tx,
    table: &StoredTable,
    holders: &[(Session, Seat)],
    log: &[Entry],
) -> Result<(), sqlx::Error> {
    let args = [
        table.id.as_str().into(),
        table.kind.as_str().into(),
        (&table.game).into(),
        i64::from(table.rules).into(),
        (&table.options).into(),
        (&table.server_secret).into(),
        (&table.commitment).into(),
        table.seed.as_deref().into(),
        table.status.as_str().into(),
        table.owner.as_ref().map(|owner| owner.0.as_str()).into(),
        (table.created / 1000).into(),
        now().into(),
    ];
    let sql = "INSERT INTO game_table \
        (id, kind, game, rules, options, server_secret, commitment, seed, status, owner, created, looked) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    tx.run(sql, &args).await?;
    for (seat, stored) in Seat::all(table.seats.len()).zip(&table.seats) {
        insert_seat(tx, &table.id, seat, stored).await?;
    }
    for (session, seat) in holders {
        give_seat(tx, session, &table.id, *seat).await?;
    }
    add(tx, &Adding { table: table.id.clone(), after: 0, entries: log.to_vec(), finishes: false }).await?;
    Ok(())
}

/// The game begins. A seed that is there stays.
pub(crate) async fn set_seed(tx: &mut Tx, id: &TableId, seed: &str) -> Result<(), sqlx::Error> {
    let sql = "UPDATE game_table SET seed = $2 WHERE id = $1 AND seed IS NULL";
    tx.run(sql, &[id.as_str().into(), seed.into()]).await?;
    Ok(())
}

pub(crate) async fn set_status(tx: &mut Tx, id: &TableId, status: Status) -> Result<(), sqlx::Error> {
    tx.run("UPDATE game_table SET status = $2 WHERE id = $1", &[id.as_str().into(), status.as_str().into()]).await?;
    Ok(())
}

impl TableId {
    /// As it stands in URLs.
    pub fn new(id: impl Into<String>) -> TableId {
        TableId(id.into())
    }

    /// As it stands in URLs.
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
type Columns = (String, String, i64, String, String, String, Option<String>, String, Option<String>, i64);

fn read(row: Columns, id: TableId, seats: Vec<StoredSeat>) -> Result<StoredTable, StorageError> {
    let (kind, game, rules, options, server_secret, commitment, seed, status, owner, created) = row;
    let unreadable = |what: &str, text: &str| StorageError::Unreadable(format!("table {id} has the {what} {text:?}"));
    Ok(StoredTable {
        kind: TableKind::from_str(&kind).ok_or_else(|| unreadable("kind", &kind))?,
        rules: u32::try_from(rules).map_err(|_| unreadable("rules version", &rules.to_string()))?,
        status: Status::from_str(&status).ok_or_else(|| unreadable("status", &status))?,
        owner: owner.map(Session),
        created: created * 1000,
        id,
        game,
        options,
        server_secret,
        commitment,
        seed,
        seats,
    })
}
