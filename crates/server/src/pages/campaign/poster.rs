//! The finished board as a poster.

use super::page::of;
use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::Path;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::IntoResponse;

/// It stands alone: its colours and letters are in it, and it asks for nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'";

/// GET /campaigns/{id}/poster.svg, once the campaign is over.
pub(crate) async fn svg(app: App, reader: Reader, Path(id): Path<String>) -> Result<impl IntoResponse, Problem> {
    let kept = app.campaign(&id).await?;
    let poster = kept.campaign.poster(reader.words(), &of(&app, &reader, &kept));
    let poster = poster.ok_or_else(|| Problem::not_over().back_to(kept.path()))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CONTENT_SECURITY_POLICY, POLICY)], poster.into_string()))
}
