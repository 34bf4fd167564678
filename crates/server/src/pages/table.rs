//! A table as a page: now, at an earlier moment, and why something can't be.

use super::{gathering, see};
use crate::app::App;
use crate::fields::Fields;
use crate::look::Look;
use crate::problem::{IsShown, Kind, Problem};
use crate::reader::{Reader, Wants};
use crate::running::Running;
use crate::verbs::seat_of;
use axum::extract::{Path, RawQuery};
use axum::response::{Html, IntoResponse, Response};
use axum::{Extension, Json};
use catalog::web_ui;
use serde_json::{Value, json};
use std::sync::Arc;

/// GET /tables/{id}: the whole page; `?at=12` an earlier moment, `?as=all` through other eyes.
pub(crate) async fn page(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let look = Look::from_fields(&fields)?;
    let table = app.table(&id).await?;
    if table.now().is_gathering() {
        return Ok(gathering::page(&app, &reader, &table).await?.into_response());
    }
    let own = app.own_page(&table, &reader).await?;
    table.page(&reader, &look, own.as_ref(), None).await
}

/// GET /tables/{id}/at/{number}: what an earlier moment changes on the page.
pub(crate) async fn moment(
    app: App,
    reader: Reader,
    Path((id, number)): Path<(String, String)>,
    fields: Fields,
) -> Result<Html<String>, Problem> {
    let number = number.parse().map_err(|_| Kind::NoMoment)?;
    let look = Look::from_fields(&fields)?.after(number);
    let table = app.table(&id).await?;
    Ok(Html(table.live(&reader, &look).await?))
}

/// GET /tables/{id}/why?target=…&after=…: why a click there is no legal action of the reader, after clicks on those others.
pub(crate) async fn why(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Html<String>, Problem> {
    let target = fields.needed("target")?;
    let table = app.begun_table(&id).await?;
    let seat = seat_of(&table, &reader, fields.seat()?)?;

    let people = table.people_for(&reader);
    let now = table.now();
    let stands = now.table.stands_at(seat, target, reader.words(), &people);
    let about = web_ui::Asked { called: now.table.called(seat, target), stands };
    let walked: Vec<&str> = fields.get("after").map_or(Vec::new(), |after| after.split_whitespace().collect());
    let refused = now.table.why_not(seat, &walked, target);
    let reasons: Vec<_> = refused.into_iter().map(|refused| (refused.message, refused.rule)).collect();
    Ok(Html(web_ui::why(reader.words(), &people, table.game.slug(), &about, &reasons).into_string()))
}

/// GET /tables/{id}/turn: whether the table waits for the reader, for a page that nobody looks at.
pub(crate) async fn turn(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    let table = app.table(&id).await?;
    let mine = table.seats_of(reader.session.as_ref());
    let now = table.now();
    let is_mine = now.to_act().iter().any(|seat| mine.contains(seat));
    Ok(Json(json!({ "mine": is_mine, "over": now.table.is_over() })))
}

/// GET of what can only be posted to: somebody reloaded the answer to a post, or follows one of its links (`?ways=route-7`).
pub(crate) async fn back_to_table(Path(id): Path<String>, RawQuery(query): RawQuery) -> Response {
    let query = query.map_or(String::new(), |query| format!("?{query}"));
    see(&format!("/tables/{id}{query}"), None)
}

/// The answer to a post: the fresh parts of the page for the script, else the table again; with what went wrong, if it did.
pub(crate) async fn answer(
    table: &Arc<Running>,
    reader: &Reader,
    done: Result<(), Problem>,
) -> Result<Response, Problem> {
    let look = Look::default();
    // There is no board yet to show the answer on.
    let is_gathering = table.now().is_gathering();
    match (reader.wants, done) {
        (_, Err(problem)) if is_gathering => Err(problem),
        (_, Ok(())) if is_gathering => Ok(see(&table.path(), None)),
        (Wants::Page, Ok(())) => Ok(see(&table.path(), None)),
        (Wants::Page, Err(problem)) => {
            let page = table.page(reader, &look, None, Some(&problem)).await?;
            Ok((problem.status(), Extension(IsShown), page).into_response())
        }
        (Wants::Fragment | Wants::Json, Ok(())) => Ok(Html(table.live(reader, &look).await?).into_response()),
        (Wants::Fragment | Wants::Json, Err(problem)) if problem.is(Kind::Stale) => {
            Err(problem.with_live(table.live(reader, &look).await?))
        }
        (Wants::Fragment | Wants::Json, Err(problem)) => Err(problem),
    }
}
