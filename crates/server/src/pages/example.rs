//! A worked example, moment by moment.

use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Html;
use catalog::web_ui::pages::{self, ExamplePage};

/// GET /games/{game}/examples/{name}/{number}: the first moment is 1.
pub(crate) async fn page(
    reader: Reader,
    Path((game, name, number)): Path<(String, String, String)>,
) -> Result<Html<String>, Problem> {
    let game = catalog::find(&game).ok_or(Kind::NoGame)?;
    let number: usize = number.parse().map_err(|_| Kind::NotFound)?;
    let examples = game.scenarios();
    let place = examples.iter().position(|(other, _)| *other == name).ok_or(Kind::NotFound)?;
    let (name, text) = examples[place];
    let words = reader.words();
    let moment = number.checked_sub(1).and_then(|number| game.example(text, number, words)).ok_or(Kind::NotFound)?;
    let next = examples.get(place + 1).map(|(name, _)| *name);
    let page = ExamplePage { slug: game.slug(), game: game.title(), name, moment, next };
    let visit = reader.visit("");
    Ok(Html(pages::example(&visit, &page).into_string()))
}
