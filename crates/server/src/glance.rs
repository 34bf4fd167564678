//! A look at something as it is: at a table.
//!
//! Whoever has one must not ask for a second: a writer who came in between waits for the first to end, and the second waits for the
//! writer, for ever. In Rust that is quickly written, because what a statement makes lives to its end: `f(&table.now(), table.now())`.
//! So a build for tests counts, and refuses the second.

use std::cell::Cell;
use std::ops::Deref;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

pub(crate) struct Glance<'a, T>(RwLockReadGuard<'a, T>);

thread_local! {
    /// Whether this thread has one.
    static HELD: Cell<bool> = const { Cell::new(false) };
}

impl<T> Glance<'_, T> {
    pub(crate) fn at(what: &RwLock<T>) -> Glance<'_, T> {
        debug_assert!(!HELD.get(), "a second look at a table: with a writer in between, both wait for ever");
        let held = match what.try_read() {
            Ok(held) => held,
            Err(TryLockError::Poisoned(held)) => held.into_inner(),
            Err(TryLockError::WouldBlock) => waited(|| what.read().unwrap_or_else(PoisonError::into_inner)),
        };
        HELD.set(true);
        Glance(held)
    }
}

/// To change it: nobody looks at it meanwhile.
pub(crate) fn change<T>(what: &RwLock<T>) -> RwLockWriteGuard<'_, T> {
    match what.try_write() {
        Ok(held) => held,
        Err(TryLockError::Poisoned(held)) => held.into_inner(),
        Err(TryLockError::WouldBlock) => waited(|| what.write().unwrap_or_else(PoisonError::into_inner)),
    }
}

/// A table may be drawn for many at the moment: the thread that waits for it hands those over whom it would answer next.
fn waited<T>(wait: impl FnOnce() -> T) -> T {
    match Handle::try_current().map(|here| here.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => block_in_place(wait),
        _ => wait(),
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
    use std::sync::{Arc, mpsc};
    use std::time::Duration;
    use tokio::sync::oneshot;
    use tokio::task::spawn_blocking;

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

    /// One thread answers all; a table is drawn until somebody else has been answered.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn whoever_waits_for_a_table_that_is_drawn_holds_nobody_up() {
        let table = Arc::new(RwLock::new(1865));
        let (begin, begun) = oneshot::channel();
        let (answered, is_answered) = mpsc::channel();
        let drawn = table.clone();
        let drawing = spawn_blocking(move || {
            let _held = Glance::at(&drawn);
            begin.send(()).unwrap();
            is_answered.recv_timeout(Duration::from_secs(20))
        });
        begun.await.unwrap();

        let moved = table.clone();
        let mover = tokio::spawn(async move { *change(&moved) += 3 });
        tokio::spawn(async move { answered.send(()) }).await.unwrap().unwrap();

        assert_eq!(drawing.await.unwrap(), Ok(()));
        mover.await.unwrap();
        assert_eq!(*Glance::at(&table), 1868);
    }
}
