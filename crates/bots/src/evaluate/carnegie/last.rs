//! What was worked out last: of two positions that are looked at one after the other most is the same.

use std::cell::Cell;

/// The last value, and what it was worked out from.
pub(super) struct Last<K, V>(Cell<Option<(K, V)>>);

impl<K: Copy + PartialEq, V: Copy> Last<K, V> {
    /// The value of these things, which has to depend on nothing else.
    pub(super) fn of(&self, things: K, work: impl FnOnce() -> V) -> V {
        match self.0.get() {
            Some((known, value)) if known == things => value,
            _ => {
                let value = work();
                self.0.set(Some((things, value)));
                value
            }
        }
    }
}

impl<K, V> Default for Last<K, V> {
    fn default() -> Self {
        Last(Cell::new(None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_twice_is_worked_out_once() {
        let (last, worked) = (Last::default(), Cell::new(0));
        let double = |number: u32| {
            last.of(number, || {
                worked.set(worked.get() + 1);
                2 * number
            })
        };

        assert_eq!([double(3), double(3), double(4), double(4), double(3)], [6, 6, 8, 8, 6]);
        assert_eq!(worked.get(), 3);
    }
}
