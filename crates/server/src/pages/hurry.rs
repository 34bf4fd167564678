//! Not wanting to wait for bots.

use super::table::answer;
use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Response;
use std::sync::atomic::Ordering;

/// POST /tables/{id}/hurry: the bots of the table don't pause before their moves and think less, until a person is to act.
pub(crate) async fn hurry(app: App, reader: Reader, Path(id): Path<String>) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let done = match table.seats_of(reader.session.as_ref()).is_empty() {
        true => Err(Problem::from(Kind::NotSeated).back_to(table.path())),
        false => {
            table.bots_hurry.store(true, Ordering::SeqCst);
            Ok(())
        }
    };
    answer(&table, &reader, done).await
}
