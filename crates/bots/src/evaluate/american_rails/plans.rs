//! Grounds and plans that were thought through before. They follow from the board alone, so whoever asks gets the same.

use super::plan::{Ahead, Board, Ground, Plan};
use american_rails::{HexSet, Open};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

/// Plans that are kept at most: those of some hundred boards.
const MOST: usize = 4_000;

#[derive(PartialEq, Eq, Hash)]
struct Key {
    track: HexSet,
    cubes_left: u8,
    ahead: Ahead,
}

/// The plans on one board.
#[derive(Default)]
struct OnBoard {
    ground: Option<Rc<Ground>>,
    plans: HashMap<Key, Rc<Plan>, Quick>,
}

#[derive(Default)]
struct Known {
    boards: HashMap<Board, OnBoard, Quick>,
    plans: usize,
}

thread_local! {
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// What the next cube costs everywhere on this board.
pub(super) fn ground(open: &Open) -> Rc<Ground> {
    KNOWN.with_borrow_mut(|known| {
        let here = known.boards.entry(Board::of(open)).or_default();
        Rc::clone(here.ground.get_or_insert_with(|| Rc::new(Ground::of(open))))
    })
}

/// How a railway with this track would best go on.
pub(super) fn plan(ground: &Ground, track: HexSet, cubes_left: u8, ahead: Ahead) -> Rc<Plan> {
    KNOWN.with_borrow_mut(|known| {
        if known.plans >= MOST {
            *known = Known::default();
        }
        let here = known.boards.entry(ground.board).or_default();
        let key = Key { track, cubes_left, ahead };
        let plans = &mut known.plans;
        let think = || {
            *plans += 1;
            Rc::new(Plan::of(ground, track, cubes_left, ahead))
        };
        Rc::clone(here.plans.entry(key).or_insert_with(think))
    })
}

type Quick = BuildHasherDefault<QuickHasher>;

/// Boards are no attack: a quick mix of their words is enough.
#[derive(Default)]
struct QuickHasher(u64);

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
