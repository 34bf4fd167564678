//! Plans that were thought through before. They follow from the board alone, so whoever asks gets the same.

use super::plan::{Ahead, Board, Ground, Plan};
use american_rails::HexSet;
use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    track: HexSet,
    cubes_left: u8,
    ahead: Ahead,
}

/// A plan on a board.
struct Known {
    board: Board,
    key: Key,
    plan: Rc<Plan>,
}

/// How many plans are kept: each in its place, until another one comes there.
const PLACES: usize = 512;

thread_local! {
    static KNOWN: RefCell<Vec<Option<Known>>> = RefCell::new((0..PLACES).map(|_| None).collect());
}

/// How a railway with this track would best go on.
pub(super) fn plan(ground: &Ground, track: HexSet, cubes_left: u8, ahead: Ahead) -> Rc<Plan> {
    let key = Key { track, cubes_left, ahead };
    let mut hasher = QuickHasher::default();
    key.hash(&mut hasher);
    let place = (hasher.finish() >> 40) as usize % PLACES;
    KNOWN.with_borrow_mut(|known| match &known[place] {
        Some(known) if known.key == key && known.board == ground.board => Rc::clone(&known.plan),
        _ => {
            let plan = Rc::new(Plan::of(ground, track, cubes_left, ahead));
            known[place] = Some(Known { board: ground.board, key, plan: Rc::clone(&plan) });
            plan
        }
    })
}

/// Boards are no attack: a quick mix of their words is enough.
#[derive(Default)]
pub(super) struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..eight.len()].copy_from_slice(eight);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}
