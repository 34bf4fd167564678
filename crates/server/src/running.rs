//! A table in memory: what it looks like now, one writer at a time, and word to everybody who watches.

use crate::apart::apart;
use crate::app::App;
use crate::ask::{Ask, Step};
use crate::bots::Minds;
use crate::glance::{self, Glance};
use crate::now::Now;
use crate::observers;
use crate::opening::{UNBEGUN, entropy_of, plain};
use crate::problem::{Kind, Problem};
use crate::reopening::seats_at_opening;
use crate::sight::Sight;
use catalog::engine::{Message, Seat, SeatSet, Seed};
use catalog::{AnyTable, GameKind};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock, RwLockWriteGuard};
use std::time::Instant;
use storage::{
    Adding, CampaignId, CompanyChange, Entry, Logged, Session, StorageError, StoredTable, TableId, TableKind,
};
use tokio::sync::{Mutex, watch};

/// The number of a table's last entry: a page, a program and another server compare what they know by it.
pub(crate) type Edition = u64;

pub(crate) struct Running {
    /// As it was opened; the seats as they are now are in [`Now`].
    pub(crate) stored: StoredTable,
    pub(crate) game: &'static dyn GameKind,
    /// One writer at a time. Readers don't wait for it: they see the table as it was last stored.
    writing: Mutex<()>,
    now: RwLock<Now>,
    news: watch::Sender<Edition>,
    /// Those who watch.
    pub(crate) sight: Sight,
    pub(crate) bots_at_work: AtomicBool,
    /// Somebody does not want to wait for its bots, until a person is to act.
    pub(crate) bots_hurry: AtomicBool,
    /// What its bots remember between their moves.
    pub(crate) minds: Minds,
    /// The campaign whose game is played here.
    pub(crate) campaign: Option<CampaignId>,
    /// Who opened it: somebody who was a guest then may have signed in since.
    owner: RwLock<Option<Session>>,
}

/// Who comes with a private link, and what they want to be called.
#[derive(Clone, Debug)]
pub(crate) struct Invited {
    pub(crate) invite: String,
    pub(crate) name: Option<String>,
    /// What they add to the seed, if the game has not begun.
    pub(crate) entropy: String,
}

/// Whoever finds that another server was quicker looks again; more than a few can't be before it.
const TRIES: usize = 8;

impl Running {
    /// A table just opened.
    pub(crate) fn new(
        stored: StoredTable,
        game: &'static dyn GameKind,
        table: Box<dyn AnyTable>,
        holders: &[(Session, Seat)],
    ) -> Running {
        let now = Now::new(table, stored.seed.clone(), stored.seats.clone(), holders);
        Running::at(stored, game, now)
    }

    fn at(stored: StoredTable, game: &'static dyn GameKind, now: Now) -> Running {
        Running {
            owner: RwLock::new(stored.owner.clone()),
            stored,
            game,
            writing: Mutex::default(),
            news: watch::Sender::new(now.edition),
            now: RwLock::new(now),
            sight: Sight::default(),
            bots_at_work: AtomicBool::new(false),
            bots_hurry: AtomicBool::new(false),
            minds: Minds::default(),
            campaign: None,
        }
    }

    pub(crate) fn of_campaign(self, campaign: CampaignId) -> Running {
        Running { campaign: Some(campaign), ..self }
    }

    /// Opens a stored table by following its log.
    pub(crate) async fn load(app: &App, id: &TableId) -> Result<Running, Problem> {
        // The log is read before the seats: what is written in between is followed twice, and that changes nothing.
        let log = app.db.log(id, 0).await;
        let stored = app.db.table(id).await?.ok_or(Kind::NoTable)?;
        let game = catalog::find(&stored.game).ok_or(Kind::NoGame)?;
        let campaign = app.db.campaign_of(id).await?;
        let back = campaign.as_ref().map_or_else(|| "/".to_owned(), crate::campaigns::path);
        let holders = app.db.holders(id).await?;
        let now = opened(&stored, game, &holders, log).map_err(|problem| problem.back_to(back))?;
        Ok(Running { campaign, ..Running::at(stored, game, now) })
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.stored.id
    }

    pub(crate) fn path(&self) -> String {
        format!("/tables/{}", self.id())
    }

