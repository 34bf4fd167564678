//! A look at something as it is: at a table.
//!
//! Whoever has one must not ask for a second: a writer who came in between waits for the first to end, and the second waits for the
//! writer, for ever. In Rust that is quickly written, because what a statement makes lives to its end: `f(&table.now(), table.now())`.
//! So a build for tests counts, and refuses the second.

use std::cell::Cell;
use std::ops::Deref;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

pub(crate) struct Glance<'a, T>(RwLockReadGuard<'a, T>);

thread_local! {
    /// Whether this thread has one.
    static HELD: Cell<bool> = const { Cell::new(false) };
}

impl<T> Glance<'_, T> {
    pub(crate) fn at(what: &RwLock<T>) -> Glance<'_, T> {
        debug_assert!(!HELD.get(), "a second look at a table: with a writer in between, both wait for ever");
        let glance = Glance(what.read().unwrap_or_else(PoisonError::into_inner));
        HELD.set(true);
        glance
    }
}

impl<T> Drop for Glance<'_, T> {
    fn drop(&mut self) {
        HELD.set(false);
    }
}

impl<T> Deref for Glance<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_look_after_the_other_is_no_second_look() {
        let table = RwLock::new(1865);

        assert_eq!(*Glance::at(&table), 1865);
        *table.write().unwrap() += 3;
        assert_eq!(*Glance::at(&table), 1868);
    }

    #[test]
    #[should_panic(expected = "a second look")]
    fn whoever_looks_at_a_table_can_not_ask_for_it_again() {
        let table = RwLock::new(1865);

        let _both = (Glance::at(&table), Glance::at(&table));
    }
}
