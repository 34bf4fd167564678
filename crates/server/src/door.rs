//! The door: what every request goes through on its way to the function of its route, and every answer on its way back.
//!
//! It is one layer. Of several, each would be put into a box of its own and copied, with all those below it, for every request.

use crate::app::App;
use crate::limits::Held;
use crate::metrics::Watched;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::routes::RECORD;
use crate::{guard, limits, packing};
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt, StreamExt};
use std::panic::AssertUnwindSafe;
use std::time::Duration;

/// Forms and actions are small.
const BODY: usize = 64 * 1024;

/// Live updates are open as long as the page is; everything else is answered in this time.
const ANSWER: Duration = Duration::from_secs(30);

/// In and out again: watched, and answered as the reader wants it and can read it.
pub(crate) async fn door(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let watched = Watched::begin(&app, &parts);
    let reader = Reader::keep(&mut parts, &app);
    let unpacks = reader.unpacks;

    let answer =
        inside(&app, &reader, Request::from_parts(parts, body), next).await.unwrap_or_else(Problem::into_response);
    let answer = guard::with_problem_shown(&app, reader, answer).await;
    let answer = packing::pack(unpacks, answer).await;
    let answer = guard::with_headers(&app, answer);
    watched.end(&app, answer.status());
    answer
}

/// Refused, or answered by the function of its route.
async fn inside(app: &App, reader: &Reader, request: Request, next: Next) -> Result<Response, Problem> {
    let (parts, body) = request.into_parts();
    let matched = parts.extensions.get::<MatchedPath>().cloned();
    let route = matched.as_ref().map_or("", MatchedPath::as_str);
    let held = match admitted(app, &parts, reader, route).await {
        Ok(held) => held,
        Err(problem) => {
            // Only a request that was read to its end leaves its connection to the next one.
            if length(&parts.headers) <= BODY {
                hear_out(body).await;
            }
            return Err(problem);
        }
    };

    if length(&parts.headers) > RECORD {
        hear_out(body).await;
        return Err(Problem::larger_than(if limits::is_upload(&parts.method, route) { RECORD } else { BODY }));
    }
    let mut request = Request::from_parts(parts, body);
    // A route may take more.
    DefaultBodyLimit::max(BODY).apply(&mut request);
    let answering = AssertUnwindSafe(next.run(request)).catch_unwind();
    let answer = if limits::is_stream(route) {
        answering.await.unwrap_or_else(guard::panicked)
    } else {
        match tokio::time::timeout(ANSWER, answering).await {
            Ok(answered) => answered.unwrap_or_else(guard::panicked),
            Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        }
    };
    let answer = guard::with_limit_named(BODY, answer);
    Ok(match held {
        Some(held) => answer.map(|body| limits::hold(body, held)),
        None => answer,
    })
}

/// Refused before anything of its body is read, or let in.
async fn admitted(app: &App, parts: &Parts, reader: &Reader, route: &str) -> Result<Option<Held>, Problem> {
    let held = limits::admit(app, parts, reader, route)?;
    guard::refuse_foreign_post(parts)?;
    if route.starts_with("/api/") {
        guard::refuse_unknown_token(app, parts, reader).await?;
    }
    Ok(held)
}

/// What a request says of its body's length.
fn length(headers: &HeaderMap) -> usize {
    headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok()).unwrap_or(0)
}

/// Whoever is cut off in the middle of a large file does not hear why. What is far too long is cut off all the same.
async fn hear_out(body: Body) {
    const PATIENCE: Duration = Duration::from_secs(10);
    const MOST: usize = 32 * 1024 * 1024;
    let mut heard = 0;
    let mut pieces = body.into_data_stream();
    let hearing = async {
        while let Some(Ok(piece)) = pieces.next().await {
            heard += piece.len();
            if heard > MOST {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(PATIENCE, hearing).await;
}
