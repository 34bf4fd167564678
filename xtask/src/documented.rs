//! Whether public functions say what they promise: a sentence stands above each, in a crate and in a contract. And whether the files
//! that our pages lead to are there.

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

/// Names of files of the program in a page, as it writes them: `rules/expand.rs`.
fn named_files(page: &str) -> impl Iterator<Item = &str> {
    let is_file = |word: &&str| {
        let is_plain = word.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_./".contains(sign));
        is_plain && [".rs", ".js"].iter().any(|end| word.ends_with(end) && word.len() > end.len())
    };
    page.split('`').skip(1).step_by(2).filter(is_file)
}

#[test]
fn a_page_names_files_between_backticks() {
    let page = "See `rules/expand.rs`, then `cargo test`; not expand.rs, nor `crates/<game>/x.rs` or `*.rs`.";
    assert_eq!(named_files(page).collect::<Vec<_>>(), ["rules/expand.rs"]);
}

/// Whoever follows a page finds the room.
#[test]
fn every_file_that_a_page_names_is_there() {
    let workspace = Workspace::here();
    let paths: Vec<String> = ["crates", "xtask", "fuzz", "examples"]
        .iter()
        .flat_map(|folder| workspace.files_below(folder, &["rs", "js"]).unwrap())
        .map(|file| format!("/{}", file.path))
        .collect();
    let mut pages = workspace.files_below("docs", &["md"]).unwrap();
    for path in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] {
        pages.push(File { path: path.to_owned(), text: workspace.read(path).unwrap() });
    }
    for page in pages {
        for name in named_files(&page.text) {
            let is_there = paths.iter().any(|path| path.ends_with(&format!("/{name}")));
            assert!(is_there, "{} names {name}, which is not there", page.path);
        }
    }
}
