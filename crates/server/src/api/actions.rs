//! Acting.

use super::summary::Summary;
use crate::app::App;
use crate::ask::Ask;
use crate::fields::Body;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::seat_of;
use axum::Json;
use axum::extract::Path;
use catalog::engine::Seat;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// The version of the table that the action is an answer to.
    version: u64,
    action: Value,
    /// For tokens that hold several seats.
    seat: Option<Seat>,
}

/// POST /api/tables/{id}/actions: when this answers, the action is stored.
pub(crate) async fn act(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Result<Json<Summary>, Problem> {
    let table = app.table(&id).await?;
    let seat = seat_of(&table, &reader, act.seat)?;
    table.ask(&app, Ask::Act { seat, action: act.action }, act.version).await?;
    Ok(Json(Summary::of(&table, &reader)))
}
