//! Answers are packed as their reader can unpack them, away from the threads that answer requests. What is the same for everybody is
//! packed once, and as small as can be.

use crate::aside::aside;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

/// Less is not worth it.
const LEAST: usize = 256;
/// More than this takes longer than to change to another thread.
const QUICK: usize = 4 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// For one reader, who waits.
    Quick,
    /// For everybody who comes.
    Once,
}

/// What was packed once, by its tag.
static PACKED: LazyLock<Mutex<HashMap<(HeaderValue, Encoding), Bytes>>> = LazyLock::new(Mutex::default);

impl Encoding {
    /// The best that this reader takes.
    pub(crate) fn accepted(headers: &HeaderMap) -> Option<Encoding> {
        let takes = |wanted| takes(headers, wanted);
        [Encoding::Brotli, Encoding::Gzip].into_iter().find(|encoding| takes(encoding.name()))
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    fn pack(self, bytes: &[u8], effort: Effort) -> Vec<u8> {
        match self {
            Encoding::Brotli => in_brotli(bytes, effort, &BrotliEncoderParams::default()),
            Encoding::Gzip => {
                let mut packed = Vec::with_capacity(bytes.len() / 4);
                let mut packer = GzEncoder::new(&mut packed, effort.in_gzip());
                let done = packer.write_all(bytes).and_then(|()| packer.finish().map(|_| ()));
                assert!(done.is_ok(), "memory can be read and written");
                packed
            }
        }
    }
}

impl Effort {
    fn in_brotli(self) -> i32 {
        match self {
            // A third of the time of 5, and an eighth more bytes.
            Effort::Quick => 3,
            // Without optimisation the best takes seconds.
            Effort::Once if cfg!(debug_assertions) => 5,
            Effort::Once => 11,
        }
    }

    pub(crate) fn in_gzip(self) -> Compression {
        match self {
            Effort::Quick => Compression::default(),
            Effort::Once => Compression::best(),
        }
    }
}

/// All with one window, so that they can be joined.
pub(crate) fn in_brotli(bytes: &[u8], effort: Effort, how: &BrotliEncoderParams) -> Vec<u8> {
    let quality = effort.in_brotli();
    let how = BrotliEncoderParams { quality, lgwin: 18, size_hint: bytes.len(), ..how.clone() };
    let mut packed = Vec::with_capacity(bytes.len() / 4);
    let done = brotli::BrotliCompress(&mut &bytes[..], &mut packed, &how);
    assert!(done.is_ok(), "memory can be read and written");
    packed
}

/// Whether a reader takes this encoding: `gzip, br;q=0`.
pub(crate) fn takes(headers: &HeaderMap, wanted: &str) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|encoding| {
        let (name, weight) = encoding.split_once(';').unwrap_or((encoding, ""));
        name.trim() == wanted && !matches!(weight.trim(), "q=0" | "q=0.0")
    })
}

/// Packs what stands in memory already, as its reader takes it; streams pack themselves (`packed`), and so do the pages of tables
/// (`lasting`).
pub(crate) async fn pack(encoding: Option<Encoding>, mut response: Response) -> Response {
    if !is_text(response.headers()) || response.headers().contains_key(CONTENT_ENCODING) {
        return response;
    }
    response.headers_mut().append(VARY, HeaderValue::from_static("accept-encoding"));
    let Some(encoding) = encoding else { return response };
    let (mut head, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else { return Response::from_parts(head, Body::empty()) };
    if bytes.len() < LEAST {
        return Response::from_parts(head, bytes.into());
    }
    let tag = head.headers.get(ETAG).filter(|_| is_for_ever(&head.headers)).cloned();
    let Some(packed) = packed(bytes.clone(), encoding, tag).await else {
        return Response::from_parts(head, bytes.into());
    };
    head.headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    head.headers.remove(CONTENT_LENGTH);
    Response::from_parts(head, packed.into())
}

async fn packed(bytes: Bytes, encoding: Encoding, tag: Option<HeaderValue>) -> Option<Bytes> {
    let Some(tag) = tag else {
        return match bytes.len() {
            ..QUICK => Some(encoding.pack(&bytes, Effort::Quick).into()),
            _ => aside(move || encoding.pack(&bytes, Effort::Quick).into()).await.ok(),
        };
    };
    let known = || PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (tag, encoding);
    if let Some(packed) = known().get(&key) {
        return Some(packed.clone());
    }
    let packed = aside(move || Bytes::from(encoding.pack(&bytes, Effort::Once))).await.ok()?;
    known().insert(key, packed.clone());
    Some(packed)
}

/// A file of this release: there are few of them, and everybody asks for them.
fn is_for_ever(headers: &HeaderMap) -> bool {
    headers.get(CACHE_CONTROL).is_some_and(|keep| keep.to_str().is_ok_and(|keep| keep.contains("immutable")))
}

/// Pictures and fonts are packed already; a stream of events is never in memory as a whole.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind != "text/event-stream"
        && (kind.starts_with("text/")
            || kind.ends_with("json")
            || kind.ends_with("xml")
            || kind.ends_with("javascript"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn accepting(encodings: &str) -> HeaderMap {
        [(ACCEPT_ENCODING, encodings.parse().unwrap())].into_iter().collect()
    }

    #[test]
    fn a_reader_gets_the_best_that_he_takes() {
        assert_eq!(Encoding::accepted(&accepting("gzip, deflate, br")), Some(Encoding::Brotli));
        assert_eq!(Encoding::accepted(&accepting("gzip;q=1.0, br;q=0")), Some(Encoding::Gzip));
        assert_eq!(Encoding::accepted(&accepting("identity")), None);
        assert_eq!(Encoding::accepted(&HeaderMap::new()), None);
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "Anna bids $12. ".repeat(1000);
        for effort in [Effort::Quick, Effort::Once] {
            let [brotli, gzip] = [Encoding::Brotli, Encoding::Gzip].map(|with| with.pack(text.as_bytes(), effort));
            let (mut from_brotli, mut from_gzip) = (Vec::new(), Vec::new());
            brotli::BrotliDecompress(&mut &brotli[..], &mut from_brotli).unwrap();
            flate2::read::GzDecoder::new(&gzip[..]).read_to_end(&mut from_gzip).unwrap();
            assert!(from_brotli == text.as_bytes() && from_gzip == text.as_bytes());
            assert!(brotli.len() < text.len() / 10 && gzip.len() < text.len() / 10);
        }
    }

    #[test]
    fn streams_and_pictures_are_left_alone() {
        let is_text = |kind: &'static str| {
            super::is_text(&[(CONTENT_TYPE, HeaderValue::from_static(kind))].into_iter().collect())
        };
        for kind in ["text/html; charset=utf-8", "application/json", "image/svg+xml", "text/javascript; charset=utf-8"]
        {
            assert!(is_text(kind), "{kind}");
        }
        for kind in ["text/event-stream", "image/png", "font/woff2"] {
            assert!(!is_text(kind), "{kind}");
        }
    }
}
