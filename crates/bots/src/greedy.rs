//! The greedy bot: takes the action its game's taste likes best.

use crate::{Bot, Candidate, Turn};
use engine::{Chance, Game, Seat};

/// A game's taste. One file, or one folder, a game in `evaluate/`.
pub trait Taste: Game {
    /// How good a position is for a seat, in the game's own points, whoever is to act.
    fn worth(view: &Self::View, seat: Seat) -> f64;

    /// How good each of a seat's legal actions is: adds one number for each, in their order.
    ///
    /// Unless a game knows better, every action is tried on an imagined table and is worth what comes of it. A game should
    /// know better where one step shows too little: a bid, or the first of several steps.
    fn appraise(view: &Self::View, seat: Seat, legal: &[Self::Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        try_each::<Self>(view, seat, legal, chance, worths);
    }
}

/// What each action is worth by its outcome on an imagined table.
pub fn try_each<G: Taste>(view: &G::View, seat: Seat, legal: &[G::Action], chance: &mut Chance, worths: &mut Vec<f64>) {
    let imagined = G::imagine(view, chance);
    let mut events = Vec::new();
    for action in legal {
        let mut outcome = imagined.clone();
        let done = outcome.apply(seat, action, chance, &mut events);
        events.clear();
        worths.push(match done {
            Ok(()) => G::worth(&outcome.view(engine::Viewer::Seat(seat)), seat),
            Err(_) => f64::NEG_INFINITY,
        });
    }
}

pub struct Greedy<G: Game> {
    worths: Vec<f64>,
    best: Vec<G::Action>,
    /// What it chose from last.
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Greedy { worths: Vec::new(), best: Vec::new(), legal: Vec::new() }
    }
}

/// Worths that differ by no more than this, in the game's own points, are as good as equal.
const AS_GOOD: f64 = 0.5;

impl<G: Taste> Bot<G> for Greedy<G> {
    /// Of actions that are as good as the best it takes any, so that no two evenings are alike.
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        self.worths.clear();
        self.best.clear();
        self.legal.clear();
        self.legal.extend_from_slice(turn.legal);
        G::appraise(&turn.sight.view(), turn.seat, turn.legal, chance, &mut self.worths);
        let most = self.worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let as_good = turn.legal.iter().zip(&self.worths).filter(|(_, worth)| **worth >= most - AS_GOOD);
        self.best.extend(as_good.map(|(action, _)| *action));
        chance.pick(&self.best).expect("a bot is asked only where it has a choice")
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let worths = self.legal.iter().zip(&self.worths).filter(|(_, worth)| worth.is_finite());
        let mut all: Vec<_> =
            worths.map(|(action, worth)| Candidate { action: *action, worth: *worth, win: None }).collect();
        all.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        all
    }
}
