//! Promises of fair luck: the server's part of a seed, drawn and shown by its hash before anybody adds to it.

use crate::chance;
use catalog::engine::FairSeed;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// So many pages may lie open before a table is opened from the oldest; that one gets a new promise then.
const MOST: usize = 4096;

/// The promises nobody has used yet, the oldest first. They live as long as the server runs.
#[derive(Default)]
pub(crate) struct Promises(Mutex<VecDeque<Promise>>);

struct Promise {
    commitment: String,
    secret: String,
}

impl Promises {
    /// Draws a secret; its hash may be shown.
    pub(crate) fn make(&self) -> String {
        let secret = chance::secret();
        let commitment = FairSeed::commit(&secret);
        let mut promises = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if promises.len() == MOST {
            promises.pop_front();
        }
        promises.push_back(Promise { commitment: commitment.clone(), secret });
        commitment
    }

    /// The secret of a promise, once.
    pub(crate) fn keep(&self, commitment: &str) -> Option<String> {
        let mut promises = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let index = promises.iter().position(|promise| promise.commitment == commitment)?;
        promises.remove(index).map(|promise| promise.secret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_kept_once() {
        let promises = Promises::default();
        let commitment = promises.make();

        let secret = promises.keep(&commitment).unwrap();
        assert_eq!(FairSeed::commit(&secret), commitment);
        assert_eq!(promises.keep(&commitment), None, "two tables never share a secret");
        assert_eq!(promises.keep("unheard of"), None);
    }

    #[test]
    fn old_promises_make_room() {
        let promises = Promises::default();
        let first = promises.make();
        let second = promises.make();
        for _ in 1..MOST {
            promises.make();
        }

        assert_eq!(promises.keep(&first), None);
        assert!(promises.keep(&second).is_some());
    }
}
