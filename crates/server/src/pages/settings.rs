//! The settings: how the reader likes the pages.

use super::language::own_path;
use super::see;
use crate::app::App;
use crate::fields::{Fields, Posted};
use crate::preferences::changed;
use crate::problem::Problem;
use crate::reader::{Cookie, Reader, Wants};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Response};
use catalog::web_ui::pages::{self, Settings};

/// GET /settings?back=/path
pub(crate) async fn page(reader: Reader, fields: Fields) -> Html<String> {
    let settings = Settings {
        back: own_path(fields.get("back").unwrap_or("/")).to_owned(),
        is_saved: fields.get("saved").is_some(),
        is_known: reader.session.is_some(),
    };
    Html(pages::settings(&reader.visit(""), &settings).into_string())
}

/// POST /settings: any of `lang`, `scheme`, `palette`, `motion`, `bots` and `confirm`; the others stay as they are.
pub(crate) async fn keep(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let pairs = fields.0.iter().map(|(name, word)| (name.as_str(), word.as_str()));
    let chosen = changed(reader.preferences, pairs).map_err(|problem| problem.back_to("/settings"))?;
    let cookie = app.keep_preferences(&reader, chosen).await?;
    if reader.wants != Wants::Page {
        let Cookie(value) = cookie;
        return Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, value)]).into_response());
    }
    let back = own_path(fields.get("back").unwrap_or("/"));
    let here = pages::settings_url(back);
    let more = if here.contains('?') { '&' } else { '?' };
    Ok(see(&format!("{here}{more}saved=1"), Some(cookie)))
}
