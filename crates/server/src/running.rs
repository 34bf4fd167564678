//! A table in memory: what it looks like now, one writer at a time, and word to everybody who watches.

use crate::app::App;
use crate::ask::Ask;
use crate::bots;
use crate::problem::{Kind, Problem};
use catalog::engine::{Seat, SeatSet, Seed};
use catalog::web_ui::{People, Person, TalkLine};
use catalog::{AnyTable, GameKind};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use storage::{CampaignId, SeatKind, Session, Status, StorageError, StoredSeat, StoredTable, TableId, TableKind, Talk};
use tokio::sync::{Mutex, watch};

/// How many lines of talk the page shows.
const TALK_SHOWN: u32 = 100;

pub(crate) struct Running {
    /// As it was opened; the seats as they are now are in [`Now`].
    pub(crate) stored: StoredTable,
    pub(crate) game: &'static dyn GameKind,
    /// One writer at a time. Readers don't wait for it: they see the table as it was last stored.
    writing: Mutex<()>,
    now: RwLock<Now>,
    news: watch::Sender<Edition>,
    pub(crate) bots_at_work: AtomicBool,
    /// The campaign whose game is played here.
    pub(crate) campaign: Option<CampaignId>,
}

/// All that changes.
pub(crate) struct Now {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seats: Vec<StoredSeat>,
    /// Who may act for which seats.
    pub(crate) holders: HashMap<Session, SeatSet>,
    pub(crate) talk: Vec<TalkLine>,
}

/// What watchers wait for a change of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edition {
    /// Entries in the log.
    pub(crate) version: u64,
    /// Other changes since that entry: talk, and seats taken. A page of this version shows them only if there are none.
    pub(crate) others: u64,
}

impl Running {
    /// A table just opened.
    pub(crate) fn new(
        stored: StoredTable,
        game: &'static dyn GameKind,
        table: Box<dyn AnyTable>,
        holders: &[(Session, Seat)],
    ) -> Running {
        let now = Now { table, seats: stored.seats.clone(), holders: by_session(holders), talk: Vec::new() };
        let edition = Edition { version: now.table.version(), others: 0 };
        Running {
            stored,
            game,
            writing: Mutex::default(),
            now: RwLock::new(now),
            news: watch::Sender::new(edition),
            bots_at_work: AtomicBool::new(false),
            campaign: None,
        }
    }

    pub(crate) fn of_campaign(self, campaign: CampaignId) -> Running {
        Running { campaign: Some(campaign), ..self }
    }

    /// Opens a stored table by following its log.
    pub(crate) async fn load(app: &App, id: &TableId) -> Result<Running, Problem> {
        let stored = app.db.table(id).await?.ok_or(Kind::NoTable)?;
        let game = catalog::find(&stored.game).ok_or(Kind::NoGame)?;
        let campaign = app.db.campaign_of(id).await?.map(|(campaign, _)| campaign);
        let back = campaign.as_ref().map_or_else(|| "/".to_owned(), crate::campaigns::path);
        let table = follow_log(&stored, game, &app.db.log(id, 0).await?).map_err(|problem| problem.back_to(back))?;
        let holders = app.db.holders(id).await?;
        let running = Running { campaign, ..Running::new(stored, game, table, &holders) };
        let talk = app.db.talk(id, TALK_SHOWN).await?;
        running.now_mut().talk = talk.into_iter().map(line_of_talk).collect();
        // Pages from before can't tell us what else they have seen.
        running.announce_other();
        Ok(running)
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.stored.id
    }

    pub(crate) fn path(&self) -> String {
        format!("/tables/{}", self.id())
    }

    /// The table as it is. Never hold this over an `await`.
    pub(crate) fn now(&self) -> RwLockReadGuard<'_, Now> {
        self.now.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn now_mut(&self) -> RwLockWriteGuard<'_, Now> {
        self.now.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn news(&self) -> watch::Receiver<Edition> {
        self.news.subscribe()
    }

    /// The seats of a session at this table.
    pub(crate) fn seats_of(&self, session: Option<&Session>) -> SeatSet {
        session.and_then(|session| self.now().holders.get(session).copied()).unwrap_or_default()
    }

