use crate::running::{BAD_INPUT, ENVIRONMENT, goldenspike, scratch};

const COMMANDS: [&str; 17] = [
    "tournament",
    "analyse",
    "serve",
    "games",
    "play",
    "simulate",
    "campaign",
    "record",
    "replay",
    "verify",
    "rules",
    "completions",
    "man",
    "lab",
    "backup",
    "check",
    "move",
];

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

#[test]
fn every_shell_that_completes_gets_all_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = goldenspike(&["completions", shell]).done();
        for command in COMMANDS {
            assert!(script.contains(command), "{command} for {shell}");
        }
    }
    goldenspike(&["completions", "abacus"]).complaint(BAD_INPUT);
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let page = goldenspike(&["man"]).done();
    assert!(page.contains(".TH goldenspike 1") && page.contains("goldenspike\\-play(1)"), "{page}");

    let folder = scratch("man");
    goldenspike(&["man", "--out", folder.to_str().unwrap()]).done();
    for command in COMMANDS {
        let page = std::fs::read_to_string(folder.join(format!("goldenspike-{command}.1"))).unwrap();
        assert!(page.contains("Examples:"), "{page}");
    }
    goldenspike(&["man", "--out", "/dev/null/man"]).complaint(ENVIRONMENT);
}

/// Every line that the README shows, run by a shell as a reader would run it; only the thousand games are fewer.
#[test]
fn the_commands_of_the_readme_do_what_it_says() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).unwrap();
    let commands: Vec<&str> = readme.lines().filter(|line| line.starts_with("goldenspike ")).collect();
    assert!(commands.len() >= 7, "{commands:?}");
    let folder = scratch("readme");
    std::fs::create_dir_all(&folder).unwrap();
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_goldenspike")).parent().unwrap();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    for line in commands {
        let line = line.replace("--games 1000", "--games 10");
        let ran = std::process::Command::new("sh")
            .args(["-c", &line])
            .current_dir(&folder)
            .env("PATH", &path)
            .stdin(std::process::Stdio::null())
            .output()
            .unwrap();
        assert!(ran.status.success(), "{line}: {}", String::from_utf8_lossy(&ran.stderr));
    }
}
