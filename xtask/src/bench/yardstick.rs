//! A fixed piece of work, timed beside every measurement, so that figures of different machines and days compare.

use anyhow::Result;
use std::cell::RefCell;
use std::hint::black_box;
use std::time::Instant;

/// Changing this or [`mix`] makes older ratios incomparable.
const ROUNDS: u64 = 50_000_000;

/// Remembers every timing of the run.
#[derive(Default)]
pub(super) struct Yardstick {
    rates: RefCell<Vec<f64>>,
}

impl Yardstick {
    /// Does something with the yardstick timed before and after it; gives its result and how many yardsticks this machine does a second.
    pub(super) fn around<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<(T, f64)> {
        let before = self.measure();
        let result = work()?;
        let after = self.measure();
        Ok((result, (before + after) / 2.0))
    }

    /// Yardsticks a second, over the whole run.
    pub(super) fn mean(&self) -> f64 {
        let rates = self.rates.borrow();
        rates.iter().sum::<f64>() / rates.len().max(1) as f64
    }

    fn measure(&self) -> f64 {
        let begun = Instant::now();
        black_box(mix(black_box(ROUNDS)));
        let rate = 1.0 / begun.elapsed().as_secs_f64();
        self.rates.borrow_mut().push(rate);
        rate
    }
}

/// Much like a game in miniature: a small board, a stream of numbers, and a branch on what lies there.
fn mix(rounds: u64) -> u64 {
    let mut board = [0_u64; 256];
    let mut number = 0x9E37_79B9_7F4A_7C15_u64;
    for _ in 0..rounds {
        number ^= number << 13;
        number ^= number >> 7;
        number ^= number << 17;
        let here = &mut board[(number % 256) as usize];
        if *here & 1 == 0 {
            *here = here.wrapping_add(number | 1);
        } else {
            *here = here.rotate_left(7) ^ number;
        }
    }
    board.iter().fold(number, |sum, here| sum.rotate_left(1) ^ here)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_never_changes() {
        assert_eq!(mix(1000), 3_179_774_487_199_914_447);
    }
}
