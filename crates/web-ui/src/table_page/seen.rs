//! What a pair of eyes sees of a table: the position, the telegraph, what is new.

use super::{Album, Drawings, Eyes};
use crate::{Moment, Paint, Words};
use engine::Game;
use serde::Serialize;
use std::ops::Range;

/// The telegraph from one of its lines on.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<G: Game> {
    /// How many lines came before.
    pub first: usize,
    pub lines: Vec<LogLine<G>>,
}

/// A line of the telegraph.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine<G: Game> {
    /// After this decision (0: set-up).
    pub number: usize,
    /// It is the first line of a turn.
    pub begins_turn: bool,
    pub mark: String,
    /// What happened, as far as the reader may know it.
    pub event: G::Event,
    /// It happened by itself: there was no other answer.
    pub by_itself: bool,
    /// It belongs to the last decision.
    pub is_fresh: bool,
}

/// What one pair of eyes sees of a table, in one language. Its parts are drawn once for all who look through them.
pub struct Seen<G: Paint> {
    pub words: &'static Words,
    pub view: G::View,
    pub log: Log<G>,
    /// What the last decision did.
    pub news: Vec<G::Event>,
    /// Moments of the whole game, once it is over.
    pub course: Vec<Moment<G>>,
    pub(super) drawings: Drawings,
}

impl<G: Paint> Seen<G> {
    /// What one reader is shown of one game at one moment.
    pub fn new(
        words: &'static Words,
        view: G::View,
        log: Log<G>,
        news: Vec<G::Event>,
        course: Vec<Moment<G>>,
    ) -> Seen<G> {
        Seen { words, view, log, news, course, drawings: Drawings::default() }
    }

    /// The same, by somebody who was shown the edition before: what is as it was then is not drawn again.
    pub fn remembering(self, album: &mut Album, eyes: &Eyes) -> Seen<G> {
        Seen { drawings: Drawings::after(album.take(eyes)), ..self }
    }

    /// What was drawn of it is kept for the next edition.
    pub fn keep(self, album: &mut Album, eyes: Eyes) {
        album.put(eyes, self.drawings);
    }
}

/// Where a turn begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnBegins {
    /// Before so many of the events that are told.
    pub at: usize,
    /// With this line of the telegraph.
    pub line: usize,
}

/// The id of each part's name, and how much it is.
pub(super) type Parts = Vec<(&'static str, i64)>;

/// What others did between a reader's last two turns.
pub struct Since<G: Game> {
    /// After these decisions.
    pub decisions: Range<usize>,
    pub events: Vec<G::Event>,
    pub turns: Vec<TurnBegins>,
    /// Which of the events began an answer that was the only one.
    pub by_itself: Vec<usize>,
    /// What the turn of theirs did that came before; for whoever is to act.
    pub own: Vec<G::Event>,
    /// What each player counts above all, before and after; for whoever is to act.
    pub counts: Vec<(i64, i64)>,
    /// What that was made of, before and after.
    pub parts: Vec<(Parts, Parts)>,
    /// The same of the rival who has no seat.
    pub rival: Option<(i64, i64)>,
}

impl<G: Game> Default for Since<G> {
    fn default() -> Since<G> {
        Since {
            decisions: 0..0,
            events: Vec::new(),
            turns: Vec::new(),
            by_itself: Vec::new(),
            own: Vec::new(),
            counts: Vec::new(),
            parts: Vec::new(),
            rival: None,
        }
    }
}