    /// Does what is asked, if the table is still at this version or still asks the same: checks it, stores it, follows it, tells everybody.
    pub(crate) async fn ask(self: &Arc<Self>, app: &App, ask: Ask, version: u64) -> Result<(), Problem> {
        let (table, app) = (self.clone(), app.clone());
        let done = to_the_end(async move { table.write(&app, &ask, version).await }).await;
        done.map_err(|problem| problem.back_to(self.path()))
    }

    async fn write(self: &Arc<Self>, app: &App, ask: &Ask, version: u64) -> Result<(), Problem> {
        let _one_at_a_time = self.writing.lock().await;
        let lines = self.lines_for(ask, version)?;
        for line in lines {
            self.store(app, line).await?;
        }
        if self.now().table.is_over() {
            app.db.set_status(self.id(), Status::Finished).await?;
            if let Some(campaign) = &self.campaign {
                app.put_game_away(campaign).await;
            }
        }
        bots::wake(app, self);
        Ok(())
    }

    fn lines_for(&self, ask: &Ask, version: u64) -> Result<Vec<String>, Problem> {
        let now = self.now();
        if now.table.version() != version && !ask.still_answers(&*now.table, version) {
            return Err(Kind::Stale.into());
        }
        ask.lines(&now)
    }

    /// Once it is on the disk, everybody may see it.
    async fn store(&self, app: &App, line: String) -> Result<(), Problem> {
        let number = self.now().table.version() + 1;
        match app.db.append(self.id(), number, line.clone()).await {
            Err(StorageError::Stale) => {
                self.catch_up(app).await?;
                return Err(Kind::Stale.into());
            }
            stored => stored?,
        }
        self.follow(&line)?;
        self.announce_version();
        Ok(())
    }

    /// Another process wrote to the log: follow what it wrote.
    async fn catch_up(&self, app: &App) -> Result<(), Problem> {
        let known = self.now().table.version();
        for line in app.db.log(self.id(), known).await? {
            self.follow(&line)?;
        }
        self.announce_version();
        Ok(())
    }

    fn follow(&self, line: &str) -> Result<(), Problem> {
        self.now_mut().table.follow(line).map_err(|refused| {
            tracing::error!("table {}: the log has a line that can't be followed: {refused}", self.id());
            Kind::Fault.into()
        })
    }

    /// Gives a session the seat of an invite. A seat that was free gets the name.
    pub(crate) async fn take_seat(
        self: &Arc<Self>,
        app: &App,
        session: Session,
        seat: Seat,
        name: Option<String>,
    ) -> Result<(), Problem> {
        let (table, app) = (self.clone(), app.clone());
        to_the_end(async move { table.seat(&app, session, seat, name).await }).await
    }

    async fn seat(&self, app: &App, session: Session, seat: Seat, name: Option<String>) -> Result<(), Problem> {
        let _one_at_a_time = self.writing.lock().await;
        let name = match &self.now().seats[seat.index()] {
            stored if stored.taken => stored.name.clone(),
            stored => name.unwrap_or_else(|| stored.name.clone()),
        };
        app.db.take_seat(&session, self.id(), seat, &name).await?;

        let mut now = self.now_mut();
        now.seats[seat.index()].name = name;
        now.seats[seat.index()].taken = true;
        let mine = now.holders.entry(session).or_default();
        *mine = mine.with(seat);
        drop(now);
        self.announce_other();
        Ok(())
    }

    /// A seat gets another player in the middle of the game.
    pub(crate) async fn replace_player(
        self: &Arc<Self>,
        app: &App,
        seat: Seat,
        player: StoredSeat,
        holder: Option<Session>,
    ) -> Result<(), Problem> {
        let (table, app) = (self.clone(), app.clone());
        to_the_end(async move { table.replace(&app, seat, player, holder).await }).await
    }

