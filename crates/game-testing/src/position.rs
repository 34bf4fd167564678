//! What the tests of rules do with a position and ask of it.

use engine::{Chance, Game, Seat, Seed};

/// A seat does this; what happened.
pub fn act<G: Game>(game: &mut G, seat: Seat, action: G::Action) -> Vec<G::Event> {
    let (seed, mut events) = (Seed::new("positions"), Vec::new());
    assert_eq!(game.check(seat, &action), Ok(()), "{action:?}");
    game.apply(seat, &action, &mut Chance::new(&seed, 1), &mut events)
        .unwrap_or_else(|illegal| panic!("{action:?}: check and apply do not agree: {illegal:?}"));
    events
}

/// A seat may not do this; why. Nothing changes.
pub fn refused<G: Game>(game: &G, seat: Seat, action: G::Action) -> G::Illegal {
    let (seed, mut events, mut trial) = (Seed::new("positions"), Vec::new(), game.clone());
    let refused = trial.apply(seat, &action, &mut Chance::new(&seed, 1), &mut events);
    assert_eq!(refused, game.check(seat, &action), "check and apply agree");
    assert_eq!(trial, *game, "a refusal changes nothing");
    assert_eq!(events, [], "and tells nothing");
    refused.expect_err("it was allowed")
}

/// Everything a seat may do.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}
