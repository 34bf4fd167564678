//! People, tables, logs and campaigns in a database. It knows no game and no page: actions are text to it.
//!
//! In reading order. A table is its options, its seed and its log; the log only grows.

mod address;
mod db;
mod error;
mod folding;
mod postgres;
mod sqlite;
mod together;
mod tx;

mod person;
mod preferences;
mod session;
mod table;

mod append;
mod entry;
mod everything;
mod log;
mod own;
mod seat;
mod terms;

mod campaign;
mod company;

mod analysis;
mod lesson;

mod mail;
mod notice;
mod way;

mod copy;
mod unused;

pub use address::without_password;
pub use append::Adding;
pub use campaign::{CampaignGame, CampaignId, Save, StoredCampaign};
pub use company::{CompanyChange, CompanyPlayer, StoredCompany};
pub use db::{Db, PATIENCE};
pub use entry::{Entry, Logged};
pub use error::StorageError;
pub use everything::copy_sqlite;
pub use lesson::StoredLesson;
pub use mail::MailLink;
pub use notice::{NEVER, Notice, TALK};
pub use person::{Device, Holder};
pub use seat::{SeatKind, StoredSeat};
pub use session::Session;
pub use table::{Status, StoredTable, TableId, TableKind};
pub use terms::{Clock, Terms, TimeUp, Watch};
pub use together::{Claim, Listener};
pub use way::{NoticeWay, NoticeWish, WayKind};
