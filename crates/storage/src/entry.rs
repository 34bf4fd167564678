//! What happens at a table: entries of its log. A new kind of entry is a variant here, and what it changes in [`Entry::project`].

use crate::lesson::keep_lesson;
use crate::seat::{free_seat, give_seat, hand_seat_over, name_seat, relink_seat, stand_in};
use crate::table::set_seed;
use crate::terms::keep_terms;
use crate::tx::Tx;
use crate::{Session, StorageError, StoredLesson, StoredSeat, TableId, Terms};
use engine::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// An entry with its place in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged {
    pub number: u64,
    /// When it was written: Unix milliseconds.
    pub written: i64,
    pub entry: Entry,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// For the rules: a decision, or going back. Its text is theirs.
    #[serde(skip)]
    Rules(String),
    /// A session may act for a seat, under this name. Others who could before still can: they are other devices.
    Sit {
        seat: Seat,
        session: Session,
        name: String,
        /// What they add to the seed of a game that has not begun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
        /// Anybody could have sat down there: whoever leaves before the game begins leaves it to anybody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        was_free: bool,
        /// Somebody sat there already: it is the same player on another device.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// A seat gets another player, or a bot stands in: nobody who could act for it before still can.
    HandOver { seat: Seat, to: StoredSeat, holder: Option<Session> },
    /// All are there: the game begins, with this seed.
    Begin { seed: String },
    /// What the players agreed on before they began.
    Agree { terms: Terms },
    /// A bot moves for a seat until its player is back. Who may act for it still may.
    StandIn { seat: Seat, bot: String },
    /// A seat's player is back: no bot stands in, and nobody else may sit down.
    Back { seat: Seat },
    /// A seat's clock has run out.
    TimeUp { seat: Seat },
    /// Anybody may sit down on a seat, until its player is back.
    Offer { seat: Seat },
    /// A seat has another private link: the old one leads nowhere, nor does any device but its holder's. Without a holder it was
    /// made by somebody else, for a player who lost theirs: every device that leads there still does.
    NewLink { seat: Seat, invite: String, holder: Option<Session> },
    /// The same people play again, at that table.
    Rematch { table: String },
    /// Whether a player wants the clocks to stand still. They do while all want it.
    Pause { seat: Seat, wanted: bool },
    /// A player is away: their clock stands still until then, in Unix milliseconds.
    Away { seat: Seat, until: i64 },
    /// Somebody learns to play here, and this far they are; none once they play on without a coach.
    Learn { lesson: Option<StoredLesson> },
    /// Somebody says something; nobody's seat is a spectator's.
    Say { seat: Option<Seat>, name: String, text: String },
}

impl Entry {
    /// The column that says how to read the text.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Entry::Rules(_) => RULES,
            Entry::Sit { .. } | Entry::HandOver { .. } => "seat",
            Entry::StandIn { .. } | Entry::Back { .. } | Entry::Offer { .. } | Entry::NewLink { .. } => "seat",
            Entry::Agree { .. } | Entry::TimeUp { .. } | Entry::Pause { .. } | Entry::Away { .. } => "pace",
            Entry::Begin { .. } => "begin",
            Entry::Rematch { .. } => "rematch",
            Entry::Learn { .. } => "lesson",
            Entry::Say { .. } => "talk",
        }
    }

    pub(crate) fn text(&self) -> Cow<'_, str> {
        match self {
            Entry::Rules(line) => Cow::Borrowed(line),
            other => Cow::Owned(serde_json::to_string(other).expect("entries are plain data")),
        }
    }

    fn read(kind: &str, text: String) -> Result<Entry, serde_json::Error> {
        if kind == RULES { Ok(Entry::Rules(text)) } else { serde_json::from_str(&text) }
    }

    /// Seats as they are now stand beside the log, for questions about many tables: changed in the entry's own transaction.
    pub(crate) async fn project(&self, tx: &mut Tx, table: &TableId) -> Result<(), sqlx::Error> {
        match self {
            Entry::Sit { seat, session, name, entropy, .. } => {
                give_seat(tx, session, table, *seat).await?;
                name_seat(tx, table, *seat, name, entropy.as_deref()).await
            }
            Entry::Begin { seed } => set_seed(tx, table, seed).await,
            Entry::HandOver { seat, to, holder } => hand_seat_over(tx, table, *seat, to, holder.as_ref()).await,
            Entry::Learn { lesson } => keep_lesson(tx, table, lesson.as_ref()).await,
            Entry::Agree { terms } => keep_terms(tx, table, terms).await,
            Entry::StandIn { seat, bot } => stand_in(tx, table, *seat, Some(bot)).await,
            Entry::Back { seat } => stand_in(tx, table, *seat, None).await,
            Entry::Offer { seat } => free_seat(tx, table, *seat).await,
            Entry::NewLink { seat, invite, holder } => relink_seat(tx, table, *seat, invite, holder.as_ref()).await,
            Entry::Rules(_) | Entry::Say { .. } | Entry::Rematch { .. } => Ok(()),
            Entry::TimeUp { .. } | Entry::Pause { .. } | Entry::Away { .. } => Ok(()),
        }
    }
}

const RULES: &str = "rules";

/// A row of `entry`: number, written, kind, json.
pub(crate) type Columns = (i64, i64, String, String);

pub(crate) fn read((number, written, kind, json): Columns) -> Result<Logged, StorageError> {
    let entry = Entry::read(&kind, json)
        .map_err(|error| StorageError::Damaged { number: number as u64, why: error.to_string() })?;
    Ok(Logged { number: number as u64, written, entry })
}
