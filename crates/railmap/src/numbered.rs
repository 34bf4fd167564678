//! Towns, links and their owners for this crate's own tests: plain numbers with a name.

use sets::{Numbered, Set};

macro_rules! numbered {
    ($name:ident, $limit:literal) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) struct $name(pub(crate) u8);

        impl Numbered for $name {
            const LIMIT: usize = $limit;

            fn number(self) -> u8 {
                self.0
            }

            fn numbered(number: u8) -> $name {
                $name(number)
            }
        }
    };
}

numbered!(Town, 128);
numbered!(Link, 128);
numbered!(Owner, 64);

pub(crate) fn towns(numbers: &[u8]) -> Set<Town, 2> {
    numbers.iter().copied().map(Town).collect()
}

pub(crate) fn links(numbers: &[u8]) -> Set<Link, 2> {
    numbers.iter().copied().map(Link).collect()
}
