//! Trains and measures bots without the rest of the program, so that it is built in a minute.
//!
//! `cargo run --release -p bots --example lab -- train carnegie 10 16 1 carnegie.net`: minutes, threads, seed, file.
//! `… -- versus carnegie 3 tree:300,conductor,conductor 60 evaluation 16`: seats, players, games, seed, threads; alone then the level of Andrew; in
//! Ticket to Ride Legacy then `years` plays all years of campaigns that nobody has practised on, `train` the taste's numbers where there are some.
//! A player is a bot's name, `tree:NODES`, `curious:CURIOSITY:NODES` or `on:GAMES:CHOICES:ROUNDS:GUARD` (rounds 0 plays to the end;
//! `taste:` judges by taste, not by the network); `@FILE` after it is a network of its own.
//! `NET=FILE` in the environment lets all think with another network.

use bots::{
    Bot, BotName, By, Growth, Net, Playouts, Practice, Subject, Taste, Way, looking_ahead, play_game, unpractised_world,
};
use engine::{Seat, Seed, Standings};
use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
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
        Some("ticket-to-ride-legacy") => run::<ticket_to_ride_legacy::LegacyGame>(&args, |seats, game, of| match of {
            "years" => unpractised_world(seats, game / seats as u64).clone(),
            _ => ticket_to_ride_legacy::Options::default(),
        }),
        _ => Err("which game?".into()),
    }
}

type OptionsOf<G> = fn(usize, u64, &str) -> <G as engine::Game>::Options;

fn run<G: Taste>(args: &[&str], options: OptionsOf<G>) -> Result<(), Box<dyn Error>> {
    if let Ok(file) = env::var("NET") {
        assert!(G::try_out(&fs::read(&file)?), "{file} is no network for this game");
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
        _ => Err("train or versus".into()),
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
        "on" | "taste" => {
            let by = if kind == "taste" { By::Taste } else { by };
            let (games, choices, rounds, guard) = (number() as u32, number() as usize, number() as u32, number());
            looking_ahead(Way::Playouts(Playouts { games, choices, rounds: (rounds > 0).then_some(rounds), by, guard }))
        }
        _ => name.parse::<BotName>().expect("a bot").sit_down(),
    }
}

/// The first player against the others, every seat in turn.
struct Versus<'a, G: Taste> {
    seats: usize,
    players: Vec<&'a str>,
    seed: &'a str,
    options: OptionsOf<G>,
    of: &'a str,
}

impl<G: Taste> Versus<'_, G> {
    fn play(&self, games: u64, threads: usize) {
        let (next, results, began) = (AtomicU64::new(0), Mutex::new(Vec::new()), Instant::now());
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
                        results.push(result);
                        if results.len() % 8 == 0 {
                            self.tell(&results, began);
                        }
                    }
                });
            }
        });
        self.tell(&results.into_inner().expect("nobody panics"), began);
    }

    /// The part of the others that the first player ended ahead of, whether they won, their score, and the decisions of the game.
    fn one(&self, game: u64) -> [f64; 4] {
        let moved = game as usize % self.seats;
        let name = |seat: usize| self.players[(seat + self.seats - moved) % self.seats % self.players.len()];
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.seats).map(|seat| player(name(seat))).collect();
        let options = (self.options)(self.seats, game, self.of);
        let seed = Seed::new(format!("{} {game}", self.seed));
        let (ended, decisions) = play_game(&options, &seed, &mut bots, &mut Vec::new(), &mut Vec::new())
            .unwrap_or_else(|_| panic!("such a game can't be played"));
        let standings: Standings = ended.standings();
        let own = standings.of(Seat(moved as u8));
        let others = standings.iter().filter(|other| other.seat != own.seat);
        let ahead: f64 = others.map(|other| 0.5 * f64::from(1 + (other.rank.cmp(&own.rank) as i8))).sum();
        let winners = standings.winners().count().max(1) as f64;
        let won = if own.rank == 1 { 1.0 / winners } else { 0.0 };
        [ahead / (self.seats - 1).max(1) as f64, won, own.score as f64, decisions as f64]
    }

    fn tell(&self, results: &[[f64; 4]], began: Instant) {
        let count = results.len() as f64;
        let mean = |which: usize| results.iter().map(|result| result[which]).sum::<f64>() / count;
        let error = |which: usize| {
            let mean = mean(which);
            let squares: f64 = results.iter().map(|result| (result[which] - mean).powi(2)).sum();
            1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt()
        };
        println!(
            "{} {} {} {}: {count} games, pairs {:.1} ± {:.1}, wins {:.1} ± {:.1}, score {:.1}, {:.0} decisions a game, {:.1} s",
            G::SLUG,
            self.seats,
            self.players.join(","),
            self.of,
            100.0 * mean(0),
            100.0 * error(0),
            100.0 * mean(1),
            100.0 * error(1),
            mean(2),
            mean(3),
            began.elapsed().as_secs_f64()
        );
    }
}
