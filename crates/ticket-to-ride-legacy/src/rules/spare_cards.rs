//! What a traveller's cards ask once the claim steps are done: which drawn card goes, and whether an open one is taken.

use super::deck::Dealer;
use super::people::{can, use_up};
use super::{claim_decisions, open_cards};
use crate::contents::people::Power;
use crate::state::LegacyGame;
use crate::{Action, Card, Cards, Event, Illegal, Phase, RouteId};
use engine::{Chance, Seat};

/// The claim step of the large cities (LG-4.14).
const LARGE_CITIES: usize = 12;
/// The claim step of the people.
const PEOPLE: usize = 13;

/// LG-4.12: what is asked when all claim steps are done: which of the cards drawn at a large city goes, …
pub(crate) fn ask_discard(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    let is_open = !drawn(game, seat).is_empty();
    is_open.then_some(Phase::DiscardDrawn { seat, route })
}

/// … and whether an open card is taken.
pub(crate) fn ask_open_card(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    let is_any = game.open_cards.iter().flatten().any(|card| !card.is_locomotive());
    (is_any && can(game, seat, |power| power == Power::OpenCard)).then_some(Phase::OpenCard { seat, route })
}

/// The cards drawn for this claim that are still in the hand: a depot may have cost one.
pub(crate) fn drawn(game: &LegacyGame, seat: Seat) -> Cards {
    let (drawn, hand) = (game.player(seat).drawn.known_to_rules(), game.hand(seat));
    if drawn.is_empty() {
        return Cards::NONE;
    }
    drawn.iter().map(|(card, count)| (card, count.min(hand.count(card)))).collect()
}

pub(crate) fn may_discard(game: &LegacyGame, card: Card) -> Result<(Seat, RouteId), Illegal> {
    let Phase::DiscardDrawn { seat, route } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    let is_drawn = drawn(game, seat).count(card) > 0;
    if is_drawn { Ok((seat, route)) } else { Err(Illegal::NotDrawn) }
}

pub(crate) fn discard(game: &mut LegacyGame, card: Card, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_discard(game, card)?;

    game.hand_mut(seat).remove(card);
    *game.player_mut(seat).drawn.known_to_rules_mut() = Cards::NONE;
    game.discards.add(card, 1);
    events.push(Event::DrawnCardDiscarded { seat, card });
    claim_decisions::go_on(game, seat, route, LARGE_CITIES + 1, events);
    Ok(())
}

pub(crate) fn list_discards(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend(drawn(game, seat).iter().map(|(card, _)| Action::DiscardDrawn { card }));
}

pub(crate) fn may_take_card(game: &LegacyGame, place: u8) -> Result<(Seat, RouteId, Card), Illegal> {
    let Phase::OpenCard { seat, route } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    match game.open_cards.get(usize::from(place)).copied().flatten() {
        None => Err(Illegal::NoOpenCard { place }),
        Some(card) if card.is_locomotive() => Err(Illegal::OpenLocomotive),
        Some(card) => Ok((seat, route, card)),
    }
}

/// LG-4.19: it is replaced at once.
pub(crate) fn take_card(
    game: &mut LegacyGame,
    place: u8,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, route, card) = may_take_card(game, place)?;

    use_up(game, seat, events);
    let player = game.player_mut(seat);
    player.hand.known_to_rules_mut().add(card, 1);
    player.seen.add(card, 1);
    game.open_cards[usize::from(place)] = None;
    events.push(Event::OpenCardTaken { seat, card });
    open_cards::settle(game, &mut Dealer::new(seat, chance, events));
    claim_decisions::go_on(game, seat, route, PEOPLE + 1, events);
    Ok(())
}

pub(crate) fn may_take_no_card(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::OpenCard { seat, route } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn take_no_card(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_take_no_card(game)?;

    events.push(Event::NoCardTaken { seat });
    claim_decisions::go_on(game, seat, route, PEOPLE + 1, events);
    Ok(())
}

pub(crate) fn list_open_cards(game: &LegacyGame, legal: &mut Vec<Action>) {
    for (place, card) in game.open_cards.iter().enumerate() {
        if card.is_some_and(|card| !card.is_locomotive()) {
            legal.push(Action::TakeCard { place: place as u8 });
        }
    }
    legal.push(Action::TakeNoCard);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;
    use crate::rules::positions::{ANNA, ERIK, claim_with, route, row, travels};

    const RED: Card = Card::plain(Colour::Red);
    const WHITE: Card = Card::plain(Colour::White);

    /// LG-6.3, LG-4.14: the porter draws one more at large cities, and one of those drawn is discarded.
    #[test]
    fn the_porter_has_the_pick() {
        let hand = [(Card::plain(Colour::Blue), 5)];
        let mut game = travels("porter", 2).holds(ANNA, &hand).deck(&[(RED, 1), (WHITE, 1)]).discards(&[]);
        let long = game.world.route(route(&game, "chicago", "st-louis")).length;
        game.does(claim_with(&game, "chicago", "st-louis", Colour::Blue));

        assert!(matches!(game.phase, Phase::DiscardDrawn { seat: ANNA, .. }), "{:?}", game.phase);
        assert_eq!(game.legal(), [Action::DiscardDrawn { card: WHITE }, Action::DiscardDrawn { card: RED }]);
        let never = Card::plain(Colour::Blue);
        assert_eq!(game.refuses(Action::DiscardDrawn { card: never }), Illegal::NotDrawn);
        game.does(Action::DiscardDrawn { card: WHITE });
        assert_eq!((game.to_move(), game.hand(ANNA).total(), game.hand(ANNA).of(Colour::Red)), (ERIK, 5 - long + 1, 1));
    }

    /// LG-6.3: Duval: an open card after a claim, no locomotive, once a game; or none.
    #[test]
    fn duval_takes_an_open_card() {
        let mut game = travels("duval", 2).holds(ANNA, &[(RED, 3)]);
        game = game.open_cards(row([Card::LOCOMOTIVE, WHITE, WHITE, WHITE, WHITE]));
        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));
        assert_eq!(game.refuses(Action::TakeCard { place: 0 }), Illegal::OpenLocomotive);
        assert_eq!(game.legal().len(), 5);
        let mut declined = game.clone();
        declined.does(Action::TakeNoCard);
        assert_eq!((declined.to_move(), declined.pieces.of[0].person_used), (ERIK, false));

        game.does(Action::TakeCard { place: 1 });
        assert_eq!((game.to_move(), game.hand(ANNA).of(Colour::White)), (ERIK, 1));
        assert!(game.pieces.of[0].person_used && game.open_cards[1].is_some());
    }
}
