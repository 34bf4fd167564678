//! The rules, one file a part of the digest.

pub(crate) mod banish;
pub(crate) mod claim;
pub(crate) mod deck;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod events;
pub(crate) mod network;
pub(crate) mod open_cards;
pub(crate) mod payment;
pub(crate) mod setup;
pub(crate) mod tickets;
pub(crate) mod turn;

#[cfg(test)]
pub(crate) mod positions;
