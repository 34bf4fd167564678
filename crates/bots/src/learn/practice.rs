//! Self-play: games by searchers with the network as it is, from which it learns what came of positions; again and again.

use super::net::{Net, OUTPUTS, Promise};
use super::train::{BATCH, Sample, Trainer};
use crate::budget::Meter;
use crate::search::{Judge, Tree, outcome};
use crate::share_out::{Jobs, share_out};
use crate::{BotName, Budget, Stop, Taste, Turn};
use engine::{Chance, Imagined, Seat, Seed, Viewer, settle};
use std::time::{Duration, Instant};

/// How long to practise.
#[derive(Clone, Debug)]
pub struct Practice {
    pub minutes: f64,
    pub threads: usize,
    pub seed: String,
}

/// How it went so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    pub round: u64,
    pub games: u64,
    pub error: f32,
    /// What the network of this round and the best one before it came to at tables with Conductors: 0.5 is even.
    pub matched: Option<(f32, f32)>,
    pub seconds: f64,
}

/// Games from which each round learns.
const GAMES: u64 = 768;
/// Greedy games with mistakes before the first round.
const FIRST_GAMES: u64 = 4_000;
/// One position in so many is learned from.
const EVERY: u32 = 4;
const KEPT: usize = 700_000;
const BATCHES: usize = 400;
const FIRST_BATCHES: usize = 2_500;
/// How much a position is judged by how the game ended, and how much by what the network thought a little later.
const LAMBDA: f32 = 0.85;
/// Rounds between two matches, and games of a match.
const MATCH_EVERY: u64 = 5;
const MATCH_GAMES: u64 = 480;
const MATCH_NODES: u32 = 60;

