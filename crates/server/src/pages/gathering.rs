//! A table that has not begun: who is in, and beginning without waiting for the rest.

use super::see;
use crate::agreed::clock_ask;
use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use axum::extract::Path;
use axum::response::{Html, Response};
use catalog::engine::Seat;
use catalog::web_ui::pages::{self, Gathering};
use std::sync::Arc;

/// Instead of a board.
pub(crate) async fn page(app: &App, reader: &Reader, table: &Arc<Running>) -> Result<Html<String>, Problem> {
    let name = reader.name(app).await?;
    let gathering = gathering(reader, table)?;
    Ok(Html(pages::gathering(&reader.visit(&name), &gathering).into_string()))
}

/// POST /tables/{id}/begin: whoever opened the table waits no longer; bots sit down on the empty chairs.
pub(crate) async fn begin(app: App, reader: Reader, Path(id): Path<String>) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    table.begin_with_bots(&app, &reader).await?;
    Ok(see(&table.path(), None))
}

fn gathering(reader: &Reader, table: &Running) -> Result<Gathering, Problem> {
    let now = table.now();
    let mine = now.seats_of(reader.session.as_ref());
    let is_owner = table.is_owner(reader);
    // Whoever may sit down may look.
    if !now.seats.iter().any(|stored| stored.free) && !is_owner {
        table.may_watch(&now, mine)?;
    }
    let having = |has: fn(&storage::StoredSeat) -> bool| {
        Seat::all(now.seats.len()).filter(|seat| has(&now.seats[seat.index()])).collect()
    };
    Ok(Gathering {
        id: table.id().to_string(),
        title: table.game.title(),
        slug: table.game.slug(),
        name: now.pace.terms.name.clone(),
        clock: now.pace.terms.clock.map(clock_ask),
        people: now.people(mine).in_language(reader.words()),
        free: having(|stored| stored.free),
        added: having(|stored| stored.entropy.is_some()),
        invites: table.invites(&now, mine, is_owner, &reader.origin),
        commitment: table.stored.commitment.clone(),
        version: now.edition,
        is_owner,
    })
}
