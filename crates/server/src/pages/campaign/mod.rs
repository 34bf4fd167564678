//! The pages of a campaign: begin one, look at it, play its games, open its vaults, take it along.

pub(crate) mod ceremony;
pub(crate) mod changes;
pub(crate) mod companies;
pub(crate) mod file;
pub(crate) mod games;
pub(crate) mod new;
pub(crate) mod page;
pub(crate) mod poster;
pub(crate) mod words;
