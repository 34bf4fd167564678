//! Trains and measures bots without the rest of the program, so that it is built in a minute.
//!
//! `cargo run --release -p bots --example lab -- train carnegie 10 16 1 carnegie.net`: minutes, threads, seed, file.
//! `… -- versus carnegie 3 tree:300,conductor,conductor 60 evaluation 16`: seats, players, games, seed, threads; alone then the level of Andrew; in
//! Ticket to Ride Legacy then `years` plays all years of campaigns that nobody has practised on (`years:N` from the Nth of 36 on); `tune` instead of `train` tunes the taste's
//! numbers where there are some.
//! A player is a bot's name, `tuned` (a Conductor with the taste of the searchers), `tree:NODES`, `curious:CURIOSITY:NODES` or
//! `on:NODES:CHOICES:ROUNDS:GUARD:PATIENCE` (rounds 0 plays to the end; `each:` judges after every round, `taste:` by taste, not by the network); `@FILE` after it is a
//! network of its own.
//! `NET=FILE` in the environment lets all searchers think with another network, `TASTE=FILE` with other numbers of the taste.
//! `… -- choices carnegie 3 200 same`: seats, games, seed: what Conductors choose all along those games, a line each: two
//! programs that print the same numbers choose alike. `overlooked` instead of `choices`: how much worse their choices are than those of who thinks all
//! through (`thorough` as a player).
//! `… -- pace carnegie 4 conductor 2000 z`: how many games a second of processor time such bots play on one core, nobody timing their thoughts.
//! Everybody sits everywhere with the same luck: so many games as there are seats have one seed. Once a second, and at the end, the match is told as
//! it stands, with how far the first player is ahead and how long they thought, in processor time where the system tells it.

use bots::{
    AS_GOOD, Bot, BotName, By, Candidate, Choices, Growth, Judged, Net, Playouts, Practice, Subject, Taste, Turn, Way,
    choices, looking_ahead, overlooked, play_game, unpractised_world,
};
use engine::{Chance, Seat, Seed, Standings};
use std::collections::BTreeMap;
use std::error::Error;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.get(1).copied() {
        Some("steel-driver") => run::<steel_driver::SteelDriver>(&args, |_, _, _| Default::default()),
        Some("american-rails") => run::<american_rails::AmericanRails>(&args, |_, _, _| Default::default()),
        Some("carnegie") => run::<carnegie::Carnegie>(&args, |_, _, of| match of {
            "" => carnegie::Options::default(),
            level => serde_json::from_str(&format!("{{\"level\":\"{level}\"}}")).expect("a level"),
        }),
        Some("ticket-to-ride-legacy") => run::<ticket_to_ride_legacy::LegacyGame>(&args, |seats, game, of| {
            let Some(first) = of.strip_prefix("years") else { return ticket_to_ride_legacy::Options::default() };
            let first: u64 = first.strip_prefix(':').map_or(0, |first| first.parse().expect("the number of a year"));
            unpractised_world(seats, first + game / seats as u64).clone()
        }),
        _ => Err("which game?".into()),
    }
}

type OptionsOf<G> = fn(usize, u64, &str) -> <G as engine::Game>::Options;

