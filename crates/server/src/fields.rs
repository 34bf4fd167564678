//! What comes with a request: fields of a form or a query, and JSON bodies. What can't be read is a [`Problem`].

use crate::problem::{Kind, Problem};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::{Form, RequestExt};
use catalog::engine::Seat;
use serde::de::DeserializeOwned;

/// Names and values, of a form or of the query of a URL.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

/// The fields of a posted form.
pub(crate) struct Posted(pub(crate) Fields);

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl Fields {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn needed(&self, name: &str) -> Result<&str, Problem> {
        self.get(name).ok_or_else(|| Kind::BadForm.into())
    }

    /// The version of the table that the sender has seen.
    pub(crate) fn version(&self) -> Result<u64, Problem> {
        self.needed("version")?.parse().map_err(|_| Kind::BadForm.into())
    }

    pub(crate) fn seat(&self) -> Result<Option<Seat>, Problem> {
        self.number("seat").map(|seat| seat.map(Seat))
    }

    /// Which page of a list is asked for: the first if none is.
    pub(crate) fn page(&self, name: &str) -> Result<u32, Problem> {
        const LAST: u32 = 10_000;
        Ok(self.number::<u32>(name)?.unwrap_or(0).min(LAST))
    }

    /// A number, if the field is there.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &str) -> Result<Option<N>, Problem> {
        let given = self.get(name).filter(|text| !text.is_empty());
        given.map(|text| text.parse().map_err(|_| Kind::BadForm.into())).transpose()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Fields {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Fields, Problem> {
        let Query(fields) = Query::try_from_uri(&parts.uri)
            .map_err(|rejection| Problem::because(Kind::BadRequest, rejection.body_text()))?;
        Ok(Fields(fields))
    }
}

impl<S: Send + Sync> FromRequest<S> for Posted {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Posted, Problem> {
        let form = request.extract::<Form<Vec<(String, String)>>, _>().await;
        let Form(fields) = form.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::from(Kind::TooLarge),
            _ => Kind::BadForm.into(),
        })?;
        Ok(Posted(Fields(fields)))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let bytes = Bytes::from_request(request, state).await.map_err(unreadable_bytes)?;
        let body =
            serde_json::from_slice(&bytes).map_err(|error| Problem::because(Kind::BadRequest, error.to_string()))?;
        Ok(Body(body))
    }
}

pub(crate) fn unreadable_bytes(rejection: BytesRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge.into(),
        _ => Problem::because(Kind::BadRequest, rejection.body_text()),
    }
}
