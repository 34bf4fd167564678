use crate::running::{
    BAD_INPUT, ENVIRONMENT, NEGATIVE, Ran, a_record, goldenspike, goldenspike_reading, scratch_arg, to_text,
};
use catalog::engine::{FairSeed, Record};
use serde_json::{Value, json};

fn verify(record: &Record, args: &[&str]) -> Ran {
    goldenspike_reading(&to_text(record), &[&["verify", "-"], args].concat())
}

/// A game whose seed server and players made together.
fn a_fair_record() -> Record {
    let fair = FairSeed::new("the server's part".into(), vec!["Anna's part".into(), "Erik's part".into()]);
    let args = ["record", "american-rails", "--bots", "random", "--seed", fair.seed().as_str()].map(str::to_owned);
    let text = goldenspike(&args.iter().map(String::as_str).collect::<Vec<_>>()).done();
    Record { fair: Some(fair), ..serde_json::from_str(&text).unwrap() }
}

#[test]
fn a_true_record_is_confirmed() {
    let record = a_record();

    let text = verify(&record, &[]).done();

    assert!(text.starts_with("It is true.\n"), "{text}");
    assert!(text.contains(&format!("all {} moves", record.actions.len())), "{text}");
    assert!(text.contains("does not say how its seed was made"), "{text}");
}

#[test]
fn programs_get_the_verdict_and_the_outcome() {
    let verdict = verify(&a_fair_record(), &["--json"]).json();

    assert_eq!((&verdict["true"], &verdict["over"], &verdict["fair"]), (&json!(true), &json!(true), &json!(true)));
    assert_eq!(verdict["seats_that_added"], 2);
    assert_eq!(verdict["digest"].as_str().unwrap().len(), 64);
}

#[test]
fn an_illegal_move_is_named_with_its_reason_and_rule() {
    let mut record = a_record();
    let bid = record.actions.iter().position(|played| played.action["do"] == "bid").unwrap();
    record.actions[bid].action["dollars"] = json!(999);

    let complaint = verify(&record, &[]).complaint(NEGATIVE);

    assert!(complaint.contains(&format!("move {},", bid + 1)), "{complaint}");
    assert!(complaint.contains("can’t bid $999") && complaint.contains("AR-2.1"), "{complaint}");
    let ran = verify(&record, &["--json"]);
    assert_eq!(ran.code, NEGATIVE);
    let verdict: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(verdict["true"], false);
    assert_eq!(verdict["move"], bid + 1);
    assert_eq!(verdict["rule"], "AR-2.1");
}

#[test]
fn a_move_by_the_wrong_player_or_after_the_end_is_found() {
    let mut record = a_record();
    record.actions[30].seat.0 = (record.actions[30].seat.0 + 1) % 4;
    assert!(verify(&record, &[]).complaint(NEGATIVE).contains("move 31,"));

    let mut record = a_record();
    let last = record.actions[record.actions.len() - 1].clone();
    record.actions.push(last);
    let complaint = verify(&record, &[]).complaint(NEGATIVE);
    assert!(
        complaint.contains(&format!("move {},", record.actions.len())) && complaint.contains("over"),
        "{complaint}"
    );
}

#[test]
fn a_move_that_is_no_move_is_found() {
    let mut record = a_record();
    record.actions[4].action = json!({"do": "derail"});

    assert!(verify(&record, &[]).complaint(NEGATIVE).contains("move 5,"));
}

#[test]
fn another_seed_is_found_out_where_it_was_made_together() {
    let fair = a_fair_record();
    let kept = verify(&fair, &[]).done();
    assert!(kept.contains("which it had committed to"), "{kept}");
    assert_eq!(kept.matches("somebody whom the record does not name").count(), 2, "{kept}");

    let mut other_server = fair.clone();
    other_server.fair.as_mut().unwrap().server = "a better part".into();
    assert!(verify(&other_server, &[]).complaint(NEGATIVE).contains("committed"));
    let mut other_player = fair.clone();
    other_player.fair.as_mut().unwrap().players[0] = "a better part".into();
    assert!(verify(&other_player, &[]).complaint(NEGATIVE).contains("seed"));
}

