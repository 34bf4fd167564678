//! Promises of fair luck: the server's part of a seed, drawn and shown by its hash before anybody adds to it.
//!
//! Nothing is stored for a promise that is only shown: its secret is made of a key that all servers of a database share and of
//! a number that travels with the page. A promise that a table was opened with is remembered, so that no other table gets it.

use crate::app::App;
use crate::problem::Problem;
use crate::secrets;
use catalog::engine::{FairSeed, digest};

/// The key of all promises: a secret for ever.
pub(crate) struct Promises {
    key: String,
}

impl Promises {
    pub(crate) fn new(key: String) -> Promises {
        Promises { key }
    }

    /// What may be shown: the hash of a secret, a dot, and the number to make it from again.
    pub(crate) fn make(&self) -> String {
        let number = secrets::invite();
        format!("{}.{number}", FairSeed::commit(&self.secret(&number)))
    }

    /// The hash and its secret, if this was promised here.
    fn read(&self, promise: &str) -> Option<(String, String)> {
        let (commitment, number) = promise.split_once('.')?;
        let is_number = number.len() == 32 && number.bytes().all(|sign| sign.is_ascii_hexdigit());
        let secret = is_number.then(|| self.secret(number))?;
        (FairSeed::commit(&secret) == commitment).then(|| (commitment.to_owned(), secret))
    }

    fn secret(&self, number: &str) -> String {
        let inner = digest(format!("{} promise {number}", self.key).as_bytes());
        digest(format!("{} secret {inner}", self.key).as_bytes())
    }
}

impl App {
    /// The secret of a promise, once: two tables never share one.
    pub(crate) async fn keep_promise(&self, promise: Option<&str>) -> Result<Option<String>, Problem> {
        let Some((commitment, secret)) = promise.and_then(|promise| self.promises.read(promise)) else {
            return Ok(None);
        };
        Ok(self.db.keep_promise(&commitment).await?.then_some(secret))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_kept_by_every_server_that_has_the_key() {
        let (one, other) = (Promises::new("key".to_owned()), Promises::new("key".to_owned()));

        let promise = one.make();

        let (commitment, secret) = other.read(&promise).unwrap();
        assert_eq!(FairSeed::commit(&secret), commitment);
        assert!(promise.starts_with(&commitment) && !promise.contains(&secret));
        assert_ne!(one.make(), promise);
    }

    #[test]
    fn what_nobody_promised_is_no_promise() {
        let promises = Promises::new("key".to_owned());
        let promise = promises.make();
        let (commitment, number) = promise.split_once('.').unwrap();

        assert_eq!(Promises::new("another".to_owned()).read(&promise), None);
        for made_up in ["", ".", "c0", commitment, &format!("{commitment}."), &format!("{commitment}.{number}0")] {
            assert_eq!(promises.read(made_up), None, "{made_up:?}");
        }
        let other = promises.make();
        let mixed = format!("{commitment}.{}", other.split_once('.').unwrap().1);
        assert_eq!(promises.read(&mixed), None);
    }
}
