//! Chores of the project: `cargo xtask COMMAND`.

mod arrows;
mod bench;
#[cfg(test)]
mod documented;
mod fuzz;
mod load;
mod new_game;
mod packages;
mod rules;
mod test;

mod source;
mod workspace;

use anyhow::Result;
use clap::Parser;
use std::process::ExitCode;
use workspace::Workspace;

/// Chores of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Chore {
    /// Runs everything: format, clippy, arrows, rules, and all tests.
    Test(test::Args),
    /// Shows which tests cover each rule of each digest; fails on a rule without a test.
    Rules(rules::Args),
    /// Checks what depends on what; ARCHITECTURE.md says why.
    Arrows(arrows::Args),
    /// Writes a toy game that plays in browser and terminal at once: rules, page, words, bots, and its line in every list.
    NewGame(new_game::Args),
    /// Measures speed, absolute and against a yardstick that makes machines comparable.
    Bench(bench::Args),
    /// Measures how much a server takes on either database, beside what the machine can do by itself.
    Load(load::Args),
    /// Plays a game by chance and against its rules; keeps every game that breaks as a record.
    Fuzz(fuzz::Args),
}

fn main() -> ExitCode {
    match run(Chore::parse(), &Workspace::here()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore, workspace: &Workspace) -> Result<()> {
    match chore {
        Chore::Test(args) => test::run(workspace, &args),
        Chore::Rules(args) => rules::run(workspace, &args),
        Chore::Arrows(args) => arrows::run(workspace, &args),
        Chore::NewGame(args) => new_game::run(workspace, &args),
        Chore::Bench(args) => bench::run(workspace, &args),
        Chore::Load(args) => load::run(workspace, &args),
        Chore::Fuzz(args) => fuzz::run(workspace, &args),
    }
}
