//! What the tests of every game share. Cargo runs them in the folder of the game's crate: there `tests/scenarios` and `tests/replays` are.
//!
//! (The conformance kit, which needs no files, is in `engine`.)

pub mod position;
pub mod replays;
pub mod scenario;
pub mod texts;

use std::path::{Path, PathBuf};

/// The files of a folder, by name.
fn files_in(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.unwrap_or_else(|error| panic!("{folder}: {error}")).path()).collect();
    files.sort();
    files
}

fn text_of(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
