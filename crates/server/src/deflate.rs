//! Deflate (RFC 1951) for updates of pages. They are short, and like each other: how often each sign occurs is known beforehand, so nothing
//! is counted and no code is made for each of them. A fraction of the time that a general packer takes, and a twentieth more bytes.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::LazyLock;

/// Shorter texts are not worth the code that goes before them; in longer ones a place has no room in sixteen bits.
pub(crate) const LENGTHS: Range<usize> = 256..u16::MAX as usize;

/// How many bits each sign takes (a byte, the end, a length), as counted over updates of all four games. All have some: names may hold any.
#[rustfmt::skip]
const SIGNS: [u8; 286] = [
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 8, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 5, 14, 5, 11, 9, 14, 12, 12, 11, 11, 14, 11, 5, 7, 8, 6, 6, 5, 5, 6,
    6, 6, 6, 6, 6, 6, 7, 11, 6, 7, 6, 10, 14, 9, 10, 11, 11, 12, 12, 11, 12, 11, 14, 14, 9, 10,
    11, 11, 10, 14, 9, 10, 10, 12, 14, 10, 14, 10, 14, 7, 6, 8, 14, 12, 14, 5, 6, 6, 6, 5, 7, 7,
    6, 5, 11, 8, 5, 6, 5, 5, 6, 11, 6, 6, 6, 6, 7, 7, 9, 7, 10, 10, 14, 10, 14, 14, 11, 14,
    14, 14, 14, 14, 10, 14, 13, 14, 14, 14, 14, 14, 14, 11, 14, 14, 11, 11, 14, 14, 10, 10, 14, 14, 14, 14,
    13, 14, 14, 14, 11, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 11, 14, 14, 14,
    14, 10, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 12, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 9, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 14, 5, 6,
    6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 9, 8, 8, 9, 9, 10, 9, 10, 11, 11, 10, 11, 11, 13, 13,
];
/// The same of how far back something stands.
#[rustfmt::skip]
const WAYS: [u8; 30] = [
    12, 12, 11, 8, 9, 6, 7, 5, 5, 5, 4, 5, 4, 4, 4, 4, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6,
    7, 8, 8, 10,
];
/// The same of the numbers in these two tables, which go before every text.
#[rustfmt::skip]
const SIZES: [u8; 19] = [
    0, 0, 0, 7, 7, 4, 4, 4, 5, 4, 3, 3, 4, 6, 2, 0, 3, 0, 0,
];

/// The order in which those are told.
const SIZES_TOLD: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// The number before, three to six times more.
const AGAIN: usize = 16;
const END: usize = 256;

/// The least length of each sign for lengths, from 257 on, and how many bits follow it.
#[rustfmt::skip]
const LENGTH: [(u16, u8); 29] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2), (23, 2), (27, 2),
    (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
];
/// The same of ways back.
#[rustfmt::skip]
const WAY: [(u16, u8); 30] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4), (65, 5), (97, 5), (129, 6),
    (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11),
    (8193, 12), (12289, 12), (16385, 13), (24577, 13),
];
const FARTHEST: usize = 32 * 1024;
/// What is found again is at least so long, and at most.
const SHORTEST: usize = 4;
const LONGEST: usize = 258;
/// So long is good enough: nobody looks whether a longer one begins with the next sign.
const LONG: usize = 32;
/// So many places are looked at.
const PATIENCE: usize = 16;
const HASH_BITS: u32 = 12;

/// All of it is out at the end, on the edge of a byte, and points back to nothing before it.
pub(crate) fn packed(text: &[u8]) -> Vec<u8> {
    thread_local! {
        static MEMORY: RefCell<Memory> = RefCell::default();
    }
    let mut bits = Bits { out: Vec::with_capacity(text.len() / 3 + 128), held: 0, count: 0 };
    MEMORY.with_borrow_mut(|memory| CODE.write(text, memory, &mut bits));
    bits.out
}