    async fn replace(
        self: &Arc<Self>,
        app: &App,
        seat: Seat,
        player: StoredSeat,
        holder: Option<Session>,
    ) -> Result<(), Problem> {
        let _one_at_a_time = self.writing.lock().await;
        app.db.replace_player(self.id(), seat, &player, holder.as_ref()).await?;

        let mut now = self.now_mut();
        now.seats[seat.index()] = StoredSeat { entropy: now.seats[seat.index()].entropy.take(), ..player };
        now.holders.values_mut().for_each(|mine| *mine = mine.without(seat));
        if let Some(session) = holder {
            let mine = now.holders.entry(session).or_default();
            *mine = mine.with(seat);
        }
        drop(now);
        self.announce_other();
        bots::wake(app, self);
        Ok(())
    }

    /// Says something to the table.
    pub(crate) async fn say(self: &Arc<Self>, app: &App, seat: Seat, text: String) -> Result<(), Problem> {
        let (table, app) = (self.clone(), app.clone());
        to_the_end(async move { table.tell(&app, seat, text).await }).await
    }

    async fn tell(&self, app: &App, seat: Seat, text: String) -> Result<(), Problem> {
        let _one_at_a_time = self.writing.lock().await;
        let name = self.now().seats[seat.index()].name.clone();
        let talk = Talk { seat: Some(seat), name, text };
        app.db.say(self.id(), &talk).await?;

        let mut now = self.now_mut();
        now.talk.push(line_of_talk(talk));
        let too_many = now.talk.len().saturating_sub(TALK_SHOWN as usize);
        now.talk.drain(..too_many);
        drop(now);
        self.announce_other();
        Ok(())
    }

    fn announce_version(&self) {
        let version = self.now().table.version();
        self.news.send_replace(Edition { version, others: 0 });
    }

    fn announce_other(&self) {
        self.news.send_modify(|edition| edition.others += 1);
    }
}

impl Now {
    /// Who sits where, for a reader who holds these seats.
    pub(crate) fn people(&self, mine: SeatSet) -> People {
        let person =
            |seat: &StoredSeat| Person { name: seat.name.clone(), bot: seat.bot.clone(), is_open: !seat.taken };
        People { seats: self.seats.iter().map(person).collect(), mine }
    }

    /// The humans who sit at the table.
    pub(crate) fn humans(&self) -> SeatSet {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(|(_, stored)| stored.kind != SeatKind::Bot && stored.taken).map(|(seat, _)| seat).collect()
    }
}

/// A request ends when its sender goes away; what it has begun to store must still be followed and told.
pub(crate) async fn to_the_end(
    work: impl Future<Output = Result<(), Problem>> + Send + 'static,
) -> Result<(), Problem> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Kind::Fault.into()))
}

fn follow_log(stored: &StoredTable, game: &'static dyn GameKind, log: &[String]) -> Result<Box<dyn AnyTable>, Problem> {
    if stored.rules != game.rules() {
        return Err(Kind::OtherRules.into());
    }
    // A log that was followed when it was written can't be followed by rules that have changed, whatever their number.
    let broken = |what: &dyn std::fmt::Display| {
        tracing::error!("table {} can't be opened: {what}", stored.id);
        Problem::from(Kind::OtherRules)
    };
    let options = serde_json::from_str(&stored.options).map_err(|error| broken(&error))?;
    let seed = stored.seed.clone().ok_or_else(|| broken(&"it has no seed"))?;
    let mut table = game.open(stored.seats.len(), &options, Seed::new(seed)).map_err(|refused| broken(&refused))?;
    for line in log {
        table.follow(line).map_err(|refused| broken(&refused))?;
    }
    Ok(table)
}

fn by_session(holders: &[(Session, Seat)]) -> HashMap<Session, SeatSet> {
    let mut seats: HashMap<Session, SeatSet> = HashMap::new();
    for (session, seat) in holders {
        let mine = seats.entry(session.clone()).or_default();
        *mine = mine.with(*seat);
    }
    seats
}

fn line_of_talk(talk: Talk) -> TalkLine {
    TalkLine { seat: talk.seat, name: talk.name, text: talk.text }
}

/// Whether a table is only there to be looked at.
pub(crate) fn is_replay(stored: &StoredTable) -> bool {
    stored.kind == TableKind::Replay
}
