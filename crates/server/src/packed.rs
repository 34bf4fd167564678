//! Text that is sent piece by piece. A piece is packed once, for everybody who is sent it.

use axum::body::Bytes;
use flate2::{Compress, Compression, Crc, Decompress, FlushCompress, FlushDecompress};
use std::cell::RefCell;

/// A piece of text. It points back to nothing that was sent before, so that it fits into anybody's stream.
pub(crate) struct Piece {
    packed: Bytes,
    sum: u32,
    /// In bytes, before it was packed.
    length: u32,
    /// What it makes of the sum of all that was sent before: worked out once, not for each of a thousand streams.
    moves_on: u32,
}

/// A gzip stream made of pieces: it remembers no more than the sum of what was sent.
#[derive(Default)]
pub(crate) struct Packed {
    sum: u32,
    length: u32,
}

thread_local! {
    /// A compressor takes a quarter of a megabyte, and longer to make than to use.
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::default(), false));
}

impl Piece {
    pub(crate) fn of(text: String) -> Piece {
        COMPRESSOR.with_borrow_mut(|compressor| {
            compressor.reset();
            Piece::packed_by(compressor, text.as_bytes())
        })
    }

    pub(crate) fn with_effort(bytes: &[u8], effort: Compression) -> Piece {
        Piece::packed_by(&mut Compress::new(effort, false), bytes)
    }

    fn packed_by(compressor: &mut Compress, bytes: &[u8]) -> Piece {
        let mut sum = Crc::new();
        sum.update(bytes);
        let (sum, length) = (sum.sum(), sum.amount());
        Piece { packed: pack(compressor, bytes).into(), sum, length, moves_on: moved_on(length) }
    }

    /// Unpacked, for the few who can't.
    pub(crate) fn plain(&self) -> Bytes {
        let mut text = Vec::with_capacity(self.length as usize + 1);
        let read = Decompress::new(false).decompress_vec(&self.packed, &mut text, FlushDecompress::Sync);
        assert!(read.is_ok(), "what was packed can be unpacked");
        text.into()
    }
}

/// Everything is out at the end of the piece: it can be read as soon as it arrives.
fn pack(compressor: &mut Compress, text: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(text.len() / 3 + 64);
    loop {
        let rest = &text[compressor.total_in() as usize..];
        let done = compressor.compress_vec(rest, &mut packed, FlushCompress::Sync);
        assert!(done.is_ok(), "deflate takes any text");
        let is_taken = compressor.total_in() as usize == text.len();
        // All is out once there was room to spare.
        if is_taken && packed.len() < packed.capacity() {
            packed.shrink_to_fit();
            return packed;
        }
        packed.reserve(text.len() / 4 + 64);
    }
}

impl Packed {
    pub(crate) const HEADING: &'static [u8] = &[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

    /// The bytes of the next piece.
    pub(crate) fn piece(&mut self, piece: &Piece) -> Bytes {
        self.sum = times(piece.moves_on, self.sum) ^ piece.sum;
        self.length = self.length.wrapping_add(piece.length);
        piece.packed.clone()
    }

    /// A whole stream of these.
    pub(crate) fn all(pieces: &[&Piece]) -> Vec<u8> {
        let (mut stream, mut packed) = (Packed::default(), Packed::HEADING.to_vec());
        pieces.iter().for_each(|piece| packed.extend(stream.piece(piece)));
        packed.extend(stream.end());
        packed
    }

    /// What closes the stream: a last block with nothing in it, then checksum and length.
    pub(crate) fn end(&self) -> Bytes {
        let mut packed = vec![0x03, 0x00];
        packed.extend(self.sum.to_le_bytes());
        packed.extend(self.length.to_le_bytes());
        packed.into()
    }
}

/// The polynomial of gzip's checksums; the highest power is the lowest bit, here and below.
const POLYNOMIAL: u32 = 0xedb8_8320;
const ONE: u32 = 1 << 31;
const X_TO_THE_8: u32 = ONE >> 8;

/// The product of two polynomials modulo that of gzip.
fn times(one: u32, mut other: u32) -> u32 {
    let mut product = 0;
    for place in (0..32).rev() {
        product ^= other & 0_u32.wrapping_sub((one >> place) & 1);
        other = (other >> 1) ^ (POLYNOMIAL & 0_u32.wrapping_sub(other & 1));
    }
    product
}

/// By what a sum is multiplied when so many bytes follow.
fn moved_on(mut length: u32) -> u32 {
    let (mut power, mut product) = (X_TO_THE_8, ONE);
    while length > 0 {
        if length & 1 == 1 {
            product = times(power, product);
        }
        power = times(power, power);
        length >>= 1;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    /// Text that does not repeat itself.
    fn noise(length: usize, mut seed: u64) -> String {
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            char::from(b'a' + ((seed >> 40) % 26) as u8)
        };
        (0..length).map(|_| next()).collect()
    }

    #[test]
    fn every_piece_can_be_read_when_it_arrives() {
        let mut packed = Packed::default();
        let mut reader = Decompress::new(false);
        let texts = ["hello".to_owned(), noise(100_000, 1), String::new(), noise(70_000, 2), "hello again".to_owned()];

        for (number, text) in texts.iter().enumerate() {
            let bytes = packed.piece(&Piece::of(text.clone()));
            let mut read = Vec::with_capacity(text.len() + 1000);
            reader.decompress_vec(&bytes, &mut read, FlushDecompress::Sync).unwrap();
            assert_eq!(read, text.as_bytes(), "piece {number}");
            assert_eq!(Piece::of(text.clone()).plain(), text.as_bytes());
        }
    }

    #[test]
    fn the_sum_of_a_stream_is_that_of_all_its_text() {
        let texts = [noise(1, 3), noise(70_001, 4), String::new(), noise(256, 5)];
        let mut packed = Packed::default();
        texts.iter().for_each(|text| drop(packed.piece(&Piece::of(text.clone()))));

        let mut sum = Crc::new();
        sum.update(texts.concat().as_bytes());
        assert_eq!((packed.sum, packed.length), (sum.sum(), sum.amount()));
    }

    #[test]
    fn the_same_pieces_fit_into_anybodys_stream() {
        let [anna, erik] = ["Anna bids $12. ", "Erik passes."].map(|text| Piece::of(text.to_owned()));
        let read = |pieces: &[&Piece]| {
            let mut text = String::new();
            flate2::read::GzDecoder::new(&Packed::all(pieces)[..]).read_to_string(&mut text).unwrap();
            text
        };

        assert_eq!(read(&[&anna, &erik]), "Anna bids $12. Erik passes.");
        assert_eq!(read(&[&erik, &anna, &erik]), "Erik passes.Anna bids $12. Erik passes.");
        assert_eq!(read(&[]), "");
    }
}
