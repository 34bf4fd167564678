//! What belongs to one reader of a page, and whether anybody looked at it.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// Something of one reader's own. Looking at it is noted: what was drawn without a look serves every reader who sees the same.
pub struct Own<T> {
    value: T,
    was_looked_at: AtomicBool,
}

impl<T> Own<T> {
    /// Something drawn for one reader alone.
    pub const fn new(value: T) -> Own<T> {
        Own { value, was_looked_at: AtomicBool::new(false) }
    }

    /// Looks at it: what is drawn from it is that reader's own.
    pub fn look(&self) -> &T {
        self.was_looked_at.store(true, Ordering::Relaxed);
        &self.value
    }

    /// What it is, unnoticed: to compare readers by.
    pub(crate) fn value(&self) -> &T {
        &self.value
    }

    /// Whether somebody looked since this was asked last.
    pub(crate) fn was_looked_at(&self) -> bool {
        self.was_looked_at.swap(false, Ordering::Relaxed)
    }
}

impl<T> From<T> for Own<T> {
    fn from(value: T) -> Own<T> {
        Own::new(value)
    }
}

impl<T: Clone> Clone for Own<T> {
    fn clone(&self) -> Own<T> {
        Own::new(self.value.clone())
    }
}

impl<T: PartialEq> PartialEq for Own<T> {
    fn eq(&self, other: &Own<T>) -> bool {
        self.value == other.value
    }
}

impl<T: fmt::Debug> fmt::Debug for Own<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.value.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_noted_once() {
        let own = Own::new(7);
        assert!(!own.was_looked_at());

        assert_eq!(*own.look(), 7);

        assert!(own.was_looked_at());
        assert!(!own.was_looked_at());
    }
}
