//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use engine::{Game, Record, Table, Viewer};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use ticket_to_ride_legacy::{Event, LegacyGame};

#[test]
fn recorded_games_end_as_they_did() {
    for file in records() {
        let table = replayed(&file);
        let result: Value = read(&file.with_extension("result.json"));

        assert_eq!(result_of(table.game()), result, "{}", file.display());
    }
}

/// LG-1.13: games of 1865 and of a late chapter are recorded with every number of companies.
#[test]
fn every_number_of_companies_is_recorded() {
    let tables: Vec<Table<LegacyGame>> = records().iter().map(|file| replayed(file)).collect();
    let is_recorded = |seats: usize, fits: fn(u8) -> bool| {
        tables.iter().any(|table| table.seats() == seats && fits(table.options().chapter))
    };

    for seats in 2..=5 {
        assert!(is_recorded(seats, |chapter| chapter == 1), "no game of 1865 with {seats}");
        assert!(is_recorded(seats, |chapter| chapter >= 9), "no late game with {seats}");
    }
}

/// LG-4.6, LG-4.11, LG-5.1, LG-5.7, LG-6.3: what games hold is recorded: events, closed routes, the last round, a banished event, a box, growth, people, the
/// relief train, the Through Train.
#[test]
fn what_a_campaign_holds_is_recorded() {
    let tables: Vec<Table<LegacyGame>> = records().iter().map(|file| replayed(file)).collect();
    let some = |what: &str, is_it: fn(&Event) -> bool| {
        let mut events = tables.iter().flat_map(|table| {
            table.opening().iter().chain(table.decisions().iter().flat_map(|decision| &decision.events))
        });
        assert!(events.any(is_it), "no recorded game has {what}");
    };

    some("an event", |event| matches!(event, Event::EventTurned { .. }));
    some("a rebuilt deck", |event| matches!(event, Event::DeckRebuilt { .. }));
    some("three open locomotives", |event| matches!(event, Event::OpenCardsDiscarded));
    some("a closed route", |event| matches!(event, Event::RouteClosed { .. }));
    some("a company bonus", |event| matches!(event, Event::BonusEarned { .. }));
    some("a last round", |event| matches!(event, Event::LastRound { .. }));
    some("a banished event", |event| matches!(event, Event::EventBanished { .. }));
    some("an opened box", |event| matches!(event, Event::BoxOpened { .. }));
    some("growth", |event| matches!(event, Event::GrowthTaken { .. }));
    some("a traveller", |event| matches!(event, Event::PersonTravels { .. }));
    some("a postcard", |event| matches!(event, Event::PostcardMet { .. }));
    some("a card for the relief train", |event| matches!(event, Event::CardGiven { .. }));
    some("a stamp", |event| matches!(event, Event::StampEarned { .. }));
}

fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| !file.to_string_lossy().ends_with(".result.json")).collect()
}

fn replayed(file: &Path) -> Table<LegacyGame> {
    let record: Record = read(file);
    Table::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn read<T: serde::de::DeserializeOwned>(file: &Path) -> T {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// All that outlives the game (LG-1.14), and how long it was.
fn result_of(game: &LegacyGame) -> Value {
    json!({ "turns": game.view(Viewer::Spectator).turns, "outcome": game.outcome() })
}
