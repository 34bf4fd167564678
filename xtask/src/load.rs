//! `cargo xtask load`: how much a server takes, beside what the machine can do and what is asked of it.

use crate::packages::POSTGRESQL;
use crate::workspace::{Workspace, run as run_command};
use anyhow::Result;
use std::process::Command;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Seconds for each of the four measurements of moves on a database.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Only this one of the two databases.
    #[arg(long, value_parser = ["sqlite", "postgres"])]
    database: Option<String>,
}

pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    POSTGRESQL.ensure()?;
    run_command(&mut workspace.cargo(&["build", "--release", "--quiet", "--package", "goldenspike"]))?;
    run_command(&mut workspace.cargo(&["build", "--release", "--quiet", "--package", "server", "--example", "load"]))?;
    let release = workspace.target_folder()?.join("release");
    let mut load = Command::new(release.join("examples/load"));
    run_command(load.arg(release.join("goldenspike")).arg(args.seconds.to_string()).args(&args.database))
}
