//! A record to be looked at.

use crate::app::App;
use crate::fields::Body;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::keep_record;
use axum::Json;
use axum::http::StatusCode;
use catalog::engine::Record;
use serde_json::{Value, json};

/// POST /api/replays: the body is the record.
pub(crate) async fn upload(
    app: App,
    reader: Reader,
    Body(record): Body<Record>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let table = keep_record(&app, record, None).await?;
    let url = format!("{}{}", reader.origin, table.path());
    Ok((StatusCode::CREATED, Json(json!({ "id": table.id().as_str(), "url": url }))))
}
