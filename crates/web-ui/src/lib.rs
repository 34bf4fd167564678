//! Pages and boards as functions from a view to markup, in English and Dutch; one folder a game.
//!
//! In reading order. `pages` also says which URLs the pages expect of a server.

mod lang;
mod lit;
mod own;
mod people;
mod plain;
mod preferences;
mod words;

mod assets;
mod glossary;
mod paint;
mod picture;
mod retold;
mod script;
mod table_page;

pub mod pages;

mod parts;

#[cfg(test)]
mod page_testing;
#[cfg(test)]
mod palette_tests;
#[cfg(test)]
mod style_tests;

mod american_rails;
mod carnegie;
mod steel_driver;
mod ticket_to_ride_legacy;

pub use assets::{Asset, asset, asset_url, is_script_of_now};
pub use lang::Lang;
pub use lit::Lit;
pub use own::Own;
pub use paint::{Choice, ChoiceKind, LooksAt, Moment, Paint, Panel, Place, Prompt, Rank, Scene, Shows, Way};
pub use parts::options::{OptionField, OptionValue};
pub use people::{People, Person, SIGNS, bot_name};
pub use picture::{Picture, picture, side_panels, work};
pub use plain::{LONGEST_NAME, disturbs, is_name, shown_name};
pub use preferences::{Confirm, Motion, Palette, Preferences, Scheme, Tempo};
pub use retold::Retell;
pub use table_page::{
    Album, Asked, Coach, CoachAsks, Eyes, Happening, HintAnswer, HintPage, Inputs, Log, LogLine, OwnPage, Part, Said,
    SeatClock, Seen, Setting, Since, TablePace, TablePage, TalkLine, TurnBegins, Verdict, WholePage, hint, hint_page,
    live, live_parts, page, talk, verdict, why,
};
pub use ticket_to_ride_legacy::world_map as legacy_world_map;
pub use words::{Value, Words};
