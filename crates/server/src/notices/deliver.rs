//! Telling what is due: taken from the queue by one server, looked at once more, and sent to everybody's ways.

use super::courier::Undelivered;
use super::letter::{Item, Letter};
use super::times::told_at;
use super::{About, OLD, remind_at, waits_for};
use crate::app::App;
use crate::clocks::now_ms;
use catalog::web_ui::{Lang, Words};
use futures_util::future::join_all;
use std::time::Duration;
use storage::{NEVER, Notice, NoticeWay, NoticeWish, Session, StorageError, TALK, WayKind};
use tokio::task::JoinSet;

/// So many are taken from the queue at a time.
const AT_A_TIME: u32 = 500;
/// For so long no other server takes what this one is at: longer than any sending takes.
const AT_IT: i64 = 5 * MINUTE;
const MINUTE: i64 = 60 * 1000;
/// What nobody could be told is tried so often, less and less often.
const TRIES: i64 = 5;
/// A way that fails so often in a row is given up.
const DROP_AFTER: i64 = 8;
/// Who wants to be told is asked again, for the case that another server knows more.
const LEARN_EVERY: Duration = Duration::from_secs(5);
const FORGET_EVERY: Duration = Duration::from_secs(60 * 60);

/// What becomes of a due notice.
enum Now {
    Tell(Item),
    /// Not yet.
    Later(i64),
    /// The table says so itself; only a reminder is left.
    Seen,
    /// It does not hold any more.
    Over,
}

impl App {
    /// Until the server stops.
    pub(crate) fn tell_people(&self) {
        let app = self.clone();
        tokio::spawn(async move {
            let stopping = app.stopping();
            tokio::pin!(stopping);
            let mut learn = tokio::time::interval(LEARN_EVERY);
            let mut forget = tokio::time::interval(FORGET_EVERY);
            let mut tell = tokio::time::interval(app.config.notice_every);
            tell.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            let mut is_first = true;
            loop {
                tokio::select! {
                    () = &mut stopping => return,
                    _ = learn.tick() => {
                        if let Err(error) = app.learn_wishers().await {
                            tracing::warn!("who wants to be told can't be found out: {error}");
                        } else if std::mem::take(&mut is_first) {
                            app.look_at_their_tables().await;
                        }
                    }
                    _ = forget.tick() => {
                        if let Err(error) = app.db.forget_old_notices(now_ms() - OLD).await {
                            tracing::warn!("old notices can't be forgotten: {error}");
                        }
                    }
                    _ = tell.tick(), if !app.notices.is_idle() => match app.tell_due(now_ms()).await {
                        Ok(mut telling) => telling.detach_all(),
                        Err(error) => tracing::warn!("notices can't be looked for: {error}"),
                    }
                }
            }
        });
    }

    /// What tables have for people since a server last ran is put into the queue.
    async fn look_at_their_tables(&self) {
        let wishers: Vec<Session> = super::lock(&self.notices.wishers).keys().cloned().collect();
        for session in wishers {
            let Ok(tables) = self.db.running_of(&session).await else { continue };
            for id in tables {
                if let Ok(table) = self.open_table(&id).await {
                    super::look(self, &table, &[]);
                }
            }
        }
    }

    /// Takes what is due at this time, and begins to tell it.
    pub(crate) async fn tell_due(&self, now: i64) -> Result<JoinSet<()>, StorageError> {
        let mut telling = JoinSet::new();
        let mut due = self.db.due_notices(now, AT_A_TIME).await?.into_iter().peekable();
        while let Some(first) = due.peek() {
            let session = first.session.clone();
            let Ok(place) = self.notices.courier.places.clone().try_acquire_owned() else { break };
            let mut mine = Vec::new();
            while let Some(notice) = due.next_if(|notice| notice.session == session) {
                if self.db.claim_notice(&notice, now, now + AT_IT).await? {
                    mine.push(notice);
                }
            }
            let app = self.clone();
            telling.spawn(async move {
                let _place = place;
                if let Err(error) = app.tell_person(&session, mine, now).await {
                    tracing::warn!("somebody can't be told something: {error}");
                }
            });
        }
        Ok(telling)
    }

    async fn tell_person(&self, session: &Session, notices: Vec<Notice>, now: i64) -> Result<(), StorageError> {
        let ways: Vec<NoticeWay> = self.db.notice_ways(session).await?;
        let ways: Vec<NoticeWay> = ways.into_iter().filter(|way| way.is_confirmed && !way.is_dropped).collect();
        let wish = self.db.notice_wish(session).await?;
        let (mut telling, mut items) = (Vec::new(), Vec::new());
        for notice in notices {
            let what = match &wish {
                Some(wish) if !ways.is_empty() => self.look_again(&notice, wish, now).await,
                _ => Now::Over,
            };
            let then = match what {
                Now::Tell(item) => {
                    items.push(item);
                    telling.push(notice);
                    continue;
                }
                Now::Later(due) => Notice { due, ..notice },
                Now::Seen => {
                    Notice { due: wish.as_ref().map_or(NEVER, |wish| remind_at(wish, now)), told: true, ..notice }
                }
                // What is said later is new: somebody else may say it, or it may be wished by then.
                Now::Over if notice.about == TALK && !notice.told => {
                    self.db.drop_notice(&notice).await?;
                    continue;
                }
                Now::Over => Notice { due: NEVER, told: true, ..notice },
            };
            self.db.postpone_notice(&then).await?;
        }
        let Some(wish) = wish.filter(|_| !items.is_empty()) else { return Ok(()) };
        let letter = Letter::new(items, language(&wish), &self.origin(&wish));
        let waiting = match ways.iter().any(|way| way.kind == WayKind::Push) {
            true => Some(self.waiting_for(session).await?),
            false => None,
        };
        let letter = Letter { waiting, ..letter };
        let is_told = self.tell_by(&ways, &letter, now).await?;
        for notice in telling {
            self.db.postpone_notice(&after_telling(notice, &wish, is_told, now)).await?;
        }
        Ok(())
    }

