//! A set of small numbers as 256 bits.

/// Numbers from 0 to 255: the hexes of a board, the links of a map, the towns they join.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Set([u64; 4]);

impl Set {
    pub const EMPTY: Set = Set([0; 4]);

    #[must_use]
    pub const fn with(mut self, number: u8) -> Set {
        self.0[number as usize / 64] |= 1 << (number % 64);
        self
    }

    #[must_use]
    pub const fn without(mut self, number: u8) -> Set {
        self.0[number as usize / 64] &= !(1 << (number % 64));
        self
    }

    pub const fn contains(self, number: u8) -> bool {
        self.0[number as usize / 64] & (1 << (number % 64)) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()) as usize
    }

    /// What is in either.
    #[must_use]
    pub const fn union(self, other: Set) -> Set {
        let (a, b) = (self.0, other.0);
        Set([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// What is in both.
    #[must_use]
    pub const fn both(self, other: Set) -> Set {
        let (a, b) = (self.0, other.0);
        Set([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// What is here and not in the other.
    #[must_use]
    pub const fn minus(self, other: Set) -> Set {
        let (a, b) = (self.0, other.0);
        Set([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    pub const fn first(self) -> Option<u8> {
        let mut word = 0;
        while word < 4 {
            if self.0[word] != 0 {
                return Some(word as u8 * 64 + self.0[word].trailing_zeros() as u8);
            }
            word += 1;
        }
        None
    }

    /// From the lowest number up.
    pub fn iter(self) -> Iter {
        Iter { left: self.0, word: 0 }
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Set {
        numbers.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl IntoIterator for Set {
    type Item = u8;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The numbers of a set, from the lowest up.
#[derive(Clone, Debug)]
pub struct Iter {
    left: [u64; 4],
    word: usize,
}

impl Iterator for Iter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        while self.word < 4 {
            let bits = self.left[self.word];
            if bits != 0 {
                self.left[self.word] = bits & (bits - 1);
                return Some(self.word as u8 * 64 + bits.trailing_zeros() as u8);
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn set(numbers: &[u8]) -> Set {
        numbers.iter().copied().collect()
    }

    #[test]
    fn a_set_lists_its_numbers_from_the_lowest_up() {
        let numbers = set(&[255, 0, 64, 63, 64]);

        assert_eq!(numbers.iter().collect::<Vec<_>>(), [0, 63, 64, 255]);
        assert_eq!((numbers.len(), numbers.first()), (4, Some(0)));
        assert!(numbers.contains(63) && !numbers.contains(62));
        assert_eq!(numbers.without(0).first(), Some(63));
        assert_eq!(Set::EMPTY.first(), None);
    }

    #[test]
    fn sets_combine_as_sets_do() {
        let (low, high) = (set(&[1, 70, 200]), set(&[70, 130, 201]));

        assert_eq!(low.union(high), set(&[1, 70, 130, 200, 201]));
        assert_eq!(low.both(high), set(&[70]));
        assert_eq!(low.minus(high), set(&[1, 200]));
        assert!(low.minus(low).is_empty() && !low.is_empty());
    }

    #[test]
    fn every_number_finds_its_own_bit() {
        let all: BTreeSet<u8> = (0..=255).collect();
        let set: Set = all.iter().copied().collect();

        assert_eq!(set.iter().collect::<BTreeSet<_>>(), all);
        for number in 0..=255 {
            assert_eq!(set.without(number).len(), 255);
            assert!(Set::EMPTY.with(number).contains(number));
        }
    }
}
