//! What is printed on board and cards.

/// SL-1.2
pub(crate) const LINKS: u8 = 10;
