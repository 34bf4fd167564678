use crate::running::{BAD_INPUT, goldenspike};

const COMMANDS: [&str; 9] = ["serve", "games", "play", "simulate", "campaign", "record", "replay", "verify", "rules"];

#[test]
fn every_command_explains_itself_with_examples() {
    let all = goldenspike(&["--help"]).done();
    for command in COMMANDS {
        assert!(all.contains(command), "{all}");
        let help = goldenspike(&[command, "--help"]).done();
        assert!(help.contains("Examples:\n"), "{help}");
        assert!(help.contains(&format!("  goldenspike {command}")), "{help}");
    }
}

#[test]
fn the_exit_codes_are_documented() {
    let help = goldenspike(&["--help"]).done();

    for code in ["0", "1", "2", "3"] {
        assert!(help.contains(&format!("\n  {code}  ")), "{help}");
    }
}

#[test]
fn an_unknown_command_or_game_is_bad_input() {
    assert!(goldenspike(&["shunt"]).complaint(BAD_INPUT).contains("shunt"));
    assert!(goldenspike(&["rules", "monopoly"]).complaint(BAD_INPUT).contains("american-rails"), "the games are named");
}
