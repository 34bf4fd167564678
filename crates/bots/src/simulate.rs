//! Many games in a row, and who won them.

use crate::share_out::{Jobs, share_out};
use crate::{Bot, BotName, Taste, Turn};
use engine::{Chance, Seed, Standings, settle};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What to simulate. The list of bots is repeated to fill the seats and moves round the table from game to game.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub seats: usize,
    pub bots: Vec<BotName>,
    pub games: u64,
    pub seed: String,
    /// How many games are played at a time: it changes the speed, never the outcome.
    pub threads: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub games: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    /// Wins by seat; a shared win is shared out.
    pub wins: Vec<f64>,
    pub by_bot: BTreeMap<BotName, BotReport>,
    /// For every two kinds of bots at the table: how often one ended ahead of the other.
    pub pairs: Vec<PairReport>,
}

/// Over all pairs of seats, one with each bot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PairReport {
    pub bot: BotName,
    pub against: BotName,
    /// The part of the pairs in which it ended ahead; who is level has half.
    pub ahead: f64,
    /// Half the width of the interval in which the true part lies in 95 of 100 cases.
    pub give_or_take: f64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct BotReport {
    /// Seats played, over all games.
    pub seats: u64,
    /// Wins per seat played.
    pub win_rate: f64,
    pub mean_score: f64,
    pub scores: Spread,
}

/// How the scores lie: a tenth of them are no higher than `tenth`, a tenth no lower than `ninetieth`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spread {
    pub lowest: i64,
    pub tenth: i64,
    pub median: i64,
    pub ninetieth: i64,
    pub highest: i64,
}

/// Plays them all. `played` is told how many games are done, after each of them.
pub fn simulate<G: Taste>(
    simulation: &Simulation,
    options: &G::Options,
    played: &(dyn Fn(u64) + Sync),
) -> Result<Report, G::Illegal> {
    let began = Instant::now();
    let play_some = |games: Jobs| {
        let mut tally = Tally::new(simulation.seats);
        let mut room = Room::<G>::default();
        for game in games {
            room.play(simulation, options, game, &mut tally)?;
        }
        Ok(tally)
    };
    let tallies = share_out(simulation.threads, simulation.games, played, play_some)?;
    let total = tallies.into_iter().fold(Tally::new(simulation.seats), Tally::plus);
    Ok(total.report(began.elapsed()))
}

/// Plays one game to its end; `bots` are by seat. Says how many decisions it took.
pub fn play_game<G: Taste>(
    options: &G::Options,
    seed: &Seed,
    bots: &mut [Box<dyn Bot<G>>],
    events: &mut Vec<G::Event>,
    legal: &mut Vec<G::Action>,
) -> Result<(G, u64), G::Illegal> {
    play_watched(options, seed, bots, events, legal, &mut |_| ())
}

/// As [`play_game`]; `watch` hears what happens, after each decision.
pub(crate) fn play_watched<G: Taste>(
    options: &G::Options,
    seed: &Seed,
    bots: &mut [Box<dyn Bot<G>>],
    events: &mut Vec<G::Event>,
    legal: &mut Vec<G::Action>,
    watch: &mut dyn FnMut(&[G::Event]),
) -> Result<(G, u64), G::Illegal> {
    let mut chance = Chance::new(seed, 0);
    events.clear();
    let mut game = G::new(bots.len(), options, &mut chance, events)?;
    settle(&mut game, &mut chance, events, legal);
    watch(events);
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.index()].choose(&Turn::at(&game, seat, legal), &mut chance);
        events.clear();
        game.apply(seat, &action, &mut chance, events)?;
        settle(&mut game, &mut chance, events, legal);
        watch(events);
        decisions += 1;
    }
    Ok((game, decisions))
}

impl Simulation {
    /// Who sits where in a game, by seat: everybody moves one seat to the left from game to game.
    fn lineup(&self, game: u64) -> impl Iterator<Item = BotName> {
        let moved = (game % self.seats as u64) as usize;
        (0..self.seats).map(move |seat| self.bots[(seat + self.seats - moved) % self.seats % self.bots.len()])
    }
}

/// Where one thread plays its games one after the other: the buffers are kept.
struct Room<G: Taste> {
    bots: Vec<Box<dyn Bot<G>>>,
    events: Vec<G::Event>,
    legal: Vec<G::Action>,
}

impl<G: Taste> Default for Room<G> {
    fn default() -> Self {
        Room { bots: Vec::new(), events: Vec::new(), legal: Vec::new() }
    }
}

