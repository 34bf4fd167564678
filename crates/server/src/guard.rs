//! What every request and every answer goes through (`door`): foreign posts are refused, problems shown, headers set.

use crate::app::App;
use crate::problem::{IsShown, Kind, Problem};
use crate::reader::Reader;
use axum::http::StatusCode;
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use storage::Holder;

const POLICY: &str =
    "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'";

/// For a year, a browser that was here once does not come without TLS.
const ALWAYS_TLS: &str = "max-age=31536000";

/// Every response carries these, whatever else it is.
pub(crate) fn with_headers(app: &App, mut response: Response) -> Response {
    let headers = response.headers_mut();
    // A picture that has its style in it brings a narrower policy of its own.
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    if app.config.is_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ALWAYS_TLS));
    }
    // What belongs to one reader is for no cache between us.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    response
}

/// Shows a handler's problem, and whatever axum itself refused, as the reader wants it.
pub(crate) async fn with_problem_shown(app: &App, reader: Reader, mut response: Response) -> Response {
    if response.extensions().get::<IsShown>().is_some() {
        return response;
    }
    match response.extensions_mut().remove::<Problem>().or_else(|| problem_of(response.status())) {
        // Where the database does not answer, nobody waits for it twice.
        Some(problem) if problem.status() == StatusCode::SERVICE_UNAVAILABLE => problem.show(&reader),
        Some(problem) => problem.show(&app.recognised(reader.clone()).await.unwrap_or(reader)),
        None => response,
    }
}

/// Names the limit that a body went over, where that is what was wrong.
pub(crate) fn with_limit_named(bytes: usize, mut response: Response) -> Response {
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE
        && response.extensions().get::<Problem>().is_none_or(Problem::is_bare)
    {
        response.extensions_mut().insert(Problem::larger_than(bytes));
    }
    response
}

/// Another site must not post with our reader's cookie. Besides, the cookie is `SameSite=Lax`.
pub(crate) fn refuse_foreign_post(parts: &Parts) -> Result<(), Problem> {
    if !parts.method.is_safe() && is_foreign(&parts.headers) {
        return Err(Kind::CrossSite.into());
    }
    Ok(())
}

/// A program whose token nobody knows is told so, whatever it asks for.
pub(crate) async fn refuse_unknown_token(app: &App, parts: &Parts, reader: &Reader) -> Result<(), Problem> {
    if !parts.headers.contains_key(AUTHORIZATION) {
        return Ok(());
    }
    let holder = match &reader.device {
        Some(token) => app.holder(token.clone()).await?,
        None => Holder::Nobody,
    };
    if holder == Holder::Nobody {
        return Err(Kind::UnknownToken.into());
    }
    Ok(())
}

/// A panic is a fault of ours; the reader gets a page all the same.
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    tracing::error!("a request panicked: {}", text.unwrap_or("no message"));
    Problem::from(Kind::Fault).into_response()
}

/// Browsers say where a request comes from; on plain http they give only the origin.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => matches!(site, "cross-site" | "same-site"),
        None => match (text(ORIGIN), text(HOST)) {
            (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, from)| from != host),
            _ => false,
        },
    }
}

/// For refusals that no handler of ours gave.
fn problem_of(status: StatusCode) -> Option<Problem> {
    let kind = match status {
        StatusCode::NOT_FOUND => Kind::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Kind::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge,
        StatusCode::REQUEST_TIMEOUT | StatusCode::SERVICE_UNAVAILABLE => Kind::Busy,
        status if status.is_server_error() => Kind::Fault,
        status if status.is_client_error() => Kind::BadRequest,
        _ => return None,
    };
    Some(kind.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(headers: &[(&'static str, &'static str)]) -> bool {
        let pairs =
            headers.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_foreign(&pairs.collect())
    }

    #[test]
    fn posts_from_other_sites_are_foreign() {
        assert!(foreign(&[("sec-fetch-site", "cross-site")]));
        assert!(foreign(&[("sec-fetch-site", "same-site")]));
        assert!(!foreign(&[("sec-fetch-site", "same-origin")]));
        assert!(!foreign(&[("sec-fetch-site", "none")]));
    }

    #[test]
    fn on_plain_http_the_origin_tells() {
        assert!(foreign(&[("origin", "http://evil.example"), ("host", "192.168.1.5:8080")]));
        assert!(foreign(&[("origin", "null"), ("host", "192.168.1.5:8080")]));
        assert!(!foreign(&[("origin", "http://192.168.1.5:8080"), ("host", "192.168.1.5:8080")]));
        assert!(!foreign(&[("host", "192.168.1.5:8080")]), "a program, not a browser");
    }
}
