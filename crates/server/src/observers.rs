//! What follows from an entry of a log: everybody who wants to know of it, in one list. Whoever stored the entry does not wait
//! for them, and none of them may fail the others: what is missed here is found again when the table is next looked at.

use crate::app::App;
use crate::running::Running;
use crate::{bots, clocks, notices};
use std::sync::Arc;
use storage::{Logged, Status};

/// Told of entries that were stored and followed; of none when the table was opened from its log.
type Observer = fn(&App, &Arc<Running>, &[Logged]);

const OBSERVERS: [Observer; 7] = [pages, bots, clock, campaign, status, lesson, notices::look];

pub(crate) fn tell(app: &App, table: &Arc<Running>, entries: &[Logged]) {
    for observer in OBSERVERS {
        observer(app, table, entries);
    }
}

/// Every open page and stream draws what its reader may see.
fn pages(app: &App, table: &Arc<Running>, entries: &[Logged]) {
    table.announce();
    table.show();
    if !entries.is_empty() || table.now().edition == 0 {
        // Nobody may listen.
        let _ = app.news.send(table.id().clone());
    }
}

/// A bot may be to move.
fn bots(app: &App, table: &Arc<Running>, _: &[Logged]) {
    bots::wake(app, table);
}

/// Another clock may run.
fn clock(app: &App, table: &Arc<Running>, _: &[Logged]) {
    clocks::set_alarm(app, table);
}

/// A game that is over is put away in its campaign.
fn campaign(app: &App, table: &Arc<Running>, entries: &[Logged]) {
    let Some(campaign) = table.campaign.clone() else { return };
    if !entries.is_empty() && table.now().table.is_over() {
        let app = app.clone();
        tokio::spawn(async move { app.put_game_away(&campaign).await });
    }
}

/// Whoever has been through a lesson need not be offered it first.
fn lesson(app: &App, table: &Arc<Running>, _: &[Logged]) {
    let done = table.now().lesson_done();
    if let (Some(what), Some(owner)) = (done, table.owner()) {
        let (app, game) = (app.clone(), table.game.slug());
        tokio::spawn(async move {
            if let Err(error) = app.db.set_learnt(&owner, game, &what).await {
                tracing::error!("a lesson of {game} is done, but can't be marked so: {error}");
            }
        });
    }
}

/// A table is marked finished with its last decision. One that was written before that was so is marked when it is opened.
fn status(app: &App, table: &Arc<Running>, entries: &[Logged]) {
    if entries.is_empty() && table.stored.status == Status::Running && table.now().table.is_over() {
        let (app, id) = (app.clone(), table.id().clone());
        tokio::spawn(async move {
            if let Err(error) = app.db.set_status(&id, Status::Finished).await {
                tracing::error!("table {id} is over, but can't be marked so: {error}");
            }
        });
    }
}
