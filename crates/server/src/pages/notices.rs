//! Being told: where and when somebody wants it, whether it works, and the link that stops it.

use super::{mail, see};
use crate::app::App;
use crate::clocks::now_ms;
use crate::fields::{Body, Fields, Posted};
use crate::notices::{About, Form, Letter, MOST_WAYS, Subscription, address};
use crate::people::device_label;
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use crate::secrets;
use axum::extract::Path;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use catalog::engine::digest;
use catalog::web_ui::pages::{self, MyWay, MyWish, Notices, Question, Visit};
use serde::Deserialize;
use storage::{NoticeWay, NoticeWish, Session, WayKind};
use url::Url;

pub(super) const PATH: &str = "/me/notices";

/// Nobody waits longer to be reminded, in hours.
const LONGEST: i64 = 14 * 24;

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
    let wish = read_wish(&fields, &reader).map_err(|problem| problem.back_to(PATH))?;
    let (session, cookie) = reader.seated_session(&app, "").await?;
    app.db.set_notice_wish(&session, &wish).await?;
    Ok(see(PATH, cookie))
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
    let url = app.notices.courier.url(&browser.endpoint).filter(|_| keys.is_good()).ok_or(Kind::BadHook)?;
    let detail = serde_json::to_string(&keys).map_err(|_| Kind::BadHook)?;
    let cookie = add(&app, &reader, WayKind::Push, url.as_str(), detail).await?.1;
    Ok(match cookie {
        Some(Cookie(value)) => (StatusCode::NO_CONTENT, [(SET_COOKIE, value)]).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// POST /me/notices/mail: field `mail`.
pub(crate) async fn mail(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let back = |kind: Kind| Problem::from(kind).back_to(PATH);
    if !app.notices.courier.has_mail() {
        return Err(back(Kind::NoMail));
    }
    let address = address(fields.needed("mail")?).ok_or_else(|| back(Kind::BadMail))?;
    let (session, cookie) = add(&app, &reader, WayKind::Mail, &address, String::new()).await?;
    if app.db.owner_of_mail(&address).await?.as_ref() != Some(&session) {
        mail::ask_to_confirm(&app, &reader, &session, &address).await?;
    }
    Ok(see(PATH, cookie))
}

/// POST /me/notices/webhook: fields `url`, `form` (`json`, `discord`, `slack`, `ntfy`; without it the address tells).
pub(crate) async fn webhook(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let url = app.notices.courier.url(fields.needed("url")?);
    let url: Url = url.ok_or_else(|| Problem::from(Kind::BadHook).back_to(PATH))?;
    let form = fields.get("form").and_then(Form::from_str).unwrap_or_else(|| Form::of(&url));
    let (_, cookie) = add(&app, &reader, WayKind::Webhook, url.as_str(), form.as_str().to_owned()).await?;
    Ok(see(PATH, cookie))
}

/// POST /me/notices/try: field `way`. Sends something there at once.
pub(crate) async fn try_it(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let session = reader.session.as_ref().ok_or(Kind::NotSignedIn)?;
    let ways = app.db.notice_ways(session).await?;
    let way = ways.iter().find(|way| fields.get("way") == Some(&way.id) && way.is_confirmed);
    let way = way.ok_or_else(|| Problem::from(Kind::NoWay).back_to(PATH))?;
    let is_sent = app.try_way(way, &Letter::trial(reader.lang, &reader.origin)).await?;
    Ok(see(&format!("{PATH}?tried={}", if is_sent { "yes" } else { "no" }), None))
}

/// POST /me/notices/end: field `way`.
pub(crate) async fn end(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let session = reader.session.as_ref().ok_or(Kind::NotSignedIn)?;
    if !app.db.end_notice_way(session, fields.needed("way")?).await? {
        return Err(Problem::from(Kind::NoWay).back_to(PATH));
    }
    app.learn_wishers().await?;
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

/// One more way for the reader, who gets a session if there is none.
async fn add(
    app: &App,
    reader: &Reader,
    kind: WayKind,
    address: &str,
    detail: String,
) -> Result<(Session, Option<Cookie>), Problem> {
    let (session, cookie) = reader.seated_session(app, "").await?;
    let way = NoticeWay {
        id: secrets::invite(),
        kind,
        address: address.to_owned(),
        detail,
        stop: secrets::secret(),
        created: now_ms(),
        is_confirmed: kind != WayKind::Mail || app.db.owner_of_mail(address).await?.as_ref() == Some(&session),
        failures: 0,
        failure: None,
        is_dropped: false,
    };
    if !app.db.add_notice_way(&session, &way, MOST_WAYS).await? {
        return Err(Problem::from(Kind::TooManyWays).back_to(PATH));
    }
    // They are told in the language, and by the address, in which they asked for it.
    let wish = app.db.notice_wish(&session).await?.unwrap_or_else(|| first_wish(reader));
    let wish = NoticeWish { lang: reader.lang.code().to_owned(), origin: reader.origin.clone(), ..wish };
    app.db.set_notice_wish(&session, &wish).await?;
    app.learn_wishers().await?;
    Ok((session, cookie))
}

/// As long as nobody says anything else: everything, at once.
fn first_wish(reader: &Reader) -> NoticeWish {
    NoticeWish {
        lang: reader.lang.code().to_owned(),
        origin: reader.origin.clone(),
        about: About::ALL.map(About::as_str).join(" "),
        offset_minutes: 0,
        quiet: None,
        digest: None,
        remind_hours: 0,
    }
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
        offset_minutes: fields.number::<i64>("offset")?.unwrap_or(0).clamp(-24 * 60, 24 * 60),
        quiet: from.zip(to).filter(|(from, to)| from != to),
        digest,
        remind_hours: fields.number::<i64>("remind")?.unwrap_or(0).clamp(0, LONGEST),
        ..first_wish(reader)
    })
}

/// `22:30` as a minute of the day.
fn minute(fields: &Fields, name: &str) -> Result<Option<i64>, Problem> {
    let Some(text) = fields.get(name).filter(|text| !text.is_empty()) else { return Ok(None) };
    let read = || {
        let mut parts = text.split(':').map(|part| part.parse::<i64>().ok());
        let (hour, minute) = (parts.next()??, parts.next()??);
        ((0..24).contains(&hour) && (0..60).contains(&minute)).then_some(hour * 60 + minute)
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
