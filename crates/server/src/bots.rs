//! Bots move by themselves: one task a table, one decision at a time, each stored like a human's. They think in a pool of
//! their own, on what they took from the table, which goes on meanwhile.

use crate::app::App;
use crate::aside::aside;
use crate::ask::Ask;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::{Edition, Running};
use catalog::engine::Seat;
use catalog::{BotName, Budget, Hint, HintTurn, Mind, Stop};
use serde_json::Value;
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

/// No bot thinks longer than this, however slow the machine: its level's own budget is meant to end before.
const LONGEST_THOUGHT: Duration = Duration::from_secs(1);

/// Where somebody does not want to wait, no longer than this: enough for a sensible move.
const HURRIED_THOUGHT: Duration = Duration::from_millis(250);

/// Between two looks at whether somebody is in a hurry.
const LOOK: Duration = Duration::from_millis(50);

/// Where bots think: so many at a time that a core is left for the pages.
pub(crate) struct Pool {
    places: Arc<Semaphore>,
    /// Those who wait for a place.
    queue: AtomicUsize,
}

impl Default for Pool {
    fn default() -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pool { places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), queue: AtomicUsize::new(0) }
    }
}

impl Pool {
    pub(crate) async fn place(&self) -> Result<OwnedSemaphorePermit, AcquireError> {
        let _queued = Queued::join(&self.queue);
        self.places.clone().acquire_owned().await
    }

    /// How many bots wait for a place to think.
    pub(crate) fn queue(&self) -> usize {
        self.queue.load(Ordering::Relaxed)
    }
}

/// Leaves the queue when dropped.
struct Queued<'a>(&'a AtomicUsize);

impl Queued<'_> {
    fn join(queue: &AtomicUsize) -> Queued<'_> {
        queue.fetch_add(1, Ordering::Relaxed);
        Queued(queue)
    }
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The bots of a table between their moves.
#[derive(Default)]
pub(crate) struct Minds(Mutex<HashMap<Seat, Mind>>);

impl Minds {
    /// Taken out while it thinks.
    fn take(&self, seat: Seat) -> Mind {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&seat).unwrap_or_default()
    }

    fn put_back(&self, seat: Seat, mind: Mind) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(seat, mind);
    }
}

/// A bot that can't move, because nothing can be stored, tries again: soon, then less often, for ever.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// The server that moves a table's bots may have ended.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// A bot whose turn it is.
struct Turn {
    seat: Seat,
    bot: BotName,
    edition: Edition,
    version: u64,
}

/// Lets the bots of a table move, if one is to act and none is at work.
pub(crate) fn wake(app: &App, table: &Arc<Running>) {
    if turn(table).is_none() || table.bots_at_work.swap(true, Ordering::SeqCst) {
        return;
    }
    // Boxed, because a move wakes the bots again and a future can't contain itself.
    let moving: Pin<Box<dyn Future<Output = ()> + Send>> = Box::pin(play(app.clone(), table.clone()));
    tokio::spawn(moving);
}

/// After a restart, bots who were to move do.
pub(crate) fn resume(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let tables = match app.db.running_with_bots().await {
            Ok(tables) => tables,
            Err(error) => return tracing::error!("bots can't resume: {error}"),
        };
        for id in tables {
            if let Err(problem) = app.open_table(&id).await {
                tracing::error!("the bots of table {id} can't resume: {problem:?}");
            }
        }
    });
}

async fn play(app: App, table: Arc<Running>) {
    let mut wait = FIRST_WAIT;
    loop {
        let played = play_claimed(&app, &table).await;
        if played.is_ok() {
            wait = FIRST_WAIT;
            table.bots_at_work.store(false, Ordering::SeqCst);
            // Somebody may have acted after the last look, and found a bot at work.
            if turn(&table).is_none() || table.bots_at_work.swap(true, Ordering::SeqCst) {
                return;
            }
            continue;
        }
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.stopping() => return,
        }
        wait = (2 * wait).min(LONGEST_WAIT);
    }
}

/// Something is wrong, or the server stops.
struct Later;

/// Of several servers one moves the bots of a table.
async fn play_claimed(app: &App, table: &Arc<Running>) -> Result<(), Later> {
    while turn(table).is_some() {
        match app.db.claim(table.id()).await {
            Ok(Some(claim)) => {
                let played = play_turns(app, table).await;
                claim.release().await;
                return played;
            }
            Ok(None) => tokio::select! {
                () = tokio::time::sleep(LOOK_AGAIN) => {}
                () = app.stopping() => return Err(Later),
            },
            Err(error) => {
                tracing::warn!("the bots of table {} can't move: {error}", table.id());
                return Err(Later);
            }
        }
    }
    Ok(())
}

/// Plays as long as a bot is to act.
async fn play_turns(app: &App, table: &Arc<Running>) -> Result<(), Later> {
    while let Some(turn) = turn(table) {
        tokio::select! {
            () = pause(app, table) => {}
            () = app.stopping() => return Err(Later),
        }
        match play_turn(app, table, turn).await {
            Ok(()) => {}
            Err(problem) if problem.is(Kind::Stale) => {}
            Err(problem) => {
                tracing::error!("a bot of table {} can't move and tries again: {problem:?}", table.id());
                return Err(Later);
            }
        }
    }
    table.bots_hurry.store(false, Ordering::SeqCst);
    Ok(())
}

