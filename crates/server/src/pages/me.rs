//! The reader's own page: keeping the place with a password, devices, signing out, being forgotten.

use super::home::last_finished;
use super::see;
use crate::app::App;
use crate::fields::Posted;
use crate::people::device_label;
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use crate::said;
use crate::verbs::{KeptPlace, by_code, by_password, come_in, keep_place, knows_password, make_code, no_program};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use catalog::web_ui::pages::{self, Made, Me, MyDevice, Visit};
use storage::{Device, Session};

/// How many finished tables are shown.
const LAST: u32 = 4;

/// GET /me
pub(crate) async fn page(app: App, reader: Reader) -> Result<Html<String>, Problem> {
    shown(&app, &reader, None).await
}

/// POST /me/keep: fields `name` and `password`. Whoever has no session yet gets one.
pub(crate) async fn keep(
    app: App,
    reader: Reader,
    headers: HeaderMap,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let (name, password) = (fields.needed("name")?, fields.needed("password")?);
    let kept = keep_place(&app, &reader, name, password, fields.get("present")).await;
    let KeptPlace { session, cookie, was_guest } = kept.map_err(|problem| problem.back_to("/me"))?;
    match reader.device.as_ref().filter(|_| was_guest && cookie.is_none()) {
        // Whoever had the token of the guest, and perhaps put it here, has nothing by it.
        Some(device) => {
            let token = app.new_device(&session, &device_label(&headers)).await?;
            app.end_device(&session, device.id()).await?;
            Ok(see("/me", Some(Cookie::session(&token, app.config.is_secure()))))
        }
        None => Ok(see("/me", cookie)),
    }
}

/// POST /me/code: a code for one more device, shown once.
pub(crate) async fn code(app: App, reader: Reader) -> Result<Html<String>, Problem> {
    let session = reader.session.clone().ok_or(Kind::NotSignedIn)?;
    no_program(&reader)?;
    let code = make_code(&app, &session).await?;
    shown(&app, &reader, Some(Made::Code(code))).await
}

/// POST /me/token: field `label`. A token for a program of the reader's, shown once.
pub(crate) async fn token(app: App, reader: Reader, Posted(fields): Posted) -> Result<Html<String>, Problem> {
    let session = reader.session.as_ref().ok_or(Kind::NotSignedIn)?;
    no_program(&reader)?;
    let label = said::name(fields.needed("label")?).map_err(|problem| problem.back_to("/me"))?;
    let token = app.new_program(session, &label.ok_or_else(|| Problem::from(Kind::Name).back_to("/me"))?).await?;
    shown(&app, &reader, Some(Made::Token(token))).await
}

/// POST /me/end: field `device`.
pub(crate) async fn end(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let session = reader.session.as_ref().ok_or(Kind::NotSignedIn)?;
    no_program(&reader)?;
    let device = fields.needed("device")?;
    if !app.end_device(session, device).await? {
        return Err(Problem::from(Kind::NoDevice).back_to("/me"));
    }
    Ok(see("/me", None))
}

/// POST /me/sign-out: this device.
pub(crate) async fn sign_out(app: App, reader: Reader) -> Result<Response, Problem> {
    if let (Some(session), Some(device)) = (&reader.session, &reader.device) {
        app.end_device(session, device.id()).await?;
    }
    Ok(see("/", Some(Cookie::no_session())))
}

/// POST /me/delete: field `sure`.
pub(crate) async fn delete(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let session = reader.session.as_ref().ok_or(Kind::NotSignedIn)?;
    no_program(&reader)?;
    fields.needed("sure").map_err(|problem| problem.back_to("/me"))?;
    knows_password(&app, session, fields.get("present")).await?;
    app.forget(session, reader.words()).await?;
    app.learn_wishers().await?;
    Ok(see("/", Some(Cookie::no_session())))
}

/// GET /me/enter
pub(crate) async fn door(app: App, reader: Reader) -> Html<String> {
    let visit = reader.visit("");
    Html(pages::enter(&visit, app.notices.courier.has_mail()).into_string())
}

/// POST /me/enter: `name` and `password`, or `code`.
pub(crate) async fn enter(
    app: App,
    reader: Reader,
    headers: HeaderMap,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let person = match fields.get("code").map(str::trim).filter(|code| !code.is_empty()) {
        Some(code) => by_code(&app, code).await,
        None => by_password(&app, fields.needed("name")?, fields.needed("password")?).await,
    };
    let_in(&app, &reader, &person.map_err(|problem| problem.back_to("/me/enter"))?, &headers).await
}

/// Whoever has shown who they are comes in.
pub(super) async fn let_in(
    app: &App,
    reader: &Reader,
    person: &Session,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let token = come_in(app, reader, person, &device_label(headers)).await?;
    Ok(see("/", Some(Cookie::session(&token, app.config.is_secure()))))
}

async fn shown(app: &App, reader: &Reader, made: Option<Made>) -> Result<Html<String>, Problem> {
    let name = reader.name(app).await?;
    let (login, devices, mails) = match &reader.session {
        Some(session) => {
            (app.db.login_name(session).await?, app.db.devices(session).await?, app.db.mails_of(session).await?)
        }
        None => (None, Vec::new(), Vec::new()),
    };
    let finished = match &reader.session {
        Some(session) => last_finished(app, reader, session, LAST).await?,
        None => Vec::new(),
    };
    let device = |device: &Device| MyDevice {
        id: device.id.id().to_owned(),
        label: device.label.clone(),
        since: device.created * 1000,
        is_program: device.is_program,
        is_this: reader.device.as_ref() == Some(&device.id),
    };
    // Names to come back with are kept in small letters.
    let login = login.map(|login| if name.to_lowercase() == login { name.clone() } else { login });
    let has_mail = app.notices.courier.has_mail();
    let me = Me { login, mails, has_mail, devices: devices.iter().map(device).collect(), finished, made };
    let visit = Visit { path: "/me", ..reader.visit(&name) };
    Ok(Html(pages::me(&visit, &me).into_string()))
}
