//! The running tables: opened from their log when first asked for, put away when nobody has asked for a while.

use crate::app::App;
use crate::observers;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use storage::TableId;

/// A table nobody looks at is put away after this long.
const IDLE: Duration = Duration::from_secs(10 * 60);
const SWEEP_EVERY: Duration = Duration::from_secs(60);

#[derive(Default)]
pub(crate) struct Tables(Mutex<HashMap<TableId, Kept>>);

struct Kept {
    table: Arc<Running>,
    used: Instant,
}

impl App {
    /// The table of this name.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Running>, Problem> {
        let id = TableId::new(id);
        if let Some(table) = self.tables.get(&id) {
            return Ok(table);
        }
        let loaded = self.load(id).await?;
        let table = self.tables.keep(loaded);
        observers::tell(self, &table, &[]);
        Ok(table)
    }

    /// A log by which the rules break is one table's damage.
    async fn load(&self, id: TableId) -> Result<Running, Problem> {
        let app = self.clone();
        let loading = tokio::spawn(async move { Running::load(&app, &id).await });
        loading.await.unwrap_or_else(|_| Err(Kind::Fault.into()))
    }

    /// Puts tables away that nobody uses, from time to time, until the server stops.
    pub(crate) fn sweep_idle_tables(&self) {
        let app = self.clone();
        tokio::spawn(async move {
            let stopping = app.stopping();
            tokio::pin!(stopping);
            loop {
                tokio::select! {
                    () = tokio::time::sleep(SWEEP_EVERY) => app.tables.put_away_unused_for(IDLE),
                    () = &mut stopping => return,
                }
            }
        });
    }
}

impl Tables {
    fn get(&self, id: &TableId) -> Option<Arc<Running>> {
        let mut tables = self.lock();
        let kept = tables.get_mut(id)?;
        kept.used = Instant::now();
        Some(kept.table.clone())
    }

    /// Of two who loaded the same table at once, the first one's is kept: there is one of each.
    pub(crate) fn keep(&self, table: Running) -> Arc<Running> {
        let mut tables = self.lock();
        let kept =
            tables.entry(table.id().clone()).or_insert_with(|| Kept { table: Arc::new(table), used: Instant::now() });
        kept.table.clone()
    }

    /// How many are open, and at how many of them a bot is at work.
    pub(crate) fn count(&self) -> (usize, usize) {
        let tables = self.lock();
        let at_work = tables.values().filter(|kept| kept.table.bots_at_work.load(Ordering::Relaxed));
        (tables.len(), at_work.count())
    }

    /// Those in memory.
    pub(crate) fn open(&self) -> Vec<Arc<Running>> {
        self.lock().values().map(|kept| kept.table.clone()).collect()
    }

    /// The table, if it is in memory.
    pub(crate) fn find(&self, id: &TableId) -> Option<Arc<Running>> {
        self.lock().get(id).map(|kept| kept.table.clone())
    }

    /// A table that somebody holds (a page's live updates, a bot at work) stays.
    fn put_away_unused_for(&self, idle: Duration) {
        self.lock().retain(|_, kept| Arc::strong_count(&kept.table) > 1 || kept.used.elapsed() < idle);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
