//! Self-play: first many cheap games by Conductors that make mistakes, then games by searchers with the network as it is; from all of
//! them it learns what came of positions, round after round.

use super::net::{Net, OUTPUTS, Promise};
use super::train::{BATCH, Sample, Trainer};
use crate::budget::Meter;
use crate::search::{Imaginings, Judge, Tree, outcome};
use crate::share_out::{Jobs, share_out};
use crate::{Bot, BotName, Budget, Random, Stop, Taste, Turn};
use engine::{Chance, Imagined, Seat, Seed, Viewer, settle};
use std::cmp::Ordering;
use std::collections::VecDeque;
use std::time::Instant;

/// What is learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// A network that judges positions.
    #[default]
    Network,
    /// The numbers of a game's taste.
    Taste,
}

/// How long to practise, and what.
#[derive(Clone, Debug)]
pub struct Practice {
    pub subject: Subject,
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
    /// The part of the Conductors at the same tables that ended behind the network of this round, and behind the best one before it.
    pub matched: Option<(f32, f32)>,
    /// The best so far, where it is new: who keeps it loses nothing if the training ends too soon.
    pub file: Option<Vec<u8>>,
    pub seconds: f64,
}

/// Part of the time in which Conductors play, from whom everything is learned first.
const CHEAP_PART: f64 = 0.12;
/// Games of a round: by Conductors, and by searchers.
const CHEAP_GAMES: u64 = 2_000;
const GAMES: u64 = 96;
/// One position in so many is learned from.
const CHEAP_EVERY: u32 = 6;
const EVERY: u32 = 3;
/// Samples that are kept, the newest.
const KEPT: usize = 1_200_000;
/// A sample is learned from about so often.
const OFTEN: usize = 3;
/// How much a position is judged by how the game went on, and how much by what the network thought a little later. Conductors' games are
/// judged by how they ended alone.
const LAMBDA: f32 = 0.95;
/// Parts of the time between two matches, games of a match, and how far its searchers look.
const MATCH_EVERY: f64 = 0.15;
const MATCH_NODES: u32 = 64;
/// A new network that does nearly as well has seen more: matches are short, and luck is in them.
const NEARLY: f32 = 0.01;

