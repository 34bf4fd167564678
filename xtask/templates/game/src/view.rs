//! The table as one viewer may see it. Nothing is secret yet: it is the whole table.

use crate::{Phase, SampleLine};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub phase: Phase,
    pub waiting: u8,
    /// By seat.
    pub laid: Vec<u8>,
}

pub(crate) fn view(game: &SampleLine) -> View {
    View { phase: game.phase, waiting: game.waiting, laid: game.laid.clone() }
}

/// A game that looks like this view.
pub(crate) fn imagine(view: &View) -> SampleLine {
    SampleLine { phase: view.phase, waiting: view.waiting, laid: view.laid.clone() }
}