/// Practises and gives the best network's file. `told` hears of every round.
pub(crate) fn practise<G: Taste>(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Vec<u8> {
    let began = Instant::now();
    let until = Duration::from_secs_f64(practice.minutes * 60.0);
    let mut trainer = Trainer::new(G::learned().cloned().unwrap_or_else(|| Net::new(G::INPUTS, 1)));
    let mut samples = Vec::new();
    let mut best: Option<Net> = G::learned().cloned();
    let mut games = 0;
    for round in 0_u64.. {
        let is_first = round == 0 && best.is_none();
        let count = if is_first { FIRST_GAMES } else { GAMES };
        let net = (!is_first).then_some(&trainer.net);
        samples.extend(play::<G>(practice, round, count, net));
        let too_many = samples.len().saturating_sub(KEPT);
        samples.drain(..too_many);
        games += count;
        let done = (began.elapsed().as_secs_f64() / until.as_secs_f64()).min(1.0) as f32;
        let rate = 1e-3 * (1.0 - done) + 1e-4 * done;
        let batches = if is_first { FIRST_BATCHES } else { BATCHES };
        let error = learn(&mut trainer, &samples, batches, rate, practice, round);
        let is_over = began.elapsed() >= until;
        let matched = (round % MATCH_EVERY == MATCH_EVERY - 1 || is_over).then(|| {
            let known = best.get_or_insert_with(|| trainer.net.clone());
            let results = compare::<G>(practice, round, &trainer.net, known);
            if results.0 >= results.1 {
                best = Some(trainer.net.clone());
            }
            results
        });
        told(&Progress { round, games, error, matched, seconds: began.elapsed().as_secs_f64() });
        if is_over {
            break;
        }
    }
    best.unwrap_or(trainer.net).to_bytes()
}

fn learn(trainer: &mut Trainer, samples: &[Sample], batches: usize, rate: f32, practice: &Practice, round: u64) -> f32 {
    let seed = Seed::new(format!("{} batches", practice.seed));
    let mut chance = Chance::new(&seed, round);
    let mut error = 0.0;
    for _ in 0..batches {
        let batch: Vec<&Sample> = (0..BATCH).map(|_| &samples[chance.below(samples.len() as u32) as usize]).collect();
        error += trainer.step(&batch, rate, practice.threads);
    }
    error / batches as f32
}

/// Plays on all threads; the samples come in the order of the games, whoever played them.
fn play<G: Taste>(practice: &Practice, round: u64, games: u64, net: Option<&Net>) -> Vec<Sample> {
    let play_some = |jobs: Jobs| {
        let mut player = Player::<G> { net, tree: Tree::default() };
        let samples = jobs.map(|game| {
            let number = round * 1_000_000 + game;
            (game, player.play(&Seed::new(format!("{} practice", practice.seed)), number))
        });
        Ok::<_, ()>(samples.collect::<Vec<_>>())
    };
    let mut all = share_out(practice.threads, games, &|_| (), play_some).unwrap_or_default().concat();
    all.sort_by_key(|(game, _)| *game);
    all.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// Plays against itself.
struct Player<'a, G: Taste> {
    net: Option<&'a Net>,
    tree: Tree<G>,
}

/// A position that somebody will learn from: what every seat was told.
struct Moment {
    inputs: Vec<f32>,
}

impl<G: Taste> Player<'_, G> {
    fn play(&mut self, seed: &Seed, number: u64) -> Vec<Sample> {
        let mut chance = Chance::new(seed, number);
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        let (seats, options) = G::practice(number);
        let Ok(mut game) = G::new(seats, &options, &mut chance, &mut events) else { return Vec::new() };
        settle(&mut game, &mut chance, &mut events, &mut legal);
        // Most seats search, some are greedy, and some are clumsy: a network must know what comes of that too.
        let kinds: Vec<u32> = (0..seats).map(|_| chance.below(10)).collect();
        let mut conductor = BotName::Conductor.sit_down::<G>();
        let mut apprentice = BotName::Apprentice.sit_down::<G>();
        let mut moments = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let turn = Turn::at(&game, seat, &legal);
            let action = match (self.net, kinds[seat.index()]) {
                (Some(net), 0..=7) => self.search(&game, seat, net, &mut chance),
                (None, 0..=6) | (Some(_), 9) => apprentice.choose(&turn, &mut chance),
                _ => conductor.choose(&turn, &mut chance),
            };
            if chance.below(EVERY) == 0 {
                moments.push(self.moment(&game, seat, &mut chance));
            }
            events.clear();
            game.apply(seat, &action, &mut chance, &mut events).expect("a bot's choice is legal");
            settle(&mut game, &mut chance, &mut events, &mut legal);
        }
        self.samples(&moments, &outcome::<G>(&game)[..seats])
    }

    fn search(&mut self, game: &G, seat: Seat, net: &Net, chance: &mut Chance) -> G::Action {
        let root = Imagined::<G>::from(&game.view(Viewer::Seat(seat)), chance);
        let nodes = if chance.below(4) == 0 { 60 } else { 20 };
        self.tree.begin_shaken(&root, seat, 0.25, chance);
        let mut meter = Meter::of(Budget::nodes(nodes), nodes, &Stop::NEVER);
        self.tree.grow_on(&root, Judge::Net(net), &mut meter, chance);
        let branches = self.tree.branches();
        let visits: u32 = branches.iter().map(|branch| branch.visits).sum();
        let most = branches.iter().max_by_key(|branch| branch.visits).expect("somebody has a choice").action;
        if visits == 0 || chance.below(5) > 0 {
            return most;
        }
        let mut drawn = chance.below(visits);
        for branch in branches {
            if drawn < branch.visits {
                return branch.action;
            }
            drawn -= branch.visits;
        }
        most
    }

    fn moment(&self, game: &G, seat: Seat, chance: &mut Chance) -> Moment {
        let mut seen = Imagined::<G>::from(&game.view(Viewer::Seat(seat)), chance);
        G::as_if_sold(&mut seen, chance, &mut Vec::new());
        let mut inputs = Vec::with_capacity(G::INPUTS * seen.seats());
        G::inputs(&seen, &mut inputs);
        Moment { inputs }
    }

    /// From the last moment back: each is worth what the game came to, and a part of what the next one promised.
    fn samples(&self, moments: &[Moment], ended: &[Promise]) -> Vec<Sample> {
        let mut wanted: Vec<[f32; OUTPUTS]> = ended.iter().map(|promise| promise.as_outputs()).collect();
        let mut samples = Vec::with_capacity(moments.len() * ended.len());
        for moment in moments.iter().rev() {
            for (seat, inputs) in moment.inputs.chunks_exact(G::INPUTS).enumerate() {
                samples.push(Sample { inputs: inputs.into(), wanted: wanted[seat] });
                if let Some(net) = self.net {
                    let promised = net.judge(inputs).as_outputs();
                    let mix = |output: usize| LAMBDA * wanted[seat][output] + (1.0 - LAMBDA) * promised[output];
                    wanted[seat] = std::array::from_fn(mix);
                }
            }
        }
        samples
    }
}