fn run<G: Taste>(args: &[&str], options: OptionsOf<G>) -> Result<(), Box<dyn Error>> {
    if let Ok(file) = env::var("NET") {
        assert!(G::try_out(&fs::read(&file)?), "{file} is no network for this game");
    }
    if let Ok(file) = env::var("TASTE") {
        assert!(G::try_out_taste(&fs::read_to_string(&file)?), "{file} has no numbers for this game's taste");
    }
    match args {
        ["train" | "tune", _, minutes, threads, seed, out] => {
            let subject = if args[0] == "tune" { Subject::Taste } else { Subject::Network };
            let (minutes, threads) = (minutes.parse()?, threads.parse()?);
            let practice = Practice { subject, minutes, threads, seed: (*seed).to_owned() };
            let learned = G::practise(&practice, &mut |progress| {
                let bots::Progress { round, games, error, matched, seconds, .. } = progress;
                println!("{seconds:.0} s round {round} games {games} error {error:.4} {matched:?}");
                if let Some(best) = &progress.file {
                    fs::write(out, best).expect("a file that can be written");
                }
            });
            Ok(fs::write(out, learned.ok_or("nothing to learn")?)?)
        }
        ["versus", _, seats, players, games, seed, threads, of @ ..] => {
            let players: Vec<&str> = players.split(',').collect();
            let of = of.first().copied().unwrap_or_default();
            let plan = Versus::<G> { seats: seats.parse()?, players, seed, options, of };
            plan.play(games.parse()?, threads.parse()?);
            Ok(())
        }
        ["pace", _, seats, name, games, seed] => {
            let (seats, games): (usize, u64) = (seats.parse()?, games.parse()?);
            let (options, began, before) = (options(seats, 0, ""), Instant::now(), computed());
            for game in 0..games {
                let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(|_| player(name)).collect();
                let seed = Seed::new(format!("{seed} {game}"));
                play_game(&options, &seed, &mut bots, &mut Vec::new(), &mut Vec::new())
                    .unwrap_or_else(|_| panic!("such a game can't be played"));
            }
            let busy = before.zip(computed()).map(|(before, after)| (after - before) / 1_000.0);
            let seconds = busy.unwrap_or_else(|| began.elapsed().as_secs_f64());
            println!("{} {seats} {name}: {:.0} games a second", G::SLUG, games as f64 / seconds);
            Ok(())
        }
        ["choices", _, seats, games, seed, of @ ..] => {
            let (seats, of) = (seats.parse()?, of.first().copied().unwrap_or_default());
            for game in 0..games.parse()? {
                let options = options(seats, game, of);
                let made = choices::<G>(seats, &options, &format!("{seed} {game}"));
                let Choices { decisions, best, worths } =
                    made.unwrap_or_else(|_| panic!("such a game can't be played"));
                println!(
                    "{} {seats} {of} {game}: {decisions} decisions, best {best:016x}, worths {worths:016x}",
                    G::SLUG
                );
            }
            Ok(())
        }
        ["overlooked", _, seats, games, seed, of @ ..] => {
            let (seats, of, games) = (seats.parse()?, of.first().copied().unwrap_or_default(), games.parse()?);
            let lost = |game: u64| overlooked::<G>(seats, &options(seats, game, of), &format!("{seed} {game}"));
            let all: f64 =
                (0..games).map(|game| lost(game).unwrap_or_else(|_| panic!("such a game can't be played"))).sum();
            println!("{} {seats} {of}: {:.2} overlooked a seat and game", G::SLUG, all / games as f64 / seats as f64);
            Ok(())
        }
        _ => Err("train, versus, pace, choices or overlooked".into()),
    }
}

/// A network from a file, for the rest of the program: every file is read once.
fn network(file: &str) -> By {
    static READ: Mutex<Vec<(String, &Net)>> = Mutex::new(Vec::new());
    let mut read = READ.lock().expect("nobody panics");
    if let Some((_, net)) = read.iter().find(|(known, _)| known == file) {
        return By::Net(net);
    }
    let net: &'static Net =
        Box::leak(Box::new(Net::read(&fs::read(file).expect("a file that can be read")).expect("a network")));
    read.push((file.to_owned(), net));
    By::Net(net)
}

