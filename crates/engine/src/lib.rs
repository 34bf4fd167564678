//! What every game has: the contract, seats, chance, secrets, the table, the record file, the conformance kit.
//!
//! In reading order. Nothing here knows a game, a clock, a file or a page.

mod campaign;
mod game;
mod message;
mod seat;

mod chance;
mod letter;
mod pool;
mod printed;
mod secret;
mod text;

mod settle;
mod sight;
mod standings;

pub mod conformance;
mod record;
pub mod scenario;
mod table;

pub use campaign::{Campaign, NextGame, NotTakenUp, Party, Stage};
pub use chance::{Chance, Seed};
pub use game::{Game, Refusal, Viewer};
pub use letter::Letter;
pub use message::{Arg, Message, Rule};
pub use pool::Pool;
pub use record::{FairSeed, Record, RecordError, RecordedAction, RecordedSeat, digest, hex};
pub use seat::{Seat, SeatSet};
pub use secret::Secret;
pub use sets::{Numbered, Set};
pub use settle::settle;
pub use sight::{Imagined, Sight};
pub use standings::{Standing, Standings};
pub use table::{Decision, Entry, Rehearsed, Table, UndoAsked};
pub use text::Text;
