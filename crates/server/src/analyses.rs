//! Finished games are thought about again, decision by decision, in the bots' pool: bots at live tables wait for one decision at
//! most. What is found out is kept with the table; what a server that stops has begun is begun again by who asks.

use crate::app::App;
use crate::aside::aside;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use crate::verbs::open_record;
use catalog::engine::Record;
use catalog::{Analysis, Answered, BotName, Budget, Question, Stop, questions};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use storage::TableId;

/// Who looks into games, and how long at each decision: a game of Carnegie has some hundreds.
const BOT: BotName = BotName::Baron;
const A_DECISION: Duration = Duration::from_millis(200);

/// The games that are being looked into.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<HashMap<TableId, Arc<Work>>>);

/// How far one of them is.
#[derive(Default)]
struct Work {
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Analyses {
    /// Decisions done and in all, while somebody is at it.
    pub(crate) fn progress(&self, table: &TableId) -> Option<(usize, usize)> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(table).map(|work| (work.done.load(Ordering::Relaxed), work.all.load(Ordering::Relaxed)))
    }

    /// Nothing if somebody is at it already.
    fn begin(&self, table: &TableId, decisions: usize) -> Option<Arc<Work>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.contains_key(table) {
            return None;
        }
        let work = Arc::new(Work { done: AtomicUsize::new(0), all: AtomicUsize::new(decisions) });
        all.insert(table.clone(), work.clone());
        Some(work)
    }

    fn end(&self, table: &TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }
}

/// What is known of the game as it is now.
pub(crate) async fn known(app: &App, table: &Running) -> Result<Option<Analysis>, Problem> {
    let moves = table.now().table.moves();
    let json = app.db.analysis(table.id(), moves).await?;
    // Of another time: it is worked out again.
    Ok(json.and_then(|json| serde_json::from_str(&json).ok()))
}

/// Begins to look into a game, unless somebody has.
pub(crate) fn begin(app: &App, table: &Arc<Running>) {
    let record = open_record(table);
    let Some(work) = app.analyses.begin(table.id(), record.actions.len()) else { return };
    let (app, table) = (app.clone(), table.clone());
    tokio::spawn(async move {
        if let Err(problem) = look_into(&app, &table, record, &work).await {
            tracing::error!("the game of table {} can't be looked into: {problem:?}", table.id());
        }
        app.analyses.end(table.id());
    });
}

async fn look_into(app: &App, table: &Running, record: Record, work: &Work) -> Result<(), Problem> {
    let (game, decisions) = (table.game, record.actions.len());
    let asked = aside(move || questions(game, &record, BOT)).await.map_err(|_| Kind::Fault)?;
    let asked = asked.map_err(|_| Kind::Fault)?;
    work.all.store(asked.len(), Ordering::Relaxed);
    let mut answered = Vec::with_capacity(asked.len());
    for question in asked {
        let Some(answer) = think(app, question).await? else { return Ok(()) };
        answered.extend(answer);
        work.done.fetch_add(1, Ordering::Relaxed);
    }
    let json = serde_json::to_string(&Analysis::of(answered)).expect("an analysis is plain data");
    app.db.keep_analysis(table.id(), decisions, &json).await?;
    Ok(())
}

/// Nothing if the server stops meanwhile.
async fn think(app: &App, question: Question) -> Result<Option<Option<Answered>>, Problem> {
    let place = tokio::select! {
        place = app.thinkers.place() => place.map_err(|_| Kind::Fault)?,
        () = app.stopping() => return Ok(None),
    };
    let stop = Stop::new();
    let told = stop.clone();
    let thinking = aside(move || {
        let _place = place;
        question.think(Budget::USUAL.within(A_DECISION), &told)
    });
    tokio::select! {
        answer = thinking => Ok(Some(answer.map_err(|_| Kind::Fault)?)),
        () = app.stopping() => {
            stop.stop();
            Ok(None)
        }
    }
}
