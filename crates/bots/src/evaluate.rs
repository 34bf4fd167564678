//! What each game's positions are worth: one file a game.

mod american_rails;
mod carnegie;
mod numbers;
mod steel_driver;
mod ticket_to_ride_legacy;
