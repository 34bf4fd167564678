//! `cargo xtask fuzz GAME`: games by chance among people who try what they may not, and texts from outside with something wrong in them.

use crate::workspace::{Workspace, run as run_command};
use anyhow::{Result, ensure};
use std::path::Path;
use std::process::{Command, Stdio};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for example american-rails.
    game: String,
    /// How long: half of it for games, half for texts.
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// All luck of the games follows from this text.
    #[arg(long, default_value = "1")]
    seed: String,
}

/// With debug assertions and overflow checks, so that more breaks; what breaks is kept in `target/fuzz`.
pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    ensure!(args.minutes > 0.0, "--minutes must be more than 0");
    let out = workspace.target_folder()?.join("fuzz");
    let (can_read, minutes) = (can_fuzz(), args.minutes);
    let of_games = if can_read { minutes / 2.0 } else { minutes };
    games(workspace, args, of_games, &out)?;
    if !can_read {
        println!("Texts were not tried: that takes `rustup toolchain install nightly` and `cargo install cargo-fuzz`.");
        return Ok(());
    }
    let subjects = subjects(&args.game);
    subjects.iter().try_for_each(|subject| {
        let seconds = (60.0 * minutes / 2.0 / subjects.len() as f64).ceil() as u64;
        std::fs::create_dir_all(workspace.path(&corpus(subject)))?;
        run_command(&mut texts(workspace, subject, seconds, &out))
    })
}

fn games(workspace: &Workspace, args: &Args, minutes: f64, out: &Path) -> Result<()> {
    let (minutes, out) = (minutes.to_string(), out.display().to_string());
    let fuzz = ["lab", "fuzz", &args.game, "--minutes", &minutes, "--seed", &args.seed, "--out", &out];
    run_command(&mut workspace.cargo(&[&["run", "--quiet", "--package", "goldenspike", "--"], &fuzz[..]].concat()))
}

/// The game's own texts, and the files of its campaign where it has one.
fn subjects(game: &str) -> Vec<&str> {
    if game == "ticket-to-ride-legacy" { vec![game, "campaign"] } else { vec![game] }
}

/// `cargo fuzz` on the folder `fuzz`.
fn texts(workspace: &Workspace, subject: &str, seconds: u64, out: &Path) -> Command {
    let mut command = nightly_fuzz();
    command.args(["run", "texts", &corpus(subject), "--", &format!("-max_total_time={seconds}")]);
    command.current_dir(workspace.path("")).env("FUZZ_GAME", subject).env("FUZZ_OUT", out);
    command
}

/// Every game has its own texts, so each keeps the ways that were found in them.
fn corpus(subject: &str) -> String {
    format!("fuzz/corpus/{subject}")
}

fn nightly_fuzz() -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo", "fuzz"]).env_remove("CARGO");
    command
}

/// Whether there is a nightly compiler, and `cargo fuzz`.
fn can_fuzz() -> bool {
    let asked = nightly_fuzz().arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::shown;

    #[test]
    fn texts_are_read_by_cargo_fuzz_under_nightly_and_kept_beside_the_games() {
        let workspace = Workspace::at("/home/anna/goldenspike".into());

        let command = texts(&workspace, "carnegie", 30, Path::new("/home/anna/goldenspike/target/fuzz"));

        assert_eq!(
            shown(&command),
            "rustup run nightly cargo fuzz run texts fuzz/corpus/carnegie -- -max_total_time=30"
        );
        let told: Vec<_> = command.get_envs().filter_map(|(name, value)| Some((name, value?))).collect();
        assert!(told.contains(&("FUZZ_GAME".as_ref(), "carnegie".as_ref())), "{told:?}");
        assert_eq!(subjects("ticket-to-ride-legacy"), ["ticket-to-ride-legacy", "campaign"]);
    }
}
