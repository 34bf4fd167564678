//! What players do with a campaign: begin it, take a file up, take and hand over companies, write into it.

use crate::app::App;
use crate::campaigns::{Kept, LOOKS, Player, WholeFile, open};
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Invited;
use catalog::campaign::{self, CampaignKind};
use catalog::engine::Party;
use catalog::web_ui::pages::CompanyAsk;
use storage::Session;

/// The campaign of this game, or the first.
pub(crate) fn wanted(game: Option<&str>) -> Result<&'static dyn CampaignKind, Problem> {
    let kind = match game {
        Some(slug) => campaign::of_game(slug),
        None => campaign::CAMPAIGNS.first().copied(),
    };
    kind.ok_or_else(|| Kind::NoGame.into())
}

/// Who is to play which company.
pub(crate) fn players(asks: &[(Party, CompanyAsk)]) -> Result<Vec<(Party, Player)>, Problem> {
    asks.iter().map(|(company, ask)| Ok((*company, Player::new(ask)?))).collect()
}

/// Whoever brings the file hands out its new links.
pub(crate) async fn take_up(app: &App, text: &str, owner: Option<Session>) -> Result<Kept, Problem> {
    open(app, WholeFile::read_finished(text)?, owner, &[]).await
}

/// Whoever is slower than somebody else who changes the campaign looks at it again.
pub(crate) async fn take_company(
    app: &App,
    id: &str,
    session: &Session,
    company: &str,
    invited: &Invited,
) -> Result<(), Problem> {
    for _ in 0..LOOKS {
        let kept = app.campaign(id).await?;
        let company = kept.company(company).ok_or(Kind::NotFound)?;
        match kept.take_company(app, session, company, invited).await {
            Err(problem) if problem.is(Kind::Stale) => {}
            done => return done,
        }
    }
    Err(Kind::Busy.into())
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