/// The code of every sign, and what goes before a text in it.
struct Code {
    heading: Vec<(u32, u8)>,
    signs: Vec<(u32, u8)>,
    ways: Vec<(u32, u8)>,
    /// By length.
    lengths: Vec<u8>,
}

static CODE: LazyLock<Code> = LazyLock::new(|| {
    let length =
        |length: usize| LENGTH.partition_point(|(least, _)| usize::from(*least) <= length).saturating_sub(1) as u8;
    let lengths = (0..=LONGEST).map(length).collect();
    Code { heading: heading(), signs: code_of(&SIGNS), ways: code_of(&WAYS), lengths }
});

/// The shorter first, and of one length in their order; written from their highest bit.
fn code_of(lengths: &[u8]) -> Vec<(u32, u8)> {
    let mut code = vec![(0, 0); lengths.len()];
    let mut next = 0_u32;
    for length in 1..=15 {
        next <<= 1;
        for (sign, _) in lengths.iter().enumerate().filter(|(_, its)| **its == length) {
            code[sign] = (next.reverse_bits() >> (32 - u32::from(length)), length);
            next += 1;
        }
    }
    code
}

/// A block that is not the last, with a code of its own, and that code.
fn heading() -> Vec<(u32, u8)> {
    let mut told =
        vec![(0b100, 3), (SIGNS.len() as u32 - 257, 5), (WAYS.len() as u32 - 1, 5), (SIZES.len() as u32 - 4, 4)];
    told.extend(SIZES_TOLD.map(|size| (u32::from(SIZES[size]), 3)));
    let (code, all) = (code_of(&SIZES), [&SIGNS[..], &WAYS].concat());
    for alike in all.chunk_by(|one, other| one == other) {
        told.push(code[usize::from(alike[0])]);
        let mut more = alike.len() - 1;
        while more >= 3 {
            let times = more.min(6);
            told.extend([code[AGAIN], (times as u32 - 3, 2)]);
            more -= times;
        }
        told.extend(std::iter::repeat_n(code[usize::from(alike[0])], more));
    }
    told
}

impl Code {
    fn write(&self, text: &[u8], memory: &mut Memory, bits: &mut Bits) {
        self.heading.iter().for_each(|(its, count)| bits.push(*its, *count));
        memory.forget(text.len());
        let (mut at, mut found) = (0, memory.find(text, 0));
        while at < text.len() {
            let next = if found.length < LONG { memory.find(text, at + 1) } else { Found::default() };
            if found.length < SHORTEST || next.length > found.length {
                self.sign(usize::from(text[at]), bits);
                at += 1;
                found = next;
                continue;
            }
            self.again(&found, bits);
            let known = if found.length < LONG { at + 2 } else { at + 1 };
            at += found.length;
            (known..at).for_each(|place| {
                memory.note(text, place);
            });
            found = memory.find(text, at);
        }
        self.sign(END, bits);
        bits.flush();
    }

    fn sign(&self, sign: usize, bits: &mut Bits) {
        let (its, count) = self.signs[sign];
        bits.push(its, count);
    }

    fn again(&self, found: &Found, bits: &mut Bits) {
        let sign = usize::from(self.lengths[found.length]);
        let (least, more) = LENGTH[sign];
        self.sign(END + 1 + sign, bits);
        bits.push(found.length as u32 - u32::from(least), more);
        let way = WAY.partition_point(|(least, _)| usize::from(*least) <= found.back) - 1;
        let ((its, count), (least, more)) = (self.ways[way], WAY[way]);
        bits.push(its, count);
        bits.push(found.back as u32 - u32::from(least), more);
    }
}

/// Something that stood before.
#[derive(Clone, Copy, Default)]
struct Found {
    length: usize,
    back: usize,
}

/// Where the last four bytes of each kind stood, and where those before them; counted from 1.
#[derive(Default)]
struct Memory {
    last: Vec<u16>,
    before: Vec<u16>,
}

impl Memory {
    fn forget(&mut self, length: usize) {
        self.last.clear();
        self.last.resize(1 << HASH_BITS, 0);
        self.before.clear();
        self.before.resize(length, 0);
    }

