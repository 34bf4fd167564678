//! Going back: alone where that is free, else by asking the others.

use super::here::Here;
use crate::problem::Problem;
use crate::verbs::wish;
use axum::response::Response;

/// POST /tables/{id}/undo: `do` is `back`, `restart`, `ask`, `agree` or `decline`.
pub(crate) async fn undo(here: Here) -> Result<Response, Problem> {
    let done = done(&here).await;
    here.answer(done).await
}

async fn done(here: &Here) -> Result<(), Problem> {
    let version = here.fields.version()?;
    let ask = wish(&here.table, &here.reader, here.fields.needed("do")?)?;
    here.table.ask(&here.app, ask, version).await
}
