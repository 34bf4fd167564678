//! Handing a company to another player.

use crate::app::App;
use crate::campaigns::Player;
use crate::fields::Posted;
use crate::pages::see;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Response;
use catalog::campaign;
use catalog::web_ui::pages::CompanyAsk;

/// POST /campaigns/{id}/companies/{company}: `to` is `me`, `friend`, `hot-seat`, `nobody` or a bot, `name` what to call them.
pub(crate) async fn hand_over(
    app: App,
    reader: Reader,
    Path((id, company)): Path<(String, String)>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let _one_at_a_time = app.people_change().await;
    let kept = app.campaign(&id).await?;
    let company = campaign::company(&company).ok_or(Kind::NotFound)?;
    let name = match fields.get("name").unwrap_or_default() {
        "" if fields.get("to") == Some("me") => reader.name(&app).await?,
        name => name.to_owned(),
    };
    let ask = CompanyAsk::read(fields.needed("to")?, &name).map_err(|_| Kind::BadForm)?;
    kept.hand_over(&app, reader.session.as_ref(), company, Player::new(&ask)?, reader.words()).await?;
    Ok(see(&kept.path(), None))
}
