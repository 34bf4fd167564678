//! `cargo xtask rules`: which tests cover each rule, and which rules have none.

mod cited;
mod digest;
mod id;

use crate::workspace::{File, Workspace};
use anyhow::{Result, bail};
use cited::Test;
use digest::Digest;
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// Every game with its rules and their tests.
#[derive(Debug, Serialize)]
struct Coverage {
    games: Vec<GameCoverage>,
    /// Ids that are named somewhere and that no digest has.
    unknown: Vec<Mention>,
    /// Where a translated digest differs from the English one.
    untranslated: Vec<String>,
}

#[derive(Debug, Serialize)]
struct GameCoverage {
    game: String,
    /// A digest may be there before its crate; then nothing is asked of it.
    has_crate: bool,
    rules: Vec<RuleCoverage>,
}

#[derive(Debug, Serialize)]
struct RuleCoverage {
    id: String,
    tests: Vec<Test>,
    /// Why the digest says it can't be tested.
    not_tested: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Mention {
    id: String,
    file: String,
    line: usize,
}

pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let coverage = cover(workspace)?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&coverage)?);
    } else {
        coverage.games.iter().for_each(print);
    }
    coverage.verdict()
}

/// The same question without the list.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let coverage = cover(workspace)?;
    coverage.games.iter().for_each(|game| println!("{}", game.summary()));
    coverage.verdict()
}

/// Every digest in `rules/`, which is how a game is known to exist.
pub(crate) fn games(workspace: &Workspace) -> Result<Vec<String>> {
    Ok(digests(workspace)?.into_iter().map(|digest| digest.game).collect())
}

/// The letters that a game's rule ids begin with, by game.
pub(crate) fn prefixes(workspace: &Workspace) -> Result<Vec<(String, String)>> {
    let prefix_of = |digest: Digest| Some((digest.prefix()?.to_string(), digest.game));
    Ok(digests(workspace)?.into_iter().filter_map(prefix_of).collect())
}

fn digests(workspace: &Workspace) -> Result<Vec<Digest>> {
    let files = workspace.files_below("rules", &["md"])?;
    files.iter().filter(|file| !is_translation(file)).map(Digest::read).collect()
}

/// `rules/nl/american-rails.md` is `rules/american-rails.md` in Dutch.
fn is_translation(file: &File) -> bool {
    file.path.matches('/').count() > 1
}

/// A translated digest numbers the same paragraphs in the same order: what differs, in words.
fn untranslated(workspace: &Workspace) -> Result<Vec<String>> {
    let digests = digests(workspace)?;
    let mut faults = Vec::new();
    for file in workspace.files_below("rules", &["md"])?.iter().filter(|file| is_translation(file)) {
        let translated = Digest::read(file)?;
        let Some(original) = digests.iter().find(|digest| digest.game == translated.game) else {
            faults.push(format!("{}: there is no digest of that name to translate", file.path));
            continue;
        };
        faults.extend(differences(&file.path, original, &translated));
    }
    Ok(faults)
}

fn differences(path: &str, original: &Digest, translated: &Digest) -> Vec<String> {
    let ids = |digest: &Digest| digest.rules.iter().map(|rule| rule.id.clone()).collect::<Vec<String>>();
    let (original, translated) = (ids(original), ids(translated));
    let missing = original.iter().filter(|id| !translated.contains(id)).map(|id| format!("{path}: {id} is missing"));
    let extra = translated.iter().filter(|id| !original.contains(id)).map(|id| format!("{path}: there is no {id}"));
    let faults: Vec<String> = missing.chain(extra).collect();
    if faults.is_empty() && original != translated {
        return vec![format!("{path}: its paragraphs are in another order")];
    }
    faults
}

fn cover(workspace: &Workspace) -> Result<Coverage> {
    let crates = workspace.names_in("crates")?;
    let mut files = Vec::new();
    for name in &crates {
        for folder in ["src", "tests"] {
            files.extend(workspace.files_below(&format!("crates/{name}/{folder}"), &["rs", "md"])?);
        }
    }
    let tests = files.iter().flat_map(cited::tests_in).collect();
    files.extend(workspace.files_below("rules", &["md"])?);
    let named = files.iter().flat_map(cited::ids_of_file).collect();
    let coverage = join(digests(workspace)?, &crates, tests, named);
    Ok(Coverage { untranslated: untranslated(workspace)?, ..coverage })
}

/// Puts rules and tests together. `named` are all ids that any file names.
fn join(digests: Vec<Digest>, crates: &[String], tests: Vec<(Test, Vec<String>)>, named: Vec<Mention>) -> Coverage {
    let mut tests_of: HashMap<String, Vec<Test>> = HashMap::new();
    for (test, ids) in tests {
        for id in ids {
            tests_of.entry(id).or_default().push(test.clone());
        }
    }
    let known: BTreeSet<String> = digests.iter().flat_map(|digest| &digest.rules).map(|rule| rule.id.clone()).collect();
    let prefixes: BTreeSet<String> = known.iter().map(|id| id::prefix(id).to_string()).collect();
    let is_unknown = |named: &Mention| prefixes.contains(id::prefix(&named.id)) && !known.contains(&named.id);
    let unknown: BTreeSet<Mention> = named.into_iter().filter(is_unknown).collect();

    let games = digests.into_iter().map(|digest| GameCoverage {
        has_crate: crates.contains(&digest.game),
        game: digest.game,
        rules: digest
            .rules
            .into_iter()
            .map(|rule| RuleCoverage {
                tests: tests_of.remove(&rule.id).unwrap_or_default(),
                id: rule.id,
                not_tested: rule.not_tested,
            })
            .collect(),
    });
    Coverage { games: games.collect(), unknown: unknown.into_iter().collect(), untranslated: Vec::new() }
}

