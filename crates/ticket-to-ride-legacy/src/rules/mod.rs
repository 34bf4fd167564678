//! The rules, one file a part of the digest.

pub(crate) mod after;
pub(crate) mod banish;
pub(crate) mod choice;
pub(crate) mod claim;
pub(crate) mod claim_decisions;
pub(crate) mod contract;
pub(crate) mod couplers;
pub(crate) mod current_event;
pub(crate) mod deck;
pub(crate) mod depots;
pub(crate) mod draft;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod event_cards;
pub(crate) mod gifts;
pub(crate) mod growth;
pub(crate) mod markers;
pub(crate) mod medals;
pub(crate) mod network;
pub(crate) mod new_boards;
pub(crate) mod open_cards;
pub(crate) mod paper_money;
pub(crate) mod payment;
pub(crate) mod people;
pub(crate) mod postcards;
pub(crate) mod relief;
pub(crate) mod season;
pub(crate) mod setup;
pub(crate) mod setup_steps;
pub(crate) mod snow;
pub(crate) mod spare_cards;
pub(crate) mod steps;
pub(crate) mod through_train;
pub(crate) mod tickets;
pub(crate) mod travellers;
pub(crate) mod turn;
pub(crate) mod water;

#[cfg(test)]
pub(crate) mod positions;
