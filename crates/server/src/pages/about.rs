//! What this is, and what it is not.

use crate::reader::Reader;
use axum::response::Html;
use catalog::web_ui::pages;

/// GET /about
pub(crate) async fn about(reader: Reader) -> Html<String> {
    let visit = reader.visit("");
    Html(pages::about(&visit).into_string())
}
