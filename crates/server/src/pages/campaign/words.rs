//! What players write into a campaign: the name of a town, the last telegram.

use crate::app::App;
use crate::campaigns::Kept;
use crate::fields::Posted;
use crate::pages::see;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Response;
use storage::Session;

/// POST /campaigns/{id}/towns: `company` calls its town at `city` by a `name`.
pub(crate) async fn name_town(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let kept = app.campaign(&id).await?;
    let written = ["company", "city", "name"].map(|name| fields.needed(name).map(|value| (name, value)));
    let written: Result<Vec<_>, _> = written.into_iter().collect();
    call_town(&app, &kept, reader.session.as_ref(), &written?).await?;
    Ok(see(&kept.path(), None))
}

/// POST /campaigns/{id}/telegram: the winner's `text`.
pub(crate) async fn telegram(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let kept = app.campaign(&id).await?;
    send_telegram(&app, &kept, reader.session.as_ref(), fields.needed("text")?).await?;
    Ok(see(&format!("{}/ceremony?step=99", kept.path()), None))
}

/// Only a company's own player names its town.
pub(crate) async fn call_town(
    app: &App,
    kept: &Kept,
    by: Option<&Session>,
    fields: &[(&str, &str)],
) -> Result<(), Problem> {
    let company = fields.iter().find(|(name, _)| *name == "company").and_then(|(_, id)| kept.company(id));
    let mine = kept.companies_of(by);
    if !mine.contains(&company.ok_or(Kind::BadForm)?) {
        return Err(Problem::from(Kind::NotYourCompany).back_to(kept.path()));
    }
    kept.change(app, |campaign| campaign.write(&mine, "towns", fields)).await
}

/// Only a winner's player writes it.
pub(crate) async fn send_telegram(app: &App, kept: &Kept, by: Option<&Session>, text: &str) -> Result<(), Problem> {
    if kept.campaign.stage().is_over() && !kept.may_speak(by) {
        return Err(Problem::from(Kind::NotYourCompany).back_to(kept.path()));
    }
    let mine = kept.companies_of(by);
    kept.change(app, |campaign| campaign.write(&mine, "telegram", &[("text", text)])).await
}
