//! Whether public functions say what they promise: a sentence stands above each, in a crate and in a contract.

use crate::source::without_tests;
use crate::workspace::{File, Workspace};

/// The first lines of public functions, and of those in public traits, above which no sentence stands.
fn silent_functions(file: &File) -> Vec<String> {
    let lines: Vec<&str> = without_tests(&file.text).lines().collect();
    let mut is_contract = false;
    let mut silent = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        is_contract = line.starts_with("pub trait ") || (is_contract && *line != "}");
        let is_attribute = |line: &&str| line.starts_with("#[") || line.ends_with(")]");
        let above = lines[..at].iter().rev().map(|line| line.trim()).find(|line| !is_attribute(line));
        if is_public_function(line, is_contract) && !above.is_some_and(|above| above.starts_with("///")) {
            silent.push(format!("{}:{} {}", file.path, at + 1, line.trim()));
        }
    }
    silent
}

fn is_public_function(line: &str, in_contract: bool) -> bool {
    let code = line.trim_start();
    let indent = line.len() - code.len();
    let declared = match code.strip_prefix("pub ") {
        Some(declared) => declared,
        None if in_contract && indent == 4 => code,
        None => return false,
    };
    let declared = ["const ", "async ", "unsafe "].iter().fold(declared, |rest, word| rest.trim_start_matches(word));
    declared.starts_with("fn ")
}

#[test]
fn what_is_silent_is_named() {
    let text = "\
/// A table.
pub trait Table {
    fn seats(&self) -> usize;
    /// Whom it waits for.
    #[must_use]
    fn to_act(&self) -> Seat {
        fn inner() {}
    }
}
pub const fn open() {}
/// Ends it.
pub async fn close() {}
fn private() {}
";
    let file = File { path: "table.rs".to_owned(), text: text.to_owned() };
    assert_eq!(silent_functions(&file), ["table.rs:3 fn seats(&self) -> usize;", "table.rs:10 pub const fn open() {}"]);
}

/// Whoever uses a crate reads what it promises, not how it keeps that.
#[test]
fn every_public_function_says_what_it_promises() {
    let workspace = Workspace::here();
    let crates = workspace.names_in("crates").unwrap();
    let files = crates.iter().flat_map(|name| workspace.files_below(&format!("crates/{name}/src"), &["rs"]).unwrap());
    let is_of_tests = |file: &File| file.path.contains("/tests/") || file.path.ends_with("tests.rs");
    let silent: Vec<String> =
        files.filter(|file| !is_of_tests(file)).flat_map(|file| silent_functions(&file)).collect();
    assert_eq!(silent, [""; 0], "write above each what it promises");
}
