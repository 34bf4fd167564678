//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use engine::{Game, Table};
use game_testing::replays;
use sample_line::SampleLine;
use serde_json::{Value, json};

#[test]
fn recorded_games_end_as_they_did() {
    replays::check(result_of);
}

fn result_of(table: &Table<SampleLine>) -> Value {
    json!({ "over": table.game().is_over(), "standings": table.game().standings() })
}
