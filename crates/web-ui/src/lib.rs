//! Pages and boards as functions from a view to markup, in English and Dutch; one folder a game.

mod lang;
mod people;
mod words;

mod paint;
mod table_page;

mod american_rails;

pub use lang::Lang;
pub use paint::{Choice, ChoiceKind, Moment, Paint, Panel, Prompt, Scene};
pub use people::{People, Person, SIGNS};
pub use table_page::{LogLine, Setting, TablePage, TalkLine, live, page};
pub use words::Words;
