//! What sources must not name: clocks and files in rules, games in the server.

use super::{Crate, layers};
use crate::source::{lines_with_word, std_modules, without_comments, without_tests};
use crate::workspace::{File, Workspace};
use anyhow::Result;

/// Modules of `std` that reach the world outside.
const WORLDLY: &[&str] = &["env", "fs", "net", "process", "thread", "time"];

/// Other words that do.
const WORLDLY_WORDS: &[&str] = &["async", "await", "maud", "tokio", "rand::rng", "thread_rng", "OsRng", "SysRng"];

/// Folders of the pages that are every game's: no game has a name there either.
const PAGES_OF_ALL: &[&str] = &["crates/web-ui/src/pages", "crates/web-ui/src/table_page", "crates/web-ui/src/parts"];

/// What of the catalog is one game's, and crates that do without it.
const OF_ONE_GAME: &str = "catalog::legacy";
const KNOW_ALL_GAMES_ALIKE: &[&str] = &["storage", "server"];

/// Crates in whose code no game has a name.
const NAME_NO_GAME: &[&str] = &["sets", "engine", "railmap", "storage", "server", "goldenspike"];

pub(super) fn faults(workspace: &Workspace, crates: &[Crate], games: &[String]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for its in crates {
        let is_pure = layers::is_pure(&its.name, games);
        let names_no_game = NAME_NO_GAME.contains(&its.name.as_str());
        if !is_pure && !names_no_game {
            continue;
        }
        for file in workspace.files_below(&format!("crates/{}/src", its.name), &["rs"])? {
            if is_pure {
                faults.extend(worldly_words(&file));
            }
            if names_no_game {
                faults.extend(named_games(&file, games));
            }
            if KNOW_ALL_GAMES_ALIKE.contains(&its.name.as_str()) {
                faults.extend(uses_one_game(&file));
            }
        }
    }
    for folder in PAGES_OF_ALL {
        for file in workspace.files_below(folder, &["rs"])?.iter().filter(|file| !file.path.ends_with("tests.rs")) {
            faults.extend(named_games(file, games));
        }
    }
    Ok(faults)
}

/// Where a source takes one game's own things from the catalog.
fn uses_one_game(file: &File) -> Vec<String> {
    let code = without_comments(without_tests(&file.text));
    let lines = lines_with_word(&code, OF_ONE_GAME).into_iter();
    lines.map(|line| format!("{}:{line}: {OF_ONE_GAME} is one game's", file.path)).collect()
}

/// Where a source reaches for a clock, a file, the network, a thread, chance of its own or a page.
fn worldly_words(file: &File) -> Vec<String> {
    let code = without_comments(&file.text);
    let modules = std_modules(&code).into_iter().filter(|(_, name)| WORLDLY.contains(name));
    let modules = modules.map(|(line, name)| format!("{}:{line}: std::{name} in rules code", file.path));
    let words = WORLDLY_WORDS.iter().flat_map(|word| {
        lines_with_word(&code, word).into_iter().map(move |line| format!("{}:{line}: {word} in rules code", file.path))
    });
    modules.chain(words).collect()
}

/// Where a source names a game: its crate (`sample_line`) or exactly its slug (`"sample-line"`).
///
/// A slug inside a longer text is an example in the help, and tests at the foot of a file may name games.
fn named_games(file: &File, games: &[String]) -> Vec<String> {
    let code = without_comments(without_tests(&file.text));
    let mut faults = Vec::new();
    for game in games {
        let names = [game.replace('-', "_"), format!("\"{game}\"")];
        for line in names.iter().flat_map(|name| lines_with_word(&code, name)) {
            faults.push(format!("{}:{line}: names the game {game}; only the catalog may", file.path));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> File {
        File { path: "a.rs".to_string(), text: text.to_string() }
    }

    #[test]
    fn clocks_files_and_tasks_are_found() {
        let source = file("// std::fs is not used\nuse std::{fmt, time::Instant};\nasync fn f() { tokio::spawn(g()) }");

        assert_eq!(
            worldly_words(&source),
            ["a.rs:2: std::time in rules code", "a.rs:3: async in rules code", "a.rs:3: tokio in rules code",]
        );
    }

    #[test]
    fn the_server_takes_nothing_of_one_game() {
        let source = file("// catalog::legacy is not used\nuse catalog::legacy::Company;");

        assert_eq!(uses_one_game(&source), ["a.rs:2: catalog::legacy is one game's"]);
    }

    #[test]
    fn a_game_has_no_name_in_the_server_but_in_help_and_tests() {
        let games = ["sample-line".to_string()];
        let named = file("use sample_line::Game;\nif slug == \"sample-line\" {}");
        let unnamed = file(
            "/// Plays sample-line.\n#[arg(help = \"for example sample-line\")]\n#[cfg(test)]\nmod tests {\n use sample_line;\n}",
        );

        assert_eq!(
            named_games(&named, &games),
            [
                "a.rs:1: names the game sample-line; only the catalog may",
                "a.rs:2: names the game sample-line; only the catalog may",
            ]
        );
        assert_eq!(named_games(&unnamed, &games), [""; 0]);
    }
}
