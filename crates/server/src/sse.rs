//! Server-sent events of a table: one for every change, as long as the reader listens and the server runs.

use crate::app::App;
use crate::packed::Packed;
use crate::running::{Edition, Running};
use axum::body::{Body, Bytes};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// Proxies close a connection that is silent for long.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// What a listener is told of a change: the name of the event and its data; nothing ends the stream.
pub(crate) trait Teller: Send + 'static {
    const EVENT: &'static str;

    fn tell(&mut self, table: &Running, edition: Edition) -> Option<String>;
}

/// The stream of a table's editions after the one that the listener has seen.
pub(crate) fn stream(
    app: &App,
    table: Arc<Running>,
    has_seen: Option<Edition>,
    headers: &HeaderMap,
    mut teller: impl Teller,
) -> Response {
    let mut news = table.news();
    if has_seen != Some(*news.borrow()) {
        news.mark_changed();
    }
    let mut wire = Wire::for_reader(headers);
    let encoding = wire.encoding();
    let stopping = app.stopping();
    let chunks = async_stream::stream! {
        tokio::pin!(stopping);
        // The reader knows at once that somebody is there.
        yield Ok::<Bytes, Infallible>(wire.chunk(":\n\n"));
        loop {
            tokio::select! {
                changed = news.changed() => if changed.is_err() { break },
                () = tokio::time::sleep(KEEP_ALIVE) => {
                    yield Ok(wire.chunk(":\n\n"));
                    continue;
                }
                () = &mut stopping => break,
            }
            let edition = *news.borrow_and_update();
            let Some(data) = teller.tell(&table, edition) else { break };
            yield Ok(wire.chunk(&event(&teller, edition, &data)));
        }
        yield Ok(wire.end());
    };
    let kind = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache"), (VARY, "accept-encoding")];
    let encoding = encoding.map(|encoding| [(CONTENT_ENCODING, encoding)]);
    match encoding {
        Some(encoding) => (kind, encoding, Body::from_stream(chunks)).into_response(),
        None => (kind, Body::from_stream(chunks)).into_response(),
    }
}

/// An event as it is written. Every line of its data stands alone; a bare carriage return would be a line, too.
fn event<T: Teller>(_: &T, edition: Edition, data: &str) -> String {
    let mut text = format!("event: {}\nid: {edition}\n", T::EVENT);
    for line in data.split(['\n', '\r']) {
        text += "data: ";
        text += line;
        text.push('\n');
    }
    text.push('\n');
    text
}

/// How the text travels.
enum Wire {
    Plain,
    Packed(Packed),
}

impl Wire {
    fn for_reader(headers: &HeaderMap) -> Wire {
        let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
        let takes_gzip = accepted.split(',').any(|encoding| {
            let (name, weight) = encoding.split_once(';').unwrap_or((encoding, ""));
            name.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0")
        });
        if takes_gzip { Wire::Packed(Packed::new()) } else { Wire::Plain }
    }

    fn encoding(&self) -> Option<&'static str> {
        match self {
            Wire::Plain => None,
            Wire::Packed(_) => Some("gzip"),
        }
    }

    fn chunk(&mut self, text: &str) -> Bytes {
        match self {
            Wire::Plain => Bytes::copy_from_slice(text.as_bytes()),
            Wire::Packed(packed) => packed.piece(text.as_bytes()).into(),
        }
    }

    fn end(&mut self) -> Bytes {
        match self {
            Wire::Plain => Bytes::new(),
            Wire::Packed(packed) => packed.end().into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Board;

    impl Teller for Board {
        const EVENT: &'static str = "patch";

        fn tell(&mut self, _: &Running, _: Edition) -> Option<String> {
            None
        }
    }

    #[test]
    fn an_event_is_written_line_by_line() {
        let text = event(&Board, 7, "<p>\n</p>");

        assert_eq!(text, "event: patch\nid: 7\ndata: <p>\ndata: </p>\n\n");
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
