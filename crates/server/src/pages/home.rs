//! The home page: the games, and the reader's tables.

use super::campaign;
use crate::agreed;
use crate::app::App;
use crate::aside::aside;
use crate::fields::Fields;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY};
use axum::response::{Html, IntoResponse, Response};
use catalog::GameKind;
use catalog::engine::{Seat, SeatSet, Viewer};
use catalog::web_ui::pages::{self, Finished, GameCard, Home, LessonCard, Listed, MyCampaign, MyTable};
use std::collections::HashMap;
use storage::{Session, TableId};

/// How many tables of others are shown on a page, and how many finished ones.
const OTHERS: u32 = 12;
const FINISHED: u32 = 12;
/// Nobody plays so many.
const CAMPAIGNS: u32 = 1000;

/// GET /?finished=…&page=…&open=…&watch=…: the finished tables that are searched for, and a page of each list.
pub(crate) async fn home(app: App, reader: Reader, fields: Fields) -> Result<Html<String>, Problem> {
    let name = reader.name(&app).await?;
    let learnt = match &reader.session {
        Some(session) => app.db.learnt(session).await?,
        None => Vec::new(),
    };
    let games =
        catalog::GAMES.iter().map(|game| GameCard { lessons: lessons(*game, &reader, &learnt), ..card(&app, *game) });
    let games = games.collect();
    let (tables, campaigns, finished) = match &reader.session {
        Some(session) => (
            tables_of(&app, &reader, session).await?,
            campaigns_of(&app, &reader, session).await?,
            finished_of(&app, &reader, session, &fields).await?,
        ),
        None => (Vec::new(), Vec::new(), Finished::default()),
    };
    let is_others = |table: &MyTable| tables.iter().all(|own: &MyTable| own.id != table.id);
    let (open_page, watch_page) = (fields.page("open")?, fields.page("watch")?);
    let open = app.db.open_tables(open_page * OTHERS, OTHERS + 1).await?;
    let open = listed(&app, &reader, open, open_page, is_others).await;
    let to_watch = app.db.listed_tables(watch_page * OTHERS, OTHERS + 1).await?;
    let to_watch = listed(&app, &reader, to_watch, watch_page, is_others).await;
    let visit = reader.visit(&name);
    let home =
        Home { games, tables, campaigns, open, to_watch, finished, kept_days: app.config.keep_unused, problem: None };
    Ok(Html(pages::home(&visit, &home).into_string()))
}

/// GET /tables/{id}/board.svg: the board in small, as a spectator sees it.
pub(crate) async fn board(app: App, reader: Reader, Path(id): Path<String>) -> Result<Response, Problem> {
    let table = app.open_table(&TableId::new(&id)).await?;
    table.lets_watch(&reader)?;
    let (words, palette) = (reader.words(), reader.preferences.palette);
    let drawing = aside(move || {
        let now = table.now();
        now.table.picture(words, &now.people(SeatSet::EMPTY)).file(table.game.slug(), palette)
    });
    let file = drawing.await.map_err(|_| Kind::Fault)?;
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        // Its URL names the edition.
        (CACHE_CONTROL, "private, max-age=86400"),
        // Whoever chooses other colours wants them here too.
        (VARY, "cookie"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
    ];
    Ok((headers, file).into_response())
}

pub(crate) fn card(app: &App, game: &dyn GameKind) -> GameCard {
    GameCard {
        slug: game.slug(),
        title: game.title(),
        seats: game.seats(),
        // The catalog lists them from the weakest.
        bots: game.bots().iter().rev().map(|bot| bot.as_str()).collect(),
        promise: app.promises.make(),
        has_campaign: catalog::campaign::of_game(game.slug()).is_some(),
        lessons: Vec::new(),
    }
}

/// What there is to learn; `learnt` says what the reader has been through.
pub(crate) fn lessons(game: &dyn GameKind, reader: &Reader, learnt: &[(String, String)]) -> Vec<LessonCard> {
    let card = |lesson: &catalog::Lesson| LessonCard {
        name: lesson.name,
        title: lesson.title.of(reader.lang.code()).to_owned(),
        minutes: lesson.minutes,
        is_done: learnt.iter().any(|(game, what)| game == lesson.game && *what == crate::lessons::learnt(lesson)),
    };
    catalog::lessons(game.slug()).iter().map(card).collect()
}

/// Those that wait for the reader come first, the most urgent of them before all. A lesson that is done or left waits for nobody.
pub(super) async fn tables_of(app: &App, reader: &Reader, session: &Session) -> Result<Vec<MyTable>, Problem> {
    let mut tables = shown(app, reader, app.db.running_of(session).await?).await;
    tables.retain(|table| !table.is_lesson || !table.to_act.is_empty());
    let waits = |table: &MyTable| table.to_act.iter().any(|seat| table.people.mine.look().contains(seat));
    tables.sort_by_key(|table| (!waits(table), table.due.unwrap_or(i64::MAX), table.since.unwrap_or(i64::MAX)));
    Ok(tables)
}

