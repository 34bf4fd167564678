use crate::running::{
    BAD_INPUT, ENVIRONMENT, a_record, fields_in_order, goldenspike, goldenspike_reading, scratch, scratch_arg, to_text,
};
use catalog::engine::Record;
use serde_json::Value;

fn replay(record: &Record, args: &[&str]) -> crate::running::Ran {
    goldenspike_reading(&to_text(record), &[&["replay", "-"], args].concat())
}

#[test]
fn programs_get_the_outcome() {
    let text = replay(&a_record(), &["--json"]).done();

    fields_in_order(&text, &["game", "over", "standings", "seat", "score", "rank", "digest"]);
    let outcome: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(outcome.as_object().unwrap().len(), 4);
    assert_eq!(outcome["game"], "american-rails");
    assert_eq!(outcome["over"], true);
    assert_eq!(outcome["standings"].as_array().unwrap().len(), 4);
    assert!(outcome["standings"].as_array().unwrap().iter().any(|standing| standing["rank"] == 1));
    assert_eq!(outcome["digest"].as_str().unwrap().len(), 64);
}

#[test]
fn a_file_and_standard_input_are_the_same() {
    let record = a_record();
    std::fs::write(scratch("replayed.json"), to_text(&record)).unwrap();

    let from_file = goldenspike(&["replay", &scratch_arg("replayed.json"), "--json"]).done();

    assert_eq!(from_file, replay(&record, &["--json"]).done());
}

#[test]
fn an_unfinished_game_is_not_over() {
    let mut record = a_record();
    record.actions.truncate(20);

    assert_eq!(replay(&record, &["--json"]).json()["over"], false);
}

#[test]
fn what_was_played_was_legal_at_that_moment() {
    let record = a_record();
    for at in [0, 1, 50, record.actions.len() - 1] {
        let played = &record.actions[at];
        let text = replay(&record, &["--json", "--at", &at.to_string(), "--as", "all"]).done();
        fields_in_order(&text, &["at", "to_act", "view", "legal"]);
        let moment: Value = serde_json::from_str(&text).unwrap();

        assert_eq!(moment["at"], at);
        assert_eq!(moment["to_act"], serde_json::json!([played.seat.0]));
        assert!(moment["view"]["railways"].is_array());
        let legal = moment["legal"][played.seat.0.to_string()].as_array().unwrap();
        assert!(legal.len() > 1 && legal.contains(&played.action), "{} is not in {legal:?}", played.action);
    }
}

#[test]
fn a_seat_sees_its_own_choices_only() {
    let record = a_record();
    let (mine, other) = (record.actions[10].seat.0.to_string(), ((record.actions[10].seat.0 + 1) % 4).to_string());

    let moment = replay(&record, &["--json", "--at", "10", "--as", &mine]).json();
    assert_eq!(moment["legal"].as_object().unwrap().keys().collect::<Vec<_>>(), [&mine]);
    let moment = replay(&record, &["--json", "--at", "10", "--as", &other]).json();
    assert!(moment["legal"].as_object().unwrap().is_empty());
}

#[test]
fn the_end_has_a_moment_without_choices() {
    let record = a_record();
    let at = record.actions.len().to_string();

    let moment = replay(&record, &["--json", "--at", &at]).json();

    assert_eq!(moment["to_act"], serde_json::json!([]));
    assert_eq!(moment["legal"], serde_json::json!({}));
}

#[test]
fn people_get_the_story_in_their_language() {
    let record = a_record();
    let english = replay(&record, &[]).done();
    let dutch = replay(&record, &["--lang", "nl"]).done();

    assert!(english.contains("Random 1 keeps the bank"), "{english}");
    assert!(english.contains("place  player"), "{english}");
    assert!(dutch.contains("plaats  speler") && !dutch.contains("keeps the bank"), "{dutch}");
    for text in [english, dutch] {
        assert!(!text.contains(" ar-"), "a sentence is missing: {text}");
    }
}

#[test]
fn people_get_a_moment_in_words() {
    let text = replay(&a_record(), &["--at", "0"]).done();

    assert!(text.contains("NeY") && text.contains("Random 1: name a railway for auction"), "{text}");
    assert!(text.contains("  1  Auction a share of American"), "{text}");
}

#[test]
fn what_is_not_there_is_bad_input() {
    let record = a_record();
    assert!(replay(&record, &["--at", "99999"]).complaint(BAD_INPUT).contains("decisions"));
    assert!(replay(&record, &["--as", "4"]).complaint(BAD_INPUT).contains("0 to 3"));
    replay(&record, &["--as", "Anna"]).complaint(BAD_INPUT);
    replay(&record, &["--lang", "fr"]).complaint(BAD_INPUT);
    let missing = goldenspike(&["replay", &scratch_arg("missing.json")]).complaint(ENVIRONMENT);
    assert!(missing.contains("missing.json"), "{missing}");
}

#[test]
fn what_is_no_record_is_bad_input() {
    for text in ["", "{}", "[1,2", "\u{0}\u{1}", r#"{"format":1}"#] {
        let complaint = goldenspike_reading(text, &["replay", "-"]).complaint(BAD_INPUT);
        assert!(complaint.contains("not a record"), "{text}: {complaint}");
    }
    let other_game = Record { game: "monopoly".into(), ..a_record() };
    assert!(replay(&other_game, &[]).complaint(BAD_INPUT).contains("monopoly"));
    let other_rules = Record { rules: 99, ..a_record() };
    assert!(replay(&other_rules, &[]).complaint(BAD_INPUT).contains("99"));
    let other_format = Record { format: 7, ..a_record() };
    assert!(replay(&other_format, &[]).complaint(BAD_INPUT).contains('7'));
}

#[test]
fn an_edited_record_is_refused_whichever_moment_is_asked_for() {
    let mut record = a_record();
    record.actions[60].seat.0 = (record.actions[60].seat.0 + 1) % 4;

    let complaint = replay(&record, &["--at", "5"]).complaint(BAD_INPUT);

    assert!(complaint.contains("61") && complaint.contains("verify"), "{complaint}");
}
