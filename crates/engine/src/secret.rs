//! A value that only its owner may see.

use crate::{Seat, Viewer};
use std::fmt;

/// Known to one seat. It has no serialization and its debug print shows nothing, so it can't slip out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret<T> {
    owner: Seat,
    value: T,
}

impl<T> Secret<T> {
    /// Something only its owner may see.
    pub fn new(owner: Seat, value: T) -> Secret<T> {
        Secret { owner, value }
    }

    /// Whose it is: that is no secret.
    pub fn owner(&self) -> Seat {
        self.owner
    }

    /// The value, if this viewer may see it.
    pub fn open_for(&self, viewer: Viewer) -> Option<&T> {
        match viewer {
            Viewer::All => Some(&self.value),
            Viewer::Seat(seat) if seat == self.owner => Some(&self.value),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    /// For the rules, which know everything.
    pub fn known_to_rules(&self) -> &T {
        &self.value
    }

    /// For the rules, which move secrets about; nothing that draws or thinks may ask for it.
    pub fn known_to_rules_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Secret(seat {})", self.owner.0 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_its_owner_opens_a_secret() {
        let ticket = Secret::new(Seat(1), "Boston–Atlanta");

        assert_eq!(ticket.open_for(Viewer::Seat(Seat(1))), Some(&"Boston–Atlanta"));
        assert_eq!(ticket.open_for(Viewer::Seat(Seat(0))), None);
        assert_eq!(ticket.open_for(Viewer::Spectator), None);
        assert_eq!(format!("{ticket:?}"), "Secret(seat 2)");
    }
}
