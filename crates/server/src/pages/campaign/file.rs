//! A campaign as a file, out and in.

use crate::app::App;
use crate::campaigns::CampaignFile;
use crate::pages::see;
use crate::pages::upload::uploaded_text;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::take_up;
use axum::extract::{Path, Request};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

/// GET /campaigns/{id}/export: what the reader may see of it; the whole of it once it is over.
pub(crate) async fn export(app: App, reader: Reader, Path(id): Path<String>) -> Result<impl IntoResponse, Problem> {
    let kept = app.campaign(&id).await?;
    let campaign = CampaignFile::of(&kept, reader.session.as_ref())?;
    let file = format!("attachment; filename=\"campaign-{id}.json\"");
    let json = serde_json::to_string_pretty(&campaign).expect("a campaign's file is plain data");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, file)], json))
}

/// POST /campaigns/import: a form with the file of a finished campaign in `campaign`, or its text.
pub(crate) async fn import(app: App, reader: Reader, request: Request) -> Result<Response, Problem> {
    let text = uploaded_text(request, "campaign").await?;
    let (session, cookie) = reader.seated_session(&app, "").await?;
    let kept = take_up(&app, &text, Some(session)).await?;
    Ok(see(&kept.path(), cookie))
}
