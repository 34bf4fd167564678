//! The seats of a stored table, and who may act for them.

use crate::{Db, Session, StorageError, TableId};
use engine::Seat;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

#[derive(Clone, Debug, PartialEq)]
pub struct StoredSeat {
    pub kind: SeatKind,
    pub name: String,
    /// The name of the bot that plays it.
    pub bot: Option<String>,
    /// The token of its private link; a bot has none.
    pub invite: Option<String>,
    /// What this human added to the seed.
    pub entropy: Option<String>,
    /// Somebody sits here.
    pub taken: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    Human,
    /// A human at the opener's screen.
    HotSeat,
    Bot,
}

impl Db {
    /// Which seat of which table this private link leads to.
    pub async fn invited(&self, invite: &str) -> Result<Option<(TableId, Seat)>, StorageError> {
        let row: Option<(String, i64)> = sqlx::query_as("SELECT table_id, seat FROM seat WHERE invite = $1")
            .bind(invite)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|(table, seat)| Ok((TableId::new(table), read_seat(seat)?))).transpose()
    }

    /// Lets a session act for a seat, under this name. Others who could before still can: they are other devices.
    pub async fn take_seat(
        &self,
        session: &Session,
        table: &TableId,
        seat: Seat,
        name: &str,
    ) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        give_seat(&mut transaction, session, table, seat).await?;
        sqlx::query("UPDATE seat SET name = $3, taken = 1 WHERE table_id = $1 AND seat = $2")
            .bind(table.as_str())
            .bind(i64::from(seat.0))
            .bind(name)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// A seat gets another player: nobody who could act for it before still can.
    pub async fn replace_player(
        &self,
        table: &TableId,
        seat: Seat,
        stored: &StoredSeat,
        holder: Option<&Session>,
    ) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("DELETE FROM session_seat WHERE table_id = $1 AND seat = $2")
            .bind(table.as_str())
            .bind(i64::from(seat.0))
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "UPDATE seat SET kind = $3, name = $4, bot = $5, invite = $6, taken = $7 WHERE table_id = $1 AND seat = $2",
        )
        .bind(table.as_str())
        .bind(i64::from(seat.0))
        .bind(stored.kind.as_str())
        .bind(&stored.name)
        .bind(&stored.bot)
        .bind(&stored.invite)
        .bind(i64::from(stored.taken))
        .execute(&mut *transaction)
        .await?;
        if let Some(session) = holder {
            give_seat(&mut transaction, session, table, seat).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Who may act for which seats of a table.
    pub async fn holders(&self, table: &TableId) -> Result<Vec<(Session, Seat)>, StorageError> {
        let rows: Vec<(String, i64)> = sqlx::query_as("SELECT session, seat FROM session_seat WHERE table_id = $1")
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.into_iter().map(|(session, seat)| Ok((Session(session), read_seat(seat)?))).collect()
    }

    pub(crate) async fn seats(&self, table: &TableId) -> Result<Vec<StoredSeat>, StorageError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT kind, name, bot, invite, entropy, taken FROM seat WHERE table_id = $1 ORDER BY seat",
        )
        .bind(table.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(read).collect()
    }
}

pub(crate) async fn insert_seat(
    writer: &mut SqliteConnection,
    table: &TableId,
    seat: Seat,
    stored: &StoredSeat,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO seat (table_id, seat, kind, name, bot, invite, entropy, taken) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table.as_str())
    .bind(i64::from(seat.0))
    .bind(stored.kind.as_str())
    .bind(&stored.name)
    .bind(&stored.bot)
    .bind(&stored.invite)
    .bind(&stored.entropy)
    .bind(i64::from(stored.taken))
    .execute(writer)
    .await?;
    Ok(())
}

pub(crate) async fn give_seat(
    writer: &mut SqliteConnection,
    session: &Session,
    table: &TableId,
    seat: Seat,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO session_seat (session, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(&session.0)
        .bind(table.as_str())
        .bind(i64::from(seat.0))
        .execute(writer)
        .await?;
    Ok(())
}

impl SeatKind {
    fn as_str(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::HotSeat => "hot-seat",
            SeatKind::Bot => "bot",
        }
    }

    fn from_str(text: &str) -> Option<SeatKind> {
        [SeatKind::Human, SeatKind::HotSeat, SeatKind::Bot].into_iter().find(|kind| kind.as_str() == text)
    }
}

/// A row of `seat`, in the order of the query in [`Db::seats`].
type Row = (String, String, Option<String>, Option<String>, Option<String>, i64);

fn read((kind, name, bot, invite, entropy, taken): Row) -> Result<StoredSeat, StorageError> {
    let kind =
        SeatKind::from_str(&kind).ok_or_else(|| StorageError::Unreadable(format!("a seat of the kind {kind:?}")))?;
    Ok(StoredSeat { kind, name, bot, invite, entropy, taken: taken != 0 })
}

pub(crate) fn read_seat(number: i64) -> Result<Seat, StorageError> {
    u8::try_from(number).map(Seat).map_err(|_| StorageError::Unreadable(format!("a seat numbered {number}")))
}
