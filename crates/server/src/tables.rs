//! The running tables: opened from their log when first asked for, put away when nobody has asked for a while. That somebody
//! looked at them is stored, and what nobody uses is removed.

use crate::app::App;
use crate::aside::aside;
use crate::observers;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use storage::TableId;

const SWEEP_EVERY: Duration = Duration::from_secs(60);
const REMOVE_EVERY: Duration = Duration::from_secs(60 * 60);

/// That somebody looks at a table is stored so often at most: when it was, nobody needs to know more exactly.
const LOOK_EVERY: Duration = Duration::from_secs(60 * 60);

#[derive(Default)]
pub(crate) struct Tables(Mutex<HashMap<TableId, Kept>>);

struct Kept {
    table: Arc<Running>,
    used: Instant,
    /// Since that was last stored.
    is_looked_at: bool,
    look_stored: Option<Instant>,
}

impl App {
    /// The table of this name.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Running>, Problem> {
        let id = TableId::new(id);
        let table = self.open_table(&id).await?;
        self.tables.look_at(&id);
        Ok(table)
    }

    /// The same, for somebody who does not look at it.
    pub(crate) async fn open_table(&self, id: &TableId) -> Result<Arc<Running>, Problem> {
        if let Some(table) = self.tables.find(id) {
            return Ok(table);
        }
        let loaded = self.load(id.clone()).await?;
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
            let idle = app.config.idle_table;
            loop {
                tokio::select! {
                    () = tokio::time::sleep(idle.clamp(Duration::from_secs(1), SWEEP_EVERY)) => {
                        app.store_looks().await;
                        let away = app.tables.put_away_unused_for(idle);
                        // Their memory is given back elsewhere: those who play don't wait for it.
                        aside(move || drop(away));
                    }
                    () = &mut stopping => return,
                }
            }
        });
    }
}

impl App {
    /// Stores which tables somebody has looked at since this was last stored.
    pub(crate) async fn store_looks(&self) {
        let looked_at = self.tables.looked_at();
        if let Err(error) = self.db.looked_at(&looked_at).await {
            tracing::warn!("that {} tables were looked at can't be stored: {error}", looked_at.len());
        }
    }

    /// Removes what nobody has used for as long as the configuration says, from time to time, until the server stops.
    pub(crate) fn remove_unused_tables(&self) {
        let app = self.clone();
        let days = u64::from(app.config.keep_unused);
        if days == 0 {
            return;
        }
        tokio::spawn(async move {
            let stopping = app.stopping();
            tokio::pin!(stopping);
            loop {
                match app.db.remove_unused(Duration::from_secs(days * 24 * 60 * 60)).await {
                    Ok(removed) => app.tables.forget(&removed),
                    Err(error) => tracing::warn!("what nobody uses can't be removed: {error}"),
                }
                tokio::select! {
                    () = tokio::time::sleep(REMOVE_EVERY) => {}
                    () = &mut stopping => return,
                }
            }
        });
    }
}

impl Tables {
    fn look_at(&self, id: &TableId) {
        if let Some(kept) = self.lock().get_mut(id) {
            kept.used = Instant::now();
            kept.is_looked_at = true;
        }
    }

    /// Those that somebody has looked at since that was last stored, or has open.
    fn looked_at(&self) -> Vec<TableId> {
        self.lock().values_mut().filter_map(Kept::look_to_store).collect()
    }

    fn forget(&self, removed: &[TableId]) {
        self.lock().retain(|id, _| !removed.contains(id));
    }

    /// Of two who loaded the same table at once, the first one's is kept: there is one of each.
    pub(crate) fn keep(&self, table: Running) -> Arc<Running> {
        let mut tables = self.lock();
        let kept = tables.entry(table.id().clone()).or_insert_with(|| Kept::new(table));
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

    /// A table that somebody holds (a page's live updates, a bot at work) stays. Gives what is put away.
    fn put_away_unused_for(&self, idle: Duration) -> Vec<Arc<Running>> {
        let mut tables = self.lock();
        let unused = tables.extract_if(|_, kept| !kept.is_held() && kept.used.elapsed() >= idle);
        unused.map(|(_, kept)| kept.table).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn new(table: Running) -> Kept {
        Kept { table: Arc::new(table), used: Instant::now(), is_looked_at: false, look_stored: None }
    }

    fn look_to_store(&mut self) -> Option<TableId> {
        let is_known = self.look_stored.is_some_and(|stored| stored.elapsed() < LOOK_EVERY);
        if is_known || !(self.is_looked_at || self.is_held()) {
            return None;
        }
        (self.is_looked_at, self.look_stored) = (false, Some(Instant::now()));
        Some(self.table.id().clone())
    }

    /// By a page's live updates, or by a bot at work.
    fn is_held(&self) -> bool {
        Arc::strong_count(&self.table) > 1
    }
}
