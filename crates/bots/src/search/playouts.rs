//! Playing on: the choices that look best are tried in the same imagined worlds, and greedy players take it from there. Luck drowns small
//! differences, so another choice than the first is taken only where it is clearly better.

use super::imagining::likeliest;
use super::judging::{Judge, outcome};
use super::playing_on::{self, Buffers};
use super::{Judged, Playouts};
use crate::Taste;
use crate::budget::Meter;
use crate::learn::Promise;
use engine::{Chance, Imagined, Seat, Seed};

/// A choice that was tried.
#[derive(Clone, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    /// What it came to in each world.
    values: Vec<f64>,
    win: f64,
    is_out: bool,
}

impl<A> Tried<A> {
    fn of(action: A) -> Tried<A> {
        Tried { action, values: Vec::new(), win: 0.0, is_out: false }
    }

    /// In the game's points.
    pub(crate) fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.values.len().max(1) as f64
    }

    pub(crate) fn win(&self) -> f64 {
        self.win / self.values.len().max(1) as f64
    }

    /// How much better it did than another one in the same worlds, and the standard error of that.
    fn better_than(&self, other: &Tried<A>) -> (f64, f64) {
        let count = self.values.len().min(other.values.len());
        if count < 2 {
            return (0.0, f64::INFINITY);
        }
        let gains = || self.values.iter().zip(&other.values).map(|(one, other)| one - other);
        let mean = gains().sum::<f64>() / count as f64;
        let spread = gains().map(|gain| (gain - mean) * (gain - mean)).sum::<f64>() / (count - 1) as f64;
        (mean, (spread / count as f64).sqrt())
    }
}

/// Worlds between two looks at what need not be tried any more.
const LOOK_EVERY: usize = 6;

/// Who asks, and how far they look.
pub(crate) struct Question<'a, G: Taste> {
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [G::Action],
    /// By action: what the game's taste thinks of it.
    pub(crate) worths: &'a [f64],
    pub(crate) plan: Playouts,
}

/// Tries the choices that look best, as long as the meter allows. Each decision of a player who plays on is a node, so that a thought takes as
/// long at the start of a long game as at its end; a world costs what the one before it did. The first is the one that looked best.
pub(crate) fn play_on<G: Taste>(
    question: &Question<G>,
    meter: &mut Meter,
    room: &mut Buffers<G>,
    chance: &mut Chance,
) -> Vec<Tried<G::Action>> {
    let tried = candidates(question);
    if tried.len() < 2 { tried } else { try_out(tried, question, meter, room, chance) }
}

/// The shares of the win that two choices promise, whatever the game's taste thinks of them; nothing if there was no time.
pub(crate) fn wins_of_both<G: Taste>(
    question: &Question<G>,
    both: [G::Action; 2],
    meter: &mut Meter,
    room: &mut Buffers<G>,
    chance: &mut Chance,
) -> Option<[f64; 2]> {
    let plan = Playouts { patience: f64::INFINITY, ..question.plan };
    let tried = try_out(both.map(Tried::of).into(), &Question { plan, ..*question }, meter, room, chance);
    (!tried[0].values.is_empty()).then(|| [0, 1].map(|one| tried[one].win()))
}

fn try_out<G: Taste>(
    mut tried: Vec<Tried<G::Action>>,
    question: &Question<G>,
    meter: &mut Meter,
    room: &mut Buffers<G>,
    chance: &mut Chance,
) -> Vec<Tried<G::Action>> {
    let luck = Seed::new(format!("worlds {}", chance.below(u32::MAX)));
    let mut decisions = tried.len() as u32;
    for number in 0_u64.. {
        let still_in = tried.iter().filter(|choice| !choice.is_out).count();
        let world = likeliest::<G>(question.view, question.seat, chance);
        if still_in < 2 || !meter.take(decisions) {
            break;
        }
        decisions = 0;
        for choice in tried.iter_mut().filter(|choice| !choice.is_out) {
            let ended = one_game(&world, question, &choice.action, Chance::new(&luck, number), room);
            choice.values.push(ended.value);
            choice.win += ended.win;
            decisions += 1 + ended.decisions;
        }
        if number == 1 && tried.iter().all(|choice| choice.values[0] == choice.values[1]) {
            // Luck has no say in it: more games would be the same ones.
            break;
        }
        if (number as usize + 1).is_multiple_of(LOOK_EVERY) {
            leave_out(&mut tried, question.plan.patience);
        }
    }
    tried
}

/// The best choice: the first, unless another one is clearly better.
pub(crate) fn best<A>(tried: &[Tried<A>], guard: f64) -> usize {
    let mut best = 0;
    for (index, choice) in tried.iter().enumerate().skip(1).filter(|(_, choice)| !choice.is_out) {
        let (gain, error) = choice.better_than(&tried[0]);
        let is_clear = gain > 0.0 && gain > guard * error;
        if is_clear && (best == 0 || choice.mean() > tried[best].mean()) {
            best = index;
        }
    }
    best
}

fn candidates<G: Taste>(question: &Question<G>) -> Vec<Tried<G::Action>> {
    let mut order: Vec<usize> = (0..question.legal.len()).filter(|index| question.worths[*index].is_finite()).collect();
    order.sort_by(|one, other| question.worths[*other].total_cmp(&question.worths[*one]));
    let mut tried: Vec<Tried<G::Action>> = Vec::with_capacity(question.plan.choices);
    for action in order.into_iter().map(|index| question.legal[index]) {
        if tried.len() == question.plan.choices {
            break;
        }
        if !tried.iter().any(|better| G::is_alike(question.view, &better.action, &action)) {
            tried.push(Tried::of(action));
        }
    }
    tried
}

