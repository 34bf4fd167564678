//! The block of ARCHITECTURE.md that lists every arrow: a fence called `arrows`, one line a crate, `bots -> engine, …`.

use super::{ARCHITECTURE, Crate};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::ops::Range;

const OPENS: &str = "```arrows\n";
const CLOSES: &str = "```";

/// Where the block and the manifests differ.
pub(super) fn faults(text: &str, crates: &[Crate]) -> Vec<String> {
    let Some(place) = place(text) else {
        return vec![format!("{ARCHITECTURE} has no block ```arrows: `cargo xtask arrows --write` fills one")];
    };
    let (listed, mut faults) = read(&text[place]);
    let real: BTreeSet<(String, String)> = crates.iter().flat_map(arrows_of).collect();
    for (from, to) in real.difference(&listed) {
        faults.push(format!("{ARCHITECTURE} does not list {from} -> {to}: a new arrow needs its reason there"));
    }
    for (from, to) in listed.difference(&real) {
        faults.push(format!("{ARCHITECTURE} lists {from} -> {to}, which no manifest has"));
    }
    faults
}

/// The text with the block as the manifests have it.
pub(super) fn rewritten(text: &str, crates: &[Crate]) -> Result<String> {
    let place = place(text).with_context(|| format!("{ARCHITECTURE} has no block ```arrows to write into"))?;
    let mut lines: Vec<String> = crates
        .iter()
        .filter(|its| !its.uses.is_empty())
        .map(|its| format!("{} -> {}\n", its.name, its.uses.iter().cloned().collect::<Vec<_>>().join(", ")))
        .collect();
    lines.sort();
    Ok(format!("{}{}{}", &text[..place.start], lines.concat(), &text[place.end..]))
}

/// Where the block's lines are.
fn place(text: &str) -> Option<Range<usize>> {
    let start = text.find(OPENS)? + OPENS.len();
    let end = start + text[start..].find(CLOSES)?;
    Some(start..end)
}

fn read(block: &str) -> (BTreeSet<(String, String)>, Vec<String>) {
    let (mut arrows, mut faults) = (BTreeSet::new(), Vec::new());
    for line in block.lines().filter(|line| !line.trim().is_empty()) {
        match line.split_once("->") {
            Some((from, to)) => {
                arrows.extend(to.split(',').map(|to| (from.trim().to_string(), to.trim().to_string())));
            }
            None => faults.push(format!("{ARCHITECTURE}: can't read the arrow {line:?}")),
        }
    }
    (arrows, faults)
}

fn arrows_of(its: &Crate) -> impl Iterator<Item = (String, String)> {
    its.uses.iter().map(|used| (its.name.clone(), used.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crates() -> [Crate; 3] {
        [
            Crate::sample("server", &["storage", "catalog"]),
            Crate::sample("engine", &[]),
            Crate::sample("bots", &["engine"]),
        ]
    }

    #[test]
    fn the_block_lists_every_arrow_and_no_other() {
        let text = "# A\n```arrows\nbots -> engine, railmap\nserver -> catalog\n```\n";

        assert_eq!(
            faults(text, &crates()),
            [
                "ARCHITECTURE.md does not list server -> storage: a new arrow needs its reason there",
                "ARCHITECTURE.md lists bots -> railmap, which no manifest has",
            ]
        );
    }

    #[test]
    fn a_rewritten_block_has_no_faults_and_keeps_what_is_around_it() {
        let text = rewritten("# A\n```arrows\nold -> lines\n```\nafter\n", &crates()).unwrap();

        assert_eq!(text, "# A\n```arrows\nbots -> engine\nserver -> catalog, storage\n```\nafter\n");
        assert_eq!(faults(&text, &crates()), [""; 0]);
    }

    #[test]
    fn a_missing_block_and_an_unreadable_line_are_faults() {
        assert_eq!(faults("# A\n", &crates()).len(), 1);
        assert!(
            faults("```arrows\nbots engine\n```", &[])
                .contains(&"ARCHITECTURE.md: can't read the arrow \"bots engine\"".to_string())
        );
    }
}
