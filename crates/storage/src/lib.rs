//! People, tables, logs and campaigns in a database. It knows no game and no page: actions are text to it.
//!
//! In reading order. A table is its options, its seed and its log; the log only grows.

mod db;
mod error;

mod session;
mod table;

mod append;
mod log;
mod seat;
mod talk;

mod campaign;
mod company;

pub use campaign::{CampaignGame, CampaignId, Save, StoredCampaign};
pub use company::{CompanyPlayer, StoredCompany};
pub use db::Db;
pub use error::StorageError;
pub use seat::{SeatKind, StoredSeat};
pub use session::Session;
pub use table::{Status, StoredTable, TableId, TableKind};
pub use talk::Talk;
