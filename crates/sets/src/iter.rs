//! What is in a set, one after the other.

use crate::{Numbered, Set};
use std::marker::PhantomData;

/// What is in a [`Set`], from the lowest number up.
#[derive(Clone, Debug)]
pub struct Iter<T, const WORDS: usize> {
    left: [u64; WORDS],
    word: usize,
    holds: PhantomData<T>,
}

impl<T, const WORDS: usize> Iter<T, WORDS> {
    pub(crate) fn new(left: [u64; WORDS]) -> Iter<T, WORDS> {
        Iter { left, word: 0, holds: PhantomData }
    }
}

impl<T: Numbered, const WORDS: usize> Iterator for Iter<T, WORDS> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while self.word < WORDS {
            let bits = self.left[self.word];
            if bits != 0 {
                self.left[self.word] = bits & (bits - 1);
                return Some(T::numbered(self.word as u8 * 64 + bits.trailing_zeros() as u8));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.iter().map(|bits| bits.count_ones() as usize).sum();
        (left, Some(left))
    }
}

impl<T: Numbered, const WORDS: usize> ExactSizeIterator for Iter<T, WORDS> {}

impl<T: Numbered, const WORDS: usize> IntoIterator for Set<T, WORDS> {
    type Item = T;
    type IntoIter = Iter<T, WORDS>;

    fn into_iter(self) -> Iter<T, WORDS> {
        self.iter()
    }
}
