//! Bots move by themselves: one task a table, one decision at a time, each stored like a human's.

use crate::app::App;
use crate::ask::Ask;
use crate::problem::{Kind, Problem};
use crate::running::{Edition, Running};
use catalog::BotName;
use catalog::engine::Seat;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// A bot whose turn it is.
struct Turn {
    seat: Seat,
    bot: BotName,
    edition: Edition,
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
            if let Err(problem) = app.table(id.as_str()).await {
                tracing::error!("the bots of table {id} can't resume: {problem:?}");
            }
        }
    });
}

async fn play(app: App, table: Arc<Running>) {
    loop {
        let went_well = play_turns(&app, &table).await;
        table.bots_at_work.store(false, Ordering::SeqCst);
        // Somebody may have acted after the last look, and found a bot at work.
        let is_done = !went_well || turn(&table).is_none() || table.bots_at_work.swap(true, Ordering::SeqCst);
        if is_done {
            return;
        }
    }
}

/// Plays as long as a bot is to act. Says whether it could.
async fn play_turns(app: &App, table: &Arc<Running>) -> bool {
    while let Some(turn) = turn(table) {
        tokio::select! {
            () = tokio::time::sleep(app.config.bot_pause) => {}
            () = app.stopping() => return false,
        }
        match play_turn(app, table, turn).await {
            Ok(()) => {}
            Err(problem) if problem.is(Kind::Stale) => {}
            Err(problem) => {
                tracing::error!("a bot of table {} can't move: {problem:?}", table.id());
                return false;
            }
        }
    }
    true
}

async fn play_turn(app: &App, table: &Arc<Running>, turn: Turn) -> Result<(), Problem> {
    let Turn { seat, bot, edition } = turn;
    let thinking = table.clone();
    let choice = tokio::task::spawn_blocking(move || thinking.now().table.bot_choice(seat, bot)).await;
    // Nothing to choose: the table has moved on while the bot waited.
    let Some(action) = choice.map_err(|_| Kind::Fault)? else { return Ok(()) };
    table.ask(app, Ask::Act { seat, action }, edition).await
}

/// The bot to act next. While somebody asks to go back, the bots wait for the answer.
fn turn(table: &Running) -> Option<Turn> {
    let now = table.now();
    if now.table.undo_asked().is_some() {
        return None;
    }
    let bot_at = |seat: Seat| now.seats.get(seat.index())?.bot.as_ref()?.parse().ok();
    let (seat, bot) = now.table.to_act().iter().find_map(|seat| Some((seat, bot_at(seat)?)))?;
    Some(Turn { seat, bot, edition: now.edition })
}
