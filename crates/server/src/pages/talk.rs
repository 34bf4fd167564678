//! Talk at the table.

use super::here::Here;
use crate::problem::Problem;
use crate::verbs::tell;
use axum::response::Response;

/// POST /tables/{id}/talk: says something to everybody at the table.
pub(crate) async fn say(here: Here) -> Result<Response, Problem> {
    let done = async {
        let text = here.fields.needed("text")?;
        tell(&here.app, &here.table, &here.reader, here.fields.seat()?, text).await
    };
    here.answer(done.await).await
}
