use crate::running::goldenspike;
use serde_json::json;

#[test]
fn programs_get_a_list_of_games() {
    let text = goldenspike(&["games", "--json"]).done();

    assert!(text.starts_with("[{\"slug\":\""), "{text}");
    let games: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
    assert!(games.contains(&json!({"slug": "american-rails", "title": "American Rails", "seats": [3, 5], "rules": 1})));
    assert_eq!(games.len(), catalog::GAMES.len());
}

#[test]
fn people_get_a_table_of_games() {
    let text = goldenspike(&["games"]).done();

    let line = text.lines().find(|line| line.starts_with("american-rails")).unwrap();
    assert!(line.contains("American Rails") && line.contains("3–5"), "{text}");
}
