//! What the pages of several games are made of.

pub(crate) mod area;
pub(crate) mod auction;
pub(crate) mod axis;
pub(crate) mod badges;
pub(crate) mod columns;
pub(crate) mod course;
pub(crate) mod faces;
pub(crate) mod geography;
pub(crate) mod imagined;
pub(crate) mod letters;
pub(crate) mod options;
mod plot;
pub(crate) mod point;
pub(crate) mod scores;
pub(crate) mod who;
