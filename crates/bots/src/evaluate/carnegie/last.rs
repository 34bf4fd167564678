//! What was worked out last: of two positions that are looked at one after the other most is the same.

use super::weights::Weights;
use std::cell::RefCell;
use std::mem;
use std::rc::Rc;

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

/// What was worked out at decisions before as well: what is tried in thought comes again when it is played. Each thing has its place among so many;
/// whoever comes there next takes it.
pub(super) struct Table<K, V, const PLACES: usize>(Vec<Option<(K, V)>>);

impl<K: PartialEq, V: Copy, const PLACES: usize> Table<K, V, PLACES> {
    pub(super) const EMPTY: Self = Table(Vec::new());

    /// The value of these things, which has to depend on nothing else. `mixed` are their bits in a muddle.
    pub(super) fn of(&mut self, mixed: u64, things: K, work: impl FnOnce() -> V) -> V {
        if self.0.is_empty() {
            self.0.resize_with(PLACES, || None);
        }
        let place = &mut self.0[(mixed >> 40) as usize % PLACES];
        match place {
            Some((known, value)) if *known == things => *value,
            _ => place.insert((things, work())).1,
        }
    }
}

/// The same for who thinks with certain weights. Where a searcher sits beside a Conductor, two kinds come in turn.
pub(super) struct ByWeights<K, V, const PLACES: usize> {
    now: Thoughts<K, V, PLACES>,
    before: Thoughts<K, V, PLACES>,
}

struct Thoughts<K, V, const PLACES: usize> {
    weights: Option<Rc<Weights>>,
    table: Table<K, V, PLACES>,
}

impl<K: PartialEq, V: Copy, const PLACES: usize> ByWeights<K, V, PLACES> {
    pub(super) const EMPTY: Self = ByWeights { now: Thoughts::NONE, before: Thoughts::NONE };

    pub(super) fn of(&mut self, weights: &Rc<Weights>) -> &mut Table<K, V, PLACES> {
        if !self.now.are_with(weights) {
            mem::swap(&mut self.now, &mut self.before);
        }
        if !self.now.are_with(weights) {
            self.now = Thoughts { weights: Some(Rc::clone(weights)), table: Table::EMPTY };
        }
        &mut self.now.table
    }
}

impl<K: PartialEq, V: Copy, const PLACES: usize> Thoughts<K, V, PLACES> {
    const NONE: Self = Thoughts { weights: None, table: Table::EMPTY };

    fn are_with(&self, weights: &Rc<Weights>) -> bool {
        self.weights.as_ref().is_some_and(|known| Rc::ptr_eq(known, weights))
    }
}

/// Puts more bits into a muddle.
pub(super) fn mix(mixed: u64, more: u64) -> u64 {
    (mixed ^ more).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
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

    #[test]
    fn a_table_tells_what_would_be_worked_out() {
        let (mut table, mut worked) = (Table::<u64, u64, 8>::EMPTY, 0);
        for step in 0..200_u64 {
            let number = step * step % 23;
            let told = table.of(mix(0, number), number, || {
                worked += 1;
                3 * number
            });
            assert_eq!(told, 3 * number);
        }

        assert!((12..180).contains(&worked), "{worked}");
    }

    #[test]
    fn who_thinks_with_other_weights_is_told_nothing_of_what_was_thought_before() {
        let all = [0.0, 1.0, 2.0].map(|gift| Rc::new(Weights { gift, ..Weights::of_file() }));
        let mut known = ByWeights::<u64, f64, 4>::EMPTY;
        for step in 0..60 {
            let weights = &all[step % 7 % 3];
            let told = known.of(weights).of(mix(0, 5), 5, || weights.gift);
            assert_eq!(told, weights.gift, "in step {step}");
        }
    }
}
