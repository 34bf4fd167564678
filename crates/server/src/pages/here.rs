//! A post to a table: by whom, where, and what.

use super::table;
use crate::app::App;
use crate::fields::{Fields, Posted};
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use crate::verbs::seat_of;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::response::Response;
use catalog::engine::Seat;
use std::sync::Arc;

/// What somebody posts to a table: to `/tables/{id}/…`, or to `/rematch/{id}`.
pub(crate) struct Here {
    pub(crate) app: App,
    pub(crate) reader: Reader,
    pub(crate) table: Arc<Running>,
    pub(crate) fields: Fields,
}

impl Here {
    /// The reader's own seat that is meant.
    pub(crate) fn seat(&self) -> Result<Seat, Problem> {
        seat_of(&self.table, &self.reader, self.fields.seat()?)
    }

    /// Shows what has come of it.
    pub(crate) async fn answer(&self, done: Result<(), Problem>) -> Result<Response, Problem> {
        table::answer(&self.table, &self.reader, done).await
    }
}

impl FromRequest<App> for Here {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Here, Problem> {
        let (mut parts, body) = request.into_parts();
        let Path(id) = Path::<String>::from_request_parts(&mut parts, app).await.map_err(|_| Kind::NotFound)?;
        let reader = Reader::from_request_parts(&mut parts, app).await?;
        let Posted(fields) = Posted::from_request(Request::from_parts(parts, body), app).await?;
        let table = app.table(&id).await?;
        Ok(Here { app: app.clone(), reader, table, fields })
    }
}
