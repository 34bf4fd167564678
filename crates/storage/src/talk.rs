//! What people say at a table.

use crate::db::now;
use crate::seat::read_seat;
use crate::{Db, StorageError, TableId};
use engine::Seat;

#[derive(Clone, Debug, PartialEq)]
pub struct Talk {
    /// Nobody's seat: a spectator.
    pub seat: Option<Seat>,
    pub name: String,
    pub text: String,
}

impl Db {
    pub async fn say(&self, table: &TableId, talk: &Talk) -> Result<(), StorageError> {
        sqlx::query(
            "INSERT INTO talk (table_id, number, seat, name, text, said) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM talk WHERE table_id = $1",
        )
        .bind(table.as_str())
        .bind(talk.seat.map(|seat| i64::from(seat.0)))
        .bind(&talk.name)
        .bind(&talk.text)
        .bind(now())
        .execute(&mut *self.writer.lock().await)
        .await?;
        Ok(())
    }

    /// The last lines said at a table, in order.
    pub async fn talk(&self, table: &TableId, at_most: u32) -> Result<Vec<Talk>, StorageError> {
        let rows: Vec<(Option<i64>, String, String)> =
            sqlx::query_as("SELECT seat, name, text FROM talk WHERE table_id = $1 ORDER BY number DESC LIMIT $2")
                .bind(table.as_str())
                .bind(i64::from(at_most))
                .fetch_all(&self.readers)
                .await?;
        let read = |(seat, name, text): (Option<i64>, String, String)| {
            Ok(Talk { seat: seat.map(read_seat).transpose()?, name, text })
        };
        rows.into_iter().rev().map(read).collect()
    }
}
