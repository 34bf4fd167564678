//! Being told: whoever is not at the table hears that it waits for them, that a game began or is over, and if they like, that
//! somebody talks there.
//!
//! The table's log decides: an observer ([`look`]) puts what somebody is to be told into a queue in the database, one notice for a
//! wait, however many decisions it has. From there one of the servers takes it when it is due (`deliver`), looks whether it still
//! holds, and writes to everybody's ways: web push, mail, webhook (`courier`).

mod courier;
mod deliver;
mod http;
mod letter;
mod mail;
mod push;
mod talk;
mod times;
mod webhook;

pub(crate) use courier::Courier;
pub(crate) use letter::Letter;
pub(crate) use mail::{Mail, address};
pub use mail::{MailFrom, Smtp};
pub(crate) use push::{HouseKey, Subscription};
pub(crate) use webhook::Form;

use crate::app::App;
use crate::clocks::now_ms;
use crate::now::Now;
use crate::running::{Running, is_replay};
use catalog::engine::SeatSet;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use storage::{Entry, Logged, NEVER, Notice, NoticeWish, Session, StorageError, TALK, TableId};

/// So many things are remembered as put into the queue; the queue itself knows all of them.
const REMEMBERED: usize = 10_000;

/// A wait that began longer ago is nothing new.
const OLD: i64 = 60 * 24 * HOUR;
const HOUR: i64 = 60 * 60 * 1000;

/// Somebody's own ways of being told, at most.
pub(crate) const MOST_WAYS: usize = 10;

/// What somebody can be told of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum About {
    Turn,
    Began,
    Ended,
    Talk,
}

impl About {
    pub(crate) const ALL: [About; 4] = [About::Turn, About::Began, About::Ended, About::Talk];

    /// Of what somebody is told who has said nothing else.
    pub(crate) const AT_FIRST: [About; 3] = [About::Turn, About::Began, About::Ended];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            About::Turn => "turn",
            About::Began => "began",
            About::Ended => "ended",
            About::Talk => TALK,
        }
    }

    pub(crate) fn from_str(text: &str) -> Option<About> {
        About::ALL.into_iter().find(|about| about.as_str() == text)
    }

    fn is_wished(self, wish: &NoticeWish) -> bool {
        wish.about.split(' ').any(|about| about == self.as_str())
    }
}

/// What this server knows of those who want to be told.
pub(crate) struct Notices {
    /// Everybody who can be told something, and since when.
    wishers: Mutex<HashMap<Session, i64>>,
    /// Who has which table open, in how many pages.
    here: Mutex<HashMap<(Session, TableId), u32>>,
    /// What this server has put into the queue.
    queued: Mutex<HashSet<(Session, TableId, About, i64)>>,
    pub(crate) courier: Courier,
}

impl Notices {
    pub(crate) fn new(courier: Courier) -> Notices {
        Notices { wishers: Mutex::default(), here: Mutex::default(), queued: Mutex::default(), courier }
    }

    /// What a table has for those who want to be told, and what this server has not put into the queue.
    fn found(&self, table: &Running, entries: &[Logged]) -> Vec<Notice> {
        let wishers = lock(&self.wishers);
        if wishers.is_empty() || is_replay(&table.stored) {
            return Vec::new();
        }
        let now = table.now();
        let mut found = Vec::new();
        for (session, seats) in now.holders.iter().filter(|(_, seats)| !seats.is_empty()) {
            let Some(wished) = wishers.get(session) else { continue };
            let news = [news(table, &now, session, *seats, entries), talk::news(&now, *seats, entries)];
            for News { about, since, at } in news.into_iter().flatten() {
                if is_new(at, *wished, now_ms()) && self.is_first(session, table.id(), about, since) {
                    found.push(Notice {
                        session: session.clone(),
                        table: table.id().clone(),
                        about: about.as_str().to_owned(),
                        since,
                        due: 0,
                        tries: 0,
                        told: false,
                    });
                }
            }
        }
        found
    }

    /// Whether this server has not put it into the queue. Talk comes again and again: the queue itself knows whether it is told of.
    fn is_first(&self, session: &Session, table: &TableId, about: About, since: i64) -> bool {
        if about == About::Talk {
            return true;
        }
        let mut queued = lock(&self.queued);
        if queued.len() >= REMEMBERED {
            queued.clear();
        }
        queued.insert((session.clone(), table.clone(), about, since))
    }

    /// It could not be stored: whoever looks next tries again.
    fn not_queued(&self, notice: &Notice) {
        if let Some(about) = About::from_str(&notice.about) {
            lock(&self.queued).remove(&(notice.session.clone(), notice.table.clone(), about, notice.since));
        }
    }

    fn is_here(&self, session: &Session, table: &TableId) -> bool {
        lock(&self.here).contains_key(&(session.clone(), table.clone()))
    }

    fn is_idle(&self) -> bool {
        lock(&self.wishers).is_empty()
    }

    pub(crate) fn is_wisher(&self, session: &Session) -> bool {
        lock(&self.wishers).contains_key(session)
    }
}

/// Somebody has a table open, as long as this lives.
pub(crate) struct Here {
    app: App,
    key: (Session, TableId),
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut here = lock(&self.app.notices.here);
        if let Some(pages) = here.get_mut(&self.key) {
            *pages -= 1;
            if *pages == 0 {
                here.remove(&self.key);
            }
        }
    }
}

