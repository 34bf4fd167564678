//! All that is stored: listed, and copied to another file.

use crate::sqlite::is_damage;
use crate::tx::Engine;
use crate::{CampaignId, Db, StorageError, TableId};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::path::Path;
use std::time::Duration;

impl Db {
    /// Every table and every campaign, the oldest first.
    pub async fn everything(&self) -> Result<(Vec<TableId>, Vec<CampaignId>), StorageError> {
        let tables: Vec<(String,)> = self.rows("SELECT id FROM game_table ORDER BY created, id", &[]).await?;
        let campaigns: Vec<(String,)> = self.rows("SELECT id FROM campaign ORDER BY created, id", &[]).await?;
        Ok((
            tables.into_iter().map(|(id,)| TableId::new(id)).collect(),
            campaigns.into_iter().map(|(id,)| CampaignId::new(id)).collect(),
        ))
    }

    /// What an SQLite file is found to be damaged by, wherever in it; nothing where all is well. PostgreSQL minds its own files.
    pub async fn damage(&self) -> Result<Vec<String>, StorageError> {
        if let Engine::Postgres(_) = &self.engine {
            return Ok(Vec::new());
        }
        let found: Vec<(String,)> = match self.rows("PRAGMA integrity_check(20)", &[]).await {
            // So bad that it can't be listed.
            Err(StorageError::Database(error)) if is_damage(&error) => return Ok(vec![error.to_string()]),
            found => found?,
        };
        let lines = found.iter().flat_map(|(text,)| text.lines());
        Ok(lines.filter(|line| *line != "ok" && !line.starts_with("***")).map(str::to_owned).collect())
    }

    /// Closes the database for good. Of an SQLite file nothing is left beside it.
    pub async fn close(&self) -> Result<(), StorageError> {
        match &self.engine {
            Engine::Sqlite(sqlite) => Ok(sqlite.close().await?),
            Engine::Postgres(postgres) => Ok(postgres.close().await?),
        }
    }
}

/// Copies an SQLite database as it is at one moment, also one that a server is using. The new file must be empty or missing.
pub async fn copy_sqlite(from: &Path, to: &Path) -> Result<(), StorageError> {
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(30));
    let mut connection = SqliteConnection::connect_with(&options).await?;
    sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().as_ref()).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}