    /// The table as it is. Never hold this over an `await`, nor ask for a second one meanwhile.
    pub(crate) fn now(&self) -> Glance<'_, Now> {
        Glance::at(&self.now)
    }

    pub(crate) fn now_mut(&self) -> RwLockWriteGuard<'_, Now> {
        glance::change(&self.now)
    }

    pub(crate) fn news(&self) -> watch::Receiver<Edition> {
        self.news.subscribe()
    }

    /// The last entry of which everybody was told.
    pub(crate) fn last_told(&self) -> Edition {
        *self.news.borrow()
    }

    /// Everybody who watches is told of the last entry.
    pub(crate) fn announce(&self) {
        self.news.send_replace(self.now().edition);
    }

    pub(crate) fn owner(&self) -> Option<Session> {
        self.owner.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What a guest opened is theirs when they sign in.
    pub(crate) fn adopt(&self, guest: &Session, person: &Session) {
        let mut owner = self.owner.write().unwrap_or_else(PoisonError::into_inner);
        if owner.as_ref() == Some(guest) {
            *owner = Some(person.clone());
        }
    }

    /// The seats of a session at this table.
    pub(crate) fn seats_of(&self, session: Option<&Session>) -> SeatSet {
        self.now().seats_of(session)
    }

    /// Does what is asked, if the table still asks the same as at this edition.
    pub(crate) async fn ask(self: &Arc<Self>, app: &App, ask: Ask, edition: Edition) -> Result<(), Problem> {
        let done = self.write(app, move |now| ask.step(now, edition)).await;
        done.map_err(|problem| problem.back_to(self.path()))
    }

    /// Gives a session the seat of an invite. A seat that was free gets the name.
    pub(crate) async fn take_seat(
        self: &Arc<Self>,
        app: &App,
        session: Session,
        seat: Seat,
        invited: Invited,
    ) -> Result<(), Problem> {
        let table = self.clone();
        self.write(app, move |now| {
            let is_its = now.seats.get(seat.index()).is_some_and(|its| its.invite.as_ref() == Some(&invited.invite));
            if !is_its {
                return Err(Kind::BadInvite.into());
            }
            let step = sitting_down(now, &session, seat, invited.name.as_deref(), &invited.entropy);
            Ok(table.beginning_with(now, step))
        })
        .await
    }

    /// Says something to the table.
    pub(crate) async fn say(self: &Arc<Self>, app: &App, seat: Seat, text: String) -> Result<(), Problem> {
        self.write(app, move |now| {
            let name = now.seats[seat.index()].name.clone();
            Ok(Entry::Say { seat: Some(seat), name, text: text.clone() }.into())
        })
        .await
    }

    /// A company of the campaign gets another player, and with it this seat: both or neither. Whoever saw the campaign
    /// before somebody changed it gets `Stale`.
    pub(crate) async fn change_company<S>(
        self: &Arc<Self>,
        app: &App,
        campaign: CampaignId,
        seen: u64,
        change: CompanyChange,
        step: S,
    ) -> Result<(), Problem>
    where
        S: FnOnce(&Now) -> Step + Send + 'static,
    {
        let (table, app) = (self.clone(), app.clone());
        to_the_end(async move {
            let _one_at_a_time = table.writing.lock().await;
            let step = step(&table.now());
            let adding = table.adding(step);
            match app.db.change_company(&campaign, seen, &change, Some(&adding)).await {
                Ok(stored) => table.follow(&app, &stored),
                Err(StorageError::Stale) => {
                    table.catch_up(&app).await?;
                    Err(Kind::Stale.into())
                }
                Err(error) => Err(error.into()),
            }
        })
        .await
    }

    /// Stores what `step` finds to be written, follows it and tells everybody. If another server wrote meanwhile, `step` is
    /// asked again.
    pub(crate) async fn write<S>(self: &Arc<Self>, app: &App, step: S) -> Result<(), Problem>
    where
        S: Fn(&Now) -> Result<Step, Problem> + Send + 'static,
    {
        let (table, app) = (self.clone(), app.clone());
        to_the_end(async move {
            let _one_at_a_time = table.writing.lock().await;
            for _ in 0..TRIES {
                let step = step(&table.now())?;
                if step.entries.is_empty() {
                    return Ok(());
                }
                let began = Instant::now();
                match app.db.append(table.adding(step)).await {
                    Ok(stored) => {
                        app.metrics.stored(stored.len(), began.elapsed());
                        return table.follow(&app, &stored);
                    }
                    Err(StorageError::Stale) => table.catch_up(&app).await?,
                    Err(error) => return Err(error.into()),
                }
            }
            Err(Kind::Busy.into())
        })
        .await
    }

    fn adding(&self, step: Step) -> Adding {
        let Step { entries, finishes } = step;
        Adding { table: self.id().clone(), after: self.now().edition, entries, finishes }
    }

    /// Another server may have written to the log.
    pub(crate) async fn heal(self: &Arc<Self>, app: &App) -> Result<(), Problem> {
        let _one_at_a_time = self.writing.lock().await;
        self.catch_up(app).await
    }

    /// Another process wrote to the log: follow what it wrote.
    async fn catch_up(self: &Arc<Self>, app: &App) -> Result<(), Problem> {
        let known = self.now().edition;
        let log = app.db.log(self.id(), known).await?;
        self.follow(app, &log)
    }

    /// Once it is on the disk, everybody may see it.
    fn follow(self: &Arc<Self>, app: &App, stored: &[Logged]) -> Result<(), Problem> {
        for logged in stored {
            self.now_mut().follow(logged).map_err(|refused| {
                tracing::error!("table {} is damaged at entry {}: {refused}", self.id(), logged.number);
                damaged(logged.number)
            })?;
        }
        if !stored.is_empty() {
            observers::tell(app, self, stored);
        }
        Ok(())
    }
}