/// Gives up choices that are so many standard errors behind the best.
fn leave_out<A>(tried: &mut [Tried<A>], patience: f64) {
    let leader = (0..tried.len())
        .filter(|index| !tried[*index].is_out)
        .max_by(|one, other| tried[*one].mean().total_cmp(&tried[*other].mean()));
    let Some(leader) = leader.map(|index| tried[index].values.clone()) else { return };
    let leader = Tried { action: (), values: leader, win: 0.0, is_out: false };
    for choice in tried.iter_mut().skip(1).filter(|choice| !choice.is_out) {
        let own = Tried { action: (), values: std::mem::take(&mut choice.values), win: 0.0, is_out: false };
        let (behind, error) = leader.better_than(&own);
        choice.is_out = behind > patience * error;
        choice.values = own.values;
    }
}

/// What came of a choice.
struct Ended {
    /// Points against the others.
    value: f64,
    /// The share of the win.
    win: f64,
    /// Of those who played on.
    decisions: u32,
}

/// What a choice comes to if greedy players take it from there.
fn one_game<G: Taste>(
    world: &Imagined<G>,
    question: &Question<G>,
    first: &G::Action,
    mut chance: Chance,
    room: &mut Buffers<G>,
) -> Ended {
    let mut table = world.clone();
    room.events.clear();
    if table.apply(question.seat, first, &mut chance, &mut room.events).is_err() {
        return Ended { value: f64::MIN / 1e9, win: 0.0, decisions: 0 };
    }
    let after = |rounds: u32| G::clock(world) + rounds * G::round_of(world.seats());
    let mut look = |until: Option<u32>| played_on(&mut table, until, question, &mut chance, room);
    match (question.plan.rounds, question.plan.judged) {
        (Some(rounds), Judged::AfterEveryRound) => mean((0..rounds).map(|round| look(Some(after(round + 1))))),
        (rounds, _) => look(rounds.map(after)),
    }
}

/// Of the same game at several times.
fn mean(looks: impl ExactSizeIterator<Item = Ended>) -> Ended {
    let count = looks.len().max(1) as f64;
    looks.fold(Ended { value: 0.0, win: 0.0, decisions: 0 }, |sum, look| Ended {
        value: sum.value + look.value / count,
        win: sum.win + look.win / count,
        decisions: sum.decisions + look.decisions,
    })
}

/// Greedy players play on until then, and it is judged.
fn played_on<G: Taste>(
    table: &mut Imagined<G>,
    until: Option<u32>,
    question: &Question<G>,
    chance: &mut Chance,
    room: &mut Buffers<G>,
) -> Ended {
    let decisions = playing_on::play_on(table, until, chance, room);
    let judge = Judge::of::<G>(question.plan.by);
    if !table.is_over() && matches!(judge, Judge::Taste) {
        // Who would have won by now, for telling.
        let win = outcome::<G>(table)[question.seat.index()].win;
        return Ended { value: G::margin(table, question.seat), win: f64::from(win), decisions };
    }
    let promise = judge.judge(table, &mut room.inputs)[question.seat.index()];
    Ended { value: in_points::<G>(promise), win: f64::from(promise.win), decisions }
}

/// Mostly by how much one is ahead: that tells more of one game than who won it.
fn in_points<G: Taste>(promise: Promise) -> f64 {
    G::MARGIN * (f64::from(promise.margin) + f64::from(promise.win) / 4.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::By;
    use crate::{Budget, Stop};
    use carnegie::{Carnegie, Options};
    use engine::{Game, Viewer, settle};

    /// What became of each choice at the start of a game.
    fn tried(seats: usize, rounds: u32, judged: Judged) -> Vec<Tried<carnegie::Action>> {
        let (seed, mut events, mut legal, mut worths) = (Seed::new("luck"), Vec::new(), Vec::new(), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let mut game = Carnegie::new(seats, &Options::default(), &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
        let seat = game.to_act().first().unwrap();
        let view = game.view(Viewer::Seat(seat));
        Carnegie::appraise(&view, seat, &legal, &mut chance, &mut worths);
        let (guard, patience) = (0.4, f64::INFINITY);
        let plan = Playouts { nodes: 0, choices: 3, rounds: Some(rounds), judged, by: By::Usual, guard, patience };
        let question = Question::<Carnegie> { view: &view, seat, legal: &legal, worths: &worths, plan };
        let mut meter = Meter::of(Budget::nodes(2_000), 0, &Stop::NEVER);
        play_on(&question, &mut meter, &mut Buffers::default(), &mut chance)
    }

    fn games_for_each_choice(seats: usize) -> Vec<usize> {
        tried(seats, 2, Judged::AtTheEnd).iter().map(|choice| choice.values.len()).collect()
    }

    /// Among several there is no luck in Carnegie; alone there are Andrew's cards.
    #[test]
    fn where_luck_has_no_say_no_game_is_played_a_third_time() {
        assert_eq!(games_for_each_choice(3), [2, 2, 2]);
        let alone = games_for_each_choice(1);
        assert!(alone[0] > 2 && alone.iter().all(|games| *games == alone[0]), "{alone:?}");
    }

    #[test]
    fn what_is_judged_after_every_round_is_worth_the_mean_of_its_rounds() {
        let (one, two) = (tried(3, 1, Judged::AtTheEnd), tried(3, 2, Judged::AtTheEnd));
        let both = tried(3, 2, Judged::AfterEveryRound);

        let rounds = one.iter().zip(&two).map(|(one, two)| (one.values[0] + two.values[0]) / 2.0);
        assert!(both.iter().zip(rounds).all(|(both, rounds)| (both.values[0] - rounds).abs() < 1e-9));
        assert!(one.iter().zip(&two).any(|(one, two)| one.values[0] != two.values[0]));
    }
}
