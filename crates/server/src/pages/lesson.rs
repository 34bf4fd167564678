//! Learning to play: what a lesson is about, beginning or resuming it, and talking to the coach.

use super::here::Here;
use super::see;
use crate::app::App;
use crate::fields::Posted;
use crate::lessons::{self, LessonAsk};
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use crate::verbs::seat_of;
use axum::extract::Path;
use axum::response::{Html, Response};
use catalog::web_ui::pages::{self, LessonPage};
use catalog::{LEARNER, Lesson};
use std::sync::Arc;

/// GET /games/{game}/learn/{lesson}
pub(crate) async fn about(
    app: App,
    reader: Reader,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Html<String>, Problem> {
    let lesson = find(&game, &lesson)?;
    let begun = begun(&app, &reader, lesson).await?;
    let title = catalog::find(lesson.game).ok_or(Kind::NoGame)?.title();
    let page = LessonPage {
        game: lesson.game,
        game_title: title,
        name: lesson.name,
        title: lesson.title.of(reader.lang.code()).to_owned(),
        minutes: lesson.minutes,
        steps: lesson.steps(),
        begun: begun.map(|table| {
            let now = table.now();
            let coach = now.lesson.as_ref().map(|learning| learning.coach(&*now.table, reader.lang));
            (table.path(), coach.map_or(0, |coach| coach.number + 1))
        }),
    };
    let visit = reader.visit("");
    Ok(Html(pages::lesson(&visit, &page).into_string()))
}

/// POST /games/{game}/learn/{lesson}: goes on where the reader was, or begins; with `step` at that step, with `again` from the start.
pub(crate) async fn begin(
    app: App,
    reader: Reader,
    Path((game, lesson)): Path<(String, String)>,
    Posted(fields): Posted,
) -> Result<Response, Problem> {
    let lesson = find(&game, &lesson)?;
    let wanted: Option<usize> = fields.number("step")?;
    let before = begun(&app, &reader, lesson).await?;
    if let Some(table) = before.as_ref().filter(|_| wanted.is_none() && fields.get("again").is_none()) {
        return Ok(see(&table.path(), None));
    }
    let (scene, step) = lesson.find_step(wanted.unwrap_or(0)).ok_or(Kind::NoLesson)?;
    let (session, cookie) = reader.seated_session(&app, "").await?;
    let name = match reader.name(&app).await? {
        name if name.is_empty() => reader.words().say("lesson-learner"),
        name => name,
    };
    let table = lessons::begin(&app, lesson, scene, session, name).await?;
    if step > 0 {
        let edition = table.now().edition;
        table.ask_coach(&app, LessonAsk::Go(step), edition).await?;
    }
    if let Some(before) = before {
        // What was begun before is left: there is one place to go on at.
        let edition = before.now().edition;
        before.ask_coach(&app, LessonAsk::PlayOn, edition).await?;
    }
    Ok(see(&table.path(), cookie))
}

/// POST /tables/{id}/lesson: `do` is `next`, `show`, `back`, `go` (with `step`) or `play-on`.
pub(crate) async fn go_on(here: Here) -> Result<Response, Problem> {
    let done = done(&here).await;
    here.answer(done).await
}

async fn done(here: &Here) -> Result<(), Problem> {
    let Here { app, reader, table, fields } = here;
    let version = fields.version()?;
    seat_of(table, reader, Some(LEARNER))?;
    let ask = match fields.needed("do")? {
        "next" => LessonAsk::Next,
        "show" => LessonAsk::Show,
        "back" => LessonAsk::Back,
        "go" => LessonAsk::Go(step_here(table, fields.number("step")?.ok_or(Kind::BadForm)?)?),
        "play-on" => LessonAsk::PlayOn,
        _ => return Err(Kind::BadForm.into()),
    };
    table.ask_coach(app, ask, version).await
}

/// The list counts the steps of all scenes; a table has those of one.
fn step_here(table: &Running, number: usize) -> Result<usize, Problem> {
    let now = table.now();
    let learning = now.lesson.as_ref().ok_or(Kind::NoLesson)?;
    match learning.lesson.find_step(number) {
        Some((scene, step)) if scene == learning.place.scene => Ok(step),
        _ => Err(Kind::NoLesson.into()),
    }
}

fn find(game: &str, lesson: &str) -> Result<&'static Lesson, Problem> {
    catalog::find_lesson(game, lesson).ok_or_else(|| Kind::NoLesson.into())
}

/// The table at which the reader is in the middle of this lesson.
async fn begun(app: &App, reader: &Reader, lesson: &Lesson) -> Result<Option<Arc<Running>>, Problem> {
    let Some(session) = &reader.session else { return Ok(None) };
    match app.db.lesson_begun(session, lesson.game, lesson.name).await? {
        Some(id) => Ok(Some(app.table(id.as_str()).await?)),
        None => Ok(None),
    }
}
