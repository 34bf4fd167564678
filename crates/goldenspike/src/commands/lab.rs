//! `goldenspike lab`: where the bots learn.

use crate::failure::Failure;
use crate::game::GameArg;
use crate::output::{cores, say};
use catalog::{Practice, Progress};
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Study and teach the bots
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  goldenspike lab train steel-driver --minutes 30 --out steel-driver.net")]
pub(crate) struct Lab {
    #[command(subcommand)]
    work: Work,
}

#[derive(Debug, Subcommand)]
enum Work {
    Train(Train),
}

/// Let the searchers of a game play against each other and learn from it
#[derive(Debug, Args)]
#[command(
    after_help = "Goes on from the network that the program has, or begins a new one. The best one by matches is written when the time is up.
It plays all numbers of players and options in turn.

Example:
  goldenspike lab train steel-driver --minutes 30 --seed 1 --out crates/bots/weights/steel-driver.net"
)]
struct Train {
    /// The game's name, as `goldenspike games` lists it
    game: GameArg,
    /// How long
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// How many games at a time [default: as many as the machine has cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// All luck follows from this text
    #[arg(long, default_value = "1")]
    seed: String,
    /// Where the network is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Lab {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.work {
            Work::Train(train) => train.run(),
        }
    }
}

impl Train {
    fn run(self) -> Result<(), Failure> {
        if !self.minutes.is_finite() || self.minutes < 0.0 {
            return Err(Failure::bad_input("--minutes must be a number from 0 up"));
        }
        let threads = self.threads.map_or_else(cores, usize::from);
        let practice = Practice { minutes: self.minutes, threads, seed: self.seed };
        let Some(network) = self.game.0.practise(&practice, &mut |progress| eprintln!("{}", in_words(progress))) else {
            let what = format!("{} has no network to train: its searchers play on by its taste", self.game.0.title());
            return Err(Failure::bad_input(what));
        };
        let size = network.len();
        std::fs::write(&self.out, network)
            .map_err(|why| Failure::environment(format!("{} can't be written", self.out.display())).because(why))?;
        say(format!("{}: {size} bytes", self.out.display()))
    }
}

fn in_words(progress: &Progress) -> String {
    let Progress { round, games, error, matched, seconds } = progress;
    let matched = matched.map_or_else(String::new, |(new, known)| format!(", in matches {new:.3} against {known:.3}"));
    format!("{seconds:.0} s: round {round}, {games} games, error {error:.4}{matched}")
}
