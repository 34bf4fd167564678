//! What this is, and what it is not.

use crate::reader::Reader;
use axum::response::Html;
use catalog::web_ui::pages::{self, Visit};

/// GET /about
pub(crate) async fn about(reader: Reader) -> Html<String> {
    let visit = Visit { words: reader.words(), path: &reader.path, name: "" };
    Html(pages::about(&visit).into_string())
}
