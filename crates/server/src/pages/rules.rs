//! The rules of a game.

use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::{Path, Query};
use axum::response::Html;
use catalog::web_ui::Lang;
use catalog::web_ui::pages::{self, Digest, Rules};
use serde::Deserialize;

/// Where the rules were asked for.
#[derive(Deserialize)]
pub(crate) struct Asked {
    table: Option<String>,
}

impl Asked {
    /// Nothing but the name of a table leads anywhere.
    pub(super) fn table(self) -> Option<String> {
        self.table.filter(|id| id.chars().all(|letter| letter.is_ascii_alphanumeric()))
    }
}

/// GET /games/{game}/rules
pub(crate) async fn rules(
    reader: Reader,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, Problem> {
    let game = catalog::find(&game).ok_or(Kind::NoGame)?;
    let digest = match game.digest_in(reader.lang) {
        Some(text) => Digest { lang: reader.lang, text },
        None => Digest { lang: Lang::En, text: game.digest() },
    };
    let rules =
        Rules { slug: game.slug(), title: game.title(), digest, scenarios: game.scenarios(), table: asked.table() };
    let visit = reader.visit("");
    Ok(Html(pages::rules(&visit, &rules).into_string()))
}
