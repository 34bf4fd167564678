//! Texts in English and Dutch, side by side.

use serde::{Deserialize, Serialize};

/// Both languages stand in the data: a missing one is an error when the file is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub en: String,
    pub nl: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_translation_is_a_clear_error() {
        let error = serde_json::from_str::<Text>(r#"{"en": "Payday"}"#).unwrap_err();

        assert!(error.to_string().starts_with("missing field `nl`"), "{error}");
    }
}