impl<G: Taste> Room<G> {
    /// Each game has its own seed and new bots, so it goes the same way whichever thread plays it.
    fn play(
        &mut self,
        simulation: &Simulation,
        options: &G::Options,
        game: u64,
        tally: &mut Tally,
    ) -> Result<(), G::Illegal> {
        let seed = Seed::new(format!("{} {game}", simulation.seed));
        self.bots.clear();
        self.bots.extend(simulation.lineup(game).map(BotName::sit_down));
        let (ended, decisions) = play_game(options, &seed, &mut self.bots, &mut self.events, &mut self.legal)?;
        tally.count(&ended.standings(), decisions, simulation.lineup(game));
        Ok(())
    }
}

/// A win in whole parts, so that shared wins add up to the same in any order: it can be shared by up to eight.
pub(crate) const WIN: u64 = 840;

/// What came of the games so far, in whole numbers.
struct Tally {
    games: u64,
    decisions: u64,
    /// By seat, in parts of a [`WIN`].
    wins: Vec<u64>,
    by_bot: BTreeMap<BotName, BotTally>,
    pairs: BTreeMap<(BotName, BotName), PairTally>,
}

/// Two kinds of bots at the same tables, in whole numbers.
#[derive(Clone, Copy, Default)]
struct PairTally {
    games: u64,
    pairs: u64,
    /// Points: two for each pair in which the first is ahead, one where they are level.
    points: u64,
    /// Of each game's points, squared.
    squares: u64,
}

impl PairTally {
    fn plus(self, other: PairTally) -> PairTally {
        PairTally {
            games: self.games + other.games,
            pairs: self.pairs + other.pairs,
            points: self.points + other.points,
            squares: self.squares + other.squares,
        }
    }

    /// Pairs of one game hang together, so the games are what is counted.
    fn report(self, bot: BotName, against: BotName) -> PairReport {
        let games = self.games as f64;
        let most = 2.0 * self.pairs as f64 / games;
        let mean = self.points as f64 / games;
        let spread = (self.squares as f64 / games - mean * mean).max(0.0);
        let error = (spread / (games - 1.0).max(1.0)).sqrt();
        PairReport { bot, against, ahead: mean / most, give_or_take: 1.96 * error / most }
    }
}

#[derive(Clone, Default)]
struct BotTally {
    wins: u64,
    /// How often each score was made.
    scores: BTreeMap<i64, u64>,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally { games: 0, decisions: 0, wins: vec![0; seats], by_bot: BTreeMap::new(), pairs: BTreeMap::new() }
    }

    fn count(&mut self, standings: &Standings, decisions: u64, lineup: impl Iterator<Item = BotName>) {
        let lineup: Vec<BotName> = lineup.collect();
        self.count_pairs(standings, &lineup);
        // Nobody wins where the game itself has won.
        let won = WIN / standings.winners().count().max(1) as u64;
        self.games += 1;
        self.decisions += decisions;
        for (standing, bot) in standings.iter().zip(lineup) {
            let won = if standing.rank == 1 { won } else { 0 };
            self.wins[standing.seat.index()] += won;
            let its = self.by_bot.entry(bot).or_default();
            its.wins += won;
            *its.scores.entry(standing.score).or_default() += 1;
        }
    }

    fn count_pairs(&mut self, standings: &Standings, lineup: &[BotName]) {
        let mut game: BTreeMap<(BotName, BotName), PairTally> = BTreeMap::new();
        for (own, bot) in standings.iter().zip(lineup) {
            for (other, against) in standings.iter().zip(lineup).filter(|(_, against)| bot > against) {
                let pair = game.entry((*bot, *against)).or_default();
                pair.pairs += 1;
                pair.points += match own.rank.cmp(&other.rank) {
                    Ordering::Less => 2,
                    Ordering::Equal => 1,
                    Ordering::Greater => 0,
                };
            }
        }
        for (bots, pair) in game {
            let all = self.pairs.entry(bots).or_default();
            *all = all.plus(PairTally { games: 1, squares: pair.points * pair.points, ..pair });
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.wins.iter_mut().zip(other.wins).for_each(|(mine, more)| *mine += more);
        for (bots, more) in other.pairs {
            let all = self.pairs.entry(bots).or_default();
            *all = all.plus(more);
        }
        for (bot, more) in other.by_bot {
            let its = self.by_bot.entry(bot).or_default();
            its.wins += more.wins;
            for (score, times) in more.scores {
                *its.scores.entry(score).or_default() += times;
            }
        }
        self
    }

    fn report(self, took: Duration) -> Report {
        let seconds = took.as_secs_f64();
        Report {
            games: self.games,
            decisions: self.decisions,
            seconds,
            games_per_s: self.games as f64 / seconds,
            decisions_per_s: self.decisions as f64 / seconds,
            wins: self.wins.iter().map(|wins| *wins as f64 / WIN as f64).collect(),
            by_bot: self.by_bot.into_iter().map(|(bot, its)| (bot, its.report())).collect(),
            pairs: self.pairs.into_iter().map(|((bot, against), pair)| pair.report(bot, against)).collect(),
        }
    }
}

