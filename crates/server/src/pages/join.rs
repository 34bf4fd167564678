//! The private link of a seat, or of a company in a campaign: whoever opens it may sit there. On a second device it is the same seat.

use super::campaign::page::people;
use super::see;
use crate::agreed::clock_ask;
use crate::app::App;
use crate::campaigns::Kept;
use crate::fields::Posted;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::{Invited, Running};
use crate::said;
use crate::verbs::take_company;
use axum::extract::Path;
use axum::response::{Html, IntoResponse, Response};
use catalog::engine::{Party, Seat};
use catalog::web_ui::People;
use catalog::web_ui::pages::{self, Join, JoinCompany};
use std::sync::Arc;

/// GET /join/{invite}
pub(crate) async fn invitation(app: App, reader: Reader, Path(invite): Path<String>) -> Result<Response, Problem> {
    if let Some((kept, company)) = invited_to_company(&app, &invite).await? {
        return company_invitation(&app, &reader, &kept, company, &invite).await;
    }
    let (table, seat) = invited(&app, &invite).await?;
    let mine = table.seats_of(reader.session.as_ref());
    if mine.contains(seat) {
        return Ok(see(&table.path(), None));
    }
    let people = table.now().people(mine).in_language(reader.words());
    sitting_down(&app, &reader, &table, seat, format!("/join/{invite}"), people).await
}

/// The page on which a reader takes a seat, by a post to this URL; `people` are those who sit there so far.
pub(super) async fn sitting_down(
    app: &App,
    reader: &Reader,
    table: &Running,
    seat: Seat,
    url: String,
    people: People,
) -> Result<Response, Problem> {
    let name = reader.name(app).await?;
    let (terms, is_gathering) = {
        let now = table.now();
        (now.pace.terms.clone(), now.is_gathering())
    };
    let join = Join {
        url,
        title: table.game.title(),
        slug: table.game.slug(),
        seat,
        name: terms.name,
        clock: terms.clock.map(clock_ask),
        is_gathering,
        commitment: table.stored.commitment.clone(),
        people,
        problem: None,
    };
    let visit = reader.visit(&name);
    Ok(Html(pages::join(&visit, &join).into_string()).into_response())
}

/// POST /join/{invite}: sits down, and goes to the table.
pub(crate) async fn take_seat(
    app: App,
    reader: Reader,
    Path(invite): Path<String>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let name = said::name(fields.get("name").unwrap_or_default())?;
    if let Some((kept, company)) = invited_to_company(&app, &invite).await? {
        let (session, cookie) = reader.seated_session(&app, name.as_deref().unwrap_or_default()).await?;
        take_company(&app, kept.id().as_str(), &session, company.id, &Invited { invite, name, entropy: String::new() })
            .await?;
        return Ok(see(&kept.path(), cookie));
    }
    let (table, seat) = invited(&app, &invite).await?;
    let (session, cookie) = reader.seated_session(&app, name.as_deref().unwrap_or_default()).await?;
    let entropy = fields.get("entropy").unwrap_or_default().to_owned();
    table.take_seat(&app, session, seat, Invited { invite, name, entropy }).await?;
    Ok(see(&table.path(), cookie))
}

async fn invited(app: &App, invite: &str) -> Result<(Arc<Running>, Seat), Problem> {
    let (id, seat) = app.db.invited(invite).await?.ok_or(Kind::BadInvite)?;
    Ok((app.table(id.as_str()).await?, seat))
}

/// A company's link is good for every game of its campaign.
async fn invited_to_company(app: &App, invite: &str) -> Result<Option<(Kept, Party)>, Problem> {
    let Some((id, company)) = app.db.invited_to_company(invite).await? else { return Ok(None) };
    let kept = app.campaign(id.as_str()).await?;
    let company = kept.company(&company).ok_or(Kind::BadInvite)?;
    Ok(Some((kept, company)))
}

async fn company_invitation(
    app: &App,
    reader: &Reader,
    kept: &Kept,
    company: Party,
    invite: &str,
) -> Result<Response, Problem> {
    if kept.companies_of(reader.session.as_ref()).contains(&company) {
        return Ok(see(&kept.path(), None));
    }
    let name = reader.name(app).await?;
    let people = people(reader, kept);
    let called = kept.name(reader.words());
    let join = JoinCompany { url: format!("/join/{invite}"), name: &called, company, people };
    let visit = reader.visit(&name);
    Ok(Html(kept.campaign.kind().join_page(&visit, &join).into_string()).into_response())
}
