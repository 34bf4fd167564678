//! Tunes the weights: many sets of slightly changed numbers play the same games, and the mean moves to those that did best.

use super::weights::Weights;
use crate::share_out::{Jobs, share_out};
use crate::{BotName, Practice, Progress, Turn};
use carnegie::{Carnegie, Level, Options};
use engine::{Chance, Game, Seat, Seed, Viewer, settle};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Sets of numbers in a round, and those of them that are followed.
const SETS: usize = 24;
const FOLLOWED: usize = 8;
/// Games that every set of a round plays, and those of a match.
const GAMES: u64 = 48;
const MATCH_GAMES: u64 = 960;
const MATCH_EVERY: u64 = 20;
/// How fast the spread of the changes follows those that did well.
const LEARNING: f64 = 0.12;

/// The weights' file with the numbers that did best in matches against those of before.
pub(super) fn tune(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Vec<u8> {
    let began = Instant::now();
    let until = Duration::from_secs_f64(practice.minutes * 60.0);
    let seed = Seed::new(format!("{} tuning", practice.seed));
    let mut mean = Weights::of_file().to_list();
    let mut spread: Vec<f64> = mean.iter().map(|number| 0.2 * number.abs() + 0.01).collect();
    let (mut best, mut most) = (mean.clone(), 0.0);
    for round in 0_u64.. {
        let mut chance = Chance::new(&seed, round);
        let sets: Vec<Vec<f64>> = (0..SETS).map(|_| changed(&mean, &spread, &mut chance)).collect();
        let results = play(practice, &sets, &format!("{} round {round}", practice.seed), GAMES);
        follow(&mut mean, &mut spread, &sets, &results);
        let is_over = began.elapsed() >= until;
        let mut file = None;
        let matched = (round % MATCH_EVERY == MATCH_EVERY - 1 || is_over).then(|| {
            let name = format!("{} match {round}", practice.seed);
            let now = play(practice, &[mean.clone()], &name, MATCH_GAMES)[0];
            if now > most {
                (best, most) = (mean.clone(), now);
                file = Some(Weights::from_list(&best).write().into_bytes());
            }
            (now as f32, most as f32)
        });
        let games = (round + 1) * GAMES * SETS as u64;
        told(&Progress { round, games, error: 0.0, matched, file, seconds: began.elapsed().as_secs_f64() });
        if is_over {
            break;
        }
    }
    Weights::from_list(&best).write().into_bytes()
}

fn changed(mean: &[f64], spread: &[f64], chance: &mut Chance) -> Vec<f64> {
    let change = |(mean, spread): (&f64, &f64)| {
        // Twelve even draws make a bell.
        let bell: f64 = (0..12).map(|_| f64::from(chance.below(10_000)) / 10_000.0).sum::<f64>() - 6.0;
        (mean + spread * bell).max(0.0)
    };
    mean.iter().zip(spread).map(change).collect()
}

/// The mean goes to the best sets, the better the more; the spread to how far they lay from it.
fn follow(mean: &mut [f64], spread: &mut [f64], sets: &[Vec<f64>], results: &[f64]) {
    let mut order: Vec<usize> = (0..sets.len()).collect();
    order.sort_by(|one, other| results[*other].total_cmp(&results[*one]));
    let shares: Vec<f64> = (0..FOLLOWED).map(|place| (FOLLOWED - place) as f64).collect();
    let all: f64 = shares.iter().sum();
    for number in 0..mean.len() {
        let chosen = || order.iter().zip(&shares).map(|(set, share)| (sets[*set][number], share / all));
        let variance: f64 = chosen().map(|(value, share)| share * (value - mean[number]).powi(2)).sum();
        spread[number] = ((1.0 - LEARNING) * spread[number].powi(2) + LEARNING * variance).sqrt();
        mean[number] += 0.5 * chosen().map(|(value, share)| share * (value - mean[number])).sum::<f64>();
    }
}

/// What each set came to in the same games: points ahead of the others, or of Andrew.
fn play(practice: &Practice, sets: &[Vec<f64>], seed: &str, games: u64) -> Vec<f64> {
    let seed = Seed::new(seed);
    let jobs = games * sets.len() as u64;
    let play_some = |jobs: Jobs| {
        let ahead = |job: u64| (job, one_game(&seed, job / sets.len() as u64, &sets[job as usize % sets.len()]));
        Ok::<_, ()>(jobs.map(ahead).collect::<Vec<_>>())
    };
    let mut all = share_out(practice.threads, jobs, &|_| (), play_some).unwrap_or_default().concat();
    all.sort_by_key(|(job, _)| *job);
    let mut sums = vec![0.0; sets.len()];
    all.iter().for_each(|(job, ahead)| sums[*job as usize % sets.len()] += ahead);
    sums.into_iter().map(|sum| sum / games as f64).collect()
}

/// One player with these weights among Conductors, or alone against Andrew at every level.
fn one_game(seed: &Seed, number: u64, weights: &[f64]) -> f64 {
    let seats = [1, 2, 1, 3, 1, 4][(number % 6) as usize];
    let level = Level::ALL[(number / 6) as usize % Level::ALL.len()];
    let options = Options { level, ..Options::default() };
    let (own, usual) = (Rc::new(Weights::from_list(weights)), Rc::new(Weights::of_file()));
    let tried = Seat((number / 2 % seats as u64) as u8);
    let mut chance = Chance::new(seed, number);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut game = Carnegie::new(seats, &options, &mut chance, &mut events).expect("a usual table");
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let mut bot = BotName::Conductor.sit_down::<Carnegie>();
    while let Some(seat) = game.to_act().first() {
        Weights::try_out(if seat == tried { &own } else { &usual });
        let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
        events.clear();
        game.apply(seat, &action, &mut chance, &mut events).expect("a bot's choice is legal");
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
    Weights::try_out(&usual);
    let view = game.view(Viewer::All);
    let score = |seat: Seat| f64::from(view.score(seat).total());
    let against = match view.andrew_score() {
        Some(andrew) => f64::from(andrew.total()),
        None => view.seats().filter(|seat| *seat != tried).map(score).sum::<f64>() / (seats - 1) as f64,
    };
    score(tried) - against
}
