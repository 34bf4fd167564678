//! Hexes, links and the networks they make: what connects and what is within reach. No rules, no money.
//!
//! In reading order. Everything is a small value: sets are bits, maps are arrays made at compile time.

mod hex;
mod hex_map;

mod link_map;
mod routes;

#[cfg(test)]
mod numbered;

pub use hex::{Axial, Offset};
pub use hex_map::HexMap;
pub use link_map::LinkMap;
pub use routes::BestRoutes;
