//! Handing a company to another player.

use crate::app::App;
use crate::campaigns::{Player, path};
use crate::fields::Posted;
use crate::pages::see;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::hand_to;
use axum::extract::Path;
use axum::response::Response;
use catalog::web_ui::pages::CompanyAsk;
use storage::CampaignId;

/// POST /campaigns/{id}/companies/{company}: `to` is `me`, `friend`, `hot-seat`, `nobody` or a bot, `name` what to call them.
pub(crate) async fn hand_over(
    app: App,
    reader: Reader,
    Path((id, company)): Path<(String, String)>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let name = match fields.get("name").unwrap_or_default() {
        "" if fields.get("to") == Some("me") => reader.name(&app).await?,
        name => name.to_owned(),
    };
    let ask = CompanyAsk::read(fields.needed("to")?, &name).map_err(|_| Kind::BadForm)?;
    hand_to(&app, &id, &reader, &company, Player::new(&ask)?).await?;
    Ok(see(&path(&CampaignId::new(id)), None))
}
