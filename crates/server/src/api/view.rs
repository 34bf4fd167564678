//! What a seat may see, do, and know.

use crate::app::App;
use crate::fields::Fields;
use crate::look::Look;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::seat_of;
use axum::Json;
use axum::extract::Path;
use catalog::Told;
use catalog::engine::Viewer;
use serde_json::{Value, json};

/// GET /api/tables/{id}/view?at=…&as=…
pub(crate) async fn view(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Problem> {
    let look = Look::from_fields(&fields)?;
    let at = fields.number::<usize>("at")?;
    let table = app.begun_table(&id).await?;
    let mine = table.seats_of(reader.session.as_ref());
    let now = table.now();
    if at.is_some_and(|at| at > now.table.moves()) {
        return Err(Kind::NoMoment.into());
    }
    let viewer = table.viewer(&now, mine, &look)?;
    Ok(Json(json!({
        "version": now.edition,
        "moves": at.unwrap_or(now.table.moves()),
        "viewer": viewer_name(viewer),
        "to_act": now.table.to_act_at(at),
        "view": now.table.view(viewer, at),
    })))
}

/// GET /api/tables/{id}/legal?seat=…: every legal action of an own seat; none if it is not to act.
pub(crate) async fn legal(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Problem> {
    let table = app.begun_table(&id).await?;
    let seat = seat_of(&table, &reader, fields.seat()?)?;
    let now = table.now();
    Ok(Json(json!({
        "version": now.edition,
        "seat": seat,
        "actions": now.table.legal(seat, None),
    })))
}

/// GET /api/tables/{id}/why?target=…&seat=…: why a click on that shape of the page is no legal action of an own seat.
pub(crate) async fn why(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Problem> {
    let target = fields.needed("target")?;
    let table = app.begun_table(&id).await?;
    let seat = seat_of(&table, &reader, fields.seat()?)?;
    let now = table.now();
    let people = now.people(now.seats_of(reader.session.as_ref()));
    let refused = now
        .table
        .why_not(seat, &[], target)
        .into_iter()
        .map(|refused| json!({ "message": reader.words().text(&refused.message, &people), "rule": refused.rule }));
    Ok(Json(json!({ "version": now.edition, "seat": seat, "reasons": refused.collect::<Vec<_>>() })))
}

/// GET /api/tables/{id}/events?from=…: what happened since, as the reader may know it, in facts and in words.
pub(crate) async fn events(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Problem> {
    let look = Look::from_fields(&fields)?;
    let from = fields.number("from")?.unwrap_or(0);
    let table = app.begun_table(&id).await?;
    let mine = table.seats_of(reader.session.as_ref());
    let now = table.now();
    let viewer = table.viewer(&now, mine, &look)?;
    let people = now.people(mine);
    let told = |told: &Told| {
        let mut event = serde_json::to_value(told).expect("facts are plain data");
        event["text"] = reader.words().text(&told.message, &people).into();
        event
    };
    Ok(Json(json!({
        "version": now.edition,
        "moves": now.table.moves(),
        "events": now.table.story(viewer, from).iter().map(told).collect::<Vec<_>>(),
    })))
}

fn viewer_name(viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => json!(seat),
        Viewer::Spectator => json!("spectator"),
        Viewer::All => json!("all"),
    }
}
