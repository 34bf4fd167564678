//! Where files name rules: the comments of tests, scenarios, and anywhere else.

use super::{Mention, id};
use crate::workspace::File;
use serde::Serialize;
use std::path::Path;

/// A test function or a scenario file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Test {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) line: usize,
}

/// The tests of a file, each with the ids it names: test functions by their `///` comment, a scenario as a whole.
pub(super) fn tests_in(file: &File) -> Vec<(Test, Vec<String>)> {
    if file.path.ends_with(".md") { scenario(file).into_iter().collect() } else { test_functions(file) }
}

/// Every id that a file names, with its line.
pub(super) fn ids_of_file(file: &File) -> Vec<Mention> {
    let mut named = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        let of_line = id::ids_in(line).into_iter();
        named.extend(of_line.map(|id| Mention { id: id.to_string(), file: file.path.clone(), line: index + 1 }));
    }
    named
}

fn scenario(file: &File) -> Option<(Test, Vec<String>)> {
    let ids = owned(id::ids_in(&file.text));
    let name = Path::new(&file.path).file_stem()?.to_string_lossy().into_owned();
    (!ids.is_empty()).then(|| (Test { name: format!("scenario {name}"), file: file.path.clone(), line: 1 }, ids))
}

/// Comment, attributes and function stand together; anything else between them begins anew.
fn test_functions(file: &File) -> Vec<(Test, Vec<String>)> {
    let mut tests = Vec::new();
    let (mut ids, mut is_test, mut in_attribute) = (Vec::new(), false, false);
    for (index, line) in file.text.lines().enumerate() {
        let line = line.trim();
        if let Some(comment) = line.strip_prefix("///") {
            ids.extend(owned(id::ids_in(comment)));
        } else if line.starts_with("#[") || in_attribute {
            is_test |= is_test_attribute(line);
            in_attribute = !line.ends_with(']');
        } else if is_test && let Some(name) = function_name(line) {
            let test = Test { name: name.to_string(), file: file.path.clone(), line: index + 1 };
            tests.push((test, std::mem::take(&mut ids)));
            is_test = false;
        } else if !line.starts_with("//") {
            ids.clear();
            is_test = false;
        }
    }
    tests
}

/// `#[test]`, also in `proptest!`, and `#[tokio::test(…)]`.
fn is_test_attribute(line: &str) -> bool {
    let Some(attribute) = line.strip_prefix("#[") else { return false };
    let end = attribute.find(['(', ']']).unwrap_or(attribute.len());
    attribute[..end].split("::").last().is_some_and(|name| name.trim() == "test")
}

fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let is_qualifier = |word: &str| matches!(word, "pub" | "pub(crate)" | "async" | "const");
    before.split_whitespace().all(is_qualifier).then_some(())?;
    after.split(['(', '<']).next().map(str::trim)
}

fn owned(ids: Vec<&str>) -> Vec<String> {
    ids.into_iter().map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(String, usize, Vec<String>)> {
        let file = File { path: path.to_string(), text: text.to_string() };
        tests_in(&file).into_iter().map(|(test, ids)| (test.name, test.line, ids)).collect()
    }

    #[test]
    fn tests_are_found_with_the_ids_above_them() {
        let source = r#"
/// SL-1.1: not a test.
fn helper() {}

/// SL-4.2: a mountain link costs $4,
/// as SL-4.3 says.
#[test]
#[should_panic(
    expected = "SL-9.9"
)]
fn mountains_cost_4() { SL-5.1 }

#[test]
fn names_no_rule() {}

proptest! {
    /// SL-6.1
    #[test]
    fn always(x in 0..3) {}
}

/// SL-7.1
#[tokio::test(flavor = "multi_thread")]
async fn pages_too() {}
"#;

        assert_eq!(
            found("crates/sample-line/src/rules/build.rs", source),
            [
                ("mountains_cost_4".to_string(), 11, vec!["SL-4.2".to_string(), "SL-4.3".to_string()]),
                ("names_no_rule".to_string(), 14, vec![]),
                ("always".to_string(), 19, vec!["SL-6.1".to_string()]),
                ("pages_too".to_string(), 24, vec!["SL-7.1".to_string()]),
            ]
        );
    }

    #[test]
    fn a_scenario_covers_what_it_names() {
        let scenario = "# Building (SL-4.2)\nAnna lays a link.";

        assert_eq!(
            found("crates/sample-line/tests/scenarios/building.md", scenario),
            [("scenario building".to_string(), 1, vec!["SL-4.2".to_string()])]
        );
        assert_eq!(found("crates/sample-line/tests/scenarios/README.md", "No rule."), []);
    }

    #[test]
    fn every_mention_is_found_with_its_line() {
        let file = File { path: "a.rs".to_string(), text: "x\nRule(\"SL-4.2\")".to_string() };

        assert_eq!(ids_of_file(&file), [Mention { id: "SL-4.2".into(), file: "a.rs".into(), line: 2 }]);
    }
}
