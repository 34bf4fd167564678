//! The log of a table: numbered entries, read in order. They are written by [`Db::append`].

use crate::entry::{self, Columns};
use crate::{Db, Logged, StorageError, TableId};

impl Db {
    /// The entries after number `after` (0: all of them), in order.
    pub async fn log(&self, table: &TableId, after: u64) -> Result<Vec<Logged>, StorageError> {
        let rows: Vec<Columns> = self
            .rows(
                "SELECT number, written, kind, json FROM entry WHERE table_id = $1 AND number > $2 ORDER BY number",
                &[table.as_str().into(), (after as i64).into()],
            )
            .await?;
        rows.into_iter().map(entry::read).collect()
    }
}
