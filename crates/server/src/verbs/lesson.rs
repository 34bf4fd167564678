//! Learning to play: beginning a lesson or going on with it, and talking to the coach.

use super::seat_of;
use crate::app::App;
use crate::lessons::{self, LessonAsk};
use crate::problem::{Kind, Problem};
use crate::reader::{Cookie, Reader};
use crate::running::Running;
use catalog::{LEARNER, Lesson};
use serde::Deserialize;
use std::sync::Arc;

/// Where in a lesson somebody wants to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LessonFrom {
    /// Where they left it; at its start if they never were there.
    WhereIWas,
    Start,
    /// Counted from 0 over all scenes.
    Step(usize),
}

/// What a learner asks of the coach: `next`, `show`, `back`, `go` (with `step`) or `play-on`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Coaching {
    /// The table as the learner saw it.
    pub(crate) version: u64,
    pub(crate) r#do: String,
    pub(crate) step: Option<usize>,
}

pub(crate) fn find_lesson(game: &str, lesson: &str) -> Result<&'static Lesson, Problem> {
    catalog::find_lesson(game, lesson).ok_or_else(|| Kind::NoLesson.into())
}

/// The table at which the reader is in the middle of this lesson.
pub(crate) async fn begun_lesson(app: &App, reader: &Reader, lesson: &Lesson) -> Result<Option<Arc<Running>>, Problem> {
    let Some(session) = &reader.session else { return Ok(None) };
    match app.db.lesson_begun(session, lesson.game, lesson.name).await? {
        Some(id) => Ok(Some(app.table(id.as_str()).await?)),
        None => Ok(None),
    }
}

/// The table of the lesson: the one at which the reader was, or a new one.
pub(crate) async fn begin_lesson(
    app: &App,
    reader: &Reader,
    game: &str,
    lesson: &str,
    from: LessonFrom,
) -> Result<(Arc<Running>, Option<Cookie>), Problem> {
    let lesson = find_lesson(game, lesson)?;
    let before = begun_lesson(app, reader, lesson).await?;
    let wanted = match (from, &before) {
        (LessonFrom::WhereIWas, Some(table)) => return Ok((table.clone(), None)),
        (LessonFrom::WhereIWas | LessonFrom::Start, _) => 0,
        (LessonFrom::Step(step), _) => step,
    };
    let (scene, step) = lesson.find_step(wanted).ok_or(Kind::NoLesson)?;
    let (session, cookie) = reader.seated_session(app, "").await?;
    let name = match reader.name(app).await? {
        name if name.is_empty() => reader.words().say_with("player-number", &[("number", (LEARNER.0 + 1).into())]),
        name => name,
    };
    let table = lessons::begin(app, lesson, scene, session, name).await?;
    if step > 0 {
        let edition = table.now().edition;
        table.ask_coach(app, LessonAsk::Go(step), edition).await?;
    }
    if let Some(before) = before {
        let edition = before.now().edition;
        before.ask_coach(app, LessonAsk::Leave, edition).await?;
    }
    Ok((table, cookie))
}

pub(crate) async fn coach(app: &App, table: &Arc<Running>, reader: &Reader, asked: &Coaching) -> Result<(), Problem> {
    seat_of(table, reader, Some(LEARNER))?;
    let ask = match asked.r#do.as_str() {
        "next" => LessonAsk::Next,
        "show" => LessonAsk::Show,
        "back" => LessonAsk::Back,
        "go" => LessonAsk::Go(step_here(table, asked.step.ok_or(Kind::BadForm)?)?),
        "play-on" => LessonAsk::PlayOn,
        _ => return Err(Kind::BadForm.into()),
    };
    table.ask_coach(app, ask, asked.version).await
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
