//! The same things for programs: JSON under `/api`.

use crate::app::App;
use axum::Router;

/// What is answered at once.
pub(crate) fn answers() -> Router<App> {
    Router::new()
}

/// What stays open.
pub(crate) fn streams() -> Router<App> {
    Router::new()
}
