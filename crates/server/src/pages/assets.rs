//! Style sheets, script, fonts and pictures.

use super::see;
use crate::fields::Fields;
use crate::problem::{Kind, Problem};
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
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

/// GET /favicon.ico: for browsers that ask without being told.
pub(crate) async fn icon() -> Response {
    see(&web_ui::asset_url("favicon.svg"), None)
}
