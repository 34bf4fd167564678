//! The bots that look ahead.

use super::playouts::{self, Question};
use super::tree::{Branch, Judge, Tree};
use super::{Lookahead, Playouts};
use crate::budget::Meter;
use crate::{Bot, Candidate, Taste, Turn};
use engine::{Chance, Imagined};

/// How far it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Broker,
    Baron,
}

pub(crate) struct Searcher<G: Taste> {
    level: Level,
    tree: Tree<G>,
    room: playouts::Room<G>,
    worths: Vec<f64>,
    candidates: Vec<Candidate<G::Action>>,
}

impl<G: Taste> Searcher<G> {
    pub(crate) fn new(level: Level) -> Searcher<G> {
        let (tree, room) = (Tree::default(), playouts::Room::default());
        Searcher { level, tree, room, worths: Vec::new(), candidates: Vec::new() }
    }

    fn look_ahead(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        match (G::lookahead(), self.level) {
            (Lookahead::Tree { broker: nodes, .. }, Level::Broker)
            | (Lookahead::Tree { baron: nodes, .. }, Level::Baron) => self.in_a_tree(turn, nodes, chance),
            (Lookahead::Playouts { broker: plan, .. }, Level::Broker)
            | (Lookahead::Playouts { baron: plan, .. }, Level::Baron) => self.by_playing_on(turn, plan, chance),
        }
    }

    fn in_a_tree(&mut self, turn: &Turn<G>, nodes: u32, chance: &mut Chance) -> G::Action {
        let root = Imagined::<G>::from(&turn.sight.view(), chance);
        let judge = G::learned().map_or(Judge::Taste, Judge::Net);
        let mut meter = Meter::of(turn.budget, nodes, turn.stop);
        self.tree.grow(&root, turn.seat, judge, &mut meter, chance);
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

    fn by_playing_on(&mut self, turn: &Turn<G>, plan: Playouts, chance: &mut Chance) -> G::Action {
        let view = turn.sight.view();
        self.worths.clear();
        G::appraise(&view, turn.seat, turn.legal, chance, &mut self.worths);
        let question = Question { view: &view, seat: turn.seat, legal: turn.legal, worths: &self.worths, plan };
        let mut meter = Meter::of(turn.budget, plan.games, turn.stop);
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
}
