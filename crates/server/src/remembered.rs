//! What was found of somebody before. On several servers a change on one is unknown to the others, so they look again after a while.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use storage::{Db, Session};

/// Where several servers share the database.
const KNOWN_FOR: Duration = Duration::from_secs(10);
const KNOWN: usize = 10_000;

pub(crate) struct Remembered<V> {
    /// None: until it is forgotten.
    known_for: Option<Duration>,
    known: Mutex<Known<V>>,
}

struct Known<V> {
    of: HashMap<Session, (V, Instant)>,
    /// How often all was forgotten.
    forgotten: u64,
}

/// The time at which something was asked for: what was so then may be so no longer once the answer is there.
#[derive(Clone, Copy)]
pub(crate) struct Asked(u64);

impl<V: Clone> Remembered<V> {
    pub(crate) fn new(db: &Db) -> Remembered<V> {
        Remembered::lasting(if db.has_one_server() { None } else { Some(KNOWN_FOR) })
    }

    fn lasting(known_for: Option<Duration>) -> Remembered<V> {
        Remembered { known_for, known: Mutex::new(Known { of: HashMap::new(), forgotten: 0 }) }
    }

    pub(crate) fn find(&self, of: &Session) -> Option<V> {
        let known = self.lock();
        let (what, since) = known.of.get(of)?;
        self.known_for.is_none_or(|known_for| since.elapsed() < known_for).then(|| what.clone())
    }

    /// Before it is looked up.
    pub(crate) fn asked(&self) -> Asked {
        Asked(self.lock().forgotten)
    }

    /// Unless something has changed since it was asked for.
    pub(crate) fn keep(&self, asked: Asked, of: &Session, what: V) {
        let mut known = self.lock();
        if known.forgotten != asked.0 {
            return;
        }
        if known.of.len() >= KNOWN {
            known.of.clear();
        }
        known.of.insert(of.clone(), (what, Instant::now()));
    }

    /// Something has changed: all of it is looked up again.
    pub(crate) fn forget(&self) {
        let mut known = self.lock();
        known.of.clear();
        known.forgotten += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Known<V>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anna() -> Session {
        Session::of_token("anna")
    }

    #[test]
    fn what_was_asked_before_a_change_is_not_kept_after_it() {
        let remembered = Remembered::lasting(None);
        let asked = remembered.asked();
        remembered.forget();

        remembered.keep(asked, &anna(), "signed in");

        assert_eq!(remembered.find(&anna()), None, "she was signed out meanwhile");
        remembered.keep(remembered.asked(), &anna(), "signed in again");
        assert_eq!(remembered.find(&anna()), Some("signed in again"));
    }

    #[test]
    fn where_others_may_change_it_it_is_looked_up_again() {
        let shared = Remembered::lasting(Some(Duration::ZERO));

        shared.keep(shared.asked(), &anna(), "signed in");

        assert_eq!(shared.find(&anna()), None);
    }
}
