//! Talk: whoever wishes hears that somebody said something at their table; once, until they have looked at it.

use super::{About, News};
use crate::app::App;
use crate::now::Now;
use catalog::engine::SeatSet;
use storage::{Entry, Logged, Notice, Session, StorageError};

/// Whoever talks is seldom done with one line: so long is waited for the others.
pub(super) const REST: i64 = 60 * 1000;

/// Somebody else said something.
pub(super) fn news(now: &Now, mine: SeatSet, entries: &[Logged]) -> Option<News> {
    let is_others = |logged: &&Logged| match &logged.entry {
        Entry::Say { seat, .. } => !seat.is_some_and(|seat| mine.contains(seat)),
        _ => false,
    };
    let last = entries.iter().rev().find(is_others).filter(|_| now.table.may_talk())?;
    Some(News { about: About::Talk, since: 0, at: last.written })
}

/// What somebody has read of the talk, and whom they don't want to hear.
#[derive(Default)]
pub(super) struct Ears {
    read: u64,
    muted: Vec<Session>,
}

/// What somebody has not heard: how many lines, and of whom.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Unheard {
    pub(super) lines: usize,
    pub(super) speakers: SeatSet,
}

impl Ears {
    pub(super) fn unheard(&self, now: &Now, mine: SeatSet) -> Unheard {
        if !now.table.may_talk() {
            return Unheard::default();
        }
        let muted = self.muted.iter().map(|person| now.seats_of(Some(person))).fold(SeatSet::EMPTY, SeatSet::union);
        let lines = now.heard(muted.minus(mine)).filter(|line| line.is_said() && line.number > self.read);
        let others = lines.filter_map(|line| line.seat).filter(|seat| !mine.contains(*seat));
        others.fold(Unheard::default(), |so_far, seat| Unheard {
            lines: so_far.lines + 1,
            speakers: so_far.speakers.with(seat),
        })
    }
}

impl App {
    pub(super) async fn ears(&self, about: About, notice: &Notice) -> Result<Ears, StorageError> {
        if about != About::Talk {
            return Ok(Ears::default());
        }
        let read = self.db.talk_read_at(&notice.session, &notice.table).await?;
        Ok(Ears { read, muted: self.db.muted_by(&notice.session).await? })
    }
}
