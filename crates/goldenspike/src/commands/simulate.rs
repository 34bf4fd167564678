//! `goldenspike simulate`: many games of bots.

use crate::failure::Failure;
use crate::game::{GameArg, TableArgs, check_lineup, refused};
use crate::output::{cores, progress_bar, say, say_aside, say_json, table};
use crate::study::StudyArgs;
use crate::told;
use catalog::web_ui::{Lang, Words};
use catalog::{BotName, BotReport, Contestant, Halted, PairReport, Report, Shard, Simulation, Spread, Tournament};
use clap::Args;
use serde::Serialize;
use std::collections::BTreeMap;

/// Let bots play many games and count who wins
#[derive(Debug, Args)]
#[command(
    after_help = "The list of bots is repeated to fill the seats and moves one seat round the table from game to game.
A shared win is shared out; win_rate is wins per seat played; a tenth of the scores are no higher than 10%, a tenth no lower than 90%. The number of threads never changes the outcome.

The same arguments and seed print the same; how long it took is said on standard error.

With --json: {\"games\":…,\"decisions\":…,\"wins\":[by seat],
\"by_bot\":{\"conductor\":{\"seats\":…,\"win_rate\":…,\"mean_score\":…,
\"scores\":{\"lowest\":…,\"tenth\":…,\"median\":…,\"ninetieth\":…,\"highest\":…}},…},
\"pairs\":[{\"bot\":…,\"against\":…,\"ahead\":…,\"give_or_take\":…},…]}: over all pairs of seats with two bots, how often
one ended ahead of the other, and half the 95 % interval of that.
With --timings besides: \"seconds\", \"games_per_s\", \"decisions_per_s\".

With --study it answers what people ask of a game: what a seat is worth, how long games are, what things cost and how those do who buy them first (companies in Steel Driver, shares in American Rails, donations in Carnegie). Many machines can share one study: each plays its --shard and keeps its --lines, and `goldenspike lab merge` puts them together.

Examples:
  goldenspike simulate american-rails --bots broker,conductor --games 1000
  goldenspike simulate american-rails --seats 3 --bots random --games 100000 --threads 1 --json
  goldenspike simulate steel-driver --bots conductor --games 2000 --study --csv games.csv"
)]
pub(crate) struct Simulate {
    /// The game's name, as `goldenspike games` lists it
    game: GameArg,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "conductor,random")]
    bots: Vec<BotName>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// All luck follows from this text
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many games at a time [default: as many as the machine has cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// What people ask of a game: seats, lengths, prices, first purchases
    #[arg(long, conflicts_with = "timings")]
    study: bool,
    /// Of a study, play only this part of the games, like 1/8
    #[arg(long, value_name = "PART/PARTS", default_value = "1/1", requires = "study")]
    shard: Shard,
    #[command(flatten)]
    out: StudyArgs,
    /// In the JSON, how long it took, too: that differs from run to run
    #[arg(long, requires = "json")]
    timings: bool,
}

/// The report as programs read it.
#[derive(Serialize)]
struct Counted<'a> {
    games: u64,
    decisions: u64,
    #[serde(flatten)]
    timings: Option<Timings>,
    wins: &'a [f64],
    by_bot: &'a BTreeMap<BotName, BotReport>,
    pairs: &'a [PairReport],
}

#[derive(Serialize)]
struct Timings {
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
}

impl Simulate {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let seats = self.table.seats(self.game)?;
        check_lineup(&self.bots, seats)?;
        let simulation = Simulation {
            seats,
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed.clone(),
            threads: self.threads.map_or_else(cores, usize::from),
        };
        if self.study {
            return self.study(simulation);
        }
        if self.out.wants_files() {
            return Err(Failure::bad_input("--lines, --csv and --plot are for a study").advice("--study"));
        }
        let bar = progress_bar(self.games, "games");
        let report = self
            .game
            .0
            .simulate(&simulation, &self.table.options(self.game), &|played| bar.set_position(played))
            .map_err(|why| refused(&why, Words::new(Lang::En), &told::nobody()))?;
        bar.finish_and_clear();
        if self.out.json {
            return say_json(&self.counted(&report));
        }
        say(in_words(self.game, seats, &report))?;
        let Report { seconds, games_per_s, decisions_per_s, .. } = report;
        say_aside(format!("It took {seconds:.1} s ({games_per_s:.0} games/s, {decisions_per_s:.0} decisions/s)."));
        Ok(())
    }

    /// Its games one by one, for what they say.
    fn study(&self, simulation: Simulation) -> Result<(), Failure> {
        let Simulation { seats, bots, games, seed, threads } = simulation;
        let contestants = bots.iter().cycle().take(seats).copied().map(Contestant::Bot).collect();
        let tournament = Tournament { seats, contestants, games, seed, threads, shard: self.shard, enough: None };
        let bar = progress_bar(games.div_ceil(self.shard.of), "games");
        let options = self.table.options(self.game);
        let played = self.game.0.tournament(&tournament, &options, &|done| bar.set_position(done));
        bar.finish_and_clear();
        let played = played.map_err(|halted| match halted {
            Halted::Illegal(why) => refused(&why, Words::new(Lang::En), &told::nobody()),
            Halted::Fault(why) => Failure::environment("a bot failed").because(why),
        })?;
        self.out.tell(&played)
    }

    fn counted<'a>(&self, report: &'a Report) -> Counted<'a> {
        let &Report { games, decisions, seconds, games_per_s, decisions_per_s, .. } = report;
        let timings = self.timings.then_some(Timings { seconds, games_per_s, decisions_per_s });
        Counted { games, decisions, timings, wins: &report.wins, by_bot: &report.by_bot, pairs: &report.pairs }
    }
}

fn in_words(game: GameArg, seats: usize, report: &Report) -> String {
    let heading = ["bot", "seats", "wins", "a seat", "mean score", "lowest", "10%", "median", "90%", "highest"]
        .map(str::to_owned);
    let rows = report.by_bot.iter().map(|(bot, its)| {
        let wins = its.win_rate * its.seats as f64;
        let numbers = [format!("{wins:.1}"), format!("{:.3}", its.win_rate), format!("{:.1}", its.mean_score)];
        let Spread { lowest, tenth, median, ninetieth, highest } = its.scores;
        let spread = [lowest, tenth, median, ninetieth, highest].map(|score| score.to_string());
        [bot.to_string(), its.seats.to_string()].into_iter().chain(numbers).chain(spread).collect()
    });
    let bots = table(&std::iter::once(heading.to_vec()).chain(rows).collect::<Vec<_>>());
    let pairs: String = report.pairs.iter().map(ahead).collect();
    let by_seat: Vec<String> =
        report.wins.iter().enumerate().map(|(seat, wins)| format!("seat {seat} {wins:.1}")).collect();
    format!(
        "{}, {seats} seats: {} games with {} decisions\n\n{bots}\n\n{pairs}Wins by seat: {}",
        game.0.title(),
        report.games,
        report.decisions,
        by_seat.join(", "),
    )
}

/// "broker ahead of conductor in 61.0 % of their pairs (± 3.1)"
fn ahead(pair: &PairReport) -> String {
    let PairReport { bot, against, ahead, give_or_take } = pair;
    format!("{bot} ahead of {against} in {:.1} % of their pairs (± {:.1})\n", 100.0 * ahead, 100.0 * give_or_take)
}
