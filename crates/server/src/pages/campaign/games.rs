//! Beginning the next game of a campaign.

use crate::app::App;
use crate::campaigns::{Beginning, LOOKS};
use crate::fields::Posted;
use crate::pages::see;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Response;
use catalog::engine::Party;

/// POST /campaigns/{id}/games: `present` once for each company that takes part; goes to the table.
pub(crate) async fn begin(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let promised = app.keep_promise(fields.get("promise")).await?;
    for _ in 0..LOOKS {
        let kept = app.campaign(&id).await?;
        // Somebody was quicker, or the page is old: the game that is being played is where they want to be.
        if let Some(table) = kept.table().filter(|_| kept.is_of_the_campaign(reader.session.as_ref())) {
            return Ok(see(&table.path(), None));
        }
        let named = fields.0.iter().filter(|(name, _)| name == "present");
        let present: Option<Vec<Party>> = named.map(|(_, company)| kept.company(company)).collect();
        let beginning = Beginning {
            by: reader.session.as_ref(),
            present: &present.ok_or(Kind::BadForm)?,
            entropy: fields.get("entropy").unwrap_or_default(),
            promised: promised.clone(),
            words: reader.words(),
        };
        match kept.begin(&app, beginning).await {
            Ok(table) => return Ok(see(&table.path(), None)),
            // Somebody changed the campaign meanwhile.
            Err(problem) if problem.is(Kind::Stale) => {}
            Err(problem) => return Err(problem),
        }
    }
    Err(Kind::Busy.into())
}
