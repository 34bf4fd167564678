//! A text in several languages, side by side.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The language that every text has.
const ENGLISH: &str = "en";

/// By the code of the language: `{"en": "Payday", "nl": "Betaaldag"}`. It is always in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub struct Text(BTreeMap<String, String>);

impl Text {
    /// A text that nobody has translated yet.
    pub fn english(text: &str) -> Text {
        Text(BTreeMap::from([(ENGLISH.to_owned(), text.to_owned())]))
    }

    /// The same text in another language.
    pub fn translate(&mut self, language: &str, text: &str) {
        self.0.insert(language.to_owned(), text.to_owned());
    }

    /// In the language of this code; in English where nobody has translated it.
    pub fn of(&self, language: &str) -> &str {
        self.0.get(language).unwrap_or(&self.0[ENGLISH])
    }

    /// What it says, in each language it is in.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.0.values().map(String::as_str)
    }
}

impl TryFrom<BTreeMap<String, String>> for Text {
    type Error = &'static str;

    fn try_from(said: BTreeMap<String, String>) -> Result<Text, &'static str> {
        if said.contains_key(ENGLISH) { Ok(Text(said)) } else { Err("a text is in English, whatever else it is in") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_each_language_and_in_english_where_it_has_no_other() {
        let text: Text = serde_json::from_str(r#"{"en": "Payday", "nl": "Betaaldag"}"#).unwrap();

        assert_eq!((text.of("en"), text.of("nl"), text.of("fr")), ("Payday", "Betaaldag", "Payday"));
        assert!(text.all().eq(["Payday", "Betaaldag"]));
    }

    #[test]
    fn a_text_without_english_is_none() {
        assert!(serde_json::from_str::<Text>(r#"{"nl": "Betaaldag"}"#).is_err());
    }
}
