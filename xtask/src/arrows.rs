//! `cargo xtask arrows`: what depends on what, and what never may.
//!
//! Arrows are the dependencies and build-dependencies between our crates. Dev-dependencies are no arrows: tests may
//! lean on anything, except that what knows no game must not know one in its tests either ([`layers`]).

mod block;
mod layers;
mod words;

use crate::rules;
use crate::workspace::{Package, Workspace};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::fs;

const ARCHITECTURE: &str = "ARCHITECTURE.md";

#[derive(Default, clap::Args)]
pub(crate) struct Args {
    /// Writes the arrows as they are into ARCHITECTURE.md's block first. What is forbidden stays forbidden.
    #[arg(long)]
    pub(crate) write: bool,
}

/// One of our crates and what it uses.
#[derive(Clone, Debug, Default)]
struct Crate {
    name: String,
    /// Our crates it depends on.
    uses: BTreeSet<String>,
    /// Our crates its tests and examples depend on.
    tests_use: BTreeSet<String>,
    /// Other people's crates it depends on.
    outside: BTreeSet<String>,
}

pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let crates: Vec<Crate> = workspace.packages()?.iter().map(Crate::of).collect();
    let games = rules::games(workspace)?;
    if args.write {
        let text = workspace.read(ARCHITECTURE)?;
        fs::write(workspace.path(ARCHITECTURE), block::rewritten(&text, &crates)?)?;
    }

    let mut faults = layers::faults(&crates, &games);
    faults.extend(words::faults(workspace, &crates, &games)?);
    faults.extend(block::faults(&workspace.read(ARCHITECTURE)?, &crates));
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    let arrows: usize = crates.iter().map(|its| its.uses.len()).sum();
    println!("{} crates, {arrows} arrows: each allowed and in {ARCHITECTURE}", crates.len());
    Ok(())
}

impl Crate {
    fn of(package: &Package) -> Crate {
        let mut its = Crate { name: package.name.clone(), ..Crate::default() };
        for dependency in &package.dependencies {
            let is_dev = dependency.kind.as_deref() == Some("dev");
            let group = match (dependency.path.is_some(), is_dev) {
                (true, false) => &mut its.uses,
                (true, true) => &mut its.tests_use,
                (false, false) => &mut its.outside,
                (false, true) => continue,
            };
            group.insert(dependency.name.clone());
        }
        its
    }
}

#[cfg(test)]
impl Crate {
    fn sample(name: &str, uses: &[&str]) -> Crate {
        let uses = uses.iter().map(|used| used.to_string()).collect();
        Crate { name: name.to_string(), uses, ..Crate::default() }
    }
}
