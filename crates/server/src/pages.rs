//! What browsers ask for: one file for each noun.

pub(crate) mod about;
pub(crate) mod example;
pub(crate) mod hint;
pub(crate) mod home;
pub(crate) mod how_to_play;
pub(crate) mod hurry;
pub(crate) mod language;
pub(crate) mod rules;
pub(crate) mod settings;

pub(crate) mod join;
pub(crate) mod mail;
pub(crate) mod me;
pub(crate) mod new_table;
pub(crate) mod notices;
pub(crate) mod replays;
pub(crate) mod upload;

pub(crate) mod campaign;

pub(crate) mod actions;
pub(crate) mod analysis;
pub(crate) mod gathering;
mod here;
pub(crate) mod lesson;
pub(crate) mod live;
pub(crate) mod own;
pub(crate) mod record;
pub(crate) mod rematch;
pub(crate) mod seat;
pub(crate) mod table;
pub(crate) mod talk;
pub(crate) mod undo;

pub(crate) mod assets;
pub(crate) mod health;

use crate::reader::Cookie;
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::response::{IntoResponse, Response};

/// After a post: look there.
pub(crate) fn see(path: &str, cookie: Option<Cookie>) -> Response {
    let cookie = cookie.map(|Cookie(value)| [(SET_COOKIE, value)]);
    let location = [(LOCATION, path.to_owned())];
    match cookie {
        Some(cookie) => (StatusCode::SEE_OTHER, location, cookie).into_response(),
        None => (StatusCode::SEE_OTHER, location).into_response(),
    }
}
