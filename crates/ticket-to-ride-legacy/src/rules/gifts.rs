//! A card given beside a claim's payment: to the plough for a snowed route, or to the relief train.

use super::deck::{self, Dealer};
use super::{open_cards, relief, snow};
use crate::state::LegacyGame;
use crate::{Action, Card, Event, Illegal, Phase, RouteId};
use engine::{Chance, Seat};

/// Any card of the hand.
pub(crate) fn may_give(game: &LegacyGame, card: Card) -> Result<(Seat, RouteId), Illegal> {
    let (seat, route) = giving(game)?;
    if game.hand(seat).count(card) > 0 { Ok((seat, route)) } else { Err(Illegal::NotInHand { card }) }
}

pub(crate) fn give(
    game: &mut LegacyGame,
    card: Card,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, route) = may_give(game, card)?;

    deck::discard_from_hand(game, seat, card);
    events.push(Event::CardGiven { seat, card });
    open_cards::settle(game, &mut Dealer::new(seat, chance, events));
    if matches!(game.phase, Phase::Relief { .. }) {
        relief::load(game, seat, route, events);
    } else {
        snow::clear(game, seat, route, events);
    }
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend(game.hand(seat).iter().map(|(card, _)| Action::GiveCard { card }));
}

fn giving(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::SnowCard { seat, route } | Phase::Relief { seat, route } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}
