//! Server-sent events of a table: one for every change, as long as the reader listens and the server runs.

use crate::app::App;
use crate::packed::{Packed, Piece};
use crate::packing::takes;
use crate::running::{Edition, Running};
use axum::body::{Body, Bytes};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use memchr::memchr2;
use std::convert::Infallible;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep};

/// Proxies close a connection that is silent for long.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Says nothing, and that somebody is there.
static NOTHING: LazyLock<Piece> = LazyLock::new(|| Piece::of(":\n\n".to_owned()));

/// What a listener is told of a change: an event as it is written; nothing ends the stream.
pub(crate) trait Teller: Send + 'static {
    fn tell(&mut self, table: &Arc<Running>, edition: Edition) -> impl Future<Output = Option<Arc<Piece>>> + Send;
}

/// The stream of a table's editions, as word comes of them.
pub(crate) fn stream(
    app: &App,
    table: Arc<Running>,
    news: watch::Receiver<Edition>,
    headers: &HeaderMap,
    teller: impl Teller,
) -> Response {
    written(app, headers, Editions { table, news, teller })
}

/// The stream of these pieces, until their sender ends it.
pub(crate) fn stream_of(app: &App, pieces: mpsc::Receiver<Arc<Piece>>, headers: &HeaderMap) -> Response {
    written(app, headers, Pieces { pieces, next: None })
}

/// Where the events of a stream come from.
trait Source: Send + 'static {
    /// Waits until there is something to tell; false where there will be nothing more. Whoever stops waiting loses nothing.
    fn is_there_more(&mut self) -> impl Future<Output = bool> + Send;

    /// What there is to tell; nothing ends the stream.
    fn next(&mut self) -> impl Future<Output = Option<Arc<Piece>>> + Send;
}

struct Editions<T> {
    table: Arc<Running>,
    news: watch::Receiver<Edition>,
    teller: T,
}

impl<T: Teller> Source for Editions<T> {
    async fn is_there_more(&mut self) -> bool {
        self.news.changed().await.is_ok()
    }

    async fn next(&mut self) -> Option<Arc<Piece>> {
        let edition = *self.news.borrow_and_update();
        self.teller.tell(&self.table, edition).await
    }
}

struct Pieces {
    pieces: mpsc::Receiver<Arc<Piece>>,
    next: Option<Arc<Piece>>,
}

impl Source for Pieces {
    async fn is_there_more(&mut self) -> bool {
        self.next = self.pieces.recv().await;
        self.next.is_some()
    }

    async fn next(&mut self) -> Option<Arc<Piece>> {
        self.next.take()
    }
}

/// Writes what comes, and now and then that somebody is there, until there is nothing more or the server stops.
fn written(app: &App, headers: &HeaderMap, mut source: impl Source) -> Response {
    let mut wire = Wire::for_reader(headers);
    let encoding = wire.encoding();
    let stopping = app.stopping();
    let chunks = async_stream::stream! {
        let silence = sleep(KEEP_ALIVE);
        tokio::pin!(stopping, silence);
        if let Some(heading) = wire.heading() {
            yield Ok::<Bytes, Infallible>(heading);
        }
        // The reader knows at once that somebody is there.
        yield Ok(wire.chunk(&NOTHING));
        loop {
            tokio::select! {
                is_more = source.is_there_more() => if !is_more { break },
                () = &mut silence => {
                    silence.as_mut().reset(Instant::now() + KEEP_ALIVE);
                    yield Ok(wire.chunk(&NOTHING));
                    continue;
                }
                () = &mut stopping => break,
            }
            let Some(piece) = source.next().await else { break };
            // One alarm that is put off: to set another for every update would cost each of a thousand streams more than this.
            silence.as_mut().reset(Instant::now() + KEEP_ALIVE);
            yield Ok(wire.chunk(&piece));
        }
        yield Ok(wire.end());
    };
    answer(encoding, Body::from_stream(chunks))
}

fn answer(encoding: Option<&'static str>, chunks: Body) -> Response {
    let kind = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache"), (VARY, "accept-encoding")];
    match encoding {
        Some(encoding) => (kind, [(CONTENT_ENCODING, encoding)], chunks).into_response(),
        None => (kind, chunks).into_response(),
    }
}

/// An event as it is written. Every line of its data stands alone; a bare carriage return would be a line, too.
pub(crate) fn event(name: &str, edition: Edition, data: &str) -> Piece {
    let mut text = String::with_capacity(data.len() + 64);
    text += &format!("event: {name}\nid: {edition}\n");
    let mut rest = data;
    loop {
        let end = memchr2(b'\n', b'\r', rest.as_bytes());
        text += "data: ";
        text += &rest[..end.unwrap_or(rest.len())];
        text.push('\n');
        let Some(end) = end else { break };
        rest = &rest[end + 1..];
    }
    text.push('\n');
    Piece::of(text)
}

/// How the text travels.
enum Wire {
    Plain,
    Packed(Packed),
}

impl Wire {
    fn for_reader(headers: &HeaderMap) -> Wire {
        if takes(headers, "gzip") { Wire::Packed(Packed::default()) } else { Wire::Plain }
    }

    fn encoding(&self) -> Option<&'static str> {
        match self {
            Wire::Plain => None,
            Wire::Packed(_) => Some("gzip"),
        }
    }

    fn heading(&self) -> Option<Bytes> {
        match self {
            Wire::Plain => None,
            Wire::Packed(_) => Some(Bytes::from_static(Packed::HEADING)),
        }
    }

    fn chunk(&mut self, piece: &Piece) -> Bytes {
        match self {
            Wire::Plain => piece.plain(),
            Wire::Packed(packed) => packed.piece(piece),
        }
    }

    fn end(&self) -> Bytes {
        match self {
            Wire::Plain => Bytes::new(),
            Wire::Packed(packed) => packed.end(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::ACCEPT_ENCODING;

    #[test]
    fn an_event_is_written_line_by_line() {
        let piece = event("patch", 7, "<p>\n</p>");

        assert_eq!(piece.plain(), "event: patch\nid: 7\ndata: <p>\ndata: </p>\n\n");
    }

    #[test]
    fn only_those_who_take_gzip_get_it() {
        let encoding = |accepted: &str| {
            let headers = [(ACCEPT_ENCODING, accepted.parse().unwrap())].into_iter().collect();
            Wire::for_reader(&headers).encoding()
        };
        assert_eq!(encoding("gzip, deflate, br"), Some("gzip"));
        assert_eq!(encoding("br"), None);
        assert_eq!(encoding("gzip;q=0, br"), None);
        assert_eq!(encoding(""), None);
    }
}
