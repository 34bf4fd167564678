//! The seats of a stored table, and who may act for them.

use crate::tx::Tx;
use crate::{Db, Session, StorageError, TableId};
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredSeat {
    pub kind: SeatKind,
    pub name: String,
    /// The name of the bot that plays it, or stands in for the human whose seat it is.
    pub bot: Option<String>,
    /// The token of its private link; a bot has none.
    pub invite: Option<String>,
    /// What this human added to the seed.
    #[serde(skip)]
    pub entropy: Option<String>,
    /// Somebody sits here.
    pub taken: bool,
    /// Anybody may sit down here without a link.
    #[serde(default)]
    pub free: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    Human,
    /// A human at the opener's screen.
    HotSeat,
    Bot,
}

impl Db {
    /// Which seat of which table this private link leads to.
    pub async fn invited(&self, invite: &str) -> Result<Option<(TableId, Seat)>, StorageError> {
        let row: Option<(String, i64)> =
            self.row("SELECT table_id, seat FROM seat WHERE invite = $1", &[invite.into()]).await?;
        row.map(|(table, seat)| Ok((TableId::new(table), read_seat(seat)?))).transpose()
    }

    /// Who may act for which seats of a table.
    pub async fn holders(&self, table: &TableId) -> Result<Vec<(Session, Seat)>, StorageError> {
        let rows: Vec<(String, i64)> =
            self.rows("SELECT session, seat FROM session_seat WHERE table_id = $1", &[table.as_str().into()]).await?;
        rows.into_iter().map(|(session, seat)| Ok((Session(session), read_seat(seat)?))).collect()
    }

    /// The seats of a table as they are now.
    pub async fn seats(&self, table: &TableId) -> Result<Vec<StoredSeat>, StorageError> {
        const SEATS: &str =
            "SELECT kind, name, bot, invite, entropy, taken, free FROM seat WHERE table_id = $1 ORDER BY seat";
        let rows: Vec<Row> = self.rows(SEATS, &[table.as_str().into()]).await?;
        rows.into_iter().map(read).collect()
    }
}

pub(crate) async fn insert_seat(
    tx: &mut Tx,
    table: &TableId,
    seat: Seat,
    stored: &StoredSeat,
) -> Result<(), sqlx::Error> {
    let args = [
        table.as_str().into(),
        i64::from(seat.0).into(),
        stored.kind.as_str().into(),
        (&stored.name).into(),
        stored.bot.as_deref().into(),
        stored.invite.as_deref().into(),
        stored.entropy.as_deref().into(),
        i64::from(stored.taken).into(),
        i64::from(stored.free).into(),
    ];
    let sql = "INSERT INTO seat (table_id, seat, kind, name, bot, invite, entropy, taken, free) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    tx.run(sql, &args).await?;
    Ok(())
}

pub(crate) async fn give_seat(tx: &mut Tx, session: &Session, table: &TableId, seat: Seat) -> Result<(), sqlx::Error> {
    let args = [(&session.0).into(), table.as_str().into(), i64::from(seat.0).into()];
    let sql = "INSERT INTO session_seat (session, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    tx.run(sql, &args).await?;
    Ok(())
}

/// Somebody sits there now, called so: no bot stands in, and it is nobody else's. What was added to the seed before stays.
pub(crate) async fn name_seat(
    tx: &mut Tx,
    table: &TableId,
    seat: Seat,
    name: &str,
    entropy: Option<&str>,
) -> Result<(), sqlx::Error> {
    let args = [table.as_str().into(), i64::from(seat.0).into(), name.into(), entropy.into()];
    tx.run(
        "UPDATE seat SET name = $3, taken = 1, free = 0, entropy = COALESCE(entropy, $4), \
               bot = CASE WHEN kind = 'bot' THEN bot ELSE NULL END WHERE table_id = $1 AND seat = $2",
        &args,
    )
    .await?;
    Ok(())
}

/// What the human who sat there added to the seed stays, once the game has begun.
pub(crate) async fn hand_seat_over(
    tx: &mut Tx,
    table: &TableId,
    seat: Seat,
    to: &StoredSeat,
    holder: Option<&Session>,
) -> Result<(), sqlx::Error> {
    let place = [table.as_str().into(), i64::from(seat.0).into()];
    tx.run("DELETE FROM session_seat WHERE table_id = $1 AND seat = $2", &place).await?;
    let player = [
        to.kind.as_str().into(),
        (&to.name).into(),
        to.bot.as_deref().into(),
        to.invite.as_deref().into(),
        i64::from(to.taken).into(),
        i64::from(to.free).into(),
    ];
    let sql = "UPDATE seat SET kind = $3, name = $4, bot = $5, invite = $6, taken = $7, free = $8, \
               entropy = CASE WHEN EXISTS (SELECT 1 FROM game_table WHERE id = $1 AND seed IS NULL) THEN NULL ELSE entropy END \
               WHERE table_id = $1 AND seat = $2";
    tx.run(sql, &[&place[..], &player[..]].concat()).await?;
    match holder {
        Some(session) => give_seat(tx, session, table, seat).await,
        None => Ok(()),
    }
}

/// A bot stands in for the human whose seat it is; none: they are back, and the seat is nobody else's.
pub(crate) async fn stand_in(tx: &mut Tx, table: &TableId, seat: Seat, bot: Option<&str>) -> Result<(), sqlx::Error> {
    let args = [table.as_str().into(), i64::from(seat.0).into(), bot.into()];
    tx.run("UPDATE seat SET bot = $3, free = 0 WHERE table_id = $1 AND seat = $2", &args).await?;
    Ok(())
}

/// Only this session still may act for the seat, and only this link still leads there.
pub(crate) async fn relink_seat(
    tx: &mut Tx,
    table: &TableId,
    seat: Seat,
    invite: &str,
    holder: Option<&Session>,
) -> Result<(), sqlx::Error> {
    let place = [table.as_str().into(), i64::from(seat.0).into()];
    let sql = "UPDATE seat SET invite = $3 WHERE table_id = $1 AND seat = $2";
    tx.run(sql, &[&place[..], &[invite.into()]].concat()).await?;
    let Some(holder) = holder else { return Ok(()) };
    tx.run("DELETE FROM session_seat WHERE table_id = $1 AND seat = $2", &place).await?;
    give_seat(tx, holder, table, seat).await
}

/// Anybody may sit down there.
pub(crate) async fn free_seat(tx: &mut Tx, table: &TableId, seat: Seat) -> Result<(), sqlx::Error> {
    let args = [table.as_str().into(), i64::from(seat.0).into()];
    tx.run("UPDATE seat SET free = 1 WHERE table_id = $1 AND seat = $2", &args).await?;
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
type Row = (String, String, Option<String>, Option<String>, Option<String>, i64, i64);

fn read((kind, name, bot, invite, entropy, taken, free): Row) -> Result<StoredSeat, StorageError> {
    let kind =
        SeatKind::from_str(&kind).ok_or_else(|| StorageError::Unreadable(format!("a seat of the kind {kind:?}")))?;
    Ok(StoredSeat { kind, name, bot, invite, entropy, taken: taken != 0, free: free != 0 })
}

pub(crate) fn read_seat(number: i64) -> Result<Seat, StorageError> {
    u8::try_from(number).map(Seat).map_err(|_| StorageError::Unreadable(format!("a seat numbered {number}")))
}