/// What two networks come to at the same tables, beside Conductors: each game twice, with their seats exchanged.
fn compare<G: Taste>(practice: &Practice, round: u64, new: &Net, known: &Net) -> (f32, f32) {
    let seed = Seed::new(format!("{} matches {round}", practice.seed));
    let play_some = |jobs: Jobs| {
        let (mut trees, mut sums) = ([Tree::<G>::default(), Tree::default()], Vec::new());
        for game in jobs {
            sums.push((game, one_match(&seed, game, [new, known], &mut trees)));
        }
        Ok::<_, ()>(sums)
    };
    let mut all = share_out(practice.threads, MATCH_GAMES, &|_| (), play_some).unwrap_or_default().concat();
    all.sort_by_key(|(game, _)| *game);
    let sum = |which: usize| all.iter().map(|(_, results)| results[which]).sum::<f32>() / all.len().max(1) as f32;
    (sum(0), sum(1))
}

fn one_match<G: Taste>(seed: &Seed, game: u64, nets: [&Net; 2], trees: &mut [Tree<G>; 2]) -> [f32; 2] {
    let (pair, is_exchanged) = (game / 2, game % 2 == 1);
    let mut chance = Chance::new(seed, pair);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let (seats, options) = G::practice(pair);
    let Ok(mut table) = G::new(seats, &options, &mut chance, &mut events) else { return [0.5; 2] };
    settle(&mut table, &mut chance, &mut events, &mut legal);
    let first = (pair / 4) as usize % seats;
    let mut places = [first, (first + seats / 2) % seats];
    if is_exchanged {
        places.swap(0, 1);
    }
    let mut conductor = BotName::Conductor.sit_down::<G>();
    while let Some(seat) = table.to_act().first() {
        let action = match places.iter().position(|place| *place == seat.index()) {
            Some(which) => {
                let root = Imagined::<G>::from(&table.view(Viewer::Seat(seat)), &mut chance);
                let mut meter = Meter::of(Budget::nodes(MATCH_NODES), MATCH_NODES, &Stop::NEVER);
                trees[which].grow(&root, seat, Judge::Net(nets[which]), &mut meter, &mut chance);
                trees[which].branches().iter().max_by_key(|branch| branch.visits).expect("a choice").action
            }
            None => conductor.choose(&Turn::at(&table, seat, &legal), &mut chance),
        };
        events.clear();
        table.apply(seat, &action, &mut chance, &mut events).expect("a bot's choice is legal");
        settle(&mut table, &mut chance, &mut events, &mut legal);
    }
    let ended = outcome::<G>(&table);
    places.map(|place| ended[place].utility())
}

#[cfg(test)]
mod tests {
    use super::*;
    use steel_driver::SteelDriver;

    fn some_samples(threads: usize, net: Option<&Net>) -> Vec<Sample> {
        let practice = Practice { minutes: 0.0, threads, seed: "samples".into() };
        play::<SteelDriver>(&practice, 0, 3, net)
    }

    #[test]
    fn games_give_samples_from_every_seat_whoever_plays_them() {
        let net = Net::new(SteelDriver::INPUTS, 1);
        for net in [None, Some(&net)] {
            let (one, three) = (some_samples(1, net), some_samples(3, net));

            assert!(one.len() > 30);
            assert!(one.iter().all(|sample| sample.inputs.len() == SteelDriver::INPUTS));
            assert!(one.iter().all(|sample| sample.wanted[0] >= 0.0 && sample.wanted[0] <= 1.0));
            let same = |(one, three): (&Sample, &Sample)| one.inputs == three.inputs && one.wanted == three.wanted;
            assert!(one.len() == three.len() && one.iter().zip(&three).all(same));
        }
    }
}
