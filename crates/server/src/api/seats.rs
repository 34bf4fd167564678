//! Taking a seat with its invite, or where anybody may; and what a player asks for the own seat.

use super::me::{asker, known};
use super::summary::Summary;
use crate::absence::SeatWish;
use crate::app::App;
use crate::fields::Body;
use crate::look::links;
use crate::missed::Help;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::seat_of;
use crate::{running, said};
use axum::Json;
use axum::extract::Path;
use catalog::engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use storage::TableId;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invited {
    /// Not needed where anybody may sit down.
    invite: Option<String>,
    #[serde(default)]
    name: String,
    /// What the player adds to the seed of a game that has not begun.
    #[serde(default)]
    entropy: String,
}

/// POST /api/tables/{id}/seats/{seat}: a program that has a token sits down with it; else it gets one that may act for the seat.
pub(crate) async fn take(
    app: App,
    reader: Reader,
    Path((id, seat)): Path<(String, String)>,
    Body(invited): Body<Invited>,
) -> Result<Json<Value>, Problem> {
    let table = app.table(&id).await?;
    let seat = Seat(seat.parse().map_err(|_| Kind::BadInvite)?);
    let name = said::name(&invited.name)?;
    match &invited.invite {
        Some(invite) if app.db.invited(invite).await? != Some((TableId::new(id), seat)) => {
            return Err(Kind::BadInvite.into());
        }
        None if !table.now().seats.get(seat.index()).is_some_and(|stored| stored.free) => {
            return Err(Kind::NotFree.into());
        }
        _ => {}
    }

    let (session, token) = asker(&app, &reader, name.as_deref().unwrap_or_default()).await?;
    let entropy = invited.entropy;
    match invited.invite {
        Some(invite) => table.take_seat(&app, session, seat, running::Invited { invite, name, entropy }).await?,
        None => table.take_free_seat(&app, session, seat, name, entropy).await?,
    }
    let name = table.now().seats[seat.index()].name.clone();
    Ok(Json(json!({ "seat": seat, "name": name, "token": token })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    /// `bot`, `back`, `leave`, `resign`, `pause`, `go-on`, `new-link` or `away`; of the seat of somebody else, `link-for` or `bot-for`.
    r#do: String,
    /// For how many days somebody is away.
    days: Option<u16>,
    /// For tokens that hold several seats, and for the seat of somebody else.
    seat: Option<Seat>,
}

/// POST /api/tables/{id}/seat: what a player asks for the own seat.
pub(crate) async fn wish(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(wish): Body<Wish>,
) -> Result<Json<Summary>, Problem> {
    let table = app.table(&id).await?;
    if let Some(help) = Help::read(&wish.r#do) {
        table.help(&app, &reader, wish.seat.ok_or(Kind::BadForm)?, help).await?;
        return Ok(Json(Summary::of(&table, &reader)));
    }
    let asked = SeatWish::read(&wish.r#do, wish.days)?;
    let seat = seat_of(&table, &reader, wish.seat)?;
    table.wish(&app, reader.session.as_ref(), seat, asked).await?;
    Ok(Json(Summary::of(&table, &reader)))
}

/// A private link: whoever has it may sit down there.
#[derive(Serialize)]
pub(crate) struct Link {
    seat: Seat,
    invite: String,
}

/// GET /api/tables/{id}/links: the private links that whoever asks may see.
pub(crate) async fn private_links(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Json<Vec<Link>>, Problem> {
    let session = known(&reader)?;
    let table = app.table(&id).await?;
    let now = table.now();
    let seen = links(&now, now.seats_of(Some(session)), table.is_owner(&reader));
    Ok(Json(seen.map(|(seat, invite)| Link { seat, invite: invite.to_owned() }).collect()))
}