fn player<G: Taste>(name: &str) -> Box<dyn Bot<G>> {
    let (name, by) = match name.split_once('@') {
        Some((name, file)) => (name, network(file)),
        None => (name, By::Usual),
    };
    let mut parts = name.split(':');
    let kind = parts.next().unwrap_or_default();
    let mut number = || parts.next().expect("a number").parse::<f64>().expect("a number");
    match kind {
        "tree" => looking_ahead(Way::Tree(Growth { by, ..Growth::to(number() as u32) })),
        "curious" => looking_ahead(Way::Tree(Growth { by, curiosity: number() as f32, ..Growth::to(number() as u32) })),
        "on" | "each" | "taste" => {
            let by = if kind == "taste" { By::Taste } else { by };
            let (nodes, choices, rounds, guard) = (number() as u32, number() as usize, number() as u32, number());
            let patience = parts.next().map_or(1.5, |patience| patience.parse().expect("a number"));
            let rounds = (rounds > 0).then_some(rounds);
            let judged = if kind == "each" { Judged::AfterEveryRound } else { Judged::AtTheEnd };
            looking_ahead(Way::Playouts(Playouts { nodes, choices, rounds, judged, by, guard, patience }))
        }
        "thorough" => Box::new(Thorough),
        "tuned" => Box::new(Tuned(BotName::Conductor.sit_down())),
        _ => name.parse::<BotName>().expect("a bot").sit_down(),
    }
}

/// A Conductor with the taste of the searchers.
struct Tuned<G: Taste>(Box<dyn Bot<G>>);

impl<G: Taste> Bot<G> for Tuned<G> {
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        let mut choice = turn.legal[0];
        G::at_its_best(&mut || choice = self.0.choose(turn, chance));
        choice
    }
}

/// A Conductor who thinks everything through.
struct Thorough;

impl<G: Taste> Bot<G> for Thorough {
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        let mut worths = Vec::new();
        G::appraise(&turn.sight.view(), turn.seat, turn.legal, chance, &mut worths);
        let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let as_good = turn.legal.iter().zip(&worths).filter(|(_, worth)| **worth >= most - AS_GOOD);
        let best: Vec<G::Action> = as_good.map(|(action, _)| *action).collect();
        chance.pick(&best).expect("a bot is asked only where it has a choice")
    }
}

/// How often a match is told as it stands: that takes a while when there are many games.
const TOLD_EVERY: Duration = Duration::from_secs(1);

/// The first player against the others, every seat in turn.
struct Versus<'a, G: Taste> {
    seats: usize,
    players: Vec<&'a str>,
    seed: &'a str,
    options: OptionsOf<G>,
    of: &'a str,
}

/// What came of one game for the first player.
struct Ended {
    /// Which luck it had: games with the same luck hang together.
    luck: u64,
    /// The part of the others that they ended ahead of.
    ahead: f64,
    won: f64,
    score: f64,
    /// Their score less the mean of the others'.
    margin: f64,
    decisions: f64,
    /// How long each of their decisions took, in milliseconds.
    thought: Vec<f64>,
}

/// A player whose thoughts are timed.
struct Timed<G: Taste> {
    bot: Box<dyn Bot<G>>,
    thought: Arc<Mutex<Vec<f64>>>,
}

/// Milliseconds of processor time that this thread has had, where the system tells: on a busy machine the clock tells nothing.
fn computed() -> Option<f64> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = told.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e6)
}

impl<G: Taste> Bot<G> for Timed<G> {
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        let (began, before) = (Instant::now(), computed());
        let choice = self.bot.choose(turn, chance);
        let busy = before.zip(computed()).map(|(before, after)| after - before);
        let thought = busy.unwrap_or_else(|| began.elapsed().as_secs_f64() * 1_000.0);
        self.thought.lock().expect("nobody panics").push(thought);
        choice
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        self.bot.candidates()
    }
}

