//! Besides moving: what a bot would do, not waiting for bots, how a game went, once more, and learning to play.

use super::me::{asker, known};
use super::summary::Summary;
use crate::analyses;
use crate::app::App;
use crate::fields::{Body, Fields};
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::said;
use crate::verbs::{Coaching, LessonFrom, begin_lesson, bots_hurry, coach, record_of, strong_bot_would};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use catalog::Hint;
use catalog::web_ui::CoachAsks;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Again {
    /// What the asker adds to the seed.
    #[serde(default)]
    entropy: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Begin {
    /// Counted from 0; else where the asker was, or the first.
    step: Option<usize>,
    /// From the start, although it was begun before.
    #[serde(default)]
    again: bool,
    /// What the asker wants to be called.
    #[serde(default)]
    name: String,
}

/// GET /api/tables/{id}/hint: a few answers of a strong bot, the best first, where the asker may ask.
pub(crate) async fn hint(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Vec<Hint>>, Problem> {
    let table = app.table(&id).await?;
    let (_, _, hints) = strong_bot_would(&app, &table, &reader, fields.seat()?).await?;
    Ok(Json(hints))
}

/// POST /api/tables/{id}/hurry: its bots don't pause and think less, until a person is to act.
pub(crate) async fn hurry(app: App, reader: Reader, Path(id): Path<String>) -> Result<StatusCode, Problem> {
    let table = app.table(&id).await?;
    bots_hurry(&table, &reader)?;
    Ok(StatusCode::NO_CONTENT)
}

/// POST /api/tables/{id}/rematch: the same people, everybody one seat further on; or the table that somebody opened already.
pub(crate) async fn rematch(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(again): Body<Again>,
) -> Result<(StatusCode, Json<Summary>), Problem> {
    let next = app.table(&id).await?.rematch(&app, known(&reader)?, &again.entropy).await?;
    let table = app.table(&next).await?;
    Ok((StatusCode::CREATED, Json(Summary::of(&table, &reader))))
}

/// GET /api/tables/{id}/analysis: how a game went, once it is over and somebody asked for it.
pub(crate) async fn analysis(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    let table = app.table(&id).await?;
    record_of(&table, &reader)?;
    let progress = app.analyses.progress(table.id());
    Ok(Json(match analyses::known(&app, &table).await? {
        Some(analysis) => json!({ "state": "done", "analysis": analysis }),
        None => match progress {
            Some((done, all)) => json!({ "state": "working", "done": done, "all": all }),
            None => json!({ "state": "not_asked" }),
        },
    }))
}

/// POST /api/tables/{id}/analysis: asks for it.
pub(crate) async fn analyse(app: App, reader: Reader, Path(id): Path<String>) -> Result<StatusCode, Problem> {
    let table = app.table(&id).await?;
    record_of(&table, &reader)?;
    if analyses::known(&app, &table).await?.is_none() {
        analyses::begin(&app, &table);
    }
    Ok(StatusCode::ACCEPTED)
}

/// POST /api/games/{game}/lessons/{lesson}: begins a lesson, or goes on with it, at a table of its own.
pub(crate) async fn lesson(
    app: App,
    reader: Reader,
    Path((game, lesson)): Path<(String, String)>,
    Body(begin): Body<Begin>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let name = said::name(&begin.name)?.unwrap_or_default();
    let (session, token) = asker(&app, &reader, &name).await?;
    let reader = reader.of_person(session);
    let from = match begin.step {
        Some(step) => LessonFrom::Step(step),
        None if begin.again => LessonFrom::Start,
        None => LessonFrom::WhereIWas,
    };
    let (table, _) = begin_lesson(&app, &reader, &game, &lesson, from).await?;
    Ok((StatusCode::CREATED, Json(json!({ "token": token, "table": Summary::of(&table, &reader) }))))
}

/// GET /api/tables/{id}/lesson: what the coach says now.
pub(crate) async fn coach_says(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    let table = app.table(&id).await?;
    let now = table.now();
    let coach = now.coach(now.seats_of(reader.session.as_ref()), reader.lang).ok_or(Kind::NoLesson)?;
    let asks = match coach.asks {
        CoachAsks::Next => "next",
        CoachAsks::NextScene => "next-scene",
        CoachAsks::Move => "move",
        CoachAsks::AnyMove => "any-move",
        CoachAsks::Patience => "patience",
        CoachAsks::Nothing => "nothing",
    };
    Ok(Json(json!({
        "title": coach.title,
        "sentence": coach.sentence,
        "notes": coach.notes,
        "step": coach.number,
        "steps": coach.steps,
        "asks": asks,
        "suggested": coach.suggested,
    })))
}

/// POST /api/tables/{id}/lesson: `next`, `show`, `back`, `go` (with `step`) or `play-on`.
pub(crate) async fn go_on(
    app: App,
    reader: Reader,
    Path(id): Path<String>,
    Body(asked): Body<Coaching>,
) -> Result<Json<Summary>, Problem> {
    let table = app.table(&id).await?;
    coach(&app, &table, &reader, &asked).await?;
    Ok(Json(Summary::of(&table, &reader)))
}
