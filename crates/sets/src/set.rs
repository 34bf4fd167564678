//! A set as bits: a value that is copied like a number, and never allocates.

use crate::{Iter, Numbered};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Some of the things that have a number below `64 * WORDS`. In JSON a list of them.
///
/// What is asked of things works everywhere; what is asked of their numbers works at compile time too, so that a
/// table of sets can be a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T, const WORDS: usize = 1> {
    /// A bit for each number.
    bits: [u64; WORDS],
    holds: PhantomData<T>,
}

impl<T: Copy, const WORDS: usize> Set<T, WORDS> {
    pub const EMPTY: Set<T, WORDS> = Set::of([0; WORDS]);

    const fn of(bits: [u64; WORDS]) -> Set<T, WORDS> {
        Set { bits, holds: PhantomData }
    }

    /// Everything that has a number below `count`: `SeatSet::all(4)` are the seats of a table for four. Panics where the
    /// set has no room for them.
    #[must_use]
    pub const fn all(count: usize) -> Set<T, WORDS> {
        assert!(count <= 64 * WORDS, "the set needs more words");
        let mut bits = [0; WORDS];
        let mut word = 0;
        while word * 64 < count {
            let here = count - word * 64;
            bits[word] = if here < 64 { (1 << here) - 1 } else { u64::MAX };
            word += 1;
        }
        Set::of(bits)
    }

    /// This set and what has this number: something has to have it. Panics where the set has no room for it.
    #[must_use]
    pub const fn with_number(mut self, number: u8) -> Set<T, WORDS> {
        self.bits[number as usize / 64] |= 1 << (number % 64);
        self
    }

    /// This set but for what has this number.
    #[must_use]
    pub const fn without_number(mut self, number: u8) -> Set<T, WORDS> {
        if (number as usize) < 64 * WORDS {
            self.bits[number as usize / 64] &= !(1 << (number % 64));
        }
        self
    }

    /// Whether what has this number is here.
    pub const fn contains_number(self, number: u8) -> bool {
        (number as usize) < 64 * WORDS && self.bits[number as usize / 64] & (1 << (number % 64)) != 0
    }

    /// Nothing is in it.
    pub const fn is_empty(self) -> bool {
        let mut word = 0;
        let mut any = 0;
        while word < WORDS {
            any |= self.bits[word];
            word += 1;
        }
        any == 0
    }

    /// How many there are in it.
    pub const fn len(self) -> usize {
        let mut word = 0;
        let mut count = 0;
        while word < WORDS {
            count += self.bits[word].count_ones();
            word += 1;
        }
        count as usize
    }

    /// What is in either.
    #[must_use]
    pub const fn union(mut self, other: Set<T, WORDS>) -> Set<T, WORDS> {
        let mut word = 0;
        while word < WORDS {
            self.bits[word] |= other.bits[word];
            word += 1;
        }
        self
    }

    /// What is in both.
    #[must_use]
    pub const fn both(mut self, other: Set<T, WORDS>) -> Set<T, WORDS> {
        let mut word = 0;
        while word < WORDS {
            self.bits[word] &= other.bits[word];
            word += 1;
        }
        self
    }

    /// What is here and not in the other.
    #[must_use]
    pub const fn minus(mut self, other: Set<T, WORDS>) -> Set<T, WORDS> {
        let mut word = 0;
        while word < WORDS {
            self.bits[word] &= !other.bits[word];
            word += 1;
        }
        self
    }

    /// Whether something is in both.
    pub const fn touches(self, other: Set<T, WORDS>) -> bool {
        !self.both(other).is_empty()
    }

    /// Whether all that is here is in the other.
    pub const fn is_subset(self, of: Set<T, WORDS>) -> bool {
        self.minus(of).is_empty()
    }

    /// The numbers of what is in it, from the lowest up.
    pub fn numbers(self) -> Iter<u8, WORDS> {
        Iter::new(self.bits)
    }
}

impl<T: Numbered, const WORDS: usize> Set<T, WORDS> {
    const HAS_ROOM: () = assert!(T::LIMIT <= 64 * WORDS, "the set needs more words");

    /// The set of this alone.
    #[must_use]
    pub fn only(item: T) -> Set<T, WORDS> {
        Set::EMPTY.with(item)
    }

    /// Whether this one is in it.
    pub fn contains(self, item: T) -> bool {
        self.contains_number(item.number())
    }

    /// This set and one thing more.
    #[must_use]
    pub fn with(self, item: T) -> Set<T, WORDS> {
        let () = Self::HAS_ROOM;
        self.with_number(item.number())
    }

    /// This set and one thing less.
    #[must_use]
    pub fn without(self, item: T) -> Set<T, WORDS> {
        self.without_number(item.number())
    }

    /// The one with the lowest number.
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The one that comes next when they are gone through round and round: after the last comes the first.
    /// It is `item` itself where that alone is left.
    pub fn next_after(self, item: T) -> Option<T> {
        let above = self.minus(Set::all(usize::from(item.number()) + 1));
        above.first().or_else(|| self.first())
    }

    /// From the lowest number up.
    pub fn iter(self) -> Iter<T, WORDS> {
        Iter::new(self.bits)
    }
}

