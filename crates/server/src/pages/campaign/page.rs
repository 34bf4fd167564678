//! The campaign as a page.

use super::new::bots;
use crate::app::App;
use crate::campaigns::{Kept, free_to_take};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use axum::extract::Path;
use axum::response::Html;
use catalog::campaign::Company;
use catalog::web_ui::pages::{self, CampaignPage, ChapterTable, CompanyPerson, Visit};
use storage::CompanyPlayer;

/// GET /campaigns/{id}
pub(crate) async fn page(app: App, reader: Reader, Path(id): Path<String>) -> Result<Html<String>, Problem> {
    let kept = app.campaign(&id).await?;
    let name = reader.name(&app).await?;
    let visit = Visit { words: reader.words(), path: &reader.path, name: &name };
    Ok(Html(pages::campaign(&visit, &of(&app, &reader, &kept)?).into_string()))
}

/// What this reader may see of it.
pub(crate) fn of<'a>(app: &App, reader: &Reader, kept: &'a Kept) -> Result<CampaignPage<'a>, Problem> {
    let session = reader.session.as_ref();
    let mine = kept.companies_of(session);
    Ok(CampaignPage {
        id: kept.id().as_str(),
        name: &kept.stored.name,
        campaign: kept.shown(),
        stage: kept.campaign.stage(),
        people: people(reader, kept),
        may_change: kept.companies().filter(|company| kept.may_hand_over(session, *company)).collect(),
        may_export: kept.is_of_the_campaign(session),
        mine,
        table: kept.table().map(|table| chapter_table(reader, table)),
        must_begin_again: kept.in_play.is_some() && kept.table().is_none(),
        games: kept.stored.games.iter().map(|game| (game.chapter, game.table.to_string())).collect(),
        bots: bots()?,
        promise: app.promises.make(),
    })
}

/// Who plays which company, with the links that this reader may hand out: his own, for another device, and those that nobody
/// has used, if he may hand over their companies anyway.
pub(crate) fn people(reader: &Reader, kept: &Kept) -> Vec<(Company, CompanyPerson)> {
    let session = reader.session.as_ref();
    let mine = kept.companies_of(session);
    let person = |company: Company| match kept.player(company) {
        player @ CompanyPlayer::Human { name, invite, taken } => {
            let may_give = free_to_take(player) && kept.may_hand_over(session, company);
            let link = (mine.contains(&company) || may_give).then(|| format!("{}/join/{invite}", reader.origin));
            CompanyPerson::Human { name: name.clone(), is_open: !taken, link }
        }
        CompanyPlayer::Bot { bot } => CompanyPerson::Bot { bot: bot.clone() },
        CompanyPlayer::Nobody => CompanyPerson::Nobody,
    };
    kept.companies().map(|company| (company, person(company))).collect()
}

fn chapter_table(reader: &Reader, table: &Running) -> ChapterTable {
    let mine = table.seats_of(reader.session.as_ref());
    let now = table.now();
    let to_act = now.table.to_act();
    ChapterTable {
        id: table.id().to_string(),
        waits_for: reader.words().names(to_act, &now.people(mine)),
        is_my_turn: to_act.iter().any(|seat| mine.contains(seat)),
    }
}
