//! A tree of what may be done: each simulation goes down where it is promising, adds one node, and judges the position there for
//! every seat. Nodes are sequences of actions, not positions, so luck and imagined worlds may differ from one simulation to the next.

use super::judging::{Judge, MOST_SEATS, outcome};
use super::playing_on::Buffers;
use super::priors::priors;
use super::{Growth, Imaginings};
use crate::Taste;
use crate::budget::Meter;
use crate::learn::Promise;
use engine::{Chance, Imagined, Seat, Viewer, settle};

/// How much attention to the branches at the root differs from one evening to the next, up and down: where two are about as good, now one
/// is taken and now the other.
const VARIED: f32 = 0.3;
/// A branch that nobody has gone down yet counts a little less than its node.
const UNKNOWN: f32 = 0.05;

pub(crate) struct Tree<G: Taste> {
    /// How far attention outweighs what is known of a branch.
    pub(crate) curiosity: f32,
    nodes: Vec<Node<G::Action>>,
    room: Room<G>,
}

/// Somebody's decision.
struct Node<A> {
    seat: Seat,
    visits: u32,
    /// What its seat may expect, summed over the visits.
    sum: f32,
    branches: Vec<Branch<A>>,
}

/// One of its answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch<A> {
    pub(crate) action: A,
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    sum: f32,
    /// Of the decider's promises, for telling.
    win: f32,
    margin: f32,
    then: Option<u32>,
}

impl<A> Branch<A> {
    /// What its seat may expect of it.
    pub(crate) fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    pub(crate) fn win(&self) -> f32 {
        self.win / self.visits.max(1) as f32
    }

    pub(crate) fn margin(&self) -> f32 {
        self.margin / self.visits.max(1) as f32
    }
}

/// Buffers that every simulation uses again.
struct Room<G: Taste> {
    buffers: Buffers<G>,
    priors: Vec<f32>,
    /// Nodes and branches on the way down.
    path: Vec<(u32, u32)>,
}

impl<G: Taste> Default for Tree<G> {
    fn default() -> Self {
        let room = Room { buffers: Buffers::default(), priors: Vec::new(), path: Vec::new() };
        Tree { curiosity: Growth::to(0).curiosity, nodes: Vec::new(), room }
    }
}

impl<G: Taste> Tree<G> {
    /// Grows a new tree from here as far as the meter allows, and at least by the root.
    pub(crate) fn grow(&mut self, worlds: &mut Imaginings<G>, judge: Judge, meter: &mut Meter, chance: &mut Chance) {
        self.begin(worlds, chance);
        for branch in &mut self.nodes[0].branches {
            branch.prior *= 1.0 - VARIED + 2.0 * VARIED * chance.below(1_000) as f32 / 1_000.0;
        }
        self.grow_on(worlds, judge, meter, chance);
    }

    /// The same, where no answer at the root is liked more than another: whoever holds them against each other wants to know of all of them.
    pub(crate) fn grow_evenly(
        &mut self,
        worlds: &mut Imaginings<G>,
        judge: Judge,
        meter: &mut Meter,
        chance: &mut Chance,
    ) {
        self.begin(worlds, chance);
        let branches = &mut self.nodes[0].branches;
        let even = 1.0 / branches.len() as f32;
        branches.iter_mut().for_each(|branch| branch.prior = even);
        self.grow_on(worlds, judge, meter, chance);
    }

    /// The answers at the root, in the order in which they are listed.
    pub(crate) fn branches(&self) -> &[Branch<G::Action>] {
        self.nodes.first().map_or(&[], |root| &root.branches)
    }

    /// Part of the attention at the root goes to answers by chance: for games from which somebody learns.
    pub(crate) fn begin_shaken(&mut self, worlds: &Imaginings<G>, part: f32, chance: &mut Chance) {
        self.begin(worlds, chance);
        let branches = &mut self.nodes[0].branches;
        let draws: Vec<f32> =
            branches.iter().map(|_| chance.below(1_000) as f32).map(|draw| draw * draw * draw).collect();
        let sum: f32 = draws.iter().sum::<f32>().max(1.0);
        for (branch, draw) in branches.iter_mut().zip(draws) {
            branch.prior = (1.0 - part) * branch.prior + part * draw / sum;
        }
    }

    /// Goes on from a root that was begun.
    pub(crate) fn grow_on(&mut self, worlds: &mut Imaginings<G>, judge: Judge, meter: &mut Meter, chance: &mut Chance) {
        while meter.take(1) {
            self.simulate(worlds.next(chance).clone(), judge, chance);
        }
    }

