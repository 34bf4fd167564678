//! The vaults are opened.

use super::page::of;
use crate::app::App;
use crate::fields::Fields;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Html;
use catalog::campaign::CampaignFault;
use catalog::web_ui::pages::{self, Ceremony, Visit};

/// GET /campaigns/{id}/ceremony?step=2: one step after another, once the campaign is over.
pub(crate) async fn ceremony(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Html<String>, Problem> {
    let kept = app.campaign(&id).await?;
    let not_over = || Problem::campaign(CampaignFault::NotOver).back_to(kept.path());
    let totals = kept.campaign.ceremony().ok_or_else(not_over)?;
    let ceremony = Ceremony {
        page: &of(&app, &reader, &kept)?,
        totals: &totals,
        step: fields.number("step")?.unwrap_or(0),
        may_write: kept.may_write_telegram(reader.session.as_ref()),
    };
    let visit = Visit { words: reader.words(), path: &reader.path, name: "" };
    Ok(Html(pages::ceremony(&visit, &ceremony).into_string()))
}