impl BotTally {
    fn report(self) -> BotReport {
        let seats: u64 = self.scores.values().sum();
        let total: i64 = self.scores.iter().map(|(score, times)| score * *times as i64).sum();
        BotReport {
            seats,
            win_rate: self.wins as f64 / WIN as f64 / seats as f64,
            mean_score: total as f64 / seats as f64,
            scores: self.spread(seats),
        }
    }

    fn spread(&self, seats: u64) -> Spread {
        let at_place = |place: u64| {
            let mut passed = 0;
            let reaches = |times: &u64| {
                passed += times;
                passed > place
            };
            let found = self.scores.values().position(reaches);
            found.and_then(|index| self.scores.keys().nth(index)).copied().unwrap_or_default()
        };
        let last = seats.saturating_sub(1);
        Spread {
            lowest: at_place(0),
            tenth: at_place(last / 10),
            median: at_place(last / 2),
            ninetieth: at_place(last - last / 10),
            highest: at_place(last),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use BotName::{Conductor as Greedy, Random};
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    fn simulation(bots: &[BotName], games: u64, threads: usize) -> Simulation {
        Simulation { seats: 4, bots: bots.to_vec(), games, seed: "simulate".into(), threads }
    }

    fn tally_of(simulation: &Simulation) -> Report {
        let report = simulate::<american_rails::AmericanRails>(simulation, &Default::default(), &|_| ()).unwrap();
        Report { seconds: 0.0, games_per_s: 0.0, decisions_per_s: 0.0, ..report }
    }

    #[test]
    fn the_list_of_bots_fills_the_seats_and_moves_round_the_table() {
        let simulation = simulation(&[Greedy, Random, Random, Random], 4, 1);
        let first_seats: Vec<BotName> = (0..4).map(|game| simulation.lineup(game).next().unwrap()).collect();
        assert_eq!(first_seats, [Greedy, Random, Random, Random]);
        assert_eq!(simulation.lineup(1).collect::<Vec<_>>(), [Random, Greedy, Random, Random]);

        let three = Simulation { seats: 3, bots: vec![Greedy, Random], ..simulation };
        assert_eq!(three.lineup(0).collect::<Vec<_>>(), [Greedy, Random, Greedy]);
        assert_eq!(three.lineup(4).collect::<Vec<_>>(), [Greedy, Greedy, Random]);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let one = tally_of(&simulation(&[Random], 50, 1));

        assert_eq!(one, tally_of(&simulation(&[Random], 50, 3)));
        assert_eq!(one.games, 50);
        assert_eq!(one.by_bot[&Random].seats, 200);
        assert!((one.wins.iter().sum::<f64>() - 50.0).abs() < 1e-9, "every game has one win to share: {:?}", one.wins);
    }

    #[test]
    fn a_shared_win_is_shared_out() {
        let mut tally = Tally::new(3);
        tally.count(&Standings::by_score(&[30, 30, 10]), 100, [Greedy, Random, Random].into_iter());

        let report = tally.report(Duration::from_secs(2));
        assert_eq!(report.wins, [0.5, 0.5, 0.0]);
        let (greedy, random) = (report.by_bot[&Greedy], report.by_bot[&Random]);
        assert_eq!((greedy.seats, greedy.win_rate, greedy.mean_score), (1, 0.5, 30.0));
        assert_eq!((random.seats, random.win_rate, random.mean_score), (2, 0.25, 20.0));
        assert_eq!(report.decisions_per_s, 50.0);
    }

    #[test]
    fn the_spread_of_scores_is_told() {
        let (mut odd, mut even) = (Tally::new(1), Tally::new(1));
        for score in 1..=101 {
            let tally = if score % 2 == 1 { &mut odd } else { &mut even };
            tally.count(&Standings::by_score(&[score]), 1, [Greedy].into_iter());
        }

        let report = odd.plus(even).report(Duration::from_secs(1));
        let wanted = Spread { lowest: 1, tenth: 11, median: 51, ninetieth: 91, highest: 101 };
        assert_eq!(report.by_bot[&Greedy].scores, wanted);
    }

    #[test]
    fn progress_is_told_after_every_game() {
        let most = AtomicU64::new(0);
        let simulation = simulation(&[Random], 20, 2);
        let told = |games| {
            most.fetch_max(games, Relaxed);
        };
        simulate::<american_rails::AmericanRails>(&simulation, &Default::default(), &told).unwrap();

        assert_eq!(most.into_inner(), 20);
    }

    #[test]
    fn a_table_that_can_not_be_opened_is_refused() {
        let simulation = Simulation { seats: 9, ..simulation(&[Random], 20, 2) };

        assert!(simulate::<american_rails::AmericanRails>(&simulation, &Default::default(), &|_| ()).is_err());
    }
}
