//! A game that looks like a view: to ask what would come of it, and of an action.

use engine::{Chance, Game, Seat, Seed, Standings};

/// What the reader can't see is as good as any other.
pub(crate) fn imagined<G: Game>(view: &G::View) -> G {
    let seed = Seed::new("imagined");
    G::imagine(view, &mut Chance::new(&seed, 0))
}

/// The places as things stand.
pub(crate) fn standings<G: Game>(view: &G::View) -> Standings {
    imagined::<G>(view).standings()
}

/// A game that looks like a view, imagined once, on which any number of actions are tried.
pub(crate) struct Trial<G> {
    seed: Seed,
    game: G,
}

impl<G: Game> Trial<G> {
    pub(crate) fn on(view: &G::View) -> Trial<G> {
        Trial { seed: Seed::new("imagined"), game: imagined(view) }
    }

    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// The game after an action, and what happened; nothing where the action is not legal.
    pub(crate) fn after(&self, seat: Seat, action: &G::Action) -> Option<(G, Vec<G::Event>)> {
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        game.apply(seat, action, &mut Chance::new(&self.seed, 0), &mut events).ok()?;
        Some((game, events))
    }
}
