//! Chance is lent, not owned: one generator for each numbered action, keyed by seed and number.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sets::{Numbered, Set};
use sha2::{Digest, Sha256};
use std::fmt;

/// The text all luck of a table follows from.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(String);

impl Seed {
    /// A seed from any text: the same text is the same luck.
    pub fn new(text: impl Into<String>) -> Seed {
        Seed(text.into())
    }

    /// As it stands in records.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A running table's seed is a secret: it must not reach a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The luck of action `number` of a table (set-up is number 0): ChaCha20 keyed by SHA-256(seed ‖ number).
///
/// The key is made when the first draw is asked for: an action without luck costs nothing.
pub struct Chance<'a> {
    seed: &'a Seed,
    number: u64,
    generator: Option<ChaCha20Rng>,
    draws: u32,
}

impl<'a> Chance<'a> {
    /// The luck of one decision: each number of a seed has its own, whatever was drawn before.
    pub fn new(seed: &'a Seed, number: u64) -> Chance<'a> {
        Chance { seed, number, generator: None, draws: 0 }
    }

    /// How many draws were made: above 0 the action can't be undone freely.
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// A number from 0 to `below` − 1, each as likely.
    pub fn below(&mut self, below: u32) -> u32 {
        assert!(below > 0, "a draw from nothing");
        self.draws += 1;
        let generator = self.generator.get_or_insert_with(|| generator(self.seed, self.number));
        // Lemire's method: a 64-bit product, with the few numbers that would favour some outcomes drawn again.
        let unfair = below.wrapping_neg() % below;
        loop {
            let product = u64::from(generator.next_u32()) * u64::from(below);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of these, each as likely; `None` of nothing.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        match from {
            [] => None,
            [only] => Some(*only),
            many => Some(many[self.below(many.len() as u32) as usize]),
        }
    }

    /// Takes one out of the set, each as likely; `None` of nothing.
    pub fn draw<T: Numbered, const WORDS: usize>(&mut self, from: &mut Set<T, WORDS>) -> Option<T> {
        let skip = match from.len() {
            0 => return None,
            1 => 0,
            many => self.below(many as u32),
        };
        let drawn = from.iter().nth(skip as usize)?;
        *from = from.without(drawn);
        Some(drawn)
    }

    /// Every order is as likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

fn generator(seed: &Seed, number: u64) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update(seed.0.as_bytes());
    hash.update(number.to_be_bytes());
    ChaCha20Rng::from_seed(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(seed: &str, number: u64) -> Vec<u32> {
        let seed = Seed::new(seed);
        let mut chance = Chance::new(&seed, number);
        (0..8).map(|_| chance.below(1000)).collect()
    }

    #[test]
    fn the_same_seed_and_number_give_the_same_luck() {
        assert_eq!(draws("7", 3), draws("7", 3));
        assert_ne!(draws("7", 3), draws("7", 4));
        assert_ne!(draws("7", 3), draws("8", 3));
    }

    /// Records depend on this stream for ever: changing it needs a new record format.
    #[test]
    fn the_stream_never_changes() {
        assert_eq!(draws("7", 0), [374, 231, 565, 70, 389, 204, 968, 875]);
    }

    #[test]
    fn every_face_of_a_die_is_as_likely() {
        let seed = Seed::new("die");
        let mut chance = Chance::new(&seed, 0);
        let mut faces = [0_i32; 6];
        for _ in 0..60_000 {
            faces[chance.below(6) as usize] += 1;
        }

        assert!(faces.iter().all(|count| (count - 10_000).abs() < 400), "{faces:?}");
    }

    #[test]
    fn a_shuffle_loses_nothing() {
        let seed = Seed::new("cards");
        let mut cards: Vec<u32> = (0..52).collect();
        Chance::new(&seed, 1).shuffle(&mut cards);

        assert_ne!(cards, (0..52).collect::<Vec<_>>());
        cards.sort_unstable();
        assert_eq!(cards, (0..52).collect::<Vec<_>>());
    }

    #[test]
    fn one_possible_pick_is_no_luck() {
        let seed = Seed::new("one");
        let mut chance = Chance::new(&seed, 0);

        assert_eq!(chance.pick(&[5]), Some(5));
        assert_eq!(chance.pick::<u8>(&[]), None);
        assert_eq!(chance.draws(), 0);
    }

    #[test]
    fn what_is_drawn_is_taken_out() {
        let seed = Seed::new("set");
        let mut chance = Chance::new(&seed, 0);
        let mut set: Set<crate::Seat> = Set::all(3);

        let mut drawn: Vec<u8> = std::iter::from_fn(|| chance.draw(&mut set)).map(|seat| seat.0).collect();
        assert_eq!(chance.draws(), 2, "the last one is no luck");
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 1, 2]);
    }
}
