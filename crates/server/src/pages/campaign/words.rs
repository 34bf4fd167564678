//! What players write into a campaign: the name of a town, the last telegram.

use crate::app::App;
use crate::fields::Posted;
use crate::pages::see;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::verbs::{call_town, send_telegram};
use axum::extract::Path;
use axum::response::Response;

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
