//! The languages the pages speak.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    #[default]
    En,
    Nl,
}

/// In the order of [`Lang::ALL`].
const CODES: [&str; Lang::ALL.len()] = ["en", "nl"];

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Nl];

    /// The folder of its words, and what a browser calls it.
    pub fn code(self) -> &'static str {
        CODES[self as usize]
    }

    /// The language of this code, if pages speak it.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The first language of an `Accept-Language` header that we speak.
    pub fn accepted(header: &str) -> Lang {
        header
            .split(',')
            .filter_map(|range| range.trim().get(..2))
            .find_map(|code| Lang::from_code(&code.to_ascii_lowercase()))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_taken() {
        assert_eq!(Lang::accepted("fr-FR, nl-BE;q=0.8, en;q=0.5"), Lang::Nl);
        assert_eq!(Lang::accepted("de"), Lang::En);
        assert_eq!(Lang::accepted(""), Lang::En);
    }
}
