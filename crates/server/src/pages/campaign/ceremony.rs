//! The campaign is over: how it ended, step by step.

use super::page::of;
use crate::app::App;
use crate::fields::Fields;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Html;

/// GET /campaigns/{id}/ceremony?step=2: one step after another, once the campaign is over.
pub(crate) async fn ceremony(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Html<String>, Problem> {
    let kept = app.campaign(&id).await?;
    let visit = reader.visit("");
    let step = fields.number("step")?.unwrap_or(0);
    let page = kept.campaign.ceremony(&visit, &of(&app, &reader, &kept), step);
    let page = page.ok_or_else(|| Problem::not_over().back_to(kept.path()))?;
    Ok(Html(page.into_string()))
}
