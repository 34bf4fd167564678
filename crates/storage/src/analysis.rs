//! How a finished game went, kept with its table so that nobody thinks about it twice.

use crate::{Db, StorageError, TableId};

impl Db {
    /// Keeps what was found out about a game of so many decisions, in place of what was known.
    pub async fn keep_analysis(&self, table: &TableId, decisions: usize, json: &str) -> Result<(), StorageError> {
        let sql = "INSERT INTO analysis (table_id, decisions, json) VALUES ($1, $2, $3) \
                   ON CONFLICT (table_id) DO UPDATE SET decisions = excluded.decisions, json = excluded.json";
        self.write(sql, &[table.as_str().into(), (decisions as i64).into(), json.into()]).await?;
        Ok(())
    }

    /// What is known of a game of so many decisions.
    pub async fn analysis(&self, table: &TableId, decisions: usize) -> Result<Option<String>, StorageError> {
        let sql = "SELECT json FROM analysis WHERE table_id = $1 AND decisions = $2";
        let row: Option<(String,)> = self.row(sql, &[table.as_str().into(), (decisions as i64).into()]).await?;
        Ok(row.map(|(json,)| json))
    }
}
