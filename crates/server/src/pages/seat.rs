//! The own seat: letting a bot move, coming back, leaving; and sitting down where anybody may.

use super::here::Here;
use super::join::sitting_down;
use super::see;
use crate::absence::SeatWish;
use crate::app::App;
use crate::fields::Posted;
use crate::missed::Help;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::said;
use axum::extract::Path;
use axum::response::Response;
use catalog::engine::Seat;

/// POST /tables/{id}/seat: `do` is `bot`, `back`, `leave`, `resign`, `pause`, `go-on`, `new-link` or `away` (with `days`); of the seat of
/// somebody else, `link-for` or `bot-for`.
pub(crate) async fn wish(here: Here) -> Result<Response, Problem> {
    let done = done(&here).await;
    here.answer(done).await
}

async fn done(here: &Here) -> Result<(), Problem> {
    let wish = here.fields.needed("do")?;
    if let Some(help) = Help::read(wish) {
        let seat = here.fields.seat()?.ok_or(Kind::BadForm)?;
        return here.table.help(&here.app, &here.reader, seat, help).await;
    }
    let wish = SeatWish::read(wish, here.fields.number("days")?)?;
    let seat = here.seat()?;
    here.table.wish(&here.app, here.reader.session.as_ref(), seat, wish).await
}

/// GET /tables/{id}/seats/{seat}: a seat that anybody may take.
pub(crate) async fn free(
    app: App,
    reader: Reader,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let seat = Seat(seat.parse().map_err(|_| Kind::NotFree)?);
    let mine = table.seats_of(reader.session.as_ref());
    if mine.contains(seat) {
        return Ok(see(&table.path(), None));
    }
    if !table.now().seats.get(seat.index()).is_some_and(|stored| stored.free) {
        return Err(Problem::from(Kind::NotFree).back_to(table.path()));
    }
    let mut people = table.now().people(mine).in_language(reader.words());
    // Whoever comes gives a name of their own.
    people.seats[seat.index()].is_open = true;
    let url = format!("{}/seats/{}", table.path(), seat.0);
    sitting_down(&app, &reader, &table, seat, url, people).await
}

/// POST /tables/{id}/seats/{seat}: sits down there.
pub(crate) async fn take(
    app: App,
    reader: Reader,
    Path((id, seat)): Path<(String, String)>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let name = said::name(fields.get("name").unwrap_or_default())?;
    let table = app.table(&id).await?;
    let seat = Seat(seat.parse().map_err(|_| Kind::NotFree)?);
    let (session, cookie) = reader.seated_session(&app, name.as_deref().unwrap_or_default()).await?;
    let entropy = fields.get("entropy").unwrap_or_default().to_owned();
    table.take_free_seat(&app, session, seat, name, entropy).await?;
    Ok(see(&table.path(), cookie))
}
