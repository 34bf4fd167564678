//! What a player made of code may look at, and the table it imagines behind it.

use crate::{Chance, Game, Seat, Viewer};
use std::ops::{Deref, DerefMut};

/// What one seat sees of a table.
pub enum Sight<'a, G: Game> {
    /// The table itself is at hand: the view is made only if somebody wants one.
    Table { game: &'a G, viewer: Viewer },
    /// A view that was taken along; the table goes on without it.
    Owned(G::View),
}

impl<'a, G: Game> Sight<'a, G> {
    /// What this seat sees of the game.
    pub fn of(game: &'a G, seat: Seat) -> Sight<'a, G> {
        Sight::Table { game, viewer: Viewer::Seat(seat) }
    }

    /// All that it may see.
    pub fn view(&self) -> G::View {
        match self {
            Sight::Table { game, viewer } => game.view(*viewer),
            Sight::Owned(view) => view.clone(),
        }
    }
}

/// A table as one player imagines it: what they can't see was drawn by chance among what is possible. It is made from a
/// view and in no other way, so whoever reads its state learns nothing that the view did not tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Imagined<G>(G);

impl<G: Game> Imagined<G> {
    /// A game that looks like this view; what is hidden in it is invented.
    pub fn from(view: &G::View, chance: &mut Chance) -> Imagined<G> {
        Imagined(G::imagine(view, chance))
    }
}

impl<G> Deref for Imagined<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

impl<G> DerefMut for Imagined<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use crate::conformance::toy::{Draw, Nim, Take};

    #[test]
    fn a_view_that_was_taken_along_stays_as_it_was() {
        let seed = Seed::new("sight");
        let mut chance = Chance::new(&seed, 0);
        let mut game = Nim::new(2, &(), &mut chance, &mut Vec::new()).unwrap();
        let taken: Sight<Nim> = Sight::Owned(game.view(Viewer::Seat(Seat(0))));
        let before = Sight::of(&game, Seat(0)).view();

        game.apply(Seat(0), &Draw::Take(Take(2)), &mut chance, &mut Vec::new()).unwrap();

        assert_eq!(taken.view(), before);
        assert_ne!(Sight::of(&game, Seat(0)).view(), before);
    }

    #[test]
    fn what_is_imagined_can_be_played_on() {
        let seed = Seed::new("imagined");
        let mut chance = Chance::new(&seed, 0);
        let game = Nim::new(2, &(), &mut chance, &mut Vec::new()).unwrap();
        let mut imagined = Imagined::<Nim>::from(&game.view(Viewer::Seat(Seat(0))), &mut chance);
        assert_eq!(*imagined, game);

        imagined.apply(Seat(0), &Draw::Take(Take(1)), &mut chance, &mut Vec::new()).unwrap();

        assert_ne!(*imagined, game);
    }
}
