//! Lessons at a table: the coach's word is an entry of the log like any other, and the step follows from the log.

use crate::app::App;
use crate::ask::{Step, act};
use crate::clocks::now_ms;
use crate::now::Now;
use crate::opening::nobody;
use crate::problem::{Kind, Problem};
use crate::running::{Edition, Running};
use crate::secrets;
use catalog::engine::SeatSet;
use catalog::web_ui::{Coach, Lang};
use catalog::{LEARNER, Learning, Lesson};
use serde_json::Value;
use std::sync::Arc;
use storage::{Entry, SeatKind, Session, Status, StoredLesson, StoredSeat, StoredTable, TableId, TableKind};

/// What a learner can ask of the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LessonAsk {
    Next,
    Show,
    Back,
    /// To this step of the scene, counted from 0.
    Go(usize),
    /// What was begun before is left: there is one place to go on at.
    Leave,
    PlayOn,
}

/// Opens a table for a scene of a lesson. Nobody draws its seed: every learner meets the same luck.
pub(crate) async fn begin(
    app: &App,
    lesson: &'static Lesson,
    scene: usize,
    session: Session,
    name: String,
) -> Result<Arc<Running>, Problem> {
    let game = catalog::find(lesson.game).ok_or(Kind::NoGame)?;
    let learning = Learning::begin(lesson, scene).ok_or(Kind::NoLesson)?;
    let scene = learning.scene();
    let (_, log) = scene.open(game).map_err(|refused| Problem::refused(refused, game.slug(), nobody()))?;
    let log: Vec<Entry> = log.into_iter().map(Entry::Rules).chain([entry(&learning)]).collect();
    let seats = scene.names.iter().enumerate();
    let seats = seats.map(|(place, rival)| if place == LEARNER.index() { learner(&name) } else { played(rival) });
    let stored = StoredTable {
        id: TableId::new(secrets::table_id()),
        kind: TableKind::Table,
        game: game.slug().to_owned(),
        rules: game.rules(),
        options: scene.options.to_string(),
        server_secret: String::new(),
        commitment: String::new(),
        seed: Some(scene.seed.clone()),
        status: Status::Running,
        owner: Some(session.clone()),
        created: now_ms(),
        seats: seats.collect(),
    };
    app.db.open_table(&stored, &[(session, LEARNER)], &log).await?;
    app.table(stored.id.as_str()).await
}

/// A lesson holds back legal moves that it has not asked for.
pub(crate) fn may_act(now: &Now, action: &Value) -> Result<(), Problem> {
    match &now.lesson {
        Some(lesson) => lesson.may(&*now.table, action).map_err(Problem::hold),
        None => Ok(()),
    }
}

/// A lesson among the things that somebody has learnt.
pub(crate) fn learnt(lesson: &Lesson) -> String {
    format!("lesson {}", lesson.name)
}

impl Now {
    /// What the coach tells whoever holds these seats. Others see a table like any other.
    pub(crate) fn coach(&self, mine: SeatSet, lang: Lang) -> Option<Coach> {
        let lesson = self.lesson.as_ref().filter(|_| mine.contains(LEARNER))?;
        Some(lesson.coach(&*self.table, lang))
    }

    /// What has been learnt, once the lesson is at its end.
    pub(crate) fn lesson_done(&self) -> Option<String> {
        let learning = self.lesson.as_ref().filter(|learning| learning.is_done(&*self.table))?;
        Some(learnt(learning.lesson))
    }
}

impl LessonAsk {
    /// What it adds to the log, for whoever saw the table at this edition.
    fn step(self, now: &Now, edition: Edition) -> Result<Step, Problem> {
        let mut learning = now.lesson.clone().ok_or(Kind::NoLesson)?;
        if now.edition != edition {
            return Err(Kind::Stale.into());
        }
        let table = &*now.table;
        learning.place.is_left = self == LessonAsk::Leave;
        match self {
            LessonAsk::Next => match learning.read_on(table) {
                Some((seat, action)) => act(now, seat, &action),
                None => Ok(entry(&learning).into()),
            },
            LessonAsk::Show => act(now, LEARNER, &learning.shown_move(table).ok_or(Kind::LessonWait)?),
            LessonAsk::Back => {
                let left = learning.go_back(table);
                Ok(back_to(now, left, &learning))
            }
            LessonAsk::Go(step) if step > learning.number() => way_on(now, &mut learning),
            LessonAsk::Go(step) => {
                let left = learning.go_back_to(step);
                Ok(back_to(now, left, &learning))
            }
            LessonAsk::Leave => Ok(entry(&learning).into()),
            LessonAsk::PlayOn => Ok(Entry::Learn { lesson: None }.into()),
        }
    }
}

impl Running {
    /// Does what a learner asks of the coach.
    pub(crate) async fn ask_coach(
        self: &Arc<Self>,
        app: &App,
        ask: LessonAsk,
        edition: Edition,
    ) -> Result<(), Problem> {
        let done = match ask {
            LessonAsk::Go(step) => self.go_to(app, step, edition).await,
            _ => self.write(app, move |now| ask.step(now, edition)).await,
        };
        done.map_err(|problem| problem.back_to(self.path()))
    }

    /// To any step of this scene: back, or on by the moves that the lesson suggests, one after the other.
    async fn go_to(self: &Arc<Self>, app: &App, step: usize, edition: Edition) -> Result<(), Problem> {
        let steps = self.now().lesson.as_ref().map_or(0, |learning| learning.scene().steps.len());
        if step >= steps {
            return Err(Kind::NoLesson.into());
        }
        self.write(app, move |now| LessonAsk::Go(step).step(now, edition)).await?;
        let is_short = || self.now().lesson.as_ref().is_some_and(|learning| learning.number() < step);
        while is_short() {
            self.write(app, |now| {
                let mut learning = now.lesson.clone().ok_or(Kind::NoLesson)?;
                way_on(now, &mut learning)
            })
            .await?;
        }
        Ok(())
    }
}

/// The next entry on the way to a later step.
fn way_on(now: &Now, learning: &mut Learning) -> Result<Step, Problem> {
    match learning.next_on_the_way(&*now.table) {
        Some((seat, action)) => act(now, seat, &action),
        None => Ok(entry(learning).into()),
    }
}

/// Back to so many decisions, and to the step that began there.
fn back_to(now: &Now, left: usize, learning: &Learning) -> Step {
    let undo = (left < now.table.moves()).then(|| Entry::Rules(now.table.undo_entry(LEARNER, left)));
    Step { entries: undo.into_iter().chain([entry(learning)]).collect(), finishes: false }
}

/// Where a learner is, as the log keeps it.
fn entry(learning: &Learning) -> Entry {
    let place = serde_json::to_string(&learning.place).expect("a place is plain data");
    Entry::Learn { lesson: Some(StoredLesson { name: learning.lesson.name.to_owned(), place }) }
}

fn learner(name: &str) -> StoredSeat {
    StoredSeat {
        kind: SeatKind::Human,
        name: name.to_owned(),
        bot: None,
        invite: Some(secrets::invite()),
        entropy: None,
        taken: true,
        free: false,
    }
}

/// A rival: the script moves for it, and a bot once the lesson is over.
fn played(name: &str) -> StoredSeat {
    StoredSeat {
        kind: SeatKind::Bot,
        name: name.to_owned(),
        bot: Some(catalog::BotName::Conductor.to_string()),
        invite: None,
        entropy: None,
        taken: true,
        free: false,
    }
}
