//! What was found of somebody a moment ago. On several servers a change on one is for so long unknown to the others.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use storage::Session;

const KNOWN_FOR: Duration = Duration::from_secs(10);
const KNOWN: usize = 10_000;

pub(crate) struct Remembered<V>(Mutex<HashMap<Session, (V, Instant)>>);

impl<V> Default for Remembered<V> {
    fn default() -> Remembered<V> {
        Remembered(Mutex::default())
    }
}

impl<V: Clone> Remembered<V> {
    pub(crate) fn find(&self, of: &Session) -> Option<V> {
        let known = self.lock();
        known.get(of).filter(|(_, since)| since.elapsed() < KNOWN_FOR).map(|(what, _)| what.clone())
    }

    pub(crate) fn keep(&self, of: &Session, what: V) {
        let mut known = self.lock();
        if known.len() >= KNOWN {
            known.clear();
        }
        known.insert(of.clone(), (what, Instant::now()));
    }

    /// Something has changed: all of it is looked up again.
    pub(crate) fn forget(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Session, (V, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
