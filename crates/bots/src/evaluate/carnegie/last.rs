//! What was worked out last: of two positions that are looked at one after the other most is the same.

use std::cell::RefCell;

/// The last value, and what it was worked out from.
pub(super) struct Last<K, V>(RefCell<Option<(K, V)>>);

impl<K: PartialEq, V: Copy> Last<K, V> {
    /// The value of these things, which has to depend on nothing else.
    pub(super) fn of(&self, things: K, work: impl FnOnce() -> V) -> V {
        self.look(things, work, |value| *value)
    }
}

impl<K: PartialEq, V> Last<K, V> {
    /// As [`Last::of`] where only a part of the value is wanted.
    pub(super) fn look<R>(&self, things: K, work: impl FnOnce() -> V, part: impl FnOnce(&V) -> R) -> R {
        if let Some((known, value)) = &*self.0.borrow()
            && *known == things
        {
            return part(value);
        }
        let value = work();
        let wanted = part(&value);
        self.0.replace(Some((things, value)));
        wanted
    }
}

impl<K, V> Default for Last<K, V> {
    fn default() -> Self {
        Last(RefCell::new(None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

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
