//! What is printed on the board, the tiles, the strips and the cards.
//!
//! What is certain stands in these files; what is likely or reconstructed stands in `data/` and can be replaced there.

pub(crate) mod gain;
pub(crate) mod region;

pub(crate) mod map;
pub(crate) mod map_sets;
pub(crate) mod slot;
pub(crate) mod transport;

pub(crate) mod company;
pub(crate) mod department;
pub(crate) mod strips;
pub(crate) mod timeline;

pub(crate) mod donation;

pub(crate) mod andrew_cards;
