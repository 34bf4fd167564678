//! Somebody's own place: a password, other devices and programs, coming in, being forgotten.

use super::me::known;
use crate::app::App;
use crate::fields::Body;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::said;
use crate::verbs::{CODE_IS_GOOD, by_code, by_password, come_in, keep_place, knows_password, make_code, no_program};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    name: String,
    password: String,
    /// The password before, if there is one.
    present: Option<String>,
}

/// By a code, or by name and password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entering {
    code: Option<String>,
    name: Option<String>,
    password: Option<String>,
    /// What the program is called in the list of devices.
    #[serde(default)]
    label: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sure {
    sure: bool,
    /// The password, if there is one.
    present: Option<String>,
}

/// POST /api/me/password: whoever has a token keeps the place under a name, or has another password from now on.
pub(crate) async fn password(app: App, reader: Reader, Body(login): Body<Login>) -> Result<StatusCode, Problem> {
    known(&reader)?;
    keep_place(&app, &reader, &login.name, &login.password, login.present.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// POST /api/me/enter: gives a token. What the asker played as a guest comes along.
pub(crate) async fn enter(
    app: App,
    reader: Reader,
    Body(entering): Body<Entering>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let label = said::name(&entering.label)?.unwrap_or_default();
    let person = match (&entering.code, &entering.name, &entering.password) {
        (Some(code), None, None) => by_code(&app, code).await?,
        (None, Some(name), Some(password)) => by_password(&app, name, password).await?,
        _ => return Err(Problem::because(Kind::BadRequest, "give `code`, or `name` and `password`")),
    };
    let token = come_in(&app, &reader, &person, &label).await?;
    Ok((StatusCode::CREATED, Json(json!({ "token": token }))))
}

/// POST /api/me/code: lets one more device in, once.
pub(crate) async fn code(app: App, reader: Reader) -> Result<(StatusCode, Json<Value>), Problem> {
    let session = known(&reader)?;
    no_program(&reader)?;
    let code = make_code(&app, session).await?;
    Ok((StatusCode::CREATED, Json(json!({ "code": code, "seconds": CODE_IS_GOOD }))))
}

/// GET /api/me/devices: browsers and programs.
pub(crate) async fn devices(app: App, reader: Reader) -> Result<Json<Vec<Value>>, Problem> {
    let devices = app.db.devices(known(&reader)?).await?;
    let told = devices.iter().map(|device| {
        let is_this = reader.device.as_ref() == Some(&device.id);
        let since = device.created * 1000;
        json!({
            "id": device.id.id(), "label": device.label, "since": since, "program": device.is_program, "this": is_this,
        })
    });
    Ok(Json(told.collect()))
}

/// POST /api/me/devices/{device}/end: signs one of them out.
pub(crate) async fn end(app: App, reader: Reader, Path(device): Path<String>) -> Result<StatusCode, Problem> {
    let session = known(&reader)?;
    no_program(&reader)?;
    if !app.end_device(session, &device).await? {
        return Err(Kind::NoDevice.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// POST /api/me/delete: seats and records keep no name.
pub(crate) async fn delete(app: App, reader: Reader, Body(asked): Body<Sure>) -> Result<StatusCode, Problem> {
    let session = known(&reader)?;
    no_program(&reader)?;
    if !asked.sure {
        return Err(Problem::because(Kind::BadRequest, "`sure` is not true"));
    }
    knows_password(&app, session, asked.present.as_deref()).await?;
    app.forget(session, reader.words()).await?;
    app.learn_wishers().await?;
    Ok(StatusCode::NO_CONTENT)
}
