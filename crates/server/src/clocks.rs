//! Clocks that run out: one task sleeps until the first of them is due, and writes it down. The log decides: a move that is
//! stored before the clock's entry counts, whatever the time; one that comes after it finds the player taken for absent, and
//! brings them back. Of several servers the first to write is the one that acted.

use crate::app::App;
use crate::ask::Step;
use crate::now::Now;
use crate::problem::Problem;
use crate::running::Running;
use catalog::BotName;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use storage::{Entry, TableId, TimeUp};
use tokio::sync::Notify;

/// Who moves for somebody whose time is up, or who asks for it.
pub(crate) const STANDS_IN: BotName = BotName::Conductor;

/// What could not be written is tried again.
const TRY_AGAIN: Duration = Duration::from_secs(5);

/// When the next clock of a table runs out, for all tables of which this server knows. Also for those put away.
#[derive(Default)]
pub(crate) struct Alarms {
    set: Mutex<Set>,
    changed: Notify,
}

#[derive(Default)]
struct Set {
    by_table: HashMap<TableId, i64>,
    by_time: BTreeSet<(i64, TableId)>,
}

impl Alarms {
    fn set(&self, table: &TableId, due: Option<i64>) {
        let mut set = self.lock();
        if set.by_table.get(table).copied() == due {
            return;
        }
        if let Some(before) = set.by_table.remove(table) {
            set.by_time.remove(&(before, table.clone()));
        }
        if let Some(due) = due {
            set.by_table.insert(table.clone(), due);
            set.by_time.insert((due, table.clone()));
        }
        drop(set);
        self.changed.notify_one();
    }

    fn first(&self) -> Option<(i64, TableId)> {
        self.lock().by_time.first().cloned()
    }

    fn lock(&self) -> MutexGuard<'_, Set> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An observer: the table's next deadline may be another one now.
pub(crate) fn set_alarm(app: &App, table: &Arc<Running>) {
    let due = table.now().pace.next_due().map(|(due, _)| due.max(app.first_alarm()));
    app.alarms.set(table.id(), due);
}

impl App {
    /// Until the server stops. Deadlines that passed while it was down are looked after now.
    pub(crate) fn keep_time(&self) {
        self.wind_clocks();
        let app = self.clone();
        tokio::spawn(async move {
            let stopping = app.stopping();
            tokio::pin!(stopping);
            loop {
                let next = app.alarms.first();
                let wait = next.as_ref().map(|(due, _)| Duration::from_millis((due - now_ms()).max(0) as u64));
                tokio::select! {
                    () = &mut stopping => return,
                    () = app.alarms.changed.notified() => {}
                    () = sleep(wait) => if let Some((_, table)) = next { app.ring(&table).await },
                }
            }
        });
    }

    /// Opens the tables that are played by the clock, so that their alarms are set.
    pub(crate) fn wind_clocks(&self) {
        let app = self.clone();
        tokio::spawn(async move {
            let tables = match app.db.running_with_clock().await {
                Ok(tables) => tables,
                Err(error) => return tracing::error!("clocks can't be wound: {error}"),
            };
            for id in tables {
                if let Err(problem) = app.open_table(&id).await {
                    tracing::error!("the clocks of table {id} can't be wound: {problem:?}");
                }
            }
        });
    }

    async fn ring(&self, id: &TableId) {
        self.alarms.set(id, None);
        let rung = async {
            let table = self.table(id.as_str()).await?;
            table.write(self, |now| Ok(time_is_up(now, now_ms()))).await?;
            // Nothing was written if somebody moved meanwhile: then another clock runs.
            set_alarm(self, &table);
            Ok::<(), Problem>(())
        };
        if let Err(problem) = rung.await {
            tracing::warn!("a clock of table {id} has run out, but that can't be written: {problem:?}");
            self.alarms.set(id, Some(now_ms() + TRY_AGAIN.as_millis() as i64));
        }
    }

    /// No clock runs out sooner: whoever could not reach a server that was down gets a moment.
    fn first_alarm(&self) -> i64 {
        self.started + self.config.clock_grace.as_millis() as i64
    }
}

/// What follows from a clock that has run out: what was agreed on.
fn time_is_up(now: &Now, at: i64) -> Step {
    let Some((_, seat)) = now.pace.next_due().filter(|(due, _)| *due <= at) else { return Step::default() };
    let follows = match now.pace.terms.time_up {
        TimeUp::Wait => None,
        TimeUp::Bot => Some(Entry::StandIn { seat, bot: STANDS_IN.to_string() }),
        TimeUp::Anybody => Some(Entry::Offer { seat }),
    };
    Step { entries: [Entry::TimeUp { seat }].into_iter().chain(follows).collect(), finishes: false }
}

async fn sleep(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}

/// Unix milliseconds, as the log has them.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}
