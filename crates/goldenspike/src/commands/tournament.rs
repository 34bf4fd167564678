//! `goldenspike tournament`: who is how strong.

use crate::failure::Failure;
use crate::game::{GameArg, TableArgs, refused};
use crate::output::{cores, progress_bar, say_aside};
use crate::study::StudyArgs;
use crate::told;
use catalog::web_ui::{Lang, Words};
use catalog::{Contestant, Enough, Halted, Shard, Tournament as Study};
use clap::Args;
use std::path::{Path, PathBuf};

/// Let bots play a tournament: ratings, who beats whom, and how sure that is
#[derive(Debug, Args)]
#[command(
    after_help = "The bots take turns in the seats and move round the table from game to game: everybody sits everywhere. Ratings are Weng–Lin's, which begin with 25; all intervals are those of 95 %.
The same arguments and seed give the same games for any number of threads.

Somebody else's bot takes part with --bot-command: a program that reads a question a line, {\"game\":…,\"seat\":…,\"view\":{…},\"legal\":[…]}, and answers each with a line, {\"choose\":3}: the place of its choice among the legal actions, from 0, or the action itself. examples/python has two.

Many machines can share one tournament: each plays its --shard and keeps its --lines; `goldenspike lab merge` puts them together.

Examples:
  goldenspike tournament steel-driver --bots apprentice,conductor,broker --games 240
  goldenspike tournament american-rails --bots broker,conductor --games 4000 --until decided --plot ratings.svg
  goldenspike tournament steel-driver --bots conductor --bot-command 'python3 mybot.py' --games 100
  goldenspike tournament american-rails --bots baron,broker --games 800 --shard 3/8 --lines part-3.jsonl"
)]
pub(crate) struct Tournament {
    /// The game's name, as `goldenspike games` lists it
    game: GameArg,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<Contestant>,
    /// A program that plays too; may be given again
    #[arg(long, value_name = "COMMAND")]
    bot_command: Vec<String>,
    /// How many games, at most
    #[arg(long, default_value_t = 240, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// All luck follows from this text
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many games at a time [default: as many as the machine has cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// End sooner: when every meeting is "decided", or when every interval is at most ± so many percent
    #[arg(long, value_name = "WHEN", conflicts_with = "shard")]
    until: Option<Enough>,
    /// Play only this part of the games, like 1/8
    #[arg(long, value_name = "PART/PARTS", default_value = "1/1")]
    shard: Shard,
    /// Searchers think with this network instead of the program's own, as `goldenspike lab train` wrote it
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    #[command(flatten)]
    study: StudyArgs,
}

impl Tournament {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let contestants: Vec<Contestant> =
            self.bots.into_iter().chain(self.bot_command.into_iter().map(Contestant::Command)).collect();
        if contestants.is_empty() {
            let advice = "--bots apprentice,conductor,broker";
            return Err(Failure::bad_input("nobody plays").advice(advice));
        }
        if let Some(path) = &self.net {
            think_with(self.game, path)?;
        }
        let study = Study {
            seats: self.table.seats(self.game)?,
            contestants,
            games: self.games,
            seed: self.seed,
            threads: self.threads.map_or_else(cores, usize::from),
            shard: self.shard,
            enough: self.until,
        };
        let bar = progress_bar(self.games.div_ceil(self.shard.of), "games");
        let played = self.game.0.tournament(&study, &self.table.options(self.game), &|done| bar.set_position(done));
        bar.finish_and_clear();
        let games = played.map_err(|halted| match halted {
            Halted::Illegal(why) => refused(&why, Words::new(Lang::En), &told::nobody()),
            Halted::Fault(why) => Failure::environment("a bot's program failed").because(why),
        })?;
        if self.until.is_some() && (games.len() as u64) < self.games {
            say_aside(format!("Answered after {} of {} games.", games.len(), self.games));
        }
        self.study.tell(&games)
    }
}

fn think_with(game: GameArg, path: &Path) -> Result<(), Failure> {
    let network = std::fs::read(path)
        .map_err(|why| Failure::bad_input(format!("{} can't be read", path.display())).because(why))?;
    if game.0.try_out(&network) {
        return Ok(());
    }
    Err(Failure::bad_input(format!("{} is no network for {}", path.display(), game.0.title())))
}
