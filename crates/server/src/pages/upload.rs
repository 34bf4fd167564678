//! A file that somebody uploads.

use crate::problem::{Kind, Problem};
use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::{Form, RequestExt};

/// The text of a file in this field of a form, or of the field itself.
pub(crate) async fn uploaded_text(request: Request, field: &str) -> Result<String, Problem> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/form-data") {
        let form = request.extract::<Form<Vec<(String, String)>>, _>().await;
        let Form(fields) = form.map_err(|rejection| too_large_or_bad(rejection.status()))?;
        let text = fields.into_iter().find(|(name, _)| name == field).map(|(_, text)| text);
        return text.ok_or_else(|| Kind::BadForm.into());
    }
    let parts = Multipart::from_request(request, &()).await;
    let mut parts = parts.map_err(|rejection| too_large_or_bad(rejection.status()))?;
    let failed = |error: MultipartError| too_large_or_bad(error.status());
    while let Some(part) = parts.next_field().await.map_err(failed)? {
        if part.name() == Some(field) {
            let bytes = part.bytes().await.map_err(failed)?;
            return String::from_utf8(bytes.to_vec()).map_err(|_| Kind::BadForm.into());
        }
    }
    Err(Kind::BadForm.into())
}

fn too_large_or_bad(status: StatusCode) -> Problem {
    if status == StatusCode::PAYLOAD_TOO_LARGE { Kind::TooLarge.into() } else { Kind::BadForm.into() }
}