    fn begin(&mut self, worlds: &Imaginings<G>, chance: &mut Chance) {
        self.nodes.clear();
        self.room.buffers.legal.clear();
        self.room.buffers.legal.extend_from_slice(worlds.legal());
        self.add_node(worlds.view(), worlds.seat(), chance);
    }

    fn simulate(&mut self, mut table: Imagined<G>, judge: Judge, chance: &mut Chance) {
        self.room.path.clear();
        let mut here = 0_u32;
        let promises = loop {
            let Some(branch) = self.step(&mut table, here, chance) else { break self.judge(&table, judge, chance) };
            self.room.path.push((here, branch));
            let Some(seat) = table.to_act().first() else { break outcome::<G>(&table) };
            match self.nodes[here as usize].branches[branch as usize].then {
                // Another world, another decider: what follows is judged as it stands.
                Some(then) if self.nodes[then as usize].seat != seat => break self.judge(&table, judge, chance),
                Some(then) => here = then,
                None => {
                    let then = self.add_node(&table.view(Viewer::Seat(seat)), seat, chance);
                    self.nodes[here as usize].branches[branch as usize].then = Some(then);
                    let promises = self.judge(&table, judge, chance);
                    let node = &mut self.nodes[then as usize];
                    node.visits += 1;
                    node.sum += promises[seat.index()].utility();
                    break promises;
                }
            }
        };
        for (node, branch) in &self.room.path {
            let node = &mut self.nodes[*node as usize];
            let promise = promises[node.seat.index()];
            let value = promise.utility();
            node.visits += 1;
            node.sum += value;
            let branch = &mut node.branches[*branch as usize];
            branch.visits += 1;
            branch.sum += value;
            branch.win += promise.win;
            branch.margin += promise.margin;
        }
    }

    /// Takes the most promising branch that this world allows; none if it allows none.
    fn step(&mut self, table: &mut Imagined<G>, node: u32, chance: &mut Chance) -> Option<u32> {
        let node = &self.nodes[node as usize];
        let mut refused: u64 = 0;
        loop {
            let best = node.most_promising(self.curiosity, refused)?;
            self.room.buffers.events.clear();
            match table.apply(node.seat, &node.branches[best].action, chance, &mut self.room.buffers.events) {
                Ok(()) => {
                    settle(&mut **table, chance, &mut self.room.buffers.events, &mut self.room.buffers.legal);
                    return Some(best as u32);
                }
                Err(_) if best < 64 => refused |= 1 << best,
                Err(_) => return None,
            }
        }
    }

    /// `legal` holds the actions of this seat.
    fn add_node(&mut self, view: &G::View, seat: Seat, chance: &mut Chance) -> u32 {
        let room = &mut self.room;
        let Buffers { legal, worths, .. } = &mut room.buffers;
        worths.clear();
        G::look_at(view, seat, legal, chance, worths);
        priors(worths, &mut room.priors);
        let branch = |(action, prior): (&G::Action, &f32)| Branch {
            action: *action,
            prior: *prior,
            visits: 0,
            sum: 0.0,
            win: 0.0,
            margin: 0.0,
            then: None,
        };
        let branches = legal.iter().zip(&room.priors).map(branch).collect();
        self.nodes.push(Node { seat, visits: 0, sum: 0.0, branches });
        self.nodes.len() as u32 - 1
    }

    fn judge(&mut self, table: &Imagined<G>, judge: Judge, chance: &mut Chance) -> [Promise; MOST_SEATS] {
        let mut sold = table.clone();
        let buffers = &mut self.room.buffers;
        buffers.events.clear();
        G::as_if_sold(&mut sold, chance, &mut buffers.events);
        judge.judge(&sold, &mut buffers.inputs)
    }
}

impl<A> Node<A> {
    fn most_promising(&self, curiosity: f32, refused: u64) -> Option<usize> {
        let curiosity = curiosity * (self.visits as f32 + 1.0).sqrt();
        let unknown = if self.visits == 0 { 0.5 } else { self.sum / self.visits as f32 } - UNKNOWN;
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (index, branch) in self.branches.iter().enumerate() {
            if index < 64 && refused >> index & 1 == 1 {
                continue;
            }
            let known = if branch.visits == 0 { unknown } else { branch.value() };
            let promise = known + curiosity * branch.prior / (1 + branch.visits) as f32;
            if promise > most {
                (most, best) = (promise, Some(index));
            }
        }
        best
    }
}