async fn finished_of(app: &App, reader: &Reader, session: &Session, fields: &Fields) -> Result<Finished, Problem> {
    let search = fields.get("finished").unwrap_or_default().trim().to_owned();
    let page = fields.page("page")?;
    let mut found = app.db.finished_of(session, &search, page * FINISHED, FINISHED + 1).await?;
    let has_more = found.len() > FINISHED as usize;
    found.truncate(FINISHED as usize);
    Ok(Finished { tables: shown(app, reader, found).await, search, page, has_more })
}

/// The newest of the reader's finished tables.
pub(super) async fn last_finished(
    app: &App,
    reader: &Reader,
    session: &Session,
    at_most: u32,
) -> Result<Vec<MyTable>, Problem> {
    Ok(shown(app, reader, app.db.finished_of(session, "", 0, at_most).await?).await)
}

/// A page of a list, of which one more was asked for; without those at which the reader sits.
async fn listed(
    app: &App,
    reader: &Reader,
    mut found: Vec<TableId>,
    page: u32,
    is_others: impl Fn(&MyTable) -> bool,
) -> Listed {
    let has_more = found.len() > OTHERS as usize;
    found.truncate(OTHERS as usize);
    let tables = shown(app, reader, found).await.into_iter().filter(|table| is_others(table)).collect();
    Listed { tables, page, has_more }
}

async fn shown(app: &App, reader: &Reader, ids: Vec<TableId>) -> Vec<MyTable> {
    let mut tables = Vec::with_capacity(ids.len());
    let read = match &reader.session {
        Some(session) => app.read_by(session).await.unwrap_or_default(),
        None => HashMap::new(),
    };
    for id in ids {
        match app.open_table(&id).await {
            Ok(table) => tables.push(my_table(&table, reader, read.get(&id).copied().unwrap_or(0))),
            // One broken table must not hide the others.
            Err(problem) => tracing::warn!("table {id} is left out of a home page: {problem:?}"),
        }
    }
    tables
}

async fn campaigns_of(app: &App, reader: &Reader, session: &Session) -> Result<Vec<MyCampaign>, Problem> {
    let mut campaigns = Vec::new();
    for id in app.db.campaigns_of(session, CAMPAIGNS).await? {
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
    let page = campaign::page::of(app, reader, &kept);
    Ok(MyCampaign {
        id: id.to_owned(),
        name: page.name.clone(),
        people: page.players(reader.words()),
        status: kept.shown().status(reader.words(), &page),
        may_begin: page.may_begin(),
        is_my_turn: page.table.is_some_and(|table| table.is_my_turn),
    })
}

/// `read` is the entry up to which the reader has read its talk.
fn my_table(table: &Running, reader: &Reader, read: u64) -> MyTable {
    let mine = table.seats_of(reader.session.as_ref());
    let now = table.now();
    let people = now.people_in(reader.words(), mine);
    let to_act = now.to_act();
    let acting = to_act.iter().find(|seat| mine.contains(*seat)).or(to_act.first());
    let eyes = acting.filter(|seat| mine.contains(*seat)).map_or(Viewer::Spectator, Viewer::Seat);
    let is_over = table.is_open_to_all(&now);
    let (prompt, mark) = now.table.prompt(eyes, reader.words(), &people);
    let verdict = if is_over { now.table.verdict(reader.words(), &people) } else { None };
    // A lesson waits for its learner, whoever is to move in it.
    let is_read = now.lesson.is_some() && !is_over && !to_act.iter().any(|seat| mine.contains(seat));
    let waits = now.lesson.as_ref().is_none_or(|lesson| lesson.waits(&*now.table));
    let (to_act, prompt) = if !waits {
        (SeatSet::EMPTY, String::new())
    } else if is_read {
        (mine, reader.words().say("lesson-waits"))
    } else {
        (to_act, prompt.text)
    };
    MyTable {
        id: table.id().to_string(),
        title: table.game.title(),
        name: now.pace.terms.name.clone(),
        to_act,
        is_over,
        moves: now.table.moves(),
        version: now.edition,
        // What is not begun is in no year; where it ended is told by its result.
        mark: match is_over {
            _ if now.is_gathering() => String::new(),
            true => now.table.chapter(),
            false => mark,
        },
        is_lesson: now.lesson.is_some(),
        is_gathering: now.is_gathering(),
        prompt,
        verdict,
        opened: table.stored.created,
        since: acting.and_then(|seat| now.pace.waits_since(seat)),
        due: acting.and_then(|seat| now.pace.due(seat)),
        clock: now.pace.terms.clock.map(agreed::clock_ask),
        free: Seat::all(now.seats.len()).filter(|seat| now.seats[seat.index()].free).collect(),
        unread: now.heard(now.muted_by(reader)).filter(|line| !mine.is_empty() && line.is_new_to(mine, read)).count(),
        colours: now.table.colours(),
        people,
    }
}
