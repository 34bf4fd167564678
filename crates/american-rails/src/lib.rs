//! American Rails: 3–5 players, up to seven years, six railways. The law is `rules/american-rails.md`.
//!
//! In reading order: what is printed, what is on the table, what players do, what comes of it.

mod tables;

mod options;
mod state;

mod action;
mod rules;

mod event;
mod illegal;
mod view;

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Banker, Options};
pub use state::{AmericanRails, EndReason, EndReasons, HighBid, Phase};
pub use tables::map::{ALL_CITIES, CITIES, City, Hex, HexSet, Terrain};
pub use tables::railways::{Railway, RailwaySet};
pub use tables::track::Space;
pub use view::{CityValue, PlayerView, RailwayView, View};