#[test]
fn who_added_what_is_told_and_no_more_than_the_record_says() {
    let fair = FairSeed::new("the server's part".into(), vec!["4f3a 0".into(), "77aa\u{1b}[31m 2".into()]);
    let text = goldenspike(&["record", "american-rails", "--bots", "random", "--seed", fair.seed().as_str()]).done();
    let record = Record { fair: Some(fair), ..serde_json::from_str(&text).unwrap() };
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();

    let told = verify(&record, &[]).done();

    assert!(told.contains(&format!("  {} (seat 0): 4f3a 0\n", names[0])), "{told}");
    assert!(told.contains(&format!("  {} (seat 2): 77aa\u{FFFD}[31m 2\n", names[2])), "{told}");
    assert!(told.contains(&format!("Nothing was added by {}, {}.", names[1], names[3])), "{told}");
    assert!(told.contains("only that player can tell"), "{told}");
    let parts = verify(&record, &["--json"]).json()["parts"].clone();
    assert_eq!((&parts[0]["seat"], &parts[0]["part"], &parts[1]["seat"]), (&json!(0), &json!("4f3a 0"), &json!(2)));

    let alone = FairSeed::new("the server's part".into(), Vec::new());
    let text = goldenspike(&["record", "american-rails", "--bots", "random", "--seed", alone.seed().as_str()]).done();
    let record = Record { fair: Some(alone), ..serde_json::from_str(&text).unwrap() };
    assert!(verify(&record, &[]).done().contains("The server alone made the seed"));
}

/// AR-1.2: with three players the seed decides which railway is out, so another seed makes other moves illegal.
#[test]
fn draws_come_from_the_seed() {
    let text = goldenspike(&["record", "american-rails", "--seats", "3", "--bots", "random", "--seed", "1"]).done();
    let record: Record = serde_json::from_str(&text).unwrap();
    let codes: Vec<i32> = (1..=12)
        .map(|seed| verify(&Record { seed: catalog::engine::Seed::new(seed.to_string()), ..record.clone() }, &[]).code)
        .collect();

    assert_eq!(codes[0], 0);
    assert!(codes.contains(&NEGATIVE), "{codes:?}");
}

#[test]
fn what_is_no_record_is_neither_true_nor_false() {
    goldenspike_reading("nonsense", &["verify", "-"]).complaint(BAD_INPUT);
    goldenspike(&["verify", &scratch_arg("missing.json")]).complaint(ENVIRONMENT);
}

#[test]
fn a_name_of_any_length_is_shown_short() {
    let mut record = a_record();
    for seat in &mut record.seats {
        seat.name = "x".repeat(65_536);
    }

    let text = verify(&record, &[]).done();

    assert!(text.contains(&("x".repeat(23) + "…")) && !text.contains(&"x".repeat(24)), "{text}");
}

#[test]
fn nothing_in_a_record_steers_the_terminal() {
    let mut record = a_record();
    let steering = "\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}";
    for seat in &mut record.seats {
        seat.name = steering.to_owned();
    }
    record.options["banker"] = json!(steering);
    let (mut bad_move, mut other_game) = (record.clone(), record.clone());
    bad_move.options = a_record().options;
    bad_move.actions[0].action = json!({ "do": steering });
    other_game.game = steering.to_owned();

    for record in [&record, &bad_move, &other_game] {
        for command in [&["verify", "-"][..], &["verify", "-", "--json"], &["replay", "-"], &["replay", "-", "--json"]]
        {
            let ran = goldenspike_reading(&to_text(record), command);
            let steers = |sign: char| sign != '\n' && (sign.is_control() || sign == '\u{202e}');
            assert!(!ran.out.contains(steers) && !ran.err.contains(steers), "{command:?}: {ran:?}");
        }
    }
}
