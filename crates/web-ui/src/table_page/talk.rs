//! What is said at a table, and what happens to its seats besides moves.

use engine::{Seat, SeatSet};

/// A line of the talk.
#[derive(Clone, Debug, PartialEq)]
pub struct TalkLine {
    /// Of its entry in the log.
    pub number: u64,
    pub seat: Option<Seat>,
    pub name: String,
    pub said: Said,
}

impl TalkLine {
    /// Somebody said it.
    pub fn is_said(&self) -> bool {
        matches!(self.said, Said::Text(_))
    }

    /// Somebody said it to the holder of these seats, who has read up to that entry.
    pub fn is_new_to(&self, mine: SeatSet, read: u64) -> bool {
        self.is_said() && self.number > read && !self.seat.is_some_and(|seat| mine.contains(seat))
    }
}

/// What a line of the talk says.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    Text(String),
    /// Nobody said it: it happened to a seat.
    Happened(Happening),
}

/// What can happen to a seat besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    TimeUp,
    StoodIn,
    Back,
    Offered,
    SatDown,
    Left,
    BotForGood,
    Away,
    WantsPause,
    OtherDevice,
    LinkMade,
    Paused,
    GoesOn,
}
