//! Connections: accepted while there is room, given up when the other side is silent or does not read, closed in good order.

use crate::app::App;
use crate::client::{Client, Peer};
use crate::limits::Limits;
use crate::reader;
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue};
use catalog::web_ui::{Lang, Words};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// When the system gives no more files, some are free again soon.
const ACCEPT_AGAIN: Duration = Duration::from_millis(100);

/// So many at a time are told why there is no room, each in so long.
const GOODBYES: usize = 32;
const GOODBYE: Duration = Duration::from_secs(1);

/// Serves until the app stops; then lets the requests under way finish.
pub(crate) async fn serve(listener: TcpListener, app: App, router: Router) {
    let places = Places::new(app.config.limits.clone());
    let goodbyes = Arc::new(Semaphore::new(GOODBYES));
    let open = GracefulShutdown::new();
    let stopping = app.stopping();
    tokio::pin!(stopping);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!("a connection can't be accepted: {error}");
                    tokio::time::sleep(ACCEPT_AGAIN).await;
                    continue;
                }
            },
            () = &mut stopping => break,
        };
        let is_proxy = Client(peer.ip().to_canonical()).is_in(&app.config.trusted_proxies);
        match places.take((!is_proxy).then(|| peer.ip())) {
            Some(place) => answer(stream, peer, place, &router, &app.config.limits, &open),
            None => turn_away(stream, &goodbyes),
        }
    }
    drop(listener);
    open.shutdown().await;
}

fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    router: &Router,
    limits: &Limits,
    open: &GracefulShutdown,
) {
    // Without this, small updates wait in the socket for larger ones.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!("no TCP_NODELAY: {error}");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.write_timeout));
    let router = router.clone();
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(Request::from(request.map(Body::new)))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_timeout)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let connection = open.watch(connection);
    tokio::spawn(async move {
        let _place = place;
        // Whoever goes away, or is too slow, is none of our faults.
        if let Err(error) = connection.await {
            tracing::debug!("a connection ended: {error}");
        }
    });
}

/// Says why in the language of whoever asks, and listens a moment, because whoever still speaks when we hang up does not hear it.
/// When too many are being turned away, we just hang up.
fn turn_away(mut stream: TcpStream, goodbyes: &Arc<Semaphore>) {
    let Ok(goodbye) = goodbyes.clone().try_acquire_owned() else { return };
    tokio::spawn(async move {
        let mut heard = [0; 4096];
        let length = tokio::time::timeout(GOODBYE, stream.read(&mut heard)).await.unwrap_or(Ok(0)).unwrap_or(0);
        let say = async {
            stream.write_all(turned_away(language(&heard[..length])).as_bytes()).await?;
            stream.shutdown().await?;
            while stream.read(&mut heard).await? > 0 {}
            std::io::Result::Ok(())
        };
        let _ = tokio::time::timeout(GOODBYE, say).await;
        drop(goodbye);
    });
}

fn turned_away(lang: Lang) -> String {
    let words = Words::new(lang);
    let body = format!("{}. {}\n", words.say("problem-busy"), words.say("problem-busy.todo"));
    format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// As far as the beginning of a request says it.
fn language(request: &[u8]) -> Lang {
    let text = String::from_utf8_lossy(request);
    let lines = text.lines().skip(1).filter_map(|line| line.split_once(':'));
    let header = |(name, value): (&str, &str)| Some((name.parse().ok()?, HeaderValue::from_str(value.trim()).ok()?));
    reader::language(&lines.filter_map(header).collect::<HeaderMap>())
}

/// How many connections there may be.
struct Places {
    limits: Limits,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Default)]
struct Taken {
    in_all: u32,
    by: HashMap<IpAddr, u32>,
}

/// A connection's place, free again when this is dropped.
struct Place {
    by: Option<IpAddr>,
    taken: Arc<Mutex<Taken>>,
}

impl Places {
    fn new(limits: Limits) -> Places {
        Places { limits, taken: Arc::default() }
    }

    /// `by` is who takes it; a proxy, which speaks for many, is nobody.
    fn take(&self, by: Option<IpAddr>) -> Option<Place> {
        let is_full = |taken: u32, most: u32| most > 0 && taken >= most;
        let mut taken = lock(&self.taken);
        let own = by.map_or(0, |by| taken.by.get(&by).copied().unwrap_or(0));
        if is_full(taken.in_all, self.limits.connections) || is_full(own, self.limits.connections_per_address) {
            return None;
        }
        taken.in_all += 1;
        if let Some(by) = by {
            *taken.by.entry(by).or_default() += 1;
        }
        Some(Place { by, taken: self.taken.clone() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        taken.in_all -= 1;
        let Some(by) = self.by else { return };
        let left = taken.by.get(&by).map_or(0, |own| own - 1);
        if left == 0 {
            taken.by.remove(&by);
        } else {
            taken.by.insert(by, left);
        }
    }
}

fn lock(taken: &Mutex<Taken>) -> MutexGuard<'_, Taken> {
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_its_connection_ends() {
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::none() };
        let places = Places::new(limits);
        let anna = Some("203.0.113.7".parse().unwrap());
        let mut hers = [places.take(anna), places.take(anna)];

        assert!(places.take(anna).is_none(), "two are enough for one");
        let proxy = places.take(None);
        assert!(proxy.is_some() && places.take(None).is_none(), "three in all");
        hers[0] = None;
        assert!(places.take(anna).is_some());
    }

    #[test]
    fn those_turned_away_are_told_in_their_language() {
        let asked = |header: &str| language(format!("GET / HTTP/1.1\r\nhost: x\r\n{header}\r\n\r\n").as_bytes());

        assert_eq!(asked("Accept-Language: nl-NL,nl;q=0.9"), Lang::Nl);
        assert_eq!(asked("cookie: settings=lang=nl"), Lang::Nl);
        assert_eq!([asked("accept: text/html"), language(b"\xff"), language(b"")], [Lang::En; 3]);
        for lang in [Lang::En, Lang::Nl] {
            let text = turned_away(lang);
            let (head, body) = text.split_once("\r\n\r\n").unwrap();
            assert!(head.ends_with(&format!("content-length: {}", body.len())), "{text}");
            assert!(body.contains(&Words::new(lang).say("problem-busy")), "{text}");
        }
    }
}
