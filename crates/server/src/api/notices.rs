//! Being told: what the page `/me/notices` does, for programs.

use super::me::known;
use crate::app::App;
use crate::fields::Body;
use crate::notices::About;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::{NewWay, add_way, end_way, first_wish, keep_wish, try_way};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use storage::{NoticeWay, NoticeWish, Session};

/// Minutes are minutes of the day, `offset_minutes` ahead of UTC.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    about: Vec<String>,
    #[serde(default)]
    offset_minutes: i64,
    /// From and to.
    #[serde(default)]
    quiet: Option<(i64, i64)>,
    #[serde(default)]
    digest: Option<i64>,
    #[serde(default)]
    remind_hours: i64,
}

/// GET /api/me/notices
pub(crate) async fn notices(app: App, reader: Reader) -> Result<Json<Value>, Problem> {
    let session = known(&reader)?;
    shown(&app, &reader, session).await
}

/// POST /api/me/notices: when and of what.
pub(crate) async fn wish(app: App, reader: Reader, Body(wish): Body<Wish>) -> Result<Json<Value>, Problem> {
    let session = known(&reader)?;
    if wish.about.iter().any(|about| About::from_str(about).is_none()) {
        return Err(Problem::because(Kind::BadRequest, "`about` lists turn, began, ended and talk"));
    }
    let wish = NoticeWish {
        about: wish.about.join(" "),
        offset_minutes: wish.offset_minutes,
        quiet: wish.quiet,
        digest: wish.digest,
        remind_hours: wish.remind_hours,
        ..first_wish(&reader)
    };
    keep_wish(&app, &reader, wish).await?;
    shown(&app, &reader, session).await
}

/// POST /api/me/notices/ways: one more.
pub(crate) async fn add(
    app: App,
    reader: Reader,
    Body(way): Body<NewWay>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let session = known(&reader)?;
    add_way(&app, &reader, way).await?;
    Ok((StatusCode::CREATED, shown(&app, &reader, session).await?))
}

/// POST /api/me/notices/ways/{way}/try: sends something there at once.
pub(crate) async fn try_it(app: App, reader: Reader, Path(way): Path<String>) -> Result<Json<Value>, Problem> {
    let sent = try_way(&app, &reader, known(&reader)?, &way).await?;
    Ok(Json(json!({ "sent": sent })))
}

/// POST /api/me/notices/ways/{way}/end
pub(crate) async fn end(app: App, reader: Reader, Path(way): Path<String>) -> Result<Json<Value>, Problem> {
    let session = known(&reader)?;
    end_way(&app, session, &way).await?;
    shown(&app, &reader, session).await
}

async fn shown(app: &App, reader: &Reader, session: &Session) -> Result<Json<Value>, Problem> {
    let wish = app.db.notice_wish(session).await?.unwrap_or_else(|| first_wish(reader));
    let ways = app.db.notice_ways(session).await?;
    let wish = Wish {
        about: wish.about.split_whitespace().map(str::to_owned).collect(),
        offset_minutes: wish.offset_minutes,
        quiet: wish.quiet,
        digest: wish.digest,
        remind_hours: wish.remind_hours,
    };
    let courier = &app.notices.courier;
    Ok(Json(json!({
        "wish": wish,
        "ways": ways.iter().map(way).collect::<Vec<Value>>(),
        "mail": courier.has_mail(),
        "push_key": courier.key.public(),
    })))
}

/// Only for the one whose it is; but no secret of a browser.
fn way(way: &NoticeWay) -> Value {
    let (failure, failed) = way.failure.clone().unzip();
    json!({
        "id": way.id,
        "kind": way.kind.as_str(),
        "address": way.address,
        "since": way.created,
        "confirmed": way.is_confirmed,
        "failure": failure,
        "failed": failed,
        "dropped": way.is_dropped,
    })
}
