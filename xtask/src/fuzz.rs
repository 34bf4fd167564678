//! `cargo xtask fuzz GAME`: games by chance among people who try what they may not.

use crate::workspace::{Workspace, run as run_command};
use anyhow::{Result, ensure};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for example american-rails.
    game: String,
    /// How long.
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// All luck follows from this text.
    #[arg(long, default_value = "1")]
    seed: String,
}

/// With debug assertions and overflow checks, so that more breaks; what breaks is kept in `target/fuzz`.
pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    ensure!(args.minutes > 0.0, "--minutes must be more than 0");
    let out = workspace.target_folder()?.join("fuzz");
    let (minutes, out) = (args.minutes.to_string(), out.display().to_string());
    let fuzz = ["lab", "fuzz", &args.game, "--minutes", &minutes, "--seed", &args.seed, "--out", &out];
    run_command(&mut workspace.cargo(&[&["run", "--quiet", "--package", "goldenspike", "--"], &fuzz[..]].concat()))
}
