//! How much one client may ask for, so that nobody takes the server from the others.

use crate::app::App;
use crate::client::{Client, Peer};
use crate::problem::Problem;
use crate::reader::Reader;
use axum::body::Body;
use axum::http::Method;
use axum::http::request::Parts;
use catalog::engine::Message;
use futures_util::StreamExt;
use governor::clock::{Clock, DefaultClock};
use governor::{Quota, RateLimiter, state::keyed::HashMapStateStore};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use storage::Session;

/// What one browser, or one program, may do. Those who share an address may do [`Limits::people_per_address`] times as much
/// together. 0 is no limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    pub requests_per_minute: u32,
    pub tables_per_hour: u32,
    pub uploads_per_hour: u32,
    pub talk_per_minute: u32,
    pub mails_per_hour: u32,
    /// Tries to come in, and new passwords: each takes the server some work, and nobody guesses many.
    pub sign_ins_per_hour: u32,
    /// Pages of tables that are open at the same time.
    pub streams: u32,
    pub people_per_address: u32,
    /// Of everybody together.
    pub streams_in_all: u32,
    /// At the same time, of everybody together.
    pub connections: u32,
    pub connections_per_address: u32,
    /// The head of a request must have come by then, also the next one of a connection that is kept open.
    pub head_timeout: Duration,
    /// A reader who takes nothing for so long is let go.
    pub write_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_minute: 600,
            tables_per_hour: 60,
            uploads_per_hour: 60,
            talk_per_minute: 30,
            mails_per_hour: 20,
            sign_ins_per_hour: 30,
            streams: 30,
            people_per_address: 10,
            streams_in_all: 8_000,
            connections: 10_000,
            connections_per_address: 400,
            head_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// For tests and measurements, where one client is many.
    pub fn none() -> Limits {
        Limits {
            requests_per_minute: 0,
            tables_per_hour: 0,
            uploads_per_hour: 0,
            talk_per_minute: 0,
            mails_per_hour: 0,
            sign_ins_per_hour: 0,
            streams: 0,
            streams_in_all: 0,
            connections_per_address: 0,
            ..Limits::default()
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Request,
    Table,
    Upload,
    Talk,
    Mail,
    SignIn,
}

impl What {
    const ALL: [What; 6] = [What::Request, What::Table, What::Upload, What::Talk, What::Mail, What::SignIn];

    /// What a request asks for besides being one.
    fn of(method: &Method, path: &str) -> Option<What> {
        let path = path.strip_prefix("/api").unwrap_or(path);
        match path {
            _ if method != Method::POST => None,
            "/tables" | "/campaigns" | "/campaigns/{id}/games" => Some(What::Table),
            "/games/{game}/learn/{lesson}" | "/games/{game}/lessons/{lesson}" => Some(What::Table),
            "/replays" | "/campaigns/import" => Some(What::Upload),
            "/tables/{id}/talk" | "/campaigns/{id}/telegram" => Some(What::Talk),
            "/me/notices/mail" | "/me/notices/try" | "/me/enter/mail" => Some(What::Mail),
            "/me/notices/ways" | "/me/notices/ways/{way}/try" => Some(What::Mail),
            "/me/enter" | "/me/enter/mail/{link}" => Some(What::SignIn),
            "/me/keep" | "/me/password" | "/me/delete" => Some(What::SignIn),
            _ => None,
        }
    }

    fn quota(self, limits: &Limits) -> Option<Quota> {
        const HOUR: Duration = Duration::from_secs(60 * 60);
        let (most, time) = match self {
            What::Request => (limits.requests_per_minute, HOUR / 60),
            What::Table => (limits.tables_per_hour, HOUR),
            What::Upload => (limits.uploads_per_hour, HOUR),
            What::Talk => (limits.talk_per_minute, HOUR / 60),
            What::Mail => (limits.mails_per_hour, HOUR),
            What::SignIn => (limits.sign_ins_per_hour, HOUR),
        };
        let most = NonZeroU32::new(most)?;
        Some(Quota::with_period(time / most.get())?.allow_burst(most))
    }

    fn refusal(self, wait: Duration) -> Problem {
        let id = match self {
            What::Request => "limit-requests",
            What::Table => "limit-tables",
            What::Upload => "limit-uploads",
            What::Talk => "limit-talk",
            What::Mail => "limit-mails",
            What::SignIn => "limit-sign-ins",
        };
        let seconds = NonZeroU32::MIN.saturating_add(wait.as_secs().try_into().unwrap_or(u32::MAX));
        Problem::too_many(Message::new(id).number("seconds", seconds.get()), seconds)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Who {
    Session(Session),
    Home(Client),
}

type Rate = RateLimiter<Who, HashMapStateStore<Who>, DefaultClock>;

/// What everybody has asked for lately.
pub(crate) struct Asked {
    limits: Limits,
    /// By [`What`]; of a session, and of all that share an address.
    rates: Vec<(Option<Rate>, Option<Rate>)>,
    streams: Arc<Mutex<Streams>>,
}

#[derive(Default)]
struct Streams {
    of: HashMap<Who, u32>,
    in_all: u32,
}

/// An open stream; it is counted until this is dropped.
pub(crate) struct Held {
    who: Vec<Who>,
    streams: Arc<Mutex<Streams>>,
}

impl Asked {
    pub(crate) fn new(limits: Limits) -> Asked {
        let shared = |quota: Quota| {
            let people = limits.people_per_address.max(1);
            let most = quota.burst_size().saturating_mul(NonZeroU32::new(people).unwrap_or(NonZeroU32::MIN));
            Quota::with_period(quota.replenish_interval() / people).map_or(quota, |quota| quota.allow_burst(most))
        };
        let rates = What::ALL.map(|what| {
            let quota = what.quota(&limits);
            (quota.map(RateLimiter::hashmap), quota.map(shared).map(RateLimiter::hashmap))
        });
        Asked { limits, rates: rates.into(), streams: Arc::default() }
    }

    /// Counts it, or refuses.
    fn take(&self, what: What, who: &[Who]) -> Result<(), Problem> {
        let (of_session, of_home) = &self.rates[what as usize];
        for who in who {
            let rate = if matches!(who, Who::Session(_)) { of_session } else { of_home };
            let Some(rate) = rate else { continue };
            rate.check_key(who).map_err(|until| what.refusal(until.wait_time_from(DefaultClock::default().now())))?;
        }
        Ok(())
    }

    fn open_stream(&self, who: Vec<Who>) -> Result<Held, Problem> {
        const AGAIN: NonZeroU32 = NonZeroU32::new(30).unwrap();
        let mut streams = lock(&self.streams);
        let most = |who: &Who| match who {
            Who::Session(_) => self.limits.streams,
            Who::Home(_) => self.limits.streams.saturating_mul(self.limits.people_per_address.max(1)),
        };
        let is_full = |open: u32, most: u32| most > 0 && open >= most;
        if who.iter().any(|who| is_full(streams.of.get(who).copied().unwrap_or(0), most(who))) {
            return Err(Problem::too_many(Message::new("limit-streams"), AGAIN));
        }
        if is_full(streams.in_all, self.limits.streams_in_all) {
            return Err(Problem::too_many(Message::new("limit-streams-in-all"), AGAIN));
        }
        streams.in_all += 1;
        for who in &who {
            *streams.of.entry(who.clone()).or_default() += 1;
        }
        Ok(Held { who, streams: self.streams.clone() })
    }

    pub(crate) fn open_streams(&self) -> u32 {
        lock(&self.streams).in_all
    }

    /// Forgets those who have not asked for anything lately.
    pub(crate) fn forget(&self) {
        for rate in self.rates.iter().flat_map(|(of_session, of_home)| [of_session, of_home]).flatten() {
            rate.retain_recent();
            rate.shrink_to_fit();
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut streams = lock(&self.streams);
        streams.in_all -= 1;
        for who in &self.who {
            if let Some(open) = streams.of.get_mut(who) {
                *open -= 1;
            }
            if streams.of.get(who) == Some(&0) {
                streams.of.remove(who);
            }
        }
    }
}

impl App {
    /// From time to time, until the server stops.
    pub(crate) fn forget_who_asked(&self) {
        const EVERY: Duration = Duration::from_secs(60);
        let app = self.clone();
        tokio::spawn(async move {
            let stopping = app.stopping();
            tokio::pin!(stopping);
            loop {
                tokio::select! {
                    () = tokio::time::sleep(EVERY) => app.asked.forget(),
                    () = &mut stopping => return,
                }
            }
        });
    }
}

/// Refuses what is too much. What is read again and again by every page, and costs nothing, is not counted. A stream takes a place.
pub(crate) fn admit(app: &App, parts: &Parts, reader: &Reader, route: &str) -> Result<Option<Held>, Problem> {
    if route.starts_with("/assets/") || route == "/healthz" || route == "/metrics" {
        return Ok(None);
    }
    let mut who = Vec::with_capacity(2);
    if let Some(Peer(peer)) = parts.extensions.get() {
        who.push(Who::Home(Client::of(*peer, &parts.headers, &app.config.trusted_proxies).home()));
    }
    who.extend(reader.device.clone().map(Who::Session));
    for what in [Some(What::Request), What::of(&parts.method, route)].into_iter().flatten() {
        app.asked.take(what, &who)?;
    }
    is_stream(route).then(|| app.asked.open_stream(who)).transpose()
}

/// A file comes with it.
pub(crate) fn is_upload(method: &Method, route: &str) -> bool {
    What::of(method, route) == Some(What::Upload)
}

/// It is open as long as somebody listens.
pub(crate) fn is_stream(route: &str) -> bool {
    route.ends_with("/live") || route.ends_with("/stream")
}

/// The body, and with it the place it takes.
pub(crate) fn hold(body: Body, held: Held) -> Body {
    Body::from_stream(body.into_data_stream().inspect(move |_| {
        let _until_it_ends = &held;
    }))
}

fn lock(streams: &Mutex<Streams>) -> MutexGuard<'_, Streams> {
    streams.lock().unwrap_or_else(PoisonError::into_inner)
}
