//! One file per section of the digest.

pub(crate) mod expand;
pub(crate) mod income;

pub(crate) mod dividends;
