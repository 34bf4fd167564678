//! The rules: one file for each section of the digest.

pub(crate) mod setup;

pub(crate) mod build;

pub(crate) mod end;
