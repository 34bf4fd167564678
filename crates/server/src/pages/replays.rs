//! A record that somebody uploads: played through, stored, and shown as a table nobody plays at.

use super::see;
use super::upload::uploaded_text;
use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::keep_record;
use axum::extract::Request;
use axum::response::Response;

/// POST /replays: a form with the file in `record`, or its text.
pub(crate) async fn upload(app: App, reader: Reader, request: Request) -> Result<Response, Problem> {
    let text = uploaded_text(request, "record").await?;
    let record = serde_json::from_str(&text).map_err(|error| Problem::because(Kind::NotARecord, error.to_string()))?;
    let (session, cookie) = reader.seated_session(&app, "").await?;
    let table = keep_record(&app, record, Some(session)).await?;
    Ok(see(&table.path(), cookie))
}
