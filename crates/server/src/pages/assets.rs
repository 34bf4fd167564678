//! Style sheets, script, fonts and pictures.

use super::home::tables_of;
use super::see;
use crate::app::App;
use crate::clocks::now_ms;
use crate::fields::Fields;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use catalog::web_ui;

/// GET /assets/{path}: where the URL names the version that is sent, it may be kept for ever.
pub(crate) async fn asset(Path(path): Path<String>, fields: Fields, headers: HeaderMap) -> Result<Response, Problem> {
    let asset = web_ui::asset(&path, fields.get("v")).ok_or(Kind::NotFound)?;
    let keep = if asset.is_for_ever { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    let cache = [(ETAG, asset.etag.clone()), (CACHE_CONTROL, keep.to_owned())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == asset.etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, cache).into_response());
    }
    Ok((cache, [(CONTENT_TYPE, asset.mime)], asset.bytes.into_owned()).into_response())
}

/// GET /sw.js: the app's worker. It is for all pages, so it stands at the top.
pub(crate) async fn worker() -> Result<Response, Problem> {
    let asset = web_ui::asset("sw.js", None).ok_or(Kind::NotFound)?;
    Ok(([(CONTENT_TYPE, "text/javascript; charset=utf-8")], asset.bytes.into_owned()).into_response())
}

/// GET /offline: what the worker keeps for the time without a network; the reader's tables as they are now.
pub(crate) async fn offline(app: App, reader: Reader) -> Result<Response, Problem> {
    let policy = [(CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'")];
    let tables = match &reader.session {
        Some(session) => tables_of(&app, &reader, session).await?,
        None => Vec::new(),
    };
    let page = web_ui::pages::offline(reader.words(), &tables, now_ms());
    Ok((policy, Html(page.into_string())).into_response())
}

/// GET /favicon.ico: for browsers that ask without being told.
pub(crate) async fn icon() -> Response {
    see(&web_ui::asset_url("favicon.svg"), None)
}
