//! A stretch of a page that many are sent alike: it is packed once, and as small as can be, and what is around it quickly.

use crate::packed::{Packed, Piece};
use crate::packing::{Effort, Encoding, in_brotli};
use axum::body::Bytes;
use axum::http::header::{CONTENT_ENCODING, VARY};
use axum::response::{Html, IntoResponse, Response};
use brotli::enc::BrotliEncoderParams;
use catalog::web_ui::WholePage;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

/// A page as its reader can unpack it. Whoever has drawn it packs it too: nothing changes hands in between.
pub(crate) fn sent(page: WholePage, unpacks: Option<Encoding>) -> Response {
    let Some(encoding) = unpacks else { return Html(page.text).into_response() };
    let packed = pack_around(page.text.as_bytes(), page.lasting, encoding);
    ([(CONTENT_ENCODING, encoding.name()), (VARY, "accept-encoding")], Html(packed)).into_response()
}

fn pack_around(bytes: &[u8], Range { start, end }: Range<usize>, encoding: Encoding) -> Vec<u8> {
    let (before, its, after) = (&bytes[..start], &bytes[start..end], &bytes[end..]);
    match encoding {
        Encoding::Brotli => {
            let first = BrotliEncoderParams { bare_stream: true, appendable: true, ..Default::default() };
            let next = BrotliEncoderParams { bare_stream: true, catable: true, ..Default::default() };
            let its = IN_BROTLI.once(its, || in_brotli(its, Effort::Once, &next).into());
            let before = in_brotli(before, Effort::Quick, &first);
            let after = in_brotli(after, Effort::Quick, &next);
            [&before[..], &its, &after, END_OF_BROTLI].concat()
        }
        Encoding::Gzip => {
            let piece = |bytes, effort: Effort| Piece::with_effort(bytes, effort.in_gzip());
            let its = IN_GZIP.once(its, || Arc::new(piece(its, Effort::Once)));
            Packed::all(&[&piece(before, Effort::Quick), &its, &piece(after, Effort::Quick)])
        }
    }
}

/// A last block with nothing in it.
const END_OF_BROTLI: &[u8] = &[0x03];

static IN_BROTLI: Known<Bytes> = Known::new();
static IN_GZIP: Known<Arc<Piece>> = Known::new();

/// What was packed for the first who was sent it. There are few: one for each game, language and map.
struct Known<P>(Mutex<Vec<(Box<[u8]>, P)>>);

const MOST_KNOWN: usize = 64;

impl<P: Clone> Known<P> {
    const fn new() -> Known<P> {
        Known(Mutex::new(Vec::new()))
    }

    fn once(&self, bytes: &[u8], pack: impl FnOnce() -> P) -> P {
        let all = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, packed)) = all().iter().find(|(known, _)| **known == *bytes) {
            return packed.clone();
        }
        // Others need not wait meanwhile.
        let packed = pack();
        let mut all = all();
        if all.len() >= MOST_KNOWN {
            all.clear();
        }
        all.push((bytes.into(), packed.clone()));
        packed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_page_around_a_lasting_stretch_can_be_unpacked() {
        let map = "<path d=\"M12 7l3 4\"/>".repeat(900);
        for (before, after) in [("<p>Anna</p>", "<p>Erik</p>"), ("", "<p>Mary</p>"), ("<p>Anna</p>", ""), ("", "")] {
            let page = format!("{before}{map}{after}");
            let lasting = before.len()..before.len() + map.len();
            for _ in 0..2 {
                let pack = |encoding| pack_around(page.as_bytes(), lasting.clone(), encoding);
                let [brotli, gzip] = [Encoding::Brotli, Encoding::Gzip].map(pack);
                let (mut from_brotli, mut from_gzip) = (Vec::new(), Vec::new());
                brotli::BrotliDecompress(&mut &brotli[..], &mut from_brotli).unwrap();
                flate2::read::GzDecoder::new(&gzip[..]).read_to_end(&mut from_gzip).unwrap();
                assert!(from_brotli == page.as_bytes() && from_gzip == page.as_bytes(), "around {before} and {after}");
                assert!(brotli.len() < map.len() / 10 && gzip.len() < map.len() / 10);
            }
        }
    }

    #[test]
    fn a_lasting_stretch_is_packed_once_and_another_by_itself() {
        let known: Known<usize> = Known::new();

        assert_eq!(known.once(b"map", || 1), 1);
        assert_eq!(known.once(b"map", || 2), 1);
        assert_eq!(known.once(b"another", || 3), 3);
        (0..2 * MOST_KNOWN).for_each(|number| assert_eq!(known.once(&number.to_le_bytes(), || number), number));
        assert!(known.0.lock().unwrap().len() <= MOST_KNOWN, "not more than so many are kept");
    }
}
