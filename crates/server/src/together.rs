//! Other servers on the same database: their entries are followed as soon as they are stored, and their bots when they end.

use crate::app::App;
use crate::bots;
use std::time::Duration;
use storage::{Listener, StorageError, TableId};
use tokio::task::JoinHandle;

/// Word can be lost; then the tables in memory catch up this much later.
const CATCH_UP_EVERY: Duration = Duration::from_secs(2);

impl App {
    /// Until this server stops. With a database that has but one server there is nobody to follow.
    pub(crate) fn follow_other_servers(&self) {
        let app = self.clone();
        tokio::spawn(async move {
            let stopping = app.stopping();
            tokio::select! {
                () = app.listen() => {}
                () = stopping => {}
            }
        });
    }

    async fn listen(&self) {
        loop {
            match self.db.listen().await {
                Ok(None) => return,
                Ok(Some(listener)) => {
                    if let Err(error) = self.follow(listener).await {
                        tracing::warn!("no word from other servers: {error}");
                    }
                }
                Err(error) => tracing::warn!("no word from other servers: {error}"),
            }
            tokio::time::sleep(CATCH_UP_EVERY).await;
        }
    }

    /// Until the connection fails for good.
    async fn follow(&self, mut listener: Listener) -> Result<(), StorageError> {
        let mut healing = self.catch_up_with_all();
        let mut catch_up = tokio::time::interval(CATCH_UP_EVERY);
        catch_up.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                heard = listener.hear() => match heard? {
                    Some(editions) => self.catch_up_with(&editions),
                    // A notice may be lost: the next tick looks.
                    None => catch_up.reset_immediately(),
                },
                _ = catch_up.tick() => {
                    if healing.is_finished() {
                        healing = self.catch_up_with_all();
                    }
                    self.beat().await?;
                }
            }
        }
    }

    fn catch_up_with(&self, editions: &[(TableId, u64)]) {
        for (id, number) in editions {
            let Some(table) = self.tables.find(id) else { continue };
            if table.now().edition < *number {
                let app = self.clone();
                tokio::spawn(async move {
                    if let Err(problem) = table.heal(&app).await {
                        tracing::warn!("table {} can't catch up: {problem:?}", table.id());
                    }
                });
            }
        }
    }

    /// Nobody waits for it.
    fn catch_up_with_all(&self) -> JoinHandle<()> {
        let app = self.clone();
        tokio::spawn(async move {
            let known: Vec<(TableId, u64)> =
                app.tables.open().iter().map(|table| (table.id().clone(), table.now().edition)).collect();
            match app.db.gone_on(&known).await {
                Ok(editions) => app.catch_up_with(&editions),
                Err(error) => tracing::warn!("tables can't catch up: {error}"),
            }
        })
    }

    /// What a server that ended left undone is for the first who sees it.
    async fn beat(&self) -> Result<(), StorageError> {
        if self.db.beat(&self.name).await? {
            bots::resume(self);
            self.wind_clocks();
            self.put_finished_games_away();
        }
        Ok(())
    }
}
