//! Tunes the numbers of a taste: many sets of slightly changed ones play the same games, and the mean moves to those that did best.

use super::{Practice, Progress};
use crate::share_out::{Jobs, share_out};
use crate::{BotName, Taste, Turn};
use engine::{Chance, Seat, Seed, settle};
use std::time::{Duration, Instant};

/// A game whose taste has numbers that can be tuned.
pub(crate) trait Tunable: Taste {
    /// Games that every set of a round plays, and those of a match: the more, the more luck is in a game.
    const ROUND_GAMES: u64;
    const PROOF_GAMES: u64;

    /// The Conductor's, where tuning begins.
    fn usual() -> Vec<f64>;

    fn file_of(numbers: &[f64]) -> String;

    /// Lets somebody think with these; afterwards those of before count again.
    fn think_with(numbers: &[f64], think: &mut dyn FnMut());

    /// The seats and options of the game of this number.
    fn table(number: u64) -> (usize, Self::Options);
}

/// Sets of numbers in a round, and those of them that are followed.
const SETS: usize = 24;
const FOLLOWED: usize = 8;
const MATCH_EVERY: u64 = 20;
/// How fast the spread of the changes follows those that did well.
const LEARNING: f64 = 0.12;

/// The file with the numbers that did best in matches against the usual ones.
pub(crate) fn tune<G: Tunable>(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Vec<u8> {
    let began = Instant::now();
    let until = Duration::from_secs_f64(practice.minutes * 60.0);
    let seed = Seed::new(format!("{} tuning", practice.seed));
    let mut mean = G::usual();
    let mut spread: Vec<f64> = mean.iter().map(|number| 0.2 * number.abs() + 0.01).collect();
    let (mut best, mut most) = (mean.clone(), 0.0);
    for round in 0_u64.. {
        let mut chance = Chance::new(&seed, round);
        let sets: Vec<Vec<f64>> = (0..SETS).map(|_| changed(&mean, &spread, &mut chance)).collect();
        let results = play::<G>(practice, &sets, &format!("{} round {round}", practice.seed), G::ROUND_GAMES);
        follow(&mut mean, &mut spread, &sets, &results);
        let is_over = began.elapsed() >= until;
        let mut file = None;
        let matched = (round % MATCH_EVERY == MATCH_EVERY - 1 || is_over).then(|| {
            let name = format!("{} match {round}", practice.seed);
            let now = play::<G>(practice, &[mean.clone()], &name, G::PROOF_GAMES)[0];
            if now > most {
                (best, most) = (mean.clone(), now);
                file = Some(G::file_of(&best).into_bytes());
            }
            (now as f32, most as f32)
        });
        let games = (round + 1) * G::ROUND_GAMES * SETS as u64;
        told(&Progress { round, games, error: 0.0, matched, file, seconds: began.elapsed().as_secs_f64() });
        if is_over {
            break;
        }
    }
    G::file_of(&best).into_bytes()
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

/// What each set came to in the same games: points ahead of the others.
fn play<G: Tunable>(practice: &Practice, sets: &[Vec<f64>], seed: &str, games: u64) -> Vec<f64> {
    let seed = Seed::new(seed);
    let jobs = games * sets.len() as u64;
    let play_some = |jobs: Jobs| {
        let ahead = |job: u64| (job, one_game::<G>(&seed, job / sets.len() as u64, &sets[job as usize % sets.len()]));
        Ok::<_, ()>(jobs.map(ahead).collect::<Vec<_>>())
    };
    let mut all = share_out(practice.threads, jobs, &|_| (), play_some).unwrap_or_default().concat();
    all.sort_by_key(|(job, _)| *job);
    let mut sums = vec![0.0; sets.len()];
    all.iter().for_each(|(job, ahead)| sums[*job as usize % sets.len()] += ahead);
    sums.into_iter().map(|sum| sum / games as f64).collect()
}

/// One player with these numbers among Conductors, or against who plays against one player alone: points ahead of the mean of the others.
fn one_game<G: Tunable>(seed: &Seed, number: u64, numbers: &[f64]) -> f64 {
    let (seats, options) = G::table(number);
    let mut chance = Chance::new(seed, number);
    let tried = Seat(chance.below(seats as u32) as u8);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut game =
        G::new(seats, &options, &mut chance, &mut events).unwrap_or_else(|_| panic!("such a game can't be played"));
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let mut bot = BotName::Conductor.sit_down::<G>();
    while let Some(seat) = game.to_act().first() {
        let turn = Turn::at(&game, seat, &legal);
        let mut action = legal[0];
        let mut choose = || action = bot.choose(&turn, &mut chance);
        if seat == tried {
            G::think_with(numbers, &mut choose);
        } else {
            choose();
        }
        events.clear();
        game.apply(seat, &action, &mut chance, &mut events).expect("a bot's choice is legal");
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
    let standings = game.standings();
    let own = standings.of(tried).score as f64;
    let all: i64 = standings.iter().map(|standing| standing.score).sum();
    let against = G::rival(&game).map_or((all as f64 - own) / (seats - 1).max(1) as f64, |rival| rival as f64);
    own - against
}

#[cfg(test)]
mod tests {
    use super::*;
    use ticket_to_ride_legacy::LegacyGame;

    #[test]
    fn the_best_sets_are_followed_and_the_spread_shrinks_where_they_agree() {
        let sets: Vec<Vec<f64>> = (0..SETS).map(|set| vec![set as f64, 5.0]).collect();
        let results: Vec<f64> = (0..SETS).map(|set| set as f64).collect();
        let (mut mean, mut spread) = (vec![10.0, 5.0], vec![3.0, 3.0]);

        follow(&mut mean, &mut spread, &sets, &results);

        assert!(mean[0] > 10.0 && spread[0] > spread[1], "{mean:?} {spread:?}");
        assert!((mean[1] - 5.0).abs() < 1e-9 && spread[1] < 3.0);
    }

    /// The usual numbers among their like are ahead of nobody on average; those that nobody would take are behind.
    #[test]
    fn numbers_are_tried_among_players_with_the_usual_ones() {
        let seed = Seed::new("among Conductors");
        // Those of an even number are played in 1865: later years would take a campaign first.
        let ahead = |numbers: &[f64]| (0..24).map(|game| one_game::<LegacyGame>(&seed, 2 * game, numbers)).sum::<f64>();
        let usual = LegacyGame::usual();

        let (with_none, with_usual) = (ahead(&vec![0.0; usual.len()]), ahead(&usual));

        assert!(with_none < with_usual - 24.0, "{with_none} {with_usual}");
    }
}
