//! How somebody likes the pages.

use super::me::known;
use crate::app::App;
use crate::fields::Body;
use crate::preferences::changed;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::Json;
use catalog::web_ui::Preferences;
use serde_json::Value;
use std::collections::BTreeMap;

/// GET /api/me/settings
pub(crate) async fn settings(reader: Reader) -> Result<Json<BTreeMap<&'static str, Value>>, Problem> {
    known(&reader)?;
    Ok(Json(told(reader.preferences)))
}

/// POST /api/me/settings: those that are named change, on all pages and devices of theirs.
pub(crate) async fn keep(
    app: App,
    reader: Reader,
    Body(wanted): Body<BTreeMap<String, String>>,
) -> Result<Json<BTreeMap<&'static str, Value>>, Problem> {
    known(&reader)?;
    let is_ours = |name: &String| reader.preferences.words().iter().any(|(known, _)| known == name);
    if let Some(unknown) = wanted.keys().find(|name| !is_ours(name)) {
        return Err(Problem::because(Kind::BadRequest, format!("there is no setting {unknown:?}")));
    }
    let chosen = changed(reader.preferences, wanted.iter().map(|(name, word)| (name.as_str(), word.as_str())))?;
    app.keep_preferences(&reader, chosen).await?;
    Ok(Json(told(chosen)))
}

fn told(preferences: Preferences) -> BTreeMap<&'static str, Value> {
    preferences.words().into_iter().map(|(name, word)| (name, word.into())).collect()
}
