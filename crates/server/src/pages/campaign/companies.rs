//! Handing a company to another player.

use crate::app::App;
use crate::campaigns::{LOOKS, Player, path};
use crate::fields::Posted;
use crate::pages::see;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
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

/// Whoever is slower than somebody else who changes the campaign looks at it again.
pub(crate) async fn hand_to(app: &App, id: &str, reader: &Reader, company: &str, to: Player) -> Result<(), Problem> {
    for _ in 0..LOOKS {
        let kept = app.campaign(id).await?;
        let company = kept.company(company).ok_or(Kind::NotFound)?;
        match kept.hand_over(app, reader.session.as_ref(), company, to.clone(), reader.words()).await {
            Err(problem) if problem.is(Kind::Stale) => {}
            done => return done,
        }
    }
    Err(Kind::Busy.into())
}
