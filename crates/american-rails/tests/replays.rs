//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use american_rails::{AmericanRails, EndReason, Phase};
use engine::{Game, Record, Table, Viewer};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn recorded_games_end_as_they_did() {
    for file in records() {
        let table = replayed(&file);
        let result: Value = read(&file.with_extension("result.json"));

        assert_eq!(result_of(table.game()), result, "{}", file.display());
    }
}

/// AR-7.1: each way to end has a record with 3, 4 and 5 players; AR-7.2: one of the games is a tie.
#[test]
fn every_way_to_end_is_recorded() {
    let games: Vec<AmericanRails> = records().iter().map(|file| replayed(file).game().clone()).collect();
    for seats in 3..=5 {
        for reason in [EndReason::LastYear, EndReason::SharesGone, EndReason::SuppliesLow] {
            let ends_so = |game: &&AmericanRails| game.seats() == seats && reasons(game) == [reason];
            assert!(games.iter().find(ends_so).is_some(), "{seats} players, {reason:?}");
        }
    }
    assert!(games.iter().any(|game| game.standings().winners().count() == 2));
}

fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| !file.to_string_lossy().ends_with(".result.json")).collect()
}

fn replayed(file: &Path) -> Table<AmericanRails> {
    let record: Record = read(file);
    Table::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn read<T: serde::de::DeserializeOwned>(file: &Path) -> T {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn result_of(game: &AmericanRails) -> Value {
    let view = game.view(Viewer::Spectator);
    json!({
        "year": view.year,
        "ended_by": reasons(game),
        "money": view.players.iter().map(|player| player.money).collect::<Vec<_>>(),
        "winners": game.standings().winners().collect::<Vec<_>>(),
    })
}

/// None while the game goes on.
fn reasons(game: &AmericanRails) -> Vec<EndReason> {
    match game.view(Viewer::Spectator).phase {
        Phase::Finished { reasons } => reasons.iter().collect(),
        _ => Vec::new(),
    }
}
