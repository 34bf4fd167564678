//! Everything on the table.

use engine::Seat;
use serde::Serialize;

/// The game. What one player may see of it is [`View`](crate::View).
#[derive(Clone, Debug, PartialEq)]
pub struct SampleLine {
    pub(crate) phase: Phase,
    /// Links that nobody has laid.
    pub(crate) waiting: u8,
    /// How many links each has laid, by seat.
    pub(crate) laid: Vec<u8>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum Phase {
    /// SL-2.1
    Build { seat: Seat },
    /// SL-3.1
    Finished,
}

impl Phase {
    /// Who decides; nobody when the game is over.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Phase::Build { seat } => Some(seat),
            Phase::Finished => None,
        }
    }
}