    /// How many tables wait for somebody: an app's icon says it.
    async fn waiting_for(&self, session: &Session) -> Result<usize, StorageError> {
        let mut waiting = 0;
        for id in self.db.running_of(session).await? {
            let Ok(table) = self.open_table(&id).await else { continue };
            let now = table.now();
            waiting += usize::from(waits_for(&now, now.seats_of(Some(session))).is_some());
        }
        Ok(waiting)
    }

    /// Whether it still holds, and may be told now.
    async fn look_again(&self, notice: &Notice, wish: &NoticeWish, now: i64) -> Now {
        let Some(about) = About::from_str(&notice.about).filter(|about| about.is_wished(wish)) else {
            return Now::Over;
        };
        if notice.told && about != About::Turn {
            return Now::Over;
        }
        let Ok(table) = self.open_table(&notice.table).await else { return Now::Over };
        // Another server may know more.
        if table.heal(self).await.is_err() {
            return Now::Later(now + MINUTE);
        }
        let Ok(ears) = self.ears(about, notice).await else { return Now::Later(now + MINUTE) };
        let held = table.now();
        let seats = held.seats_of(Some(&notice.session));
        let unheard = ears.unheard(&held, seats);
        let holds = match about {
            About::Turn => waits_for(&held, seats) == Some(notice.since),
            About::Talk => unheard.lines > 0,
            About::Began | About::Ended => true,
        };
        if seats.is_empty() || !holds {
            return Now::Over;
        }
        if self.notices.is_here(&notice.session, &notice.table) {
            return if about == About::Turn { Now::Seen } else { Now::Over };
        }
        match told_at(wish, notice.due, now) {
            then if then > now => Now::Later(then),
            _ => {
                let words = Words::new(language(wish));
                Now::Tell(Item::new(&table, &held, about, notice.since, notice.told, unheard, words))
            }
        }
    }

    /// Sends it everywhere at once. Says whether it arrived anywhere.
    async fn tell_by(&self, ways: &[NoticeWay], letter: &Letter, now: i64) -> Result<bool, StorageError> {
        let sent = join_all(ways.iter().map(|way| self.notices.courier.send(way, letter))).await;
        for (way, sent) in ways.iter().zip(&sent) {
            self.note(way, sent, now).await?;
        }
        Ok(sent.iter().any(Result::is_ok))
    }

    /// Sends one that says nothing but that notices arrive.
    pub(crate) async fn try_way(&self, way: &NoticeWay, letter: &Letter) -> Result<bool, StorageError> {
        let sent = self.notices.courier.send(way, letter).await;
        self.note(way, &sent, now_ms()).await?;
        Ok(sent.is_ok())
    }

    /// What its owner is shown of it.
    pub(crate) async fn note(
        &self,
        way: &NoticeWay,
        sent: &Result<(), Undelivered>,
        now: i64,
    ) -> Result<(), StorageError> {
        match sent {
            Ok(()) => self.db.way_works(&way.id).await,
            Err(failed) => {
                self.db.way_failed(&way.id, &failed.why, now, failed.is_gone, DROP_AFTER).await?;
                let is_dropped = failed.is_gone || way.failures + 1 >= DROP_AFTER;
                // Thousands may fail at once: who can be told is asked again only where it changed.
                if is_dropped { self.learn_wishers().await } else { Ok(()) }
            }
        }
    }

    fn origin(&self, wish: &NoticeWish) -> String {
        self.config.public_url.as_ref().map_or_else(|| wish.origin.clone(), ToString::to_string)
    }
}

fn language(wish: &NoticeWish) -> Lang {
    Lang::from_code(&wish.lang).unwrap_or_default()
}

fn after_telling(notice: Notice, wish: &NoticeWish, is_told: bool, now: i64) -> Notice {
    let is_turn = notice.about == About::Turn.as_str();
    if is_told {
        let due = if is_turn && !notice.told { remind_at(wish, now) } else { NEVER };
        return Notice { due, told: true, tries: 0, ..notice };
    }
    match notice.tries {
        // 1, 4, 16, 64, 256 minutes.
        tries if tries < TRIES => Notice { due: now + (MINUTE << (2 * tries)), tries: tries + 1, ..notice },
        _ => Notice { due: NEVER, told: true, ..notice },
    }
}
