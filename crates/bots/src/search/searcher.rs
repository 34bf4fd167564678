//! The bots that look ahead.

use super::judging::Judge;
use super::playing_on::Buffers;
use super::playouts::{self, Question};
use super::tree::{Branch, Tree};
use super::{Growth, Imaginings, Playouts, Way};
use crate::budget::Meter;
use crate::{Bot, Candidate, Taste, Turn};
use engine::Chance;

/// How it looks ahead: as its level does at such a table, or in a way of its own.
#[derive(Clone, Copy)]
pub(crate) enum Level {
    Broker,
    Baron,
    Own(Way),
}

pub(crate) struct Searcher<G: Taste> {
    level: Level,
    tree: Tree<G>,
    room: Buffers<G>,
    worths: Vec<f64>,
    candidates: Vec<Candidate<G::Action>>,
}

impl<G: Taste> Searcher<G> {
    pub(crate) fn new(level: Level) -> Searcher<G> {
        let (tree, room) = (Tree::default(), Buffers::default());
        Searcher { level, tree, room, worths: Vec::new(), candidates: Vec::new() }
    }

    fn way(&self, view: &G::View) -> Way {
        match self.level {
            Level::Broker => G::lookahead(view).broker,
            Level::Baron => G::lookahead(view).baron,
            Level::Own(way) => way,
        }
    }

    fn look_ahead(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        let view = turn.sight.view();
        match self.way(&view) {
            Way::Tree(growth) => self.in_a_tree(turn, &view, growth, chance),
            Way::Playouts(plan) => self.by_playing_on(turn, &view, plan, chance),
        }
    }

    fn in_a_tree(&mut self, turn: &Turn<G>, view: &G::View, growth: Growth, chance: &mut Chance) -> G::Action {
        let mut worlds = Imaginings::of(view, turn.seat, turn.legal);
        let mut meter = Meter::of(turn.budget, growth.nodes, turn.stop);
        self.tree.curiosity = growth.curiosity;
        self.tree.grow(&mut worlds, Judge::of::<G>(growth.by), &mut meter, chance);
        let seen = |branch: &&Branch<G::Action>| branch.visits > 0;
        let mut tried: Vec<&Branch<G::Action>> = self.tree.branches().iter().filter(seen).collect();
        tried.sort_by(|one, other| other.visits.cmp(&one.visits).then_with(|| other.value().total_cmp(&one.value())));
        self.candidates.extend(tried.iter().map(|branch| Candidate {
            action: branch.action,
            worth: f64::from(branch.margin()) * G::MARGIN,
            win: Some(f64::from(branch.win())),
        }));
        match tried.first() {
            Some(branch) => branch.action,
            // There was no time to look: what looks best at first sight.
            None => most_liked(self.tree.branches()).unwrap_or(turn.legal[0]),
        }
    }

    fn by_playing_on(&mut self, turn: &Turn<G>, view: &G::View, plan: Playouts, chance: &mut Chance) -> G::Action {
        self.worths.clear();
        G::appraise(view, turn.seat, turn.legal, chance, &mut self.worths);
        let question = Question { view, seat: turn.seat, legal: turn.legal, worths: &self.worths, plan };
        let mut meter = Meter::of(turn.budget, plan.nodes, turn.stop);
        let tried = playouts::play_on(&question, &mut meter, &mut self.room, chance);
        if tried.is_empty() {
            return turn.legal[0];
        }
        let best = playouts::best(&tried, plan.guard);
        self.candidates.extend(tried.iter().map(|choice| Candidate {
            action: choice.action,
            worth: choice.mean(),
            win: Some(choice.win()),
        }));
        self.candidates[1.min(tried.len())..].sort_by(|one, other| other.worth.total_cmp(&one.worth));
        if let Some(at) = self.candidates.iter().position(|candidate| candidate.action == tried[best].action) {
            self.candidates[..=at].rotate_right(1);
        }
        tried[best].action
    }

    /// The shares of the win that two answers promise, if both were looked at.
    fn hold_together(
        &mut self,
        turn: &Turn<G>,
        view: &G::View,
        both: [G::Action; 2],
        chance: &mut Chance,
    ) -> Option<[f64; 2]> {
        match self.way(view) {
            Way::Tree(growth) => {
                let mut worlds = Imaginings::of(view, turn.seat, &both);
                let mut meter = Meter::of(turn.budget, growth.nodes, turn.stop);
                self.tree.curiosity = growth.curiosity;
                self.tree.grow_evenly(&mut worlds, Judge::of::<G>(growth.by), &mut meter, chance);
                let branches = self.tree.branches();
                branches
                    .iter()
                    .all(|branch| branch.visits > 0)
                    .then(|| [0, 1].map(|one| f64::from(branches[one].win())))
            }
            Way::Playouts(plan) => {
                let question = Question { view, seat: turn.seat, legal: &both, worths: &[], plan };
                let mut meter = Meter::of(turn.budget, plan.nodes, turn.stop);
                playouts::wins_of_both(&question, both, &mut meter, &mut self.room, chance)
            }
        }
    }
}

fn most_liked<A: Copy>(branches: &[Branch<A>]) -> Option<A> {
    branches.iter().max_by(|one, other| one.prior.total_cmp(&other.prior)).map(|branch| branch.action)
}

impl<G: Taste> Bot<G> for Searcher<G> {
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        self.candidates.clear();
        let mut choice = turn.legal[0];
        G::at_its_best(&mut || choice = self.look_ahead(turn, chance));
        choice
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        self.candidates.clone()
    }

    fn falls_behind(&mut self, turn: &Turn<G>, given: G::Action, best: G::Action, chance: &mut Chance) -> Option<f64> {
        let view = turn.sight.view();
        if given == best || G::is_alike(&view, &given, &best) {
            return Some(0.0);
        }
        let mut wins = None;
        G::at_its_best(&mut || wins = self.hold_together(turn, &view, [given, best], chance));
        wins.map(|[given, best]: [f64; 2]| (best - given).max(0.0))
    }
}
