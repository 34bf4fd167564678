//! Going back: alone where that is free, else by asking the others.

use super::table::answer;
use crate::app::App;
use crate::ask::Ask;
use crate::fields::{Fields, Posted};
use crate::problem::{Kind, Problem};
use crate::reader::{Reader, Wants};
use crate::running::Running;
use axum::extract::Path;
use axum::response::Response;
use std::sync::Arc;

/// POST /tables/{id}/undo: `do` is `back`, `restart`, `ask`, `agree` or `decline`.
pub(crate) async fn undo(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    let done = done(&app, &reader, &table, &fields).await;
    answer(&table, &reader, done).await
}

async fn done(app: &App, reader: &Reader, table: &Arc<Running>, fields: &Fields) -> Result<(), Problem> {
    let version = fields.version()?;
    let ask = ask(table, reader, fields.needed("do")?)?;
    table.ask(app, ask, version).await
}

/// What is asked for all seats of the reader.
pub(crate) fn ask(table: &Running, reader: &Reader, wish: &str) -> Result<Ask, Problem> {
    let mine = table.seats_of(reader.session.as_ref());
    if mine.is_empty() {
        return Err(match (&reader.session, reader.wants) {
            (None, Wants::Json) => Kind::NoToken.into(),
            _ => Problem::from(Kind::NotSeated).back_to(table.path()),
        });
    }
    match wish {
        "back" => Ok(Ask::Back { mine }),
        "restart" => Ok(Ask::Restart { mine }),
        "ask" => Ok(Ask::RequestBack { mine }),
        "agree" => Ok(Ask::AgreeBack { mine }),
        "decline" => Ok(Ask::DeclineBack { mine }),
        _ => Err(Kind::BadForm.into()),
    }
}
