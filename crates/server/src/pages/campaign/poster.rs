//! The finished board as a poster.

use super::page::of;
use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use catalog::campaign::CampaignFault;
use catalog::web_ui::pages;

/// GET /campaigns/{id}/poster.svg, once the campaign is over.
pub(crate) async fn svg(app: App, reader: Reader, Path(id): Path<String>) -> Result<impl IntoResponse, Problem> {
    let kept = app.campaign(&id).await?;
    let not_over = || Problem::campaign(CampaignFault::NotOver).back_to(kept.path());
    let poster = pages::poster(reader.words(), &of(&app, &reader, &kept)?).ok_or_else(not_over)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], poster.into_string()))
}
