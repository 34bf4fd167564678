//! The worlds that somebody thinks in: what they can't see differs from one to the next.

use crate::Taste;
use engine::{Chance, Imagined, Seat};

/// So many are enough to tell luck from sense; then the first comes again.
const MOST: usize = 24;

/// What one seat imagines behind its view. Where a game has no secrets there is one world alone.
pub(crate) struct Imaginings<'a, G: Taste> {
    view: &'a G::View,
    seat: Seat,
    legal: &'a [G::Action],
    worlds: Vec<Imagined<G>>,
    next: usize,
}

impl<'a, G: Taste> Imaginings<'a, G> {
    /// Of a seat that has these choices: an imagined world may not know what lies face down before it.
    pub(crate) fn of(view: &'a G::View, seat: Seat, legal: &'a [G::Action]) -> Imaginings<'a, G> {
        Imaginings { view, seat, legal, worlds: Vec::new(), next: 0 }
    }

    pub(crate) fn view(&self) -> &'a G::View {
        self.view
    }

    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    pub(crate) fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    pub(crate) fn next(&mut self, chance: &mut Chance) -> &Imagined<G> {
        let most = if G::WORLDS_COMPARED > 1 { MOST } else { 1 };
        let which = self.next % most;
        self.next += 1;
        if which == self.worlds.len() {
            self.worlds.push(likeliest::<G>(self.view, self.seat, chance));
        }
        &self.worlds[which]
    }
}

/// Of several imagined worlds the one in which the others have acted most like themselves.
pub(crate) fn likeliest<G: Taste>(view: &G::View, seat: Seat, chance: &mut Chance) -> Imagined<G> {
    let mut best = Imagined::from(view, chance);
    if G::WORLDS_COMPARED > 1 {
        let mut most = G::likeness(&best, seat);
        for _ in 1..G::WORLDS_COMPARED {
            let other = Imagined::from(view, chance);
            let like = G::likeness(&other, seat);
            if like > most {
                (best, most) = (other, like);
            }
        }
    }
    best
}
