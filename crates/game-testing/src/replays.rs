//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use crate::{files_in, text_of};
use engine::{Game, Record, Table};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Every recorded game ends as its result says; what a result holds is for each game to say.
pub fn check<G: Game>(result_of: impl Fn(&Table<G>) -> Value) {
    let records = records();
    assert!(!records.is_empty(), "nothing is recorded");
    for file in records {
        let result: Value = read(&file.with_extension("result.json"));

        assert_eq!(result_of(&replayed(&file)), result, "{}", file.display());
    }
}

/// The tables of all recorded games, at their end.
pub fn tables<G: Game>() -> Vec<Table<G>> {
    records().iter().map(|file| replayed(file)).collect()
}

/// All that happened at a table.
pub fn events<G: Game>(table: &Table<G>) -> impl Iterator<Item = &G::Event> {
    table.opening().iter().chain(table.decisions().iter().flat_map(|decision| &decision.events))
}

fn records() -> Vec<PathBuf> {
    let is_result = |file: &PathBuf| file.to_string_lossy().ends_with(".result.json");
    files_in("tests/replays").into_iter().filter(|file| !is_result(file)).collect()
}

fn replayed<G: Game>(file: &Path) -> Table<G> {
    let record: Record = read(file);
    Table::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn read<T: DeserializeOwned>(file: &Path) -> T {
    serde_json::from_str(&text_of(file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
