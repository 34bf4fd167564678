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
    assert!(text.contains("Not now: first name the railway whose share is sold. (AR-9.1)"), "{text}");
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
    let file = scratch_arg("whole-game.json");
    let text = play(&("1\na\n".repeat(600) + &file + "\n"), &["--bots", "random", "--as", "2"]).done();

    assert!(text.contains("The game is over.") && text.contains("place  player"), "{text}");
    // Whatever is typed after the end is the name of a file.
    let saved = text.lines().find_map(|line| line.split("The record is in ").nth(1)).expect("it was kept");
    assert!(goldenspike(&["verify", saved.trim_end_matches('.')]).done().contains("The game is over"));
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
    let text = play("?\n", &["--lang", "nl", "--seats", "3", "--bots", "conductor,random"]).done();

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

#[test]
fn a_file_is_replaced_only_if_its_name_is_typed_twice() {
    let (file, other) = (scratch_arg("precious.json"), scratch_arg("other.json"));
    std::fs::write(&file, "precious").unwrap();

    let text = play(&format!("q\n{file}\n{other}\n"), &[]).done();
    assert!(text.contains(&format!("There is a file {file} already.")), "{text}");
    assert!(text.contains(&format!("The record is in {other}.")), "{text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");

    let text = play(&format!("q\n{file}\n\n"), &[]).done();
    assert!(text.trim_end().ends_with("Goodbye."), "{text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");

    let text = play(&format!("q\n{file}\n{file}\n"), &[]).done();
    assert!(text.contains(&format!("The record is in {file}.")), "{text}");
    assert!(goldenspike(&["verify", &file]).done().contains("It is true."));
}

#[test]
fn a_stopped_game_goes_on_where_it_stopped() {
    let (first, second) = (scratch_arg("half.json"), scratch_arg("more.json"));
    let table = ["--seats", "3", "--as", "1", "--name", "Mary", "--bots", "random,greedy"];
    play(&format!("1\na\n1\na\n1\na\nq\n{first}\n"), &table).done();
    let decisions = |file: &str| {
        let record: catalog::engine::Record = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        (record.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>(), record.actions)
    };
    let (names, before) = decisions(&first);
    assert!(before.len() >= 3, "{before:?}");

    let text = goldenspike_reading(&format!("1\na\n1\na\nq\n{second}\n"), &["play", &first]).done();

    assert!(text.contains(&format!("The game goes on after {} decisions.", before.len())), "{text}");
    assert!(text.contains("You are Mary."), "{text}");
    let (same_names, after) = decisions(&second);
    assert_eq!(same_names, names, "everybody sits where they sat");
    assert!(after.len() > before.len() && after[..before.len()] == before[..], "nothing is played again");
    assert!(goldenspike(&["verify", &second]).done().contains("It is true."));
    let refused = goldenspike(&["play", &first, "--seats", "4"]).complaint(BAD_INPUT);
    assert!(refused.contains("leave out --seats"), "{refused}");
    let nowhere = goldenspike(&["play", "nowhere.json"]).complaint(BAD_INPUT);
    assert!(nowhere.contains("american-rails") && nowhere.contains("no file of that name"), "{nowhere}");
}

#[test]
fn steel_driver_is_bid_for_in_stones() {
    let auction = "1\n99\n".repeat(40);
    let text = goldenspike_reading(&auction, &["play", "steel-driver", "--seed", "1", "--seats", "3"]).done();

    assert!(text.contains(" stones: type ") && text.contains("99 stones can’t be bid"), "{text}");
    assert!(!text.contains('$') || !text.lines().any(|line| line.contains("type a") && line.contains('$')), "{text}");
}

#[test]
fn a_name_that_steers_the_terminal_is_refused() {
    let complaint = play("", &["--name", "\u{1b}[31mMary"]).complaint(BAD_INPUT);

    assert!(complaint.contains("a name has 1 to 24 visible characters"), "{complaint}");
    assert!(!complaint.contains('\u{1b}'), "{complaint:?}");
    play("", &["--name", &"x".repeat(25)]).complaint(BAD_INPUT);
    let mut by_login = crate::running::command(&["play", "american-rails"]);
    let said = by_login.env("USER", "\u{1b}[31mMary").stdin(std::process::Stdio::null()).output().unwrap();
    assert!(said.status.success() && !said.stdout.contains(&0x1b), "{}", String::from_utf8_lossy(&said.stdout));
}

#[test]
fn menus_fit_the_terminal() {
    for game in catalog::GAMES {
        let mut narrow = crate::running::command(&["play", game.slug(), "--seed", "1"]);
        let said = narrow.env("COLUMNS", "48").stdin(std::process::Stdio::null()).output().unwrap();
        let text = String::from_utf8(said.stdout).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let first = lines
            .iter()
            .rposition(|line| ["  1  ", "  a  "].iter().any(|key| line.starts_with(key)))
            .expect("a first choice");
        let menu = &lines[first..];
        assert!(menu.iter().all(|line| line.chars().count() <= 48), "{text}");
    }
}
