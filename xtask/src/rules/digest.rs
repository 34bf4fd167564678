//! A digest: the numbered paragraphs of one game's rules.

use super::id;
use crate::workspace::File;
use anyhow::{Result, ensure};
use std::path::Path;

#[derive(Debug)]
pub(super) struct Digest {
    /// The file's name, and so the crate's.
    pub(super) game: String,
    pub(super) rules: Vec<Rule>,
}

#[derive(Debug, PartialEq)]
pub(super) struct Rule {
    pub(super) id: String,
    /// The reason in `(Not tested: …)`.
    pub(super) not_tested: Option<String>,
}

impl Digest {
    pub(super) fn read(file: &File) -> Result<Digest> {
        let mut rules: Vec<Rule> = Vec::new();
        for paragraph in paragraphs(&file.text) {
            let Some(id) = id_of_paragraph(&paragraph) else { continue };
            ensure!(!rules.iter().any(|rule| rule.id == id), "{}: {id} is there twice", file.path);
            rules.push(Rule { id: id.to_string(), not_tested: reason_not_to_test(&paragraph) });
        }
        let game = Path::new(&file.path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Digest { game, rules })
    }

    pub(super) fn prefix(&self) -> Option<&str> {
        self.rules.first().map(|rule| id::prefix(&rule.id))
    }
}

/// The list items, nested ones too, each with the lines that go on with it.
fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let words = line.trim();
        if words.starts_with("- ") {
            paragraphs.push(words.to_string());
            is_open = true;
        } else if words.is_empty() || words.starts_with('#') {
            is_open = false;
        } else if is_open && let Some(last) = paragraphs.last_mut() {
            last.push(' ');
            last.push_str(words);
        }
    }
    paragraphs
}

fn id_of_paragraph(paragraph: &str) -> Option<&str> {
    let first_word = paragraph.strip_prefix("- ")?.split_whitespace().next()?;
    let id = *id::ids_in(first_word).first()?;
    (id == first_word).then_some(id)
}

fn reason_not_to_test(paragraph: &str) -> Option<String> {
    let (_, reason) = paragraph.split_once("(Not tested:")?;
    let reason = reason.split(')').next()?.trim();
    (!reason.is_empty()).then(|| reason.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Digest> {
        Digest::read(&File { path: "rules/sample-line.md".to_string(), text: text.to_string() })
    }

    #[test]
    fn a_digest_is_read_with_nested_rules_and_reasons() {
        let digest = read(
            "# Sample Line\n- D marks a decision.\n\n## Track\n- SL-4.1 Track is laid\n  (Not tested: nobody\n  can.)\n  - SL-4.1.1 Nested, see SL-4.2.\n- SL-4.2 (Not tested:)\n",
        )
        .unwrap();

        assert_eq!((digest.game.as_str(), digest.prefix()), ("sample-line", Some("SL")));
        let rule = |id: &str, reason: Option<&str>| Rule { id: id.into(), not_tested: reason.map(Into::into) };
        assert_eq!(digest.rules, [rule("SL-4.1", Some("nobody can.")), rule("SL-4.1.1", None), rule("SL-4.2", None)]);
    }

    #[test]
    fn a_rule_that_is_there_twice_is_refused() {
        let refused = read("- SL-1.1 One.\n- SL-1.1 One again.").unwrap_err();

        assert_eq!(refused.to_string(), "rules/sample-line.md: SL-1.1 is there twice");
    }
}
