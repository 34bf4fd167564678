//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use carnegie::{Action, AndrewScore, Carnegie, Event, Level, Score};
use engine::{Game, Table, Viewer};
use game_testing::replays;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[test]
fn recorded_games_end_as_they_did() {
    replays::check(result_of);
}

/// CA-9.2: alone at each of the four levels; with 2, 3 and 4 players. CA-8.4: one of the games is a tie; CA-9.8: one is won
/// against Andrew and others are lost.
#[test]
fn every_kind_of_table_is_recorded() {
    let tables: Vec<Table<Carnegie>> = replays::tables();
    for level in Level::ALL {
        assert!(tables.iter().any(|table| table.seats() == 1 && table.options().level == level), "{level:?}");
    }
    for seats in 2..=4 {
        assert!(tables.iter().any(|table| table.seats() == seats), "{seats} players");
    }
    assert!(tables.iter().any(|table| table.game().standings().winners().count() == 2));
    assert!(tables.iter().all(|table| table.game().is_over()));
    let solo: BTreeSet<Vec<String>> = tables.iter().filter(|table| table.seats() == 1).map(winners).collect();
    assert_eq!(solo, BTreeSet::from([vec!["Andrew".into()], vec!["Mary".into()]]));
}

/// The records hold every kind of decision, so that a change of any rule shows.
#[test]
fn every_kind_of_decision_is_recorded() {
    let tables: Vec<Table<Carnegie>> = replays::tables();
    let decisions = tables.iter().flat_map(|table| table.decisions());
    let kinds: BTreeSet<String> = decisions.map(|decision| kind(&decision.action)).collect();

    assert_eq!(kinds.len(), 22, "{kinds:?}");
}

fn kind(action: &Action) -> String {
    serde_json::to_value(action).unwrap()["do"].as_str().unwrap().to_owned()
}

fn result_of(table: &Table<Carnegie>) -> Value {
    let view = table.game().view(Viewer::Spectator);
    let scores: Vec<Score> = view.seats().map(|seat| view.score(seat)).collect();
    let andrew: Option<AndrewScore> = view.andrew_score();
    json!({ "scores": scores, "andrew": andrew, "won": winners(table) })
}

/// As the events of the game tell it.
fn winners(table: &Table<Carnegie>) -> Vec<String> {
    let names = ["Mary", "Thomas", "Anna", "Erik"];
    let won = replays::events(table).filter_map(|event| match event {
        Event::Won { seat, .. } => Some(names[seat.index()].into()),
        Event::AndrewWon { .. } => Some("Andrew".into()),
        _ => None,
    });
    won.collect()
}
