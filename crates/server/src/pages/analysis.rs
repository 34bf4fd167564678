//! How a finished game went.

use super::see;
use crate::app::App;
use crate::aside::aside;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use crate::verbs::record_of;
use crate::{analyses, problem::Kind};
use axum::extract::Path;
use axum::response::{Html, Response};
use catalog::engine::{Record, Viewer};
use catalog::web_ui::pages::{self, AnalysisPage, AnalysisPoint, AnalysisState, AnalysisTold};
use catalog::web_ui::{People, Words};
use catalog::{Analysis, MOST_TURNING_POINTS, TurningPoint};
use std::sync::Arc;

/// GET /tables/{id}/analysis: what is known, how far it is, or the way to ask for it. Once the game is over.
pub(crate) async fn page(app: App, reader: Reader, Path(id): Path<String>) -> Result<Html<String>, Problem> {
    let table = app.table(&id).await?;
    let record = record_of(&table, &reader)?;
    let people = table.people_for(&reader);
    let state = match (app.analyses.progress(table.id()), analyses::known(&app, &table).await?) {
        (_, Some(analysis)) => {
            AnalysisState::Done(told(&table, record, analysis, people.clone(), reader.words()).await?)
        }
        (Some((done, all)), None) => AnalysisState::Working { done, all },
        (None, None) => AnalysisState::NotYet,
    };
    let result = result(&table, reader.words(), &people);
    let colours = table.now().table.colours();
    let page = AnalysisPage { game: table.game.title(), path: &table.path(), people: &people, colours, result, state };
    let visit = reader.visit("");
    Ok(Html(pages::analysis(&visit, &page).into_string()))
}

/// For whoever played how it went for them, for others who won; nothing of what was not played to its end.
fn result(table: &Running, words: &Words, people: &People) -> String {
    let now = table.now();
    match now.table.verdict(words, people) {
        Some(verdict) => verdict.text,
        None if now.table.is_over() => now.table.prompt(Viewer::Spectator, words, people).0.text,
        None => String::new(),
    }
}

/// POST /tables/{id}/analysis: begins it, then back to its page.
pub(crate) async fn begin(app: App, reader: Reader, Path(id): Path<String>) -> Result<Response, Problem> {
    let table = app.table(&id).await?;
    record_of(&table, &reader)?;
    if analyses::known(&app, &table).await?.is_none() {
        analyses::begin(&app, &table);
    }
    Ok(see(&format!("{}/analysis", table.path()), None))
}

/// The game is played again for its words: not on a thread that answers requests.
async fn told(
    table: &Arc<Running>,
    record: Record,
    analysis: Analysis,
    people: People,
    words: &'static Words,
) -> Result<AnalysisTold, Problem> {
    let table = table.clone();
    let telling = aside(move || {
        let stages = catalog::stages(table.game, &record, words, &people).map_err(|_| Kind::Fault)?;
        let points = analysis.told(table.game, &record, words, &people).map_err(|_| Kind::Fault)?;
        let now = table.now();
        // Everybody reads of the dearest decisions of all, and of their own.
        let concerns_reader = |(place, point): &(usize, TurningPoint)| {
            *place < MOST_TURNING_POINTS || people.mine.look().contains(point.seat)
        };
        let points = points.into_iter().enumerate().filter(concerns_reader).map(|(_, point)| shown(point));
        Ok(AnalysisTold {
            decisions: record.actions.len(),
            chances: analysis.chances(record.seats.len()),
            places: now.table.is_over().then(|| now.table.standings().iter().map(|standing| standing.rank).collect()),
            stages,
            points: points.collect(),
        })
    });
    telling.await.unwrap_or_else(|_| Err(Kind::Fault.into()))
}

fn shown(point: TurningPoint) -> AnalysisPoint {
    let TurningPoint { at, seat, lost, when, asked, chosen, better, better_detail } = point;
    AnalysisPoint { at, seat, lost, when, asked, chosen, better, better_detail }
}
