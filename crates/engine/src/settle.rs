//! One possible answer is no decision: the table plays it by itself.

use crate::{Chance, Game};

/// Plays every answer that is the only one, until somebody has a real decision or the game is over.
///
/// Leaves in `legal` the actions of the first seat that is to act, so that a driver need not list them again.
pub fn settle<G: Game>(game: &mut G, chance: &mut Chance, events: &mut Vec<G::Event>, legal: &mut Vec<G::Action>) {
    settle_and_mark(game, chance, events, legal, |_| {});
}

/// As [`settle`]; tells where among the events each such answer begins.
pub(crate) fn settle_and_mark<G: Game>(
    game: &mut G,
    chance: &mut Chance,
    events: &mut Vec<G::Event>,
    legal: &mut Vec<G::Action>,
    mut mark: impl FnMut(usize),
) {
    'again: loop {
        // From the last seat to the first, so that the first one's actions stay in the buffer.
        let seats = game.seats() as u8;
        let to_act = game.to_act();
        for seat in (0..seats).rev().map(crate::Seat).filter(|seat| to_act.contains(*seat)) {
            legal.clear();
            game.legal_actions(seat, legal);
            if let [only] = legal[..] {
                mark(events.len());
                game.apply(seat, &only, chance, events)
                    .unwrap_or_else(|illegal| unreachable!("the only legal action {only:?} was refused: {illegal:?}"));
                continue 'again;
            }
        }
        if to_act.is_empty() {
            legal.clear();
        }
        return;
    }
}
