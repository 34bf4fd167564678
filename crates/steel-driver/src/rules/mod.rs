//! One file per section of the digest.
//!
//! Each decision has a question (`may_build`), which changes nothing, the change itself (`build`), which asks the question
//! first, and a list of what would be allowed. Who decides is known from the phase.

pub(crate) mod setup;

pub(crate) mod round;

pub(crate) mod auction;
pub(crate) mod build;
pub(crate) mod collect;
pub(crate) mod link;
pub(crate) mod transcontinental;

pub(crate) mod accounting;
pub(crate) mod end;
pub(crate) mod goods;

pub(crate) mod forecast;

#[cfg(test)]
pub(crate) mod positions;
