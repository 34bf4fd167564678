//! The languages the pages speak: every folder of word files is one.

use serde::{Deserialize, Serialize};

/// A language: a folder below `words/`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Lang(u8);

/// The names of the folders, English first: `build.rs` has found them.
const CODES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

#[allow(non_upper_case_globals)]
impl Lang {
    /// What has not been translated is said in this one.
    pub const En: Lang = Lang(0);
    /// The second one that says everything.
    pub const Nl: Lang = Lang::named("nl");

    pub const ALL: [Lang; CODES.len()] = {
        let mut all = [Lang::En; CODES.len()];
        let mut number = 0;
        while number < all.len() {
            all[number] = Lang(number as u8);
            number += 1;
        }
        all
    };

    /// The language of this folder: a program without it is not built.
    const fn named(code: &str) -> Lang {
        let mut number = 0;
        while number < CODES.len() {
            if is_same(CODES[number].as_bytes(), code.as_bytes()) {
                return Lang(number as u8);
            }
            number += 1;
        }
        panic!("no folder of words is called so")
    }

    /// The folder of its words, and what a browser calls it.
    pub fn code(self) -> &'static str {
        CODES[self.index()]
    }

    /// Its place in [`Lang::ALL`].
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The language of this code, if pages speak it.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The first language of an `Accept-Language` header that we speak: as the header names it, or without its country.
    pub fn accepted(header: &str) -> Lang {
        let spoken = |range: &str| {
            let name = range.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
            Lang::from_code(&name).or_else(|| Lang::from_code(name.split('-').next().unwrap_or_default()))
        };
        header.split(',').find_map(spoken).unwrap_or_default()
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut number = 0;
    while number < one.len() && number < other.len() && one[number] == other[number] {
        number += 1;
    }
    number == one.len() && number == other.len()
}

impl From<Lang> for &'static str {
    fn from(lang: Lang) -> &'static str {
        lang.code()
    }
}

impl TryFrom<String> for Lang {
    type Error = String;

    fn try_from(code: String) -> Result<Lang, String> {
        Lang::from_code(&code).ok_or_else(|| format!("no page speaks {code}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_taken() {
        assert_eq!(Lang::accepted("tlh-FR, nl-BE;q=0.8, en;q=0.5"), Lang::Nl);
        assert_eq!(Lang::accepted("EN-us;q=0.9, nl"), Lang::En);
        assert_eq!(Lang::accepted("tlh"), Lang::En);
        assert_eq!(Lang::accepted(""), Lang::En);
    }

    #[test]
    fn every_folder_of_words_is_a_language_and_english_the_first() {
        assert_eq!((Lang::En.code(), Lang::Nl.code()), ("en", "nl"));
        let folders = std::fs::read_dir("words").unwrap().map(|folder| folder.unwrap().file_name());
        for folder in folders {
            assert!(Lang::from_code(folder.to_str().unwrap()).is_some(), "{folder:?}");
        }
        assert_eq!(serde_json::to_string(&Lang::ALL[..2]).unwrap(), format!("[\"en\",{:?}]", Lang::ALL[1].code()));
        assert!(serde_json::from_str::<Lang>("\"tlh\"").is_err());
    }
}