impl App {
    /// Somebody opens a table: what it had to tell them, they see.
    pub(crate) fn comes_to(&self, session: Option<&Session>, table: &Running) -> Option<Here> {
        let session = session.filter(|session| !table.seats_of(Some(session)).is_empty())?;
        let key = (session.clone(), table.id().clone());
        *lock(&self.notices.here).entry(key.clone()).or_default() += 1;
        if self.notices.is_wisher(session) {
            let (app, (session, table)) = (self.clone(), key.clone());
            tokio::spawn(async move {
                let seen = async {
                    let remind = app.remind_at(&session, now_ms()).await?;
                    app.db.saw_table(&session, &table, remind).await
                };
                if let Err(error) = seen.await {
                    tracing::warn!("that somebody looks at table {table} can't be stored: {error}");
                }
            });
        }
        Some(Here { app: self.clone(), key })
    }

    /// Who can be told something may be others now.
    pub(crate) async fn learn_wishers(&self) -> Result<(), StorageError> {
        let wishers = self.db.wishers().await?.into_iter().collect();
        *lock(&self.notices.wishers) = wishers;
        Ok(())
    }

    /// When somebody is reminded of what they were told now.
    async fn remind_at(&self, session: &Session, now: i64) -> Result<i64, StorageError> {
        let wish = self.db.notice_wish(session).await?;
        Ok(wish.map_or(NEVER, |wish| remind_at(&wish, now)))
    }

    /// Into the queue; at once as seen, for somebody who has the table open here.
    async fn queue(&self, notice: Notice) {
        let now = now_ms();
        let is_here = self.notices.is_here(&notice.session, &notice.table);
        let about = About::from_str(&notice.about);
        if is_here && about == Some(About::Talk) {
            return;
        }
        let soon = now + self.config.notice_delay.as_millis() as i64;
        let stored = async {
            let due = match about {
                Some(About::Turn) if is_here => self.remind_at(&notice.session, now).await?,
                _ if is_here => NEVER,
                Some(About::Talk) => soon + talk::REST,
                _ => soon,
            };
            let notice = Notice { due, told: is_here, ..notice.clone() };
            // Another server may have put it in before it knew that somebody looks.
            if !self.db.add_notice(&notice).await? && is_here {
                self.db.saw_table(&notice.session, &notice.table, due).await?;
            }
            Ok::<(), StorageError>(())
        };
        if let Err(error) = stored.await {
            tracing::warn!("a notice of table {} can't be stored: {error}", notice.table);
            self.notices.not_queued(&notice);
        }
    }
}

/// An observer: what follows from the last entries for those who want to be told.
pub(crate) fn look(app: &App, table: &Arc<Running>, entries: &[Logged]) {
    let found = app.notices.found(table, entries);
    if !found.is_empty() {
        let app = app.clone();
        tokio::spawn(async move {
            for notice in found {
                app.queue(notice).await;
            }
        });
    }
}

/// What a table has for one of its people.
struct News {
    about: About,
    /// It tells one wait from another; 0 is from the game's beginning.
    since: i64,
    /// When it became so.
    at: i64,
}

/// What was so before somebody asked to be told, or long ago, is nothing new. When a table was opened is known to the second.
fn is_new(at: i64, wished: i64, now: i64) -> bool {
    at / 1000 >= wished / 1000 && at >= now - OLD
}

fn news(table: &Running, now: &Now, session: &Session, seats: SeatSet, entries: &[Logged]) -> Option<News> {
    let opened = || now.can_play_since(seats).unwrap_or(table.stored.created);
    if let Some(since) = waits_for(now, seats) {
        return Some(News { about: About::Turn, since, at: if since == 0 { opened() } else { since } });
    }
    if now.table.is_over() {
        // What is said afterwards ends nothing.
        let last = entries.iter().rev().find(|logged| matches!(logged.entry, Entry::Rules(_)))?;
        return Some(News { about: About::Ended, since: last.written, at: last.written });
    }
    let is_begun = !now.is_gathering() && now.lesson.is_none();
    let is_others = table.owner().as_ref() != Some(session) && !now.came_later(seats);
    let is_new = now.table.moves() == 0 && is_begun && is_others;
    is_new.then(|| News { about: About::Began, since: 0, at: opened() })
}

/// Since when a table waits for one of these seats; 0: from its beginning.
fn waits_for(now: &Now, seats: SeatSet) -> Option<i64> {
    if now.table.is_over() || now.lesson.is_some() || now.is_paused() {
        return None;
    }
    let has_begun = now.table.moves() > 0;
    let waits = now.to_act().iter().filter(|seat| seats.contains(*seat) && now.humans().contains(*seat));
    waits.map(|seat| now.pace.waits_since(seat).filter(|_| has_begun).unwrap_or(0)).min()
}

fn remind_at(wish: &NoticeWish, now: i64) -> i64 {
    if wish.remind_hours > 0 { now + wish.remind_hours * HOUR } else { NEVER }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_to_be_told_hears_nothing_of_what_was_so_before() {
        let (opened, now) = (1_000_000, 1_000_000 + HOUR);

        assert!(is_new(opened, opened - 5_000, now), "they had asked");
        assert!(is_new(opened, opened + 999, now), "a table's opening is known to the second");
        assert!(!is_new(opened, opened + 1_000, now), "the table stood there, unplayed, when they asked");
        assert!(!is_new(opened, 0, opened + OLD + 1), "it is long ago");
    }
}
