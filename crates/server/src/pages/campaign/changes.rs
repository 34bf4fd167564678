//! What the last game has changed.

use super::page::of;
use crate::app::App;
use crate::pages::see;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::{Html, IntoResponse, Response};

/// GET /campaigns/{id}/changes; the campaign itself before the first game is over.
pub(crate) async fn changes(app: App, reader: Reader, Path(id): Path<String>) -> Result<Response, Problem> {
    let kept = app.campaign(&id).await?;
    let name = reader.name(&app).await?;
    let visit = reader.visit(&name);
    Ok(match kept.shown().changes(&visit, &of(&app, &reader, &kept)) {
        Some(page) => Html(page.into_string()).into_response(),
        None => see(&kept.path(), None),
    })
}