impl<T: Copy> Set<T> {
    /// Every set of what is here, from none of it to all of it; where two differ, the one without the higher comes first.
    pub fn subsets(self) -> impl Iterator<Item = Set<T>> {
        let [all] = self.bits;
        let mut next = Some(0_u64);
        std::iter::from_fn(move || {
            let bits = next?;
            next = (bits != all).then(|| bits.wrapping_sub(all) & all);
            Some(Set::of([bits]))
        })
    }

    /// The set as a number, for tables that have an entry for every set.
    pub const fn bits(self) -> u64 {
        self.bits[0]
    }
}

impl<T: Copy, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Set<T, WORDS> {
        Set::EMPTY
    }
}

impl<T: Numbered, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T, WORDS> {
        items.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Numbered, const WORDS: usize> Extend<T> for Set<T, WORDS> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        *self = items.into_iter().fold(*self, Set::with);
    }
}

impl<T: Numbered + fmt::Debug, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Numbered + Serialize, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Numbered + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Set<T, WORDS>, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        match items.iter().find(|item| usize::from(item.number()) >= T::LIMIT) {
            Some(item) => Err(D::Error::custom(format_args!("{} is too high a number here", item.number()))),
            None => Ok(items.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    type Wide = Set<u8, 4>;

    /// Something of which there are 48, as there are cities on a board.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    struct City(u8);

    impl Numbered for City {
        const LIMIT: usize = 48;

        fn number(self) -> u8 {
            self.0
        }

        fn numbered(number: u8) -> City {
            City(number)
        }
    }

    fn wide(numbers: &[u8]) -> Wide {
        numbers.iter().copied().collect()
    }

    fn cities(numbers: &[u8]) -> Set<City> {
        numbers.iter().copied().map(City).collect()
    }

    #[test]
    fn a_set_lists_what_it_holds_from_the_lowest_number_up() {
        let numbers = wide(&[255, 0, 64, 63, 64]);

        assert_eq!(numbers.iter().collect::<Vec<_>>(), [0, 63, 64, 255]);
        assert_eq!((numbers.len(), numbers.first()), (4, Some(0)));
        assert!(numbers.contains(63) && !numbers.contains(62));
        assert_eq!(numbers.without(0).first(), Some(63));
        assert_eq!(Wide::EMPTY.first(), None);
        assert_eq!(cities(&[7, 3]).numbers().collect::<Vec<_>>(), [3, 7]);
    }

    #[test]
    fn sets_combine_as_sets_do() {
        let (low, high) = (wide(&[1, 70, 200]), wide(&[70, 130, 201]));

        assert_eq!(low.union(high), wide(&[1, 70, 130, 200, 201]));
        assert_eq!(low.both(high), wide(&[70]));
        assert_eq!(low.minus(high), wide(&[1, 200]));
        assert!(low.minus(low).is_empty() && !low.is_empty());
        assert!(low.touches(high) && !low.touches(wide(&[2, 130])));
        assert!(low.both(high).is_subset(high) && !low.is_subset(high) && Wide::EMPTY.is_subset(low));
    }

    #[test]
    fn every_number_finds_its_own_bit() {
        let all: BTreeSet<u8> = (0..=255).collect();
        let set: Wide = all.iter().copied().collect();

        assert_eq!(set, Wide::all(256));
        assert_eq!(set.iter().collect::<BTreeSet<_>>(), all);
        for number in 0..=255 {
            assert_eq!(set.without(number).len(), 255);
            assert!(Wide::only(number).contains(number));
        }
    }

    #[test]
    fn sets_can_be_made_at_compile_time() {
        const EVEN: Set<City> = Set::EMPTY.with_number(2).with_number(4).without_number(4);

        assert_eq!(EVEN, cities(&[2]));
        assert_eq!(Set::<City>::all(3), cities(&[0, 1, 2]));
    }

    #[test]
    fn what_no_set_has_room_for_is_in_none() {
        assert!(!cities(&[1]).contains_number(200));
        assert_eq!(cities(&[1]).without_number(200), cities(&[1]));
    }

    #[test]
    fn after_the_last_comes_the_first() {
        let still_in = cities(&[0, 2, 3]);

        assert_eq!([0, 1, 2, 3].map(|at| still_in.next_after(City(at)).unwrap().0), [2, 2, 3, 0]);
        assert_eq!(cities(&[2]).next_after(City(2)), Some(City(2)), "nobody else is left");
        assert_eq!(cities(&[]).next_after(City(2)), None);
    }

    #[test]
    fn every_set_of_some_things_is_listed_once() {
        let all: Vec<Set<City>> = cities(&[1, 4, 6]).subsets().collect();
        let expected: [&[u8]; 8] = [&[], &[1], &[4], &[1, 4], &[6], &[1, 6], &[4, 6], &[1, 4, 6]];

        assert_eq!(all, expected.map(cities));
        assert_eq!(Set::<City>::EMPTY.subsets().count(), 1);
        assert_eq!(Set::<City>::all(3).subsets().map(Set::bits).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn a_set_is_a_list_in_json() {
        let json = serde_json::to_string(&cities(&[9, 2])).unwrap();

        assert_eq!(json, "[2,9]");
        assert_eq!(format!("{:?}", cities(&[9, 2])), "{City(2), City(9)}");
        assert_eq!(serde_json::from_str::<Set<City>>("[9,2,9]").unwrap(), cities(&[2, 9]));
        let refused = serde_json::from_str::<Set<City>>("[48]").unwrap_err().to_string();
        assert!(refused.starts_with("48 is too high a number here"), "{refused}");
    }
}
