//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use engine::{Game, Record, Table};
use sample_line::SampleLine;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn recorded_games_end_as_they_did() {
    let records = records();
    assert!(!records.is_empty(), "or nothing is tested");
    for file in records {
        let record: Record = read(&file);
        let table = Table::<SampleLine>::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let result: Value = read(&file.with_extension("result.json"));

        assert_eq!(result_of(table.game()), result, "{}", file.display());
    }
}

fn result_of(game: &SampleLine) -> Value {
    json!({ "over": game.is_over(), "standings": game.standings() })
}

fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| !file.to_string_lossy().ends_with(".result.json")).collect()
}

fn read<T: serde::de::DeserializeOwned>(file: &Path) -> T {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
