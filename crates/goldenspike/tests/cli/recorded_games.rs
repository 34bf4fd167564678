//! Every recorded game in the project replays and is true.

use crate::running::goldenspike;
use catalog::engine::Record;
use std::path::{Path, PathBuf};

/// The records in the games' `tests/replays` folders: of games that can be played already.
fn recorded_games() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies among the crates");
    let replays =
        crates.read_dir().unwrap().filter_map(|entry| entry.unwrap().path().join("tests/replays").read_dir().ok());
    let files = replays.flatten().map(|entry| entry.unwrap().path());
    files
        .filter(|path| {
            let record = std::fs::read(path).ok().and_then(|text| serde_json::from_slice::<Record>(&text).ok());
            record.is_some_and(|record| catalog::find(&record.game).is_some())
        })
        .collect()
}

#[test]
fn every_recorded_game_replays_to_its_end() {
    let games = recorded_games();
    assert!(games.len() >= 10, "or nothing is tested: {games:?}");
    for path in games {
        let outcome = goldenspike(&["replay", path.to_str().unwrap(), "--json"]).json();
        assert_eq!(outcome["over"], true, "{}", path.display());
        let verdict = goldenspike(&["verify", path.to_str().unwrap()]).done();
        assert!(verdict.starts_with("It is true."), "{}: {verdict}", path.display());
    }
}
