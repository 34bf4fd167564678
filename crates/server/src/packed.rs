//! Text that is sent piece by piece, packed so that each piece can be read as soon as it arrives.

use flate2::{Compress, Compression, Crc, FlushCompress};

/// How far back deflate can point.
const WINDOW: usize = 32 * 1024;

/// A gzip stream made in pieces.
///
/// Between two pieces it keeps the text they may point back to, and no compressor: hundreds of pages are open that wait, and a
/// compressor takes as much memory as a table.
pub(crate) struct Packed {
    /// The end of what was sent.
    sent: Vec<u8>,
    sum: Crc,
    has_begun: bool,
}

impl Packed {
    pub(crate) fn new() -> Packed {
        Packed { sent: Vec::new(), sum: Crc::new(), has_begun: false }
    }

    /// The bytes of the next piece.
    pub(crate) fn piece(&mut self, text: &[u8]) -> Vec<u8> {
        let mut packed = self.heading();
        let mut compressor = Compress::new(Compression::default(), false);
        if !self.sent.is_empty() && compressor.set_dictionary(&self.sent).is_err() {
            unreachable!("a raw stream takes a dictionary before its first byte");
        }
        let mut rest = text;
        loop {
            packed.reserve(rest.len() / 4 + 64);
            let before = compressor.total_in();
            let done = compressor.compress_vec(rest, &mut packed, FlushCompress::Sync);
            assert!(done.is_ok(), "deflate takes any text");
            rest = &rest[(compressor.total_in() - before) as usize..];
            // All is out once there was room to spare.
            if rest.is_empty() && packed.len() < packed.capacity() {
                break;
            }
        }
        self.remember(text);
        packed
    }

    /// What closes the stream.
    pub(crate) fn end(&mut self) -> Vec<u8> {
        let mut packed = self.heading();
        // A last block with nothing in it, then checksum and length.
        packed.extend([0x03, 0x00]);
        packed.extend(self.sum.sum().to_le_bytes());
        packed.extend(self.sum.amount().to_le_bytes());
        packed
    }

    fn heading(&mut self) -> Vec<u8> {
        const GZIP: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
        if std::mem::replace(&mut self.has_begun, true) { Vec::new() } else { GZIP.to_vec() }
    }

    fn remember(&mut self, text: &[u8]) {
        self.sum.update(text);
        self.sent.extend_from_slice(&text[text.len().saturating_sub(WINDOW)..]);
        let too_many = self.sent.len().saturating_sub(WINDOW);
        self.sent.drain(..too_many);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};
    use std::io::Read;

    /// Text that does not repeat itself.
    fn noise(length: usize, mut seed: u64) -> Vec<u8> {
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            b'a' + ((seed >> 40) % 26) as u8
        };
        (0..length).map(|_| next()).collect()
    }

    #[test]
    fn every_piece_can_be_read_when_it_arrives() {
        let mut packed = Packed::new();
        let mut reader = Decompress::new(false);
        let pieces = [b"hello".to_vec(), noise(100_000, 1), Vec::new(), noise(70_000, 2), b"hello again".to_vec()];

        for (number, piece) in pieces.iter().enumerate() {
            let bytes = packed.piece(piece);
            let bytes = if number == 0 { &bytes[10..] } else { &bytes[..] };
            let mut text = Vec::with_capacity(piece.len() + 1000);
            reader.decompress_vec(bytes, &mut text, FlushDecompress::Sync).unwrap();
            assert_eq!(text, *piece, "piece {number}");
        }
    }

    #[test]
    fn the_whole_is_a_gzip_file() {
        let mut packed = Packed::new();
        let mut bytes = packed.piece(b"Anna bids $12. ");
        bytes.extend(packed.piece(b"Erik passes."));
        bytes.extend(packed.end());

        let mut text = String::new();
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
        assert_eq!(text, "Anna bids $12. Erik passes.");
    }

    #[test]
    fn what_was_sent_before_costs_next_to_nothing() {
        let mut packed = Packed::new();
        let text = noise(20_000, 3);

        let (first, second) = (packed.piece(&text).len(), packed.piece(&text).len());

        assert!(first > 10_000 && second < 300, "{first}, then {second} bytes");
    }
}
