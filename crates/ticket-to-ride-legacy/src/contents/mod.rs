//! The campaign's contents as data: `contents/*.json`, compiled in, read once, checked by the tests.

pub(crate) mod boxes;
pub(crate) mod events;
pub(crate) mod growth;
pub(crate) mod postcards;
pub(crate) mod rules;
pub(crate) mod story;
pub(crate) mod text;
pub(crate) mod vocabulary;

use serde::de::DeserializeOwned;

/// Reads a contents file; a mistake in it stops every test with its line.
pub(crate) fn read<T: DeserializeOwned>(name: &str, text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("contents/{name}: {error}"))
}
