//! "What would you do?": a bot is asked.

use crate::app::App;
use crate::problem::Problem;
use crate::reader::{Reader, Wants};
use crate::verbs::strong_bot_would;
use axum::extract::Path;
use axum::response::Html;
use catalog::Hint;
use catalog::web_ui::{self, HintAnswer, HintPage};

/// GET /tables/{id}/hint: a few answers of a strong bot for the reader's seat, where they may ask.
pub(crate) async fn hint(app: App, reader: Reader, Path(id): Path<String>) -> Result<Html<String>, Problem> {
    let table = app.table(&id).await?;
    let (seat, version, hints) = strong_bot_would(&app, &table, &reader, None).await?;
    let answers = answers(hints, |behind| table.game.score(behind, reader.words()));
    let path = table.path();
    let page = HintPage { game: table.game.title(), path: &path, seat, version, answers: &answers };
    let markup = match reader.wants {
        Wants::Page => {
            let visit = reader.visit("");
            web_ui::hint_page(&visit, &page)
        }
        Wants::Fragment | Wants::Json => web_ui::hint(reader.words(), &page),
    };
    Ok(Html(markup.into_string()))
}

/// The best is behind nothing.
fn answers(hints: Vec<Hint>, score: impl Fn(i64) -> String) -> Vec<HintAnswer> {
    let best = hints.first().map_or(0.0, |hint| hint.worth);
    let answer = |Hint { action, label, detail, why, targets, worth, .. }| {
        let behind = (best - worth).round() as i64;
        HintAnswer {
            action: action.to_string(),
            label,
            detail,
            why,
            targets,
            behind: (behind > 0).then(|| score(behind)),
        }
    };
    hints.into_iter().map(answer).collect()
}