impl Coverage {
    fn verdict(&self) -> Result<()> {
        let faults = self.faults();
        if !faults.is_empty() {
            bail!("{}", faults.join("\n"));
        }
        Ok(())
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for game in self.games.iter().filter(|game| game.has_crate) {
            let untested: Vec<&str> =
                game.rules.iter().filter(|rule| rule.is_missing()).map(|rule| &*rule.id).collect();
            if !untested.is_empty() {
                faults.push(format!(
                    "{}: no test names {} (name them in a test's `///` comment, or write `(Not tested: why)` in the digest)",
                    game.game,
                    untested.join(", ")
                ));
            }
        }
        let unknown = self.unknown.iter();
        faults.extend(unknown.map(|named| format!("{}:{}: no digest has {}", named.file, named.line, named.id)));
        faults.extend(self.untranslated.iter().cloned());
        faults
    }
}

impl GameCoverage {
    fn summary(&self) -> String {
        let tested = self.rules.iter().filter(|rule| !rule.tests.is_empty()).count();
        let excused = self.rules.iter().filter(|rule| rule.tests.is_empty() && rule.not_tested.is_some()).count();
        let note = if self.has_crate { "" } else { " (no crate yet)" };
        format!("{}{note}: {} rules, {tested} tested, {excused} with a reason not to be", self.game, self.rules.len())
    }
}

impl RuleCoverage {
    fn is_missing(&self) -> bool {
        self.tests.is_empty() && self.not_tested.is_none()
    }
}

fn print(game: &GameCoverage) {
    println!("{}", game.summary());
    for rule in &game.rules {
        println!("  {}", rule.id);
        for test in &rule.tests {
            println!("    {} ({}:{})", test.name, test.file, test.line);
        }
        if let Some(reason) = &rule.not_tested {
            println!("    not tested: {reason}");
        }
        if game.has_crate && rule.is_missing() {
            println!("    NO TEST");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_string(), text: text.to_string() }
    }

    #[test]
    fn a_translated_digest_has_the_same_paragraphs() {
        let read = |text: &str| Digest::read(&file("rules/sample-line.md", text)).unwrap();
        let original = read("- SL-1.1 One.\n- SL-1.2 Two.\n");
        let faults = |text: &str| differences("rules/nl/sample-line.md", &original, &read(text));

        assert_eq!(faults("- SL-1.1 Een.\n- SL-1.2 Twee.\n"), [""; 0]);
        assert_eq!(faults("- SL-1.1 Een.\n"), ["rules/nl/sample-line.md: SL-1.2 is missing"]);
        let extra = "- SL-1.1 Een.\n- SL-1.2 Twee.\n- SL-1.3 Drie.\n";
        assert_eq!(faults(extra), ["rules/nl/sample-line.md: there is no SL-1.3"]);
        let turned = "- SL-1.2 Twee.\n- SL-1.1 Een.\n";
        assert_eq!(faults(turned), ["rules/nl/sample-line.md: its paragraphs are in another order"]);
    }

    fn coverage(digest: &str, source: &str) -> Coverage {
        let digest = file("rules/sample-line.md", digest);
        let source = file("crates/sample-line/src/lib.rs", source);
        let named = [&digest, &source].into_iter().flat_map(cited::ids_of_file).collect();
        let digests = vec![Digest::read(&digest).unwrap()];
        join(digests, &["sample-line".to_string()], cited::tests_in(&source), named)
    }

    #[test]
    fn a_rule_without_a_test_is_a_fault() {
        let found = coverage(
            "- SL-1.1 One.\n- SL-1.10 Ten.\n- SL-1.2 Two. (Not tested: talk.)",
            "/// SL-1.10: ten\n#[test]\nfn ten() {}",
        );

        assert_eq!(found.games[0].rules[1].tests[0].name, "ten");
        let faults = found.faults();
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("sample-line: no test names SL-1.1 ("), "{faults:?}");
    }

    #[test]
    fn an_id_that_no_digest_has_is_a_fault() {
        let found = coverage("- SL-1.1 One.", "/// SL-1.1, SL-1.3\n#[test]\nfn one() {}\n// AB-7.7 is another game's");

        assert_eq!(found.faults(), ["crates/sample-line/src/lib.rs:1: no digest has SL-1.3"]);
    }

    #[test]
    fn a_digest_without_a_crate_asks_for_nothing() {
        let digest = Digest::read(&file("rules/later.md", "- LA-1.1 Later.")).unwrap();

        assert_eq!(join(vec![digest], &[], Vec::new(), Vec::new()).faults(), [""; 0]);
    }
}
