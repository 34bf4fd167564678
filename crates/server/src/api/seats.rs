//! Taking a seat with its invite.

use crate::app::App;
use crate::fields::Body;
use crate::problem::{Kind, Problem};
use crate::{chance, running, said};
use axum::Json;
use axum::extract::Path;
use catalog::engine::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use storage::TableId;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invited {
    invite: String,
    #[serde(default)]
    name: String,
}

/// POST /api/tables/{id}/seats/{seat}: gives a token that may act for the seat.
pub(crate) async fn take(
    app: App,
    Path((id, seat)): Path<(String, String)>,
    Body(invited): Body<Invited>,
) -> Result<Json<Value>, Problem> {
    let table = app.table(&id).await?;
    let seat = Seat(seat.parse().map_err(|_| Kind::BadInvite)?);
    let name = said::name(&invited.name)?;
    if app.db.invited(&invited.invite).await? != Some((TableId::new(id), seat)) {
        return Err(Kind::BadInvite.into());
    }

    let token = chance::secret();
    let session = app.db.begin_session(&token, name.as_deref().unwrap_or_default()).await?;
    table.take_seat(&app, session, seat, running::Invited { invite: invited.invite, name }).await?;
    let name = table.now().seats[seat.index()].name.clone();
    Ok(Json(json!({ "seat": seat, "name": name, "token": token })))
}
