//! Talk at the table.

use super::table::{answer, seat_of};
use crate::app::App;
use crate::fields::Posted;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use crate::said;
use axum::extract::Path;
use axum::response::Response;
use catalog::engine::Seat;
use std::sync::Arc;

/// POST /tables/{id}/talk: says something to everybody at the table.
pub(crate) async fn say(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let done = async {
        let text = fields.needed("text")?;
        tell(&app, &table, &reader, fields.seat()?, text).await
    };
    answer(&table, &reader, done.await).await
}

/// Players talk, where the game lets them; spectators don't.
pub(crate) async fn tell(
    app: &App,
    table: &Arc<Running>,
    reader: &Reader,
    seat: Option<Seat>,
    text: &str,
) -> Result<(), Problem> {
    let seat = seat_of(table, reader, seat)?;
    let text = said::talk(text)?;
    if !table.now().table.may_talk() {
        return Err(Problem::from(Kind::NoTalk).back_to(table.path()));
    }
    table.say(app, seat, text).await
}
