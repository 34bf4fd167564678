//! The rules of a game.

use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::response::Html;
use catalog::web_ui::Lang;
use catalog::web_ui::pages::{self, Digest, Rules};

/// GET /games/{game}/rules
pub(crate) async fn rules(reader: Reader, Path(game): Path<String>) -> Result<Html<String>, Problem> {
    let game = catalog::find(&game).ok_or(Kind::NoGame)?;
    let digest = match game.digest_in(reader.lang) {
        Some(text) => Digest { lang: reader.lang, text },
        None => Digest { lang: Lang::En, text: game.digest() },
    };
    let rules = Rules { slug: game.slug(), title: game.title(), digest, scenarios: game.scenarios() };
    let visit = reader.visit("");
    Ok(Html(pages::rules(&visit, &rules).into_string()))
}
