//! What every request can reach: the database, the running tables, and whether the server is stopping.

use crate::analyses::Analyses;
use crate::bots::Pool;
use crate::clocks::{Alarms, now_ms};
use crate::limits::Asked;
use crate::metrics::Metrics;
use crate::notices::{Courier, Notices};
use crate::preferences::Liked;
use crate::promises::Promises;
use crate::remembered::Remembered;
use crate::tables::Tables;
use crate::{Config, secrets};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::ops::Deref;
use std::sync::Arc;
use storage::{Db, Holder, TableId};
use tokio::sync::{broadcast, watch};

/// So much news is kept for those who are slow to hear it.
const NEWS: usize = 1024;

/// A handle; clones share it.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    /// By which other servers on the same database know this one.
    pub(crate) name: String,
    pub(crate) db: Db,
    pub(crate) config: Config,
    pub(crate) tables: Tables,
    pub(crate) promises: Promises,
    pub(crate) thinkers: Pool,
    pub(crate) analyses: Analyses,
    pub(crate) alarms: Alarms,
    /// Whose device a token is.
    pub(crate) devices: Remembered<Holder>,
    /// How somebody likes the pages.
    pub(crate) liked: Remembered<Liked>,
    pub(crate) notices: Notices,
    /// Tables of which there is news.
    pub(crate) news: broadcast::Sender<TableId>,
    /// When this server started, in Unix milliseconds.
    pub(crate) started: i64,
    pub(crate) asked: Asked,
    pub(crate) metrics: Metrics,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(db: Db, config: Config, promises: Promises, courier: Courier) -> App {
        App(Arc::new(Shared {
            name: secrets::table_id(),
            devices: Remembered::new(&db),
            liked: Remembered::new(&db),
            db,
            asked: Asked::new(config.limits.clone()),
            metrics: Metrics::new(),
            config,
            tables: Tables::default(),
            promises,
            thinkers: Pool::default(),
            analyses: Analyses::default(),
            alarms: Alarms::default(),
            notices: Notices::new(courier),
            news: broadcast::Sender::new(NEWS),
            started: now_ms(),
            stopping: watch::Sender::new(false),
        }))
    }

    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until the server is stopping.
    pub(crate) fn stopping(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stopping = self.stopping.subscribe();
        async move {
            // An error means that the app is gone, which is stopping too.
            let _ = stopping.wait_for(|stopping| *stopping).await;
        }
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl FromRequestParts<App> for App {
    type Rejection = Infallible;

    async fn from_request_parts(_: &mut Parts, app: &App) -> Result<App, Infallible> {
        Ok(app.clone())
    }
}
