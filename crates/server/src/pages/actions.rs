//! Acting.

use super::here::Here;
use crate::ask::Ask;
use crate::problem::{Kind, Problem};
use axum::response::Response;

/// POST /tables/{id}/actions: act, remember it, tell everyone, show the board.
pub(crate) async fn act(here: Here) -> Result<Response, Problem> {
    let done = done(&here).await;
    here.answer(done).await
}

async fn done(here: &Here) -> Result<(), Problem> {
    let version = here.fields.version()?;
    let action = serde_json::from_str(here.fields.needed("action")?)
        .map_err(|error| Problem::because(Kind::BadAction, error.to_string()))?;
    let seat = here.seat()?;
    here.table.ask(&here.app, Ask::Act { seat, action }, version).await
}
