//! Learning to play: what a lesson is about, beginning or resuming it, and talking to the coach.

use super::here::Here;
use super::see;
use crate::app::App;
use crate::fields::Posted;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::verbs::{Coaching, LessonFrom, begin_lesson, begun_lesson, coach, find_lesson};
use axum::extract::Path;
use axum::response::{Html, Response};
use catalog::web_ui::pages::{self, LessonPage};

/// GET /games/{game}/learn/{lesson}
pub(crate) async fn about(
    app: App,
    reader: Reader,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Html<String>, Problem> {
    let lesson = find_lesson(&game, &lesson)?;
    let begun = begun_lesson(&app, &reader, lesson).await?;
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
    let from = match fields.number("step")? {
        Some(step) => LessonFrom::Step(step),
        None if fields.get("again").is_some() => LessonFrom::Start,
        None => LessonFrom::WhereIWas,
    };
    let (table, cookie) = begin_lesson(&app, &reader, &game, &lesson, from).await?;
    Ok(see(&table.path(), cookie))
}

/// POST /tables/{id}/lesson: `do` is `next`, `show`, `back`, `go` (with `step`) or `play-on`.
pub(crate) async fn go_on(here: Here) -> Result<Response, Problem> {
    let done = done(&here).await;
    here.answer(done).await
}

async fn done(here: &Here) -> Result<(), Problem> {
    let Here { app, reader, table, fields } = here;
    let asked =
        Coaching { version: fields.version()?, r#do: fields.needed("do")?.to_owned(), step: fields.number("step")? };
    coach(app, table, reader, &asked).await
}
