//! A text in every language the contents are written in, side by side.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// By the code of the language: `{"en": "Payday", "nl": "Betaaldag"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text(BTreeMap<String, String>);

impl Text {
    /// In the language of this code. That no text lacks one that the pages speak is a test of theirs.
    pub fn of(&self, language: &str) -> &str {
        self.0.get(language).map_or("", String::as_str)
    }

    /// The codes of the languages it is in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// What it says, in each language.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.0.values().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_each_language() {
        let text: Text = serde_json::from_str(r#"{"en": "Payday", "nl": "Betaaldag"}"#).unwrap();

        assert_eq!((text.of("en"), text.of("nl"), text.of("fr")), ("Payday", "Betaaldag", ""));
        assert!(text.languages().eq(["en", "nl"]) && text.all().eq(["Payday", "Betaaldag"]));
    }
}
