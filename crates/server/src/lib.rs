//! The server: URLs, sessions, live updates and the running tables. It names no game and draws no page itself.
//!
//! In reading order: what is asked for ([`Config`], [`Server`]), who asks (`reader`), what went wrong (`problem`), the
//! tables in memory (`now`, `running`, `observers`, `ask`, `bots`), what a reader can ask for (`verbs`), and then one function for
//! each URL (`routes` lists them).

mod config;
mod connections;
mod folder;
mod server;

mod app;
mod client;
mod fields;
mod problem;
mod reader;
mod said;
mod secrets;

mod absence;
mod agreed;
mod albums;
mod analyses;
mod apart;
mod aside;
mod ask;
mod bots;
mod clocks;
mod gathering;
mod glance;
mod lessons;
mod look;
mod missed;
mod notices;
mod now;
mod observers;
mod opening;
mod own;
mod pace;
mod people;
mod preferences;
mod promises;
mod rematch;
mod remembered;
mod reopening;
mod running;
mod tables;
mod together;

mod campaigns;
mod check;
mod moving;

mod desk;
mod lasting;
mod outline;
mod packed;
mod packing;
mod sight;
mod sse;

mod verbs;

mod api;
mod door;
mod guard;
mod limits;
mod metrics;
mod pages;
mod routes;

pub use campaigns::{KeeperError, TakenUp, export_campaign, import_campaign};
pub use check::{Checked, Fault, check};
pub use client::Network;
pub use config::{Config, PublicUrl};
pub use folder::{database_in, private};
pub use limits::Limits;
pub use moving::{MoveError, Moved, move_data};
pub use notices::{MailFrom, Smtp};
pub use server::{Server, StartError, serve};
/// Copies the file of a database, also while a server uses it.
pub use storage::copy_sqlite as backup;
pub use storage::without_password;
