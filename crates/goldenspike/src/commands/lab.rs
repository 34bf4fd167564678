//! `goldenspike lab`: where the bots learn.

use crate::failure::Failure;
use crate::game::GameArg;
use crate::output::{cores, say};
use crate::study::StudyArgs;
use catalog::{Broken, Practice, Progress, Subject};
use catalog::{merge, read_lines};
use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::time::Instant;

/// Study and teach the bots
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  goldenspike lab train steel-driver --minutes 30 --out steel-driver.net
  goldenspike lab merge part-1.jsonl part-2.jsonl
  goldenspike lab fuzz steel-driver --minutes 10")]
pub(crate) struct Lab {
    #[command(subcommand)]
    work: Work,
}

#[derive(Debug, Subcommand)]
enum Work {
    Train(Train),
    Merge(Merge),
    Fuzz(Fuzz),
}

/// Put the parts of a tournament or a simulation together, as if one machine had played it
#[derive(Debug, Args)]
#[command(after_help = "The files are those that --lines wrote; every game must be there, once.

Example:
  goldenspike lab merge part-*.jsonl --plot ratings.svg")]
struct Merge {
    /// The parts, in any order
    #[arg(required = true, value_name = "FILE")]
    parts: Vec<PathBuf>,
    #[command(flatten)]
    study: StudyArgs,
}

/// Play by chance and try what is not allowed, for some minutes; keep every game that breaks
#[derive(Debug, Args)]
#[command(
    after_help = "Each game that breaks is kept as a record beside a sentence that says what happened: `goldenspike replay` and every page that opens records show it.

Example:
  goldenspike lab fuzz steel-driver --minutes 10 --out broken"
)]
struct Fuzz {
    /// The game's name, as `goldenspike games` lists it
    game: GameArg,
    /// How long
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// All luck follows from this text
    #[arg(long, default_value = "1")]
    seed: String,
    /// The folder for games that break
    #[arg(long, value_name = "FOLDER", default_value = "broken")]
    out: PathBuf,
}

impl Fuzz {
    fn run(self) -> Result<(), Failure> {
        let began = Instant::now();
        let (mut games, mut broken) = (0_u64, 0_u64);
        while games == 0 || began.elapsed().as_secs_f64() < 60.0 * self.minutes {
            if let Err(found) = catalog::fuzz(self.game.0, &self.seed, games) {
                self.keep(&found, games)?;
                broken += 1;
            }
            games += 1;
        }
        say(format!("{}: {games} games, {broken} broke", self.game.0.title()))?;
        if broken > 0 {
            Err(Failure::negative(format!("{broken} games broke: see {}", self.out.display())))
        } else {
            Ok(())
        }
    }

    fn keep(&self, found: &Broken, number: u64) -> Result<(), Failure> {
        let name = format!("{}-{}-{number}", self.game.0.slug(), self.seed);
        let record = serde_json::to_string(&found.record).expect("records are plain data");
        std::fs::create_dir_all(&self.out)
            .and_then(|()| std::fs::write(self.out.join(format!("{name}.json")), record))
            .and_then(|()| std::fs::write(self.out.join(format!("{name}.txt")), &found.what))
            .map_err(|why| Failure::environment(format!("{} can't be written", self.out.display())).because(why))?;
        say(format!("game {number} broke: {}", found.what))
    }
}

impl Merge {
    fn run(self) -> Result<(), Failure> {
        let read = |path: &PathBuf| {
            let text = std::fs::read_to_string(path)
                .map_err(|why| Failure::bad_input(format!("{} can't be read", path.display())).because(why))?;
            read_lines(&text).map_err(|why| Failure::bad_input(format!("{}: {why}", path.display())))
        };
        let parts = self.parts.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let games = merge(parts).map_err(|why| Failure::bad_input(why.to_string()))?;
        self.study.tell(&games)
    }
}

/// Let the searchers of a game play against each other and learn from it
#[derive(Debug, Args)]
#[command(
    after_help = "Goes on from the network that the program has, or begins a new one. Whenever a match finds a better one, it is written.
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
    /// Tune the numbers of the game's taste instead of a network (Carnegie, Ticket to Ride Legacy)
    #[arg(long)]
    taste: bool,
    /// Where the network is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Lab {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.work {
            Work::Train(train) => train.run(),
            Work::Merge(merge) => merge.run(),
            Work::Fuzz(fuzz) => fuzz.run(),
        }
    }
}

impl Train {
    fn run(self) -> Result<(), Failure> {
        if !self.minutes.is_finite() || self.minutes < 0.0 {
            return Err(Failure::bad_input("--minutes must be a number from 0 up"));
        }
        let threads = self.threads.map_or_else(cores, usize::from);
        let subject = if self.taste { Subject::Taste } else { Subject::Network };
        let practice = Practice { subject, minutes: self.minutes, threads, seed: self.seed };
        let mut kept = Ok(());
        let mut told = |progress: &Progress| {
            eprintln!("{}", in_words(progress));
            if let Some(best) = &progress.file {
                kept = std::fs::write(&self.out, best);
            }
        };
        let Some(network) = self.game.0.practise(&practice, &mut told) else {
            let what = format!("{} has no network to train: its searchers play on by its taste", self.game.0.title());
            return Err(Failure::bad_input(what));
        };
        let size = network.len();
        kept.and_then(|()| std::fs::write(&self.out, network))
            .map_err(|why| Failure::environment(format!("{} can't be written", self.out.display())).because(why))?;
        say(format!("{}: {size} bytes", self.out.display()))
    }
}

fn in_words(progress: &Progress) -> String {
    let Progress { round, games, error, matched, seconds, .. } = progress;
    let matched = matched.map_or_else(String::new, |(new, known)| format!(", in matches {new:.3} against {known:.3}"));
    format!("{seconds:.0} s: round {round}, {games} games, error {error:.4}{matched}")
}
