//! Several servers on one database: word of each other's entries, and turns that one of them takes. A file of SQLite has one
//! server, which hears nothing and may do everything.

use crate::postgres::read_notice;
use crate::tx::Engine;
use crate::{Db, StorageError, TableId};
use sqlx::postgres::PgListener;

/// Word of entries that any server wrote.
pub struct Listener(PgListener);

/// A table's bots are moved by this server alone, until [`Claim::release`].
#[must_use]
pub struct Claim {
    db: Db,
    table: TableId,
}

impl Db {
    /// No other server can write here.
    pub fn has_one_server(&self) -> bool {
        matches!(self.engine, Engine::Sqlite(_))
    }

    /// Nothing if no other server can write here.
    pub async fn listen(&self) -> Result<Option<Listener>, StorageError> {
        match &self.engine {
            Engine::Sqlite(_) => Ok(None),
            Engine::Postgres(postgres) => Ok(Some(Listener(postgres.listen().await?))),
        }
    }

    /// Those of these logs that other servers have written further than is known here, and how far they go: one question, however many
    /// there are.
    pub async fn gone_on(&self, known: &[(TableId, u64)]) -> Result<Vec<(TableId, u64)>, StorageError> {
        match &self.engine {
            Engine::Sqlite(_) => Ok(Vec::new()),
            Engine::Postgres(postgres) => Ok(postgres.gone_on(known).await?),
        }
    }

    /// Nothing if another server has it. A server that ends, however it does, has no claims any more. One server asks once at
    /// a time for one table.
    pub async fn claim(&self, table: &TableId) -> Result<Option<Claim>, StorageError> {
        let is_ours = match &self.engine {
            Engine::Sqlite(_) => true,
            Engine::Postgres(postgres) => postgres.try_lock(table).await?,
        };
        Ok(is_ours.then(|| Claim { db: self.clone(), table: table.clone() }))
    }

    /// Says that this server lives, and whether it is the first to see that another one does not any more.
    pub async fn beat(&self, server: &str) -> Result<bool, StorageError> {
        match &self.engine {
            Engine::Sqlite(_) => Ok(false),
            Engine::Postgres(postgres) => Ok(postgres.beat(server).await?),
        }
    }

    /// Says that this server ends: others need not wait until they miss it.
    pub async fn leave(&self, server: &str) -> Result<(), StorageError> {
        match &self.engine {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(postgres) => Ok(postgres.leave(server).await?),
        }
    }

    /// How many servers have said lately that they are there. A file does not know.
    pub async fn servers(&self) -> Result<u64, StorageError> {
        match &self.engine {
            Engine::Sqlite(_) => Ok(0),
            Engine::Postgres(postgres) => Ok(postgres.servers().await? as u64),
        }
    }
}

impl Listener {
    /// How far logs go now; nothing if the connection was lost, and with it perhaps a notice.
    pub async fn hear(&mut self) -> Result<Option<Vec<(TableId, u64)>>, StorageError> {
        Ok(self.0.try_recv().await?.map(|notice| read_notice(notice.payload())))
    }
}

impl Claim {
    /// Others may claim it again.
    pub async fn release(self) {
        if let Engine::Postgres(postgres) = &self.db.engine {
            // If that fails, the connection is lost, and the lock with it.
            let _ = postgres.unlock(&self.table).await;
        }
    }
}
