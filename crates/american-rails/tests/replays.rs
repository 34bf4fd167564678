//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use american_rails::{AmericanRails, EndReason, Phase};
use engine::{Game, Table, Viewer};
use game_testing::replays;
use serde_json::{Value, json};

#[test]
fn recorded_games_end_as_they_did() {
    replays::check(result_of);
}

/// AR-7.1: each way to end has a record with 3, 4 and 5 players; AR-7.2: one of the games is a tie.
#[test]
fn every_way_to_end_is_recorded() {
    let tables = replays::tables();
    for seats in 3..=5 {
        for reason in [EndReason::LastYear, EndReason::SharesGone, EndReason::SuppliesLow] {
            let ends_so = |table: &Table<AmericanRails>| table.seats() == seats && reasons(table) == [reason];
            assert!(tables.iter().any(ends_so), "{seats} players, {reason:?}");
        }
    }
    assert!(tables.iter().any(|table| table.game().standings().winners().count() == 2));
}

fn result_of(table: &Table<AmericanRails>) -> Value {
    let view = table.game().view(Viewer::Spectator);
    json!({
        "year": view.year,
        "ended_by": reasons(table),
        "money": view.players.iter().map(|player| player.money).collect::<Vec<_>>(),
        "winners": table.game().standings().winners().collect::<Vec<_>>(),
    })
}

/// None while the game goes on.
fn reasons(table: &Table<AmericanRails>) -> Vec<EndReason> {
    match table.game().view(Viewer::Spectator).phase {
        Phase::Finished { reasons } => reasons.iter().collect(),
        _ => Vec::new(),
    }
}
