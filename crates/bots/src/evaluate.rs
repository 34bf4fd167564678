//! What each game's positions are worth: one file a game.

mod american_rails;
mod steel_driver;