impl<G: Taste> Versus<'_, G> {
    fn play(&self, games: u64, threads: usize) {
        let began = Instant::now();
        let (next, results) = (AtomicU64::new(0), Mutex::new((Vec::new(), began)));
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= games {
                            break;
                        }
                        let result = self.one(game);
                        let mut results = results.lock().expect("nobody panics");
                        let (results, told) = &mut *results;
                        results.push(result);
                        if told.elapsed() >= TOLD_EVERY || results.len() as u64 == games {
                            self.tell(results, began);
                            *told = Instant::now();
                        }
                    }
                });
            }
        });
    }

    fn one(&self, game: u64) -> Ended {
        let (moved, luck) = (game as usize % self.seats, game / self.seats as u64);
        let name = |seat: usize| self.players[(seat + self.seats - moved) % self.seats % self.players.len()];
        let thought = Arc::default();
        let sit_down = |seat: usize| -> Box<dyn Bot<G>> {
            match seat == moved {
                true => Box::new(Timed { bot: player(name(seat)), thought: Arc::clone(&thought) }),
                false => player(name(seat)),
            }
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.seats).map(sit_down).collect();
        let options = (self.options)(self.seats, game, self.of);
        let seed = Seed::new(format!("{} {luck}", self.seed));
        let (ended, decisions) = play_game(&options, &seed, &mut bots, &mut Vec::new(), &mut Vec::new())
            .unwrap_or_else(|_| panic!("such a game can't be played"));
        let standings: Standings = ended.standings();
        let own = standings.of(Seat(moved as u8));
        let others = standings.iter().filter(|other| other.seat != own.seat);
        let ahead: f64 = others.map(|other| 0.5 * f64::from(1 + (other.rank.cmp(&own.rank) as i8))).sum();
        let sum: i64 = standings.iter().map(|standing| standing.score).sum();
        let theirs = (sum - own.score) as f64 / (self.seats - 1).max(1) as f64;
        let winners = standings.winners().count().max(1) as f64;
        let thought = std::mem::take(&mut *thought.lock().expect("nobody panics"));
        Ended {
            luck,
            ahead: ahead / (self.seats - 1).max(1) as f64,
            won: if own.rank == 1 { 1.0 / winners } else { 0.0 },
            score: own.score as f64,
            margin: own.score as f64 - theirs,
            decisions: decisions as f64,
            thought,
        }
    }

    fn tell(&self, results: &[Ended], began: Instant) {
        let (ahead, wins) = (mean_and_error(results, |ended| ended.ahead), mean_and_error(results, |ended| ended.won));
        let margin = mean_and_error(results, |ended| ended.margin);
        let mean = |of: fn(&Ended) -> f64| mean_and_error(results, of).0;
        let mut thought: Vec<f64> = results.iter().flat_map(|ended| ended.thought.iter().copied()).collect();
        thought.sort_by(f64::total_cmp);
        let late = thought.get(thought.len() * 99 / 100).copied().unwrap_or_default();
        println!(
            "{} {} {} {}: {} games, pairs {:.1} ± {:.1}, wins {:.1} ± {:.1}, score {:.1}, ahead by {:.1} ± {:.1}, \
             {:.0} decisions a game, {:.2} ms a decision (99 % under {late:.2}), {:.1} s",
            G::SLUG,
            self.seats,
            self.players.join(","),
            self.of,
            results.len(),
            100.0 * ahead.0,
            100.0 * ahead.1,
            100.0 * wins.0,
            100.0 * wins.1,
            mean(|ended| ended.score),
            margin.0,
            margin.1,
            mean(|ended| ended.decisions),
            thought.iter().sum::<f64>() / thought.len().max(1) as f64,
            began.elapsed().as_secs_f64()
        );
    }
}

/// With half the width of the interval in which the true mean lies in 95 of 100 cases: games with the same luck count as one.
fn mean_and_error(results: &[Ended], of: impl Fn(&Ended) -> f64) -> (f64, f64) {
    let count = results.len() as f64;
    let mean = results.iter().map(&of).sum::<f64>() / count;
    let mut by_luck: BTreeMap<u64, f64> = BTreeMap::new();
    for ended in results {
        *by_luck.entry(ended.luck).or_default() += of(ended) - mean;
    }
    let lucks = by_luck.len() as f64;
    let squares: f64 = by_luck.values().map(|apart| apart * apart).sum();
    (mean, 1.96 * (squares * lucks / (lucks - 1.0).max(1.0)).sqrt() / count)
}
