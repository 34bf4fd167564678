//! One file per section of the digest.
//!
//! Each decision has a question (`may_donate`), which changes nothing, the change itself (`donate`), which asks the
//! question first, and a list of what would be allowed (`list`). A rule sets the next phase and need not ask whether
//! anybody can decide anything in it: `flow` passes over phases in which nobody can.
//!
//! Calls go one way: `flow` and `round` above; below them `departments`, which knows what each department can do; below it those
//! departments, a file each; at the bottom `turns`, whose turn it is, and `uses`, what the workers of a turn have done.

pub(crate) mod flow;

pub(crate) mod neutral;
pub(crate) mod opening;
pub(crate) mod setup;

pub(crate) mod finish;
pub(crate) mod sell;

pub(crate) mod round;
pub(crate) mod turns;

pub(crate) mod donate;
pub(crate) mod income;

pub(crate) mod choice_tile;
pub(crate) mod departments;
pub(crate) mod uses;

pub(crate) mod charity;
pub(crate) mod construction;
pub(crate) mod effects;
pub(crate) mod moves;
pub(crate) mod planning;
pub(crate) mod study;
pub(crate) mod trade;

pub(crate) mod activate;

pub(crate) mod end;
pub(crate) mod giving;
pub(crate) mod network;
pub(crate) mod score;
pub(crate) mod welfare;

pub(crate) mod andrew;
pub(crate) mod andrew_deck;
pub(crate) mod andrew_score;

#[cfg(test)]
pub(crate) mod positions;
