//! The greedy bot: takes the action its game's taste likes best.

use crate::Bot;
use engine::{Chance, Game, Seat, Sight};
use std::marker::PhantomData;

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

pub struct Greedy<G> {
    worths: Vec<f64>,
    game: PhantomData<fn() -> G>,
}

impl<G> Default for Greedy<G> {
    fn default() -> Self {
        Greedy { worths: Vec::new(), game: PhantomData }
    }
}

impl<G: Taste> Bot<G> for Greedy<G> {
    /// Among actions it likes equally, the first: the same position gives the same answer.
    fn choose(&mut self, sight: &Sight<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> G::Action {
        self.worths.clear();
        G::appraise(&sight.view(), seat, legal, chance, &mut self.worths);
        let mut best = 0;
        for (index, worth) in self.worths.iter().enumerate() {
            if *worth > self.worths[best] {
                best = index;
            }
        }
        legal[best]
    }
}
