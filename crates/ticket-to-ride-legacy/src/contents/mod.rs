//! The campaign's contents as data: `contents/*.json`, compiled in, read once, checked by the tests.

/// A kind of card that a file of the contents prints: an id, a name and a text in each language, and what else `Printed` has.
macro_rules! printed_card {
    ($card:ident, $what:literal, file: $file:literal, word: $word:literal) => {
        static LINES: LazyLock<Vec<(String, Printed)>> = LazyLock::new(|| {
            let printed: Vec<Printed> = super::read($file, include_str!(concat!("../../contents/", $file)));
            printed.into_iter().map(|printed| (format!(concat!($word, "{}"), printed.id), printed)).collect()
        });

        impl $card {
            /// As files and URLs call it.
            pub fn id(self) -> &'static str {
                &self.printed().id
            }

            /// The id of its name in the word files: the words themselves are `name` and `text`.
            pub fn word(self) -> &'static str {
                &LINES[usize::from(self.0)].0
            }

            /// What stands on its head.
            pub fn name(self) -> &'static Text {
                &self.printed().name
            }

            /// What stands on it.
            pub fn text(self) -> &'static Text {
                &self.printed().text
            }

            fn printed(self) -> &'static Printed {
                &LINES[usize::from(self.0)].1
            }
        }

        engine::printed!($card, parse, $what, count: LINES.len(), limit: 64);
    };
}

pub(crate) mod boxes;
pub(crate) mod contracts;
pub(crate) mod endings;
pub(crate) mod events;
pub(crate) mod growth;
pub(crate) mod names;
pub(crate) mod people;
pub(crate) mod postcards;
pub(crate) mod rules;
pub(crate) mod story;
pub(crate) mod vocabulary;

#[cfg(test)]
mod checks;

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a contents file; a mistake in it stops every test with the file and the entry it is in.
pub(crate) fn read<T: DeserializeOwned>(name: &str, text: &str) -> Vec<T> {
    entries(name, text).unwrap_or_else(|mistake| panic!("{mistake}"))
}

fn entries<T: DeserializeOwned>(name: &str, text: &str) -> Result<Vec<T>, String> {
    // Only a mistake makes it worth looking at one entry after the other.
    serde_json::from_str(text).or_else(|_| entry_by_entry(name, text))
}

fn entry_by_entry<T: DeserializeOwned>(name: &str, text: &str) -> Result<Vec<T>, String> {
    let values: Vec<Value> = serde_json::from_str(text).map_err(|mistake| format!("contents/{name}: {mistake}"))?;
    let entry = |(index, value): (usize, Value)| {
        let title = title(index, &value);
        serde_json::from_value(value).map_err(|mistake| format!("contents/{name}, {title}: {mistake}"))
    };
    values.into_iter().enumerate().map(entry).collect()
}

/// What an entry is called: by its id, number or year, else by its place.
fn title(index: usize, value: &Value) -> String {
    let known = ["id", "number", "year"].iter().find_map(|key| Some(format!("{key} {}", value.get(key)?)));
    known.unwrap_or_else(|| format!("entry {}", index + 1))
}
