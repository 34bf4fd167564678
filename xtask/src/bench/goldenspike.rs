//! The program under measurement, through its documented commands.

use crate::workspace::{json_of, output_of};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

pub(super) struct Goldenspike {
    program: PathBuf,
    /// What comes before the command, where another program stands in for it.
    first_args: Vec<PathBuf>,
}

/// A line of `games --json`.
#[derive(Debug, Deserialize)]
pub(super) struct Listed {
    pub(super) slug: String,
    pub(super) title: String,
    /// The fewest and the most.
    pub(super) seats: [usize; 2],
}

/// What `simulate --json` measured.
#[derive(Debug, Deserialize)]
pub(super) struct Simulated {
    pub(super) games_per_s: f64,
    pub(super) decisions_per_s: f64,
}

/// A recorded game in a file that goes with it.
pub(super) struct RecordFile(PathBuf);

impl Goldenspike {
    pub(super) fn new(program: PathBuf) -> Goldenspike {
        Goldenspike { program, first_args: Vec::new() }
    }

    pub(super) fn games(&self) -> Result<Vec<Listed>> {
        json_of(&mut self.command(&["games", "--json"]))
    }

    pub(super) fn simulate(&self, game: &str, bot: &str, seats: usize, games: u64) -> Result<Simulated> {
        let mut command =
            self.command(&["simulate", game, "--bots", bot, "--seed", "1", "--threads", "1", "--json", "--timings"]);
        json_of(command.arg("--seats").arg(seats.to_string()).arg("--games").arg(games.to_string()))
    }

    pub(super) fn record(&self, game: &str, seats: usize) -> Result<RecordFile> {
        let mut command = self.command(&["record", game, "--bots", "random", "--seed", "7"]);
        let record = output_of(command.arg("--seats").arg(seats.to_string()))?;
        let path = std::env::temp_dir().join(format!("bench-{}-{game}.json", std::process::id()));
        std::fs::write(&path, record).with_context(|| path.display().to_string())?;
        Ok(RecordFile(path))
    }

    pub(super) fn time_replay(&self, record: &RecordFile) -> Result<f64> {
        timed(self.command(&["replay", "--json"]).arg(record.path()))
    }

    /// Starting the program and doing next to nothing.
    pub(super) fn time_start(&self) -> Result<f64> {
        timed(&mut self.command(&["games", "--json"]))
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.first_args).args(args);
        command
    }
}

impl RecordFile {
    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for RecordFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn timed(command: &mut Command) -> Result<f64> {
    let begun = Instant::now();
    output_of(command)?;
    Ok(begun.elapsed().as_secs_f64())
}

#[cfg(test)]
impl Goldenspike {
    /// A shell script that answers in its place.
    pub(super) fn stand_in(script: PathBuf) -> Goldenspike {
        Goldenspike { program: "sh".into(), first_args: vec![script] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documented_answers_are_understood() {
        let games: Vec<Listed> =
            serde_json::from_str(r#"[{"slug":"sample-line","title":"Sample Line","seats":[2,4],"rules":1}]"#).unwrap();
        let simulated: Simulated = serde_json::from_str(
            r#"{"games":10,"decisions":900,"seconds":0.5,"games_per_s":20.0,"decisions_per_s":1800.0,"wins":[5,5],"by_bot":{}}"#,
        )
        .unwrap();

        assert_eq!((games[0].slug.as_str(), games[0].seats), ("sample-line", [2, 4]));
        assert_eq!((simulated.games_per_s, simulated.decisions_per_s), (20.0, 1800.0));
    }
}
