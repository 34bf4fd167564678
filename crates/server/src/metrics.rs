//! What the server does and how long it takes, counted for Prometheus.

use crate::app::App;
use crate::client::{Client, Peer};
use crate::problem::{Kind, Problem};
use axum::Extension;
use axum::extract::MatchedPath;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::time::{Duration, Instant};

pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Asked, Histogram>,
    entries: Counter,
    database: Histogram,
    tables: Gauge,
    streams: Gauge,
    bots: Gauge,
    bots_queue: Gauge,
}

/// A request, without anything secret: its address only as the route knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    method: String,
    route: String,
    status: u16,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("goldenspike");
        let requests = Family::<Asked, Histogram>::new_with_constructor(histogram);
        let (entries, database) = (Counter::default(), histogram());
        let [tables, streams, bots, bots_queue] = [(); 4].map(|()| Gauge::default());
        let time = "The time until requests were answered";
        registry.register_with_unit("request_duration", time, Unit::Seconds, requests.clone());
        registry.register(
            "log_entries",
            "Moves, talk and people: what was added to the logs of tables",
            entries.clone(),
        );
        let time = "The time until it was on the disk";
        registry.register_with_unit("database_write_duration", time, Unit::Seconds, database.clone());
        registry.register("open_tables", "Tables kept in memory", tables.clone());
        registry.register("open_streams", "Pages of tables that are open", streams.clone());
        registry.register("bots_at_work", "Tables at which a bot thinks or waits to move", bots.clone());
        registry.register("bots_queue", "Bots that wait for a place to think", bots_queue.clone());
        Metrics { registry, requests, entries, database, tables, streams, bots, bots_queue }
    }

    /// So many entries are on the disk.
    pub(crate) fn stored(&self, entries: usize, took: Duration) {
        self.entries.inc_by(entries as u64);
        self.database.observe(took.as_secs_f64());
    }

    fn text(&self, app: &App) -> String {
        let (tables, bots) = app.tables.count();
        self.tables.set(tables as i64);
        self.bots.set(bots as i64);
        self.bots_queue.set(app.thinkers.queue() as i64);
        self.streams.set(app.asked.open_streams().into());
        let mut text = String::new();
        // Writing to a text does not fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &self.registry);
        text
    }
}

/// From half a millisecond to some eight seconds.
fn histogram() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 15))
}

/// GET /metrics: for those who watch over the server, whose addresses the configuration names. Others find nothing here.
pub(crate) async fn metrics(app: App, peer: Option<Extension<Peer>>, headers: HeaderMap) -> Result<Response, Problem> {
    let client = peer.map(|Extension(Peer(peer))| Client::of(peer, &headers, &app.config.trusted_proxies));
    if !client.is_some_and(|client| client.is_in(&app.config.metrics_from)) {
        return Err(Kind::NotFound.into());
    }
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, KIND)], app.metrics.text(&app)).into_response())
}

/// A request that is being answered.
pub(crate) struct Watched {
    began: Instant,
    method: String,
    route: String,
    client: Option<Client>,
}

impl Watched {
    pub(crate) fn begin(app: &App, parts: &Parts) -> Watched {
        let client = parts.extensions.get::<Peer>();
        Watched {
            began: Instant::now(),
            method: parts.method.to_string(),
            route: parts.extensions.get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned(),
            client: client.map(|Peer(peer)| Client::of(*peer, &parts.headers, &app.config.trusted_proxies)),
        }
    }

    /// Counts it and writes it to the log: its route, never its address, because that may be somebody's private link.
    pub(crate) fn end(self, app: &App, status: StatusCode) {
        let Watched { began, method, route, client } = self;
        let (status, took) = (status.as_u16(), began.elapsed());
        if tracing::enabled!(target: "request", tracing::Level::INFO) {
            let client = client.map(|Client(address)| address.to_string()).unwrap_or_default();
            tracing::info!(target: "request", method, route, status, ms = took.as_millis() as u64, client);
        }
        app.metrics.requests.get_or_create(&Asked { method, route, status }).observe(took.as_secs_f64());
    }
}
