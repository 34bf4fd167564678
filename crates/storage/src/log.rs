//! The log of a table: numbered lines, read in order. They are written by [`Db::append`].

use crate::{Db, StorageError, TableId};

impl Db {
    /// The lines after number `after` (0: all of them), in order.
    pub async fn log(&self, table: &TableId, after: u64) -> Result<Vec<String>, StorageError> {
        let lines: Vec<(String,)> =
            sqlx::query_as("SELECT json FROM action WHERE table_id = $1 AND number > $2 ORDER BY number")
                .bind(table.as_str())
                .bind(after as i64)
                .fetch_all(&self.readers)
                .await?;
        Ok(lines.into_iter().map(|(json,)| json).collect())
    }
}
