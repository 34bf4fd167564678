//! What is printed on the board, and the pieces in the box.

pub(crate) mod companies;
pub(crate) mod goods;

pub(crate) mod cities;
pub(crate) mod links;

pub(crate) mod board;
