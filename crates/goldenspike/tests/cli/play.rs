use crate::running::{BAD_INPUT, Ran, goldenspike, goldenspike_reading, scratch_arg};

fn play(typed: &str, args: &[&str]) -> Ran {
    goldenspike_reading(typed, &[&["play", "american-rails", "--seed", "1"], args].concat())
}

#[test]
fn the_end_of_the_input_is_a_polite_way_to_leave() {
    let text = play("", &[]).done();

    assert!(text.contains("You: name a railway for auction"), "{text}");
    assert!(text.trim_end().ends_with("Goodbye."), "{text}");
}

#[test]
fn choices_are_numbered_and_amounts_typed() {
    let text = play("5\n$11\nq\n\n", &["--bots", "random"]).done();

    assert!(text.contains("  5  Auction a share of Liberty"), "{text}");
    assert!(text.contains("Anna puts a share of Liberty up for auction."), "{text}");
    assert!(text.contains("$10 to $50: type an amount"), "{text}");
    assert!(text.contains("Anna bids $11 for Liberty."), "{text}");
}

#[test]
fn a_wrong_answer_is_explained_and_asked_again() {
    let text = play("99\nfly\n1\n9\n51\n", &[]).done();

    assert!(text.contains("“99” is none of the choices"), "{text}");
    assert!(text.contains("“fly” is none of the choices"), "{text}");
    assert!(text.contains("$9 can’t be bid: from $10 to $50."), "{text}");
    assert!(text.contains("$51 can’t be bid"), "{text}");
}

#[test]
fn a_decision_can_be_taken_back() {
    let text = play("u\n1\nu\n2\n", &[]).done();

    assert!(text.contains("You have not decided anything yet."), "{text}");
    assert!(text.contains("Back to your last decision."), "{text}");
    assert!(text.contains("Anna puts a share of National up for auction."), "{text}");
}

#[test]
fn help_rules_and_reasons_are_at_hand() {
    let text = play("?\nrule AR-2.7\nrule AR-99\nwhy\nwhy Buffalo\nwhy Liberty\nwhy Atlantis\nb\n", &[]).done();

    assert!(text.contains("take back your last decision"), "{text}");
    assert!(text.contains("AR-2.7 Bids are whole dollars"), "{text}");
    assert!(text.contains("There is no rule AR-99."), "{text}");
    assert!(text.contains("Why what?"), "{text}");
    assert!(text.contains("Not now: the table waits for the name of a railway. (AR-9.1)"), "{text}");
    assert!(text.contains("You can: it is one of the choices."), "{text}");
    assert!(text.contains("nothing here that is called “Atlantis”"), "{text}");
    assert_eq!(text.matches("NeY").count(), 2, "the board is shown again");
}

#[test]
fn the_record_can_be_kept_when_one_stops() {
    let file = scratch_arg("stopped.json");
    let text = play(&format!("1\n10\nq\n{file}\n"), &["--name", "Mary"]).done();
    assert!(text.contains(&format!("The record is in {file}.")), "{text}");

    let verdict = goldenspike(&["verify", &file]).done();
    assert!(verdict.contains("It is true.") && verdict.contains("not over yet"), "{verdict}");
    assert!(goldenspike(&["replay", &file]).done().contains("Mary"));
}

/// In an auction "1" is too little and "a" passes; elsewhere "1" is the first choice and "a" is none.
#[test]
fn a_whole_game_can_be_played_from_a_pipe() {
    let text = play(&"1\na\n".repeat(600), &["--bots", "random", "--as", "2"]).done();

    assert!(text.contains("The game is over.") && text.contains("place  player"), "{text}");
    // Whatever is typed after the end is the name of the file.
    let file = if text.contains("The record is in 1.") { "1" } else { "a" };
    assert!(goldenspike(&["verify", file]).done().contains("The game is over"));
}

#[test]
fn a_file_that_can_not_be_written_is_asked_for_again() {
    let (nowhere, file) = (scratch_arg("no/such/folder.json"), scratch_arg("second-try.json"));

    let text = play(&format!("q\n{nowhere}\n{file}\n"), &[]).done();

    assert!(text.contains("can't be written"), "{text}");
    assert!(text.contains(&format!("The record is in {file}.")), "{text}");
}

#[test]
fn a_game_for_one_needs_no_bots() {
    for game in catalog::GAMES.iter().filter(|game| game.seats().0 == 1) {
        let text = goldenspike(&["play", game.slug(), "--seats", "1"]).done();
        assert!(text.contains(game.title()) && text.trim_end().ends_with("Goodbye."), "{text}");
    }
}

#[test]
fn it_speaks_dutch() {
    let text = play("?\n", &["--lang", "nl", "--seats", "3", "--bots", "greedy,random"]).done();

    assert!(text.contains("3 spelers") && text.contains("neem je laatste beslissing terug"), "{text}");
    assert!(text.trim_end().ends_with("Tot ziens."), "{text}");
}

#[test]
fn what_can_not_be_is_bad_input() {
    for args in [&["--lang", "fr"], &["--seats", "6"], &["--as", "4"], &["--bots", "clever"]] {
        play("", args).complaint(BAD_INPUT);
    }
    play("", &["--seats", "3", "--bots", "random,random,random"]).complaint(BAD_INPUT);
}
