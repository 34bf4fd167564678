//! What README, the hosting page and the packaging say is true of this program.

use crate::running::goldenspike;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    std::fs::read_to_string(project().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The lines in blocks of code that call the program, without what is piped on and without remarks.
fn calls(text: &str) -> Vec<Vec<&str>> {
    let blocks = text.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(str::lines).filter_map(|line| line.split(['#', '|', '>']).next());
    lines
        .map(|line| line.split_whitespace().collect())
        .filter(|words: &Vec<_>| words.first() == Some(&"goldenspike"))
        .collect()
}

#[test]
fn every_documented_call_names_a_command_and_flags_that_exist() {
    for file in ["README.md", "docs/hosting.md"] {
        let text = read(file);
        let calls = calls(&text);
        assert!(calls.len() > 5, "{file}");
        for call in calls {
            // A command may have commands of its own.
            let commands = call.iter().skip(1).take_while(|word| !word.starts_with("--")).copied();
            let help = goldenspike(&commands.chain(["--help"]).collect::<Vec<_>>()).done();
            for flag in call.iter().filter(|word| word.starts_with("--")) {
                assert!(help.contains(flag), "{file}: {}", call.join(" "));
            }
        }
    }
}

/// Flags are also named in the middle of a sentence.
#[test]
fn every_setting_that_the_hosting_page_names_exists() {
    let (text, help) = (read("docs/hosting.md"), goldenspike(&["serve", "--help"]).done());
    let named = text.split('`').filter_map(|code| code.split(' ').next()).filter(|word| word.starts_with("--"));
    for flag in named {
        assert!(help.contains(flag), "{flag}");
    }
}

/// Variables of the environment that a file of the packaging sets.
fn variables(text: &str) -> BTreeSet<&str> {
    let starts = text.match_indices("GOLDENSPIKE_").map(|(place, _)| &text[place..]);
    starts.map(|rest| rest.split(|sign: char| !sign.is_ascii_uppercase() && sign != '_').next().unwrap()).collect()
}

#[test]
fn the_service_and_the_container_set_what_the_program_reads() {
    let help = goldenspike(&["serve", "--help"]).done();
    for file in ["packaging/goldenspike.service", "packaging/Containerfile"] {
        let text = read(file);
        let variables = variables(&text);
        assert!(variables.contains("GOLDENSPIKE_LISTEN") && variables.contains("GOLDENSPIKE_DATA"), "{file}");
        for variable in variables {
            assert!(help.contains(&format!("[env: {variable}]")), "{variable} in {file}");
        }
    }
    assert!(read("packaging/goldenspike.service").contains("\nExecStart=/usr/local/bin/goldenspike serve\n"));
}

#[test]
fn the_container_is_built_of_what_there_is() {
    let text = read("packaging/Containerfile");
    let rust = read("Cargo.toml").lines().find_map(|line| Some(line.strip_prefix("rust-version = ")?.replace('"', "")));

    assert!(text.contains(&format!("/rust:{}-", rust.unwrap())), "the compiler is the one the project names");
    assert!(text.contains("cargo build --release --locked --package goldenspike\n"));
    assert!(text.contains(" /src/target/release/goldenspike /usr/local/bin/goldenspike\n"));
    assert!(text.contains("\nENTRYPOINT [\"goldenspike\", \"serve\"]\n"));
    let ignored = read(".containerignore");
    for heavy in ["target", ".git"] {
        assert!(ignored.lines().any(|line| line == heavy), "{heavy} need not travel");
    }
}

#[test]
fn the_line_that_installs_it_names_the_crate_of_the_program() {
    let readme = read("README.md");
    let (_, rest) = readme.split_once("`cargo install --path ").expect("the line is there");
    let folder = rest.split('`').next().unwrap();

    assert!(read(&format!("{folder}/Cargo.toml")).contains("\nname = \"goldenspike\"\n"));
    assert!(project().join(folder).join("src/main.rs").is_file());
}

/// README: seats are numbered from 0, as in the record.
#[test]
fn seats_are_counted_the_same_everywhere() {
    assert!(read("README.md").contains("Seats are numbered from 0"));
    let told = goldenspike(&["simulate", "american-rails", "--seats", "3", "--bots", "random", "--games", "2"]).done();
    assert!(told.contains("seat 0 ") && told.contains("seat 2 ") && !told.contains("seat 3"), "{told}");

    let mut record = crate::running::a_record();
    record.actions[0].action = serde_json::json!({ "do": "nothing" });
    let first = record.actions[0].seat.0;
    let refused = crate::running::goldenspike_reading(&crate::running::to_text(&record), &["verify", "-"]);
    assert!(refused.err.contains(&format!("(seat {first})")), "{refused:?}");
}
