//! One file per section of the digest.
//!
//! Each decision has a question (`may_bid`), which changes nothing, the change itself (`bid`), which asks the question
//! first, and a list of what would be allowed (`list_bids`). Who decides is known from the phase.

pub(crate) mod setup;

pub(crate) mod auction;
pub(crate) mod first_cube;
pub(crate) mod preparation;

pub(crate) mod year;

pub(crate) mod develop;
pub(crate) mod expand;
pub(crate) mod finance;
pub(crate) mod leave;
pub(crate) mod take;

pub(crate) mod income;

pub(crate) mod dividends;
pub(crate) mod end;

#[cfg(test)]
pub(crate) mod positions;
