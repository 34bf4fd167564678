use crate::running::{BAD_INPUT, ENVIRONMENT, a_record, goldenspike, scratch, scratch_arg};
use catalog::engine::Record;

#[test]
fn a_record_is_a_whole_game_in_the_promised_format() {
    let text = goldenspike(&["record", "american-rails", "--seats", "4", "--bots", "random", "--seed", "7"]).done();

    let start = r#"{"format":1,"game":"american-rails","rules":1,"options":{"#;
    assert!(text.starts_with(start), "{text}");
    let record: Record = serde_json::from_str(&text).unwrap();
    assert_eq!((record.seats.len(), record.seed.as_str()), (4, "7"));
    assert_eq!(text.lines().count(), record.actions.len() + 2, "one action a line");
    assert!(catalog::find("american-rails").unwrap().replay(&record).unwrap().is_over());
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let record = |bots: &str, seed: &str| {
        goldenspike(&["record", "american-rails", "--seats", "3", "--bots", bots, "--seed", seed]).done()
    };

    assert_eq!(record("conductor,random", "5"), record("conductor,random", "5"));
    assert_ne!(record("random", "5"), record("random", "6"));
    assert_ne!(goldenspike(&["record", "american-rails"]).done(), goldenspike(&["record", "american-rails"]).done());
}

#[test]
fn bots_sit_as_listed_and_give_their_names() {
    let text = goldenspike(&["record", "american-rails", "--bots", "conductor,random", "--seed", "1"]).done();

    let record: Record = serde_json::from_str(&text).unwrap();
    let names: Vec<&str> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Conductor 1", "Random 2", "Conductor 3", "Random 4"]);
}

#[test]
fn options_reach_the_table() {
    let options = r#"{"banker":"drawn","negotiation":false}"#;
    let text = goldenspike(&["record", "american-rails", "--bots", "random", "--options", options]).done();

    let record: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(record.options, serde_json::from_str::<serde_json::Value>(options).unwrap());
}

#[test]
fn a_record_can_be_written_to_a_file() {
    let file = scratch_arg("written.json");
    let args = ["record", "american-rails", "--seats", "4", "--bots", "random", "--seed", "7", "--out", &file];
    assert_eq!(goldenspike(&args).done(), "");

    let written: Record = serde_json::from_slice(&std::fs::read(scratch("written.json")).unwrap()).unwrap();
    assert_eq!(written, a_record());
}

#[test]
fn what_can_not_be_is_told_with_its_reason() {
    let refused = |args: &[&str]| goldenspike(&[&["record", "american-rails"], args].concat()).complaint(BAD_INPUT);

    assert!(refused(&["--seats", "9"]).contains("3 to 5 players"));
    assert!(refused(&["--seats", "3", "--bots", "random,random,random,random"]).contains("4 bots"));
    assert!(refused(&["--bots", "clever"]).contains("random"), "the bots are named");
    assert!(refused(&["--options", "{"]).contains("JSON"));
    assert!(refused(&["--options", r#"{"speed":9}"#]).contains("speed"));
    let nowhere = scratch_arg("no/such/folder.json");
    let complaint = goldenspike(&["record", "american-rails", "--out", &nowhere]).complaint(ENVIRONMENT);
    assert!(complaint.contains(&nowhere), "{complaint}");
}