/// Before a move, so that people can follow it; cut short where they don't want to wait.
async fn pause(app: &App, table: &Running) {
    let mut left = app.config.bot_pause;
    while !left.is_zero() && !table.bots_hurry.load(Ordering::SeqCst) {
        let step = left.min(LOOK);
        tokio::time::sleep(step).await;
        left -= step;
    }
}

async fn play_turn(app: &App, table: &Arc<Running>, turn: Turn) -> Result<(), Problem> {
    let (seat, edition) = (turn.seat, turn.edition);
    if let Some((seat, action)) = scripted(table, edition) {
        return table.ask(app, Ask::ByItself { seat, action }, edition).await;
    }
    // Nothing to say: the table has moved on while the bot waited.
    let Some(action) = think(app, table, turn).await? else { return Ok(()) };
    table.ask(app, Ask::ByItself { seat, action }, edition).await
}

/// The move of a lesson's script, if it has the next one.
fn scripted(table: &Running, edition: Edition) -> Option<(Seat, Value)> {
    let now = table.now();
    let lesson = now.lesson.as_ref().filter(|_| now.edition == edition)?;
    lesson.scripted_move(&*now.table)
}

/// Waits for a place in the pool, and thinks there until the bot is done, or the table or the server no longer wants to know.
async fn think(app: &App, table: &Arc<Running>, turn: Turn) -> Result<Option<Value>, Problem> {
    let Turn { seat, bot, .. } = turn;
    let mut news = table.news();
    let place = app.thinkers.place().await.map_err(|_| Kind::Fault)?;
    if !is_asked(table, &turn) {
        return Ok(None);
    }
    let Some(asked) = table.now().table.bot_turn(seat, bot) else { return Ok(None) };

    let stop = Stop::new();
    let (minds, told) = (table.clone(), stop.clone());
    let mut thinking = aside(move || {
        let _place = place;
        let mut mind = minds.minds.take(seat);
        let thought = asked.think(&mut mind, Budget::USUAL.within(LONGEST_THOUGHT), &told);
        minds.minds.put_back(seat, mind);
        thought.choice
    });
    let began = Instant::now();
    let mut look = tokio::time::interval(LOOK);
    loop {
        tokio::select! {
            choice = &mut thinking => return Ok(Some(choice.map_err(|_| Kind::Fault)?)),
            () = app.stopping() => {
                stop.stop();
                return Ok(None);
            }
            // It answers with the best it has.
            _ = look.tick(), if !stop.is_told() => {
                if table.bots_hurry.load(Ordering::SeqCst) && began.elapsed() >= HURRIED_THOUGHT {
                    stop.stop();
                }
            }
            changed = news.changed() => {
                // The table moved on, or somebody took the seat.
                if changed.is_err() || !is_asked(table, &turn) {
                    stop.stop();
                    return Ok(None);
                }
            }
        }
    }
}

/// What a strong bot would do at this seat: a few answers, the best first.
pub(crate) async fn hint(app: &App, table: &Running, seat: Seat, reader: &Reader) -> Result<Vec<Hint>, Problem> {
    let asked = {
        let now = table.now();
        let people = now.people(now.seats_of(reader.session.as_ref())).in_language(reader.words());
        HintTurn::of(&*now.table, seat, reader.words(), &people)
    };
    let Some(asked) = asked else { return Err(Problem::from(Kind::NotYourTurn).back_to(table.path())) };
    let place = app.thinkers.place().await.map_err(|_| Kind::Fault)?;
    let thinking = aside(move || {
        let _place = place;
        asked.think(Budget::USUAL.within(LONGEST_THOUGHT), &Stop::NEVER)
    });
    Ok(thinking.await.map_err(|_| Kind::Fault)?)
}

/// Whether the table still waits for this very decision.
fn is_asked(table: &Running, asked: &Turn) -> bool {
    turn(table).is_some_and(|now| (now.seat, now.bot, now.version) == (asked.seat, asked.bot, asked.version))
}

/// The bot to act next. While somebody asks to go back, the bots wait for the answer.
fn turn(table: &Running) -> Option<Turn> {
    let now = table.now();
    if now.table.undo_asked().is_some() {
        return None;
    }
    let bot_at = |seat: Seat| now.seats.get(seat.index())?.bot.as_ref()?.parse().ok();
    let (seat, bot) = match &now.lesson {
        // In a lesson the others move when the script says so.
        Some(lesson) => {
            let seat = lesson.mover(&*now.table)?;
            (seat, bot_at(seat).unwrap_or(BotName::Conductor))
        }
        None => now.to_act().iter().find_map(|seat| Some((seat, bot_at(seat)?)))?,
    };
    Some(Turn { seat, bot, edition: now.edition, version: now.table.version() })
}
