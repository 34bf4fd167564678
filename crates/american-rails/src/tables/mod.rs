//! What is printed on the board, the shares and the action track.

pub(crate) mod hex_sets;
pub(crate) mod map;
pub(crate) mod railways;
pub(crate) mod track;
