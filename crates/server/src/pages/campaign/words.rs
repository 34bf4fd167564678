//! What players write into a campaign: the name of a town, the last telegram.

use crate::app::App;
use crate::campaigns::Kept;
use crate::fields::Posted;
use crate::pages::see;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Response;
use catalog::campaign::{self, City, Company};
use storage::Session;

/// POST /campaigns/{id}/towns: `company` calls its town at `city` by a `name`.
pub(crate) async fn name_town(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let kept = app.campaign(&id).await?;
    let company = campaign::company(fields.needed("company")?).ok_or(Kind::BadForm)?;
    call_town(&app, &kept, reader.session.as_ref(), company, fields.needed("city")?, fields.needed("name")?).await?;
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
    company: Company,
    city: &str,
    name: &str,
) -> Result<(), Problem> {
    // LG-1.5: a city in a closed box is answered like one that does not exist.
    let is_open = |city: &City| kept.campaign.regions().contains(city.region());
    let city = City::parse(city).filter(is_open).ok_or(Kind::BadForm)?;
    if !kept.companies_of(by).contains(&company) {
        return Err(Problem::from(Kind::NotYourCompany).back_to(kept.path()));
    }
    kept.change(app, |campaign| campaign.name_town(company, city, name.trim())).await
}

/// Only a winner's player writes it.
pub(crate) async fn send_telegram(app: &App, kept: &Kept, by: Option<&Session>, text: &str) -> Result<(), Problem> {
    if kept.campaign.ceremony().is_some() && !kept.may_write_telegram(by) {
        return Err(Problem::from(Kind::NotYourCompany).back_to(kept.path()));
    }
    // They charge by the word, not by the line.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    kept.change(app, |campaign| campaign.last_telegram(&text)).await
}