    /// Where the same four bytes may have stood before.
    fn note(&mut self, text: &[u8], at: usize) -> usize {
        let Some(four) = text.get(at..at + 4).and_then(|four| four.try_into().ok()) else { return 0 };
        let hash = u32::from_le_bytes(four).wrapping_mul(2_654_435_761) >> (32 - HASH_BITS);
        let last = std::mem::replace(&mut self.last[hash as usize], at as u16 + 1);
        self.before[at] = last;
        usize::from(last)
    }

    /// The longest of what stood before, of the last few.
    fn find(&mut self, text: &[u8], at: usize) -> Found {
        let (mut found, mut place) = (Found::default(), self.note(text, at));
        for _ in 0..PATIENCE {
            if place == 0 || at + 1 - place > FARTHEST {
                break;
            }
            let earlier = place - 1;
            let is_longer = text.get(at + found.length) == text.get(earlier + found.length);
            let length = if is_longer { common(&text[earlier..], &text[at..]) } else { 0 };
            if length >= SHORTEST && length > found.length {
                found = Found { length, back: at - earlier };
            }
            place = usize::from(self.before[earlier]);
        }
        found
    }
}

fn common(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take(LONGEST).take_while(|(one, other)| one == other).count()
}

/// From the lowest bit of every byte on.
struct Bits {
    out: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    fn push(&mut self, bits: u32, count: u8) {
        self.held |= u64::from(bits) << self.count;
        self.count += u32::from(count);
        if self.count >= 32 {
            self.out.extend((self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.count -= 32;
        }
    }

    /// A block of nothing, which ends on the edge of a byte.
    fn flush(&mut self) {
        self.push(0, 3);
        while self.count > 0 {
            self.out.push(self.held as u8);
            self.held >>= 8;
            self.count = self.count.saturating_sub(8);
        }
        self.out.extend([0, 0, 0xff, 0xff]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    fn unpacked(packed: &[u8], length: usize) -> Vec<u8> {
        let mut text = Vec::with_capacity(length + 64);
        Decompress::new(false).decompress_vec(packed, &mut text, FlushDecompress::Sync).unwrap();
        text
    }

    /// Every number of bits is used up: nobody can read such a code in two ways.
    #[test]
    fn the_codes_are_whole() {
        for lengths in [&SIGNS[..], &WAYS, &SIZES] {
            let taken: u32 = lengths.iter().filter(|length| **length > 0).map(|length| 1 << (15 - length)).sum();
            assert_eq!(taken, 1 << 15);
        }
        assert!(SIGNS.iter().chain(&WAYS).all(|length| (1..=15).contains(length)));
    }

    #[test]
    fn whatever_is_packed_can_be_unpacked() {
        let mut luck = 7_u64;
        let mut next = |below: u64| {
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (luck >> 33) % below
        };
        let all: Vec<u8> = (0..=255).collect();
        let mut texts =
            vec![Vec::new(), b"a".to_vec(), b"abcabcabcabc".to_vec(), all, vec![b'x'; 3000], vec![0; 60_000]];
        for round in 0..60 {
            let signs = 1 + next(1 + round * 5);
            texts.push((0..next(9000)).map(|_| next(signs) as u8).collect());
        }
        texts.push(
            (0..12_000).flat_map(|number: u32| format!("<i>{}", number % 3001).into_bytes()).take(65_000).collect(),
        );
        for text in texts {
            assert!(unpacked(&packed(&text), text.len()) == text, "{} bytes", text.len());
        }
    }

    #[test]
    fn an_update_becomes_small() {
        let row = |number: usize| {
            format!("<li class=\\\"player-{number}\\\"><span>Player {number}</span> bids ${number}2</li>")
        };
        let text: String = (0..40).map(row).collect();

        assert!(packed(text.as_bytes()).len() < text.len() / 4, "{} of {}", packed(text.as_bytes()).len(), text.len());
    }
}
