//! The campaign as a page.

use super::new::bots;
use crate::app::App;
use crate::campaigns::{Kept, free_to_take};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use axum::extract::Path;
use axum::response::Html;
use catalog::engine::Party;
use catalog::web_ui::pages::{CampaignSetting, ChapterTable, CompanyPerson};
use storage::CompanyPlayer;

/// GET /campaigns/{id}
pub(crate) async fn page(app: App, reader: Reader, Path(id): Path<String>) -> Result<Html<String>, Problem> {
    let kept = app.campaign(&id).await?;
    let name = reader.name(&app).await?;
    let visit = reader.visit(&name);
    Ok(Html(kept.shown().page(&visit, &of(&app, &reader, &kept)).into_string()))
}

/// Who this reader is in it, and what they may do.
pub(crate) fn of(app: &App, reader: &Reader, kept: &Kept) -> CampaignSetting {
    let session = reader.session.as_ref();
    CampaignSetting {
        id: kept.id().to_string(),
        name: kept.name(reader.words()),
        stage: kept.campaign.stage(),
        people: people(reader, kept),
        may_change: kept.companies().filter(|company| kept.may_hand_over(session, *company)).collect(),
        may_play: kept.companies().filter(|company| kept.may_play(session, *company)).collect(),
        may_let_stand_in: kept.companies().filter(|company| kept.may_let_stand_in(session, *company)).collect(),
        may_export: kept.is_of_the_campaign(session),
        may_speak: kept.may_speak(session),
        mine: kept.companies_of(session),
        table: kept.table().map(|table| chapter_table(reader, table)),
        must_begin_again: kept.in_play.is_some() && kept.table().is_none(),
        games: kept.stored.games.iter().map(|game| (game.chapter, game.table.to_string())).collect(),
        bots: bots(kept.campaign.kind()),
        promise: app.promises.make(),
    }
}

/// Who plays which company, with the links that this reader may hand out: their own, for another device, and those that nobody
/// has used, if they may hand over their companies anyway.
pub(crate) fn people(reader: &Reader, kept: &Kept) -> Vec<(Party, CompanyPerson)> {
    let session = reader.session.as_ref();
    let mine = kept.companies_of(session);
    let person = |company: Party| match kept.player(company) {
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
