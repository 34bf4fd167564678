//! Being told: where and when somebody wants it, whether it works, and the link that stops it.

use super::see;
use crate::app::App;
use crate::fields::{Body, Fields, Posted};
use crate::notices::{About, Subscription};
use crate::people::device_label;
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use crate::verbs::{NewWay, add_way, end_way, first_wish, keep_wish, try_way};
use axum::extract::Path;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use catalog::engine::digest;
use catalog::web_ui::pages::{self, MyWay, MyWish, Notices, Question, Visit};
use serde::Deserialize;
use storage::{NoticeWay, NoticeWish, WayKind};
use url::Url;

pub(super) const PATH: &str = "/me/notices";

/// GET /me/notices
pub(crate) async fn page(app: App, reader: Reader, fields: Fields) -> Result<Html<String>, Problem> {
    let (ways, wish) = match &reader.session {
        Some(session) => (app.db.notice_ways(session).await?, app.db.notice_wish(session).await?),
        None => (Vec::new(), None),
    };
    let wish = wish.unwrap_or_else(|| first_wish(&reader));
    let notices = Notices {
        key: app.notices.courier.key.public(),
        has_mail: app.notices.courier.has_mail(),
        ways: ways.iter().map(my_way).collect(),
        wish: MyWish {
            about: wish.about.split_whitespace().map(str::to_owned).collect(),
            quiet: wish.quiet,
            digest: wish.digest,
            remind_hours: wish.remind_hours,
        },
        tried: fields.get("tried").map(|tried| tried == "yes"),
    };
    let name = reader.name(&app).await?;
    let visit = Visit { path: PATH, ..reader.visit(&name) };
    Ok(Html(pages::notices(&visit, &notices).into_string()))
}

/// POST /me/notices: fields `about` (several times), `when` = `once` or `daily` (at `digest`), `quiet-from`, `quiet-to`, `remind`, `offset`.
pub(crate) async fn wish(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let kept = async { keep_wish(&app, &reader, read_wish(&fields, &reader)?).await };
    Ok(see(PATH, kept.await.map_err(|problem: Problem| problem.back_to(PATH))?))
}

/// What a browser gives its page.
#[derive(Deserialize)]
pub(crate) struct Browser {
    endpoint: String,
    keys: Subscription,
}

/// POST /me/notices/push: what a browser that takes web push says of itself.
pub(crate) async fn push(
    app: App,
    reader: Reader,
    headers: HeaderMap,
    Body(browser): Body<Browser>,
) -> Result<Response, Problem> {
    let keys = Subscription { label: device_label(&headers), ..browser.keys };
    let (_, cookie) = add_way(&app, &reader, NewWay::Push { endpoint: browser.endpoint, keys }).await?;
    Ok(match cookie {
        Some(Cookie(value)) => (StatusCode::NO_CONTENT, [(SET_COOKIE, value)]).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// POST /me/notices/mail: field `mail`.
pub(crate) async fn mail(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    add(&app, &reader, NewWay::Mail { mail: fields.needed("mail")?.to_owned() }).await
}

/// POST /me/notices/webhook: fields `url`, `form` (`json`, `discord`, `slack`, `ntfy`; without it the address tells).
pub(crate) async fn webhook(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let form = fields.get("form").unwrap_or_default().to_owned();
    add(&app, &reader, NewWay::Webhook { url: fields.needed("url")?.to_owned(), form }).await
}

async fn add(app: &App, reader: &Reader, way: NewWay) -> Result<Response, Problem> {
    let (_, cookie) = add_way(app, reader, way).await.map_err(|problem| problem.back_to(PATH))?;
    Ok(see(PATH, cookie))
}

/// POST /me/notices/try: field `way`. Sends something there at once.
pub(crate) async fn try_it(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let session = reader.session.as_ref().ok_or(Kind::NotSignedIn)?;
    let tried = try_way(&app, &reader, session, fields.needed("way")?).await;
    let is_sent = tried.map_err(|problem| problem.back_to(PATH))?;
    Ok(see(&format!("{PATH}?tried={}", if is_sent { "yes" } else { "no" }), None))
}

/// POST /me/notices/end: field `way`.
pub(crate) async fn end(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let session = reader.session.as_ref().ok_or(Kind::NotSignedIn)?;
    end_way(&app, session, fields.needed("way")?).await.map_err(|problem| problem.back_to(PATH))?;
    Ok(see(PATH, None))
}

/// GET /notices/stop/{stop}: whoever has the link need not be anybody.
pub(crate) async fn stopping(app: App, reader: Reader, Path(stop): Path<String>) -> Result<Html<String>, Problem> {
    app.db.way_to_stop(&stop).await?.ok_or(Kind::NoWay)?;
    Ok(asked(&reader, "stop-ask", Some("stop-do")))
}

/// POST /notices/stop/{stop}: also by a mail program (RFC 8058).
pub(crate) async fn stop(app: App, reader: Reader, Path(stop): Path<String>) -> Result<Html<String>, Problem> {
    app.db.stop_notice_way(&stop).await?;
    app.learn_wishers().await?;
    // Whoever asks twice has what they want.
    Ok(asked(&reader, "stop-done", None))
}

fn asked(reader: &Reader, text: &str, button: Option<&str>) -> Html<String> {
    let visit = reader.visit("");
    Html(pages::question(&visit, &Question { title: "stop", text, button, to: &reader.path }).into_string())
}

fn read_wish(fields: &Fields, reader: &Reader) -> Result<NoticeWish, Problem> {
    let wished = |about: &About| fields.0.iter().any(|(name, value)| name == "about" && value == about.as_str());
    let about: Vec<&str> = About::ALL.iter().filter(|about| wished(about)).map(|about| about.as_str()).collect();
    let (from, to) = (minute(fields, "quiet-from")?, minute(fields, "quiet-to")?);
    let digest = match fields.get("when") {
        Some("daily") => Some(minute(fields, "digest")?.ok_or(Kind::BadForm)?),
        _ => None,
    };
    Ok(NoticeWish {
        about: about.join(" "),
        offset_minutes: fields.number::<i64>("offset")?.unwrap_or(0),
        quiet: from.zip(to),
        digest,
        remind_hours: fields.number::<i64>("remind")?.unwrap_or(0),
        ..first_wish(reader)
    })
}

/// `22:30` as a minute of the day.
fn minute(fields: &Fields, name: &str) -> Result<Option<i64>, Problem> {
    let Some(text) = fields.get(name).filter(|text| !text.is_empty()) else { return Ok(None) };
    let read = || {
        let mut parts = text.split(':').map(|part| part.parse::<i64>().ok());
        let (hour, minute) = (parts.next()??, parts.next()??);
        (0..60).contains(&minute).then_some(hour * 60 + minute)
    };
    read().map(Some).ok_or_else(|| Kind::BadForm.into())
}

/// Only for the one whose it is.
fn my_way(way: &NoticeWay) -> MyWay {
    let label = match way.kind {
        WayKind::Push => {
            serde_json::from_str(&way.detail).map_or_else(|_| String::new(), |keys: Subscription| keys.label)
        }
        WayKind::Mail => way.address.clone(),
        WayKind::Webhook => {
            way.address.parse().ok().and_then(|url: Url| url.host_str().map(str::to_owned)).unwrap_or_default()
        }
    };
    MyWay {
        id: way.id.clone(),
        kind: way.kind.as_str(),
        label,
        since: way.created,
        is_confirmed: way.is_confirmed,
        failure: way.failure.clone(),
        is_dropped: way.is_dropped,
        mark: (way.kind == WayKind::Push).then(|| digest(way.address.as_bytes())),
    }
}