/// A seat that was free gets the name; and before the game begins, what its player adds to the seed.
pub(crate) fn sitting_down(now: &Now, session: &Session, seat: Seat, name: Option<&str>, entropy: &str) -> Step {
    let stored = &now.seats[seat.index()];
    if stored.taken && now.seats_of(Some(session)).contains(seat) {
        return Step::default();
    }
    let name = match name.filter(|_| !stored.taken) {
        Some(name) => apart(&now.seats, seat, name),
        None => stored.name.clone(),
    };
    let entropy = entropy_of(seat, &plain(entropy)).filter(|_| now.is_gathering() && !stored.taken);
    let (was_free, again) = (stored.free, stored.taken);
    Entry::Sit { seat, session: session.clone(), name, entropy, was_free, again }.into()
}

/// A request ends when its sender goes away; what it has begun to store must still be followed and told.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Kind::Fault.into()))
}

fn opened(
    stored: &StoredTable,
    game: &'static dyn GameKind,
    holders: &[(Session, Seat)],
    log: Result<Vec<Logged>, StorageError>,
) -> Result<Now, Problem> {
    if stored.rules != game.rules() {
        return Err(Kind::OtherRules.into());
    }
    let broken = |number: u64, what: &dyn std::fmt::Display| {
        tracing::error!("table {} is damaged at entry {number}: {what}", stored.id);
        damaged(number)
    };
    let options = serde_json::from_str(&stored.options).map_err(|error| broken(0, &error))?;
    let seed = Seed::new(stored.seed.as_deref().unwrap_or(UNBEGUN));
    let table = game.open(stored.seats.len(), &options, seed).map_err(|refused| broken(0, &refused))?;
    let log = log?;
    // Until the entry that begins it, a game has no seed.
    let begins = log.iter().any(|logged| matches!(logged.entry, Entry::Begin { .. }));
    let seed = stored.seed.clone().filter(|_| !begins);
    let mut now = Now::new(table, seed, seats_at_opening(&stored.seats, &log), holders);
    for logged in &log {
        now.follow(logged).map_err(|refused| broken(logged.number, &refused))?;
    }
    Ok(now)
}

/// A log that was followed when it was written, and can't be now under the same rules.
pub(crate) fn damaged(number: u64) -> Problem {
    Problem::told(Kind::Damaged, Message::new("damaged-at-entry").number("number", number as i64))
}

/// Whether a table is only there to be looked at.
pub(crate) fn is_replay(stored: &StoredTable) -> bool {
    stored.kind == TableKind::Replay
}
