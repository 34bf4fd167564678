//! How to play a game, in five sentences with pictures.

use super::home::{card, lessons};
use super::rules::Asked;
use crate::app::App;
use crate::aside::aside;
use crate::opening::nobody;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::{Path, Query};
use axum::response::Html;
use catalog::GameKind;
use catalog::web_ui::pages::{self, GameCard, HowToPlay, LittlePicture};
use catalog::web_ui::{Shows, Words};

/// GET /games/{game}/how-to-play
pub(crate) async fn page(
    app: App,
    reader: Reader,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, Problem> {
    let game = catalog::find(&game).ok_or(Kind::NoGame)?;
    let learnt = match &reader.session {
        Some(session) => app.db.learnt(session).await?,
        None => Vec::new(),
    };
    let name = reader.name(&app).await?;
    let words = reader.words();
    let pictures = aside(move || pictures(game, words)).await.map_err(|_| Kind::Fault)??;
    let card = GameCard { lessons: lessons(game, &reader, &learnt), ..card(&app, game) };
    let visit = reader.visit(&name);
    Ok(Html(pages::how_to_play(&visit, &HowToPlay { game: card, pictures, table: asked.table() }).into_string()))
}

/// Positions of the game's first lesson.
fn pictures(game: &'static dyn GameKind, words: &Words) -> Result<Vec<LittlePicture>, Problem> {
    let lesson = catalog::lessons(game.slug()).first().ok_or(Kind::NoLesson)?;
    let drawn = |(step, shows): &(usize, Shows)| {
        let table = lesson.table_at(*step).map_err(|refused| Problem::refused(refused, game.slug(), nobody()))?;
        let board = |crop| LittlePicture::Board(table.picture(words, &nobody()), crop);
        Ok(match *shows {
            Shows::Board => board(None),
            Shows::PartOfBoard(crop) => board(Some(crop)),
            Shows::Work(which) => LittlePicture::Work(table.work(which, words, &nobody())),
        })
    };
    game.pictures().iter().map(drawn).collect()
}
