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

/// The game after an action, and what happened; nothing where the action is not legal.
pub(crate) fn after<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> Option<(G, Vec<G::Event>)> {
    let (seed, mut game, mut events) = (Seed::new("imagined"), imagined::<G>(view), Vec::new());
    game.apply(seat, action, &mut Chance::new(&seed, 0), &mut events).ok()?;
    Some((game, events))
}
