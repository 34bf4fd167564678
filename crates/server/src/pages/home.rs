//! The home page: the games, and the reader's tables.

use super::campaign;
use crate::app::App;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use axum::response::Html;
use catalog::GameKind;
use catalog::web_ui::pages::{self, GameCard, Home, LessonCard, MyCampaign, MyTable, Visit};
use storage::Session;

/// How many of the reader's tables are shown.
const TABLES: u32 = 12;

/// GET /
pub(crate) async fn home(app: App, reader: Reader) -> Result<Html<String>, Problem> {
    let name = reader.name(&app).await?;
    let learnt = match &reader.session {
        Some(session) => app.db.learnt(session).await?,
        None => Vec::new(),
    };
    let games =
        catalog::GAMES.iter().map(|game| GameCard { lessons: lessons(*game, &reader, &learnt), ..card(&app, *game) });
    let games = games.collect();
    let tables = match &reader.session {
        Some(session) => tables_of(&app, session).await?,
        None => Vec::new(),
    };

    let campaigns = match &reader.session {
        Some(session) => campaigns_of(&app, &reader, session).await?,
        None => Vec::new(),
    };
    let visit = Visit { words: reader.words(), path: &reader.path, name: &name };
    Ok(Html(pages::home(&visit, &Home { games, tables, campaigns, problem: None }).into_string()))
}

pub(crate) fn card(app: &App, game: &dyn GameKind) -> GameCard {
    GameCard {
        slug: game.slug(),
        title: game.title(),
        seats: game.seats(),
        // The catalog lists them from the weakest.
        bots: game.bots().iter().rev().map(|bot| bot.as_str()).collect(),
        promise: app.promises.make(),
        lessons: Vec::new(),
    }
}

/// What there is to learn; `learnt` says what the reader has been through.
pub(crate) fn lessons(game: &dyn GameKind, reader: &Reader, learnt: &[(String, String)]) -> Vec<LessonCard> {
    let card = |lesson: &catalog::Lesson| LessonCard {
        name: lesson.name,
        title: lesson.title.in_language(reader.lang).to_owned(),
        minutes: lesson.minutes,
        is_done: learnt.iter().any(|(game, what)| game == lesson.game && *what == crate::lessons::learnt(lesson)),
    };
    catalog::lessons(game.slug()).iter().map(card).collect()
}

/// Those that wait for the reader come first.
async fn tables_of(app: &App, session: &Session) -> Result<Vec<MyTable>, Problem> {
    let mut tables = Vec::new();
    for id in app.db.tables_of(session, TABLES).await? {
        match app.table(id.as_str()).await {
            Ok(table) => tables.push(my_table(&table, session)),
            // One broken table must not hide the others.
            Err(problem) => tracing::warn!("table {id} is left out of a home page: {problem:?}"),
        }
    }
    let waits = |table: &MyTable| table.to_act.iter().any(|seat| table.people.mine.look().contains(seat));
    tables.sort_by_key(|table| (table.is_over, !waits(table)));
    Ok(tables)
}

async fn campaigns_of(app: &App, reader: &Reader, session: &Session) -> Result<Vec<MyCampaign>, Problem> {
    let mut campaigns = Vec::new();
    for id in app.db.campaigns_of(session, TABLES).await? {
        match my_campaign(app, reader, id.as_str()).await {
            Ok(campaign) => campaigns.push(campaign),
            // One broken campaign must not hide the others.
            Err(problem) => tracing::warn!("campaign {id} is left out of a home page: {problem:?}"),
        }
    }
    Ok(campaigns)
}

async fn my_campaign(app: &App, reader: &Reader, id: &str) -> Result<MyCampaign, Problem> {
    let kept = app.campaign(id).await?;
    let page = campaign::page::of(app, reader, &kept)?;
    Ok(MyCampaign {
        id: id.to_owned(),
        name: kept.stored.name.clone(),
        people: page.players(reader.words()),
        status: page.status(reader.words()),
        is_my_turn: page.table.is_some_and(|table| table.is_my_turn),
    })
}

fn my_table(table: &Running, session: &Session) -> MyTable {
    let mine = table.seats_of(Some(session));
    let now = table.now();
    MyTable {
        id: table.id().to_string(),
        slug: table.game.slug(),
        title: table.game.title(),
        people: now.people(mine),
        to_act: now.table.to_act(),
        is_over: table.is_open_to_all(&now),
        moves: now.table.moves(),
    }
}
