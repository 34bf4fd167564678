//! What the server knows of a table beyond the game, and the addresses of its page.

use super::{Coach, TablePace, TalkLine};
use crate::pages::{rules_from, rules_url};
use crate::{People, Preferences};
use engine::{Seat, SeatSet, UndoAsked, Viewer};

/// What the server knows of the table beyond the game.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The table's public id, part of its URL: `/tables/{id}`.
    pub id: String,
    pub people: People,
    pub viewer: Viewer,
    /// Whom the table waits for, in the position shown.
    pub to_act: SeatSet,
    /// Entries in the log: a post names it, so that a late one is told so.
    pub version: u64,
    /// Decisions taken so far.
    pub moves: usize,
    /// An earlier moment is shown: this many decisions.
    pub at: Option<usize>,
    /// All ways to do this are asked for, however many: the shape that stands for them.
    pub ways: Option<String>,
    /// The telegraph is asked for from its beginning.
    pub tells_all: bool,
    /// An uploaded record or a finished game: anybody may look through any seat's eyes.
    pub is_replay: bool,
    pub can_undo: bool,
    /// More than one decision can be taken back freely.
    pub can_restart: bool,
    /// Going back further needs the others.
    pub can_ask_undo: bool,
    pub undo_asked: Option<UndoAsked>,
    pub is_over: bool,
    pub talk: Vec<TalkLine>,
    /// The seats whose talk the reader does not want to hear.
    pub muted: SeatSet,
    /// How much of the talk they therefore don't see: by whom, and how many lines.
    pub unheard: Vec<(Seat, usize)>,
    /// What is on the reader's page alone; the parts of it that change hold nothing of it.
    pub own: Option<OwnPage>,
    /// Private links of the seats the reader may hand out (they opened the table): seat and URL.
    pub invites: Vec<(Seat, String)>,
    /// The reader opened the table.
    pub is_owner: bool,
    /// The link for spectators.
    pub watch_url: String,
    /// SHA-256 of the server's part of the seed, shown from the start.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The campaign this game belongs to: its URL.
    pub campaign: Option<String>,
    /// How the reader likes the page; the parts of it that change are the same for all.
    pub preferences: Preferences,
    /// What went wrong with the last post, for pages without script.
    pub problem: Option<String>,
    /// Somebody learns to play here.
    pub coach: Option<Coach>,
    /// The clocks, and who is not here.
    pub pace: TablePace,
    /// The reader may ask a bot what it would do.
    pub can_ask_hint: bool,
}

/// What a player keeps at a table for themselves, on all their devices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnPage {
    pub note: String,
    /// The entry up to which they have read the talk.
    pub read: u64,
    /// They are told somewhere when it is their turn.
    pub is_told: bool,
}

impl Setting {
    /// The page itself: its path and query.
    pub(super) fn path(&self) -> String {
        match self.at {
            Some(number) => self.moment(number),
            None => self.seen_through(&self.eyes()),
        }
    }

    /// The rules, and from there back to this table.
    pub(super) fn rules(&self, slug: &str) -> String {
        if self.is_replay { rules_url(slug, None) } else { rules_from(slug, &self.id) }
    }

    /// The page as it was after so many decisions.
    pub(super) fn moment(&self, number: usize) -> String {
        match self.eyes().as_str() {
            "" => format!("/tables/{}?at={number}", self.id),
            eyes => format!("/tables/{}?at={number}&as={eyes}", self.id),
        }
    }

    /// Where looking back begins: now, or before the last decision of a game that is over, whose result lies on the board.
    pub(super) fn newest_of_history(&self) -> String {
        self.moment(self.moves.saturating_sub(usize::from(self.is_over)))
    }

    /// The page with the whole telegraph.
    pub(super) fn telling_all(&self) -> String {
        let path = self.path();
        format!("{path}{}telegraph=all", if path.contains('?') { '&' } else { '?' })
    }

    /// The page with all ways to do something.
    pub(super) fn ways_of(&self, target: &str) -> String {
        format!("?ways={target}#moves")
    }

    pub(super) fn seen_through(&self, eyes: &str) -> String {
        match eyes {
            "" => format!("/tables/{}", self.id),
            eyes => format!("/tables/{}?as={eyes}", self.id),
        }
    }

    /// Through whose eyes a replay is seen, as the query says it: `0`, `all`, or nothing.
    pub(super) fn eyes(&self) -> String {
        match self.viewer {
            _ if !self.may_choose_eyes() => String::new(),
            Viewer::Seat(seat) => seat.0.to_string(),
            Viewer::All => "all".to_owned(),
            Viewer::Spectator => String::new(),
        }
    }

    pub(super) fn may_choose_eyes(&self) -> bool {
        self.is_replay || self.is_over
    }

    pub(super) fn humans(&self) -> SeatSet {
        Seat::all(self.people.seats.len()).filter(|seat| !self.people.is_bot(*seat)).collect()
    }
}