/// Practises and gives the best network's file. `told` hears of every round.
pub(crate) fn practise<G: Taste>(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Vec<u8> {
    let began = Instant::now();
    let part_done = || began.elapsed().as_secs_f64() / (practice.minutes * 60.0).max(1e-9);
    let mut trainer = Trainer::new(G::learned().cloned().unwrap_or_else(|| Net::new(G::INPUTS, 1)));
    let mut best: Option<Net> = G::learned().cloned();
    let is_new = best.is_none();
    let mut samples = VecDeque::new();
    let (mut games, mut next_match) = (0, CHEAP_PART);
    for round in 0_u64.. {
        let is_cheap = round == 0 || !G::LEARNS_BY_SEARCHING || (is_new && part_done() < CHEAP_PART);
        let count = if is_cheap { CHEAP_GAMES } else { GAMES };
        let played = play::<G>(practice, round, count, (!is_cheap).then_some(&trainer.steady));
        games += count;
        let batches = (OFTEN * played.len()).div_ceil(BATCH);
        samples.extend(played);
        let too_many = samples.len().saturating_sub(KEPT);
        samples.drain(..too_many);
        let done = part_done().min(1.0) as f32;
        let rate = 1e-3 * (1.0 - done) + 1e-4 * done;
        let error = learn(&mut trainer, samples.make_contiguous(), batches, rate, practice, round);
        let is_over = part_done() >= 1.0;
        let (mut matched, mut file) = (None, None);
        let is_time = is_over || part_done() >= next_match;
        if is_time && !G::LEARNS_BY_SEARCHING {
            next_match += MATCH_EVERY;
            // Conductors play no better in later rounds: who has seen more of their games knows more.
            best = Some(trainer.steady.clone());
            file = Some(trainer.steady.to_bytes());
        } else if is_time {
            next_match += MATCH_EVERY;
            let known = best.get_or_insert_with(|| trainer.steady.clone());
            let results = compare::<G>(practice, round, &trainer.steady, known);
            if results.0 >= results.1 - NEARLY {
                best = Some(trainer.steady.clone());
                file = Some(trainer.steady.to_bytes());
            }
            matched = Some(results);
        }
        told(&Progress { round, games, error, matched, file, seconds: began.elapsed().as_secs_f64() });
        if is_over {
            break;
        }
    }
    best.unwrap_or(trainer.steady).to_bytes()
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
        let seed = Seed::new(format!("{} practice", practice.seed));
        let samples = jobs.map(|game| {
            let mut samples = Vec::new();
            let mut play = || samples = player.play(&seed, round * 1_000_000 + game);
            // Where nobody searches, those play whom searchers imagine.
            if G::LEARNS_BY_SEARCHING {
                play();
            } else {
                G::at_its_best(&mut play);
            }
            (game, samples)
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

/// Who sits somewhere in a game to learn from, and how many of a thousand decisions they leave to chance: a network must know what comes of
/// mistakes too.
#[derive(Clone, Copy)]
struct Character {
    kind: Kind,
    slips: u32,
}

#[derive(Clone, Copy)]
enum Kind {
    Searcher,
    Conductor,
    Apprentice,
}

impl Character {
    fn draw(may_search: bool, chance: &mut Chance) -> Character {
        let kind = match chance.below(10) {
            0..=6 if may_search => Kind::Searcher,
            0..=4 | 7 | 8 => Kind::Conductor,
            _ => Kind::Apprentice,
        };
        let slips = match kind {
            Kind::Searcher => [0, 0, 0, 30][chance.below(4) as usize],
            _ => [0, 20, 80, 250][chance.below(4) as usize],
        };
        Character { kind, slips }
    }
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
        let characters: Vec<Character> = (0..seats).map(|_| Character::draw(self.net.is_some(), &mut chance)).collect();
        let every = if self.net.is_some() { EVERY } else { CHEAP_EVERY };
        let mut conductor = BotName::Conductor.sit_down::<G>();
        let mut apprentice = BotName::Apprentice.sit_down::<G>();
        let mut moments = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let turn = Turn::at(&game, seat, &legal);
            let Character { kind, slips } = characters[seat.index()];
            let action = match (kind, self.net) {
                _ if chance.below(1_000) < slips => Random.choose(&turn, &mut chance),
                (Kind::Searcher, Some(net)) => self.search(&game, seat, &legal, net, &mut chance),
                (Kind::Apprentice, _) => apprentice.choose(&turn, &mut chance),
                _ => conductor.choose(&turn, &mut chance),
            };
            if chance.below(every) == 0 {
                moments.push(moment(&game, &mut chance));
            }
            events.clear();
            game.apply(seat, &action, &mut chance, &mut events).expect("a bot's choice is legal");
            settle(&mut game, &mut chance, &mut events, &mut legal);
        }
        self.samples(&moments, &outcome::<G>(&game)[..seats])
    }

    fn search(&mut self, game: &G, seat: Seat, legal: &[G::Action], net: &Net, chance: &mut Chance) -> G::Action {
        let view = game.view(Viewer::Seat(seat));
        let mut worlds = Imaginings::of(&view, seat, legal);
        let nodes = if chance.below(8) == 0 { 3 * G::PRACTICE_NODES } else { G::PRACTICE_NODES };
        let mut meter = Meter::of(Budget::nodes(nodes), nodes, &Stop::NEVER);
        G::at_its_best(&mut || {
            self.tree.begin_shaken(&worlds, 0.25, chance);
            self.tree.grow_on(&mut worlds, Judge::Net(net), &mut meter, chance);
        });
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

/// Every seat is told its own secrets: in a search they are what is imagined.
fn moment<G: Taste>(game: &G, chance: &mut Chance) -> Moment {
    let mut seen = Imagined::<G>::from(&game.view(Viewer::All), chance);
    G::as_if_sold(&mut seen, chance, &mut Vec::new());
    let mut inputs = Vec::with_capacity(G::INPUTS * seen.seats());
    G::inputs(&seen, &mut inputs);
    Moment { inputs }
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
    let mut all = share_out(practice.threads, G::MATCH_GAMES, &|_| (), play_some).unwrap_or_default().concat();
    all.sort_by_key(|(game, _)| *game);
    let sum = |which: usize| all.iter().map(|(_, results)| results[which]).sum::<f32>() / all.len().max(1) as f32;
    (sum(0), sum(1))
}

/// The part of the Conductors that each ended ahead of; where there is room for one network alone, the two play one game each, which counts
/// twice. Alone somebody is ahead of who plays against them, or is not.
fn one_match<G: Taste>(seed: &Seed, game: u64, nets: [&Net; 2], trees: &mut [Tree<G>; 2]) -> [f32; 2] {
    let (pair, is_exchanged) = (game / 2, game % 2 == 1);
    let mut chance = Chance::new(seed, pair);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let (seats, options) = G::practice(pair);
    let Ok(mut table) = G::new(seats, &options, &mut chance, &mut events) else { return [0.5; 2] };
    settle(&mut table, &mut chance, &mut events, &mut legal);
    let first = (pair / 4) as usize % seats;
    let places: [Option<usize>; 2] = match (seats < 3, is_exchanged) {
        (true, false) => [Some(first), None],
        (true, true) => [None, Some(first)],
        (false, false) => [Some(first), Some((first + seats / 2) % seats)],
        (false, true) => [Some((first + seats / 2) % seats), Some(first)],
    };
    let mut conductor = BotName::Conductor.sit_down::<G>();
    while let Some(seat) = table.to_act().first() {
        let action = match places.iter().position(|place| *place == Some(seat.index())) {
            Some(which) => {
                let view = table.view(Viewer::Seat(seat));
                let mut meter = Meter::of(Budget::nodes(MATCH_NODES), MATCH_NODES, &Stop::NEVER);
                G::at_its_best(&mut || {
                    let mut worlds = Imaginings::of(&view, seat, &legal);
                    trees[which].grow(&mut worlds, Judge::Net(nets[which]), &mut meter, &mut chance);
                });
                trees[which].branches().iter().max_by_key(|branch| branch.visits).expect("a choice").action
            }
            None => conductor.choose(&Turn::at(&table, seat, &legal), &mut chance),
        };
        events.clear();
        table.apply(seat, &action, &mut chance, &mut events).expect("a bot's choice is legal");
        settle(&mut table, &mut chance, &mut events, &mut legal);
    }
    let standings = table.standings();
    let results = outcome::<G>(&table);
    places.map(|place| match place {
        Some(place) if seats < 3 => 2.0 * results[place].ahead,
        Some(place) => {
            let own = standings.of(Seat(place as u8)).rank;
            let conductors = standings.iter().filter(|other| !places.contains(&Some(other.seat.index())));
            let points = conductors.map(|other| match own.cmp(&other.rank) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            });
            points.sum::<f32>() / (seats - places.len()) as f32
        }
        None => 0.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use steel_driver::SteelDriver;

    fn some_samples(threads: usize, net: Option<&Net>) -> Vec<Sample> {
        let practice = Practice { subject: Subject::Network, minutes: 0.0, threads, seed: "samples".into() };
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
