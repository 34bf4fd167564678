//! LG-4.4, LG-4.20: cards off the deck, and the deck rebuilt from the discards.

use super::{event_cards, open_cards};
use crate::state::LegacyGame;
use crate::{Card, Event};
use engine::{Chance, Letter, Seat};

/// Who deals: chance, the list of what happens, and what one action does to deck and open cards.
pub(crate) struct Dealer<'a, 's> {
    pub(crate) chance: &'a mut Chance<'s>,
    pub(crate) events: &'a mut Vec<Event>,
    /// Whose turn it is: events go clockwise from them (LG-4.21).
    pub(crate) turn_of: Seat,
    /// An open card was laid since the three-locomotive rule was last asked (LG-4.3).
    pub(crate) open_cards_changed: bool,
    /// The deck was rebuilt since the open cards were last discarded (LG-4.3).
    pub(crate) rebuilt: bool,
}

impl<'a, 's> Dealer<'a, 's> {
    pub(crate) fn new(turn_of: Seat, chance: &'a mut Chance<'s>, events: &'a mut Vec<Event>) -> Dealer<'a, 's> {
        Dealer { chance, events, turn_of, open_cards_changed: false, rebuilt: false }
    }
}

/// LG-4.5: cards in deck and discards together, action cards counted.
pub(crate) fn cards_left(game: &LegacyGame) -> u8 {
    game.deck.total() + game.discards.total()
}

/// LG-4.20: whether there is a card to draw that is no action card.
pub(crate) fn can_draw(game: &LegacyGame) -> bool {
    let actions = game.deck.count(Card::ACTION) + game.discards.count(Card::ACTION);
    cards_left(game) > actions
}

/// One card, never an action card: each of those on the way turns its event first (LG-4.6, LG-4.21).
pub(crate) fn draw(game: &mut LegacyGame, dealer: &mut Dealer) -> Option<Card> {
    loop {
        let card = top(game, dealer)?;
        if !card.is_action() {
            return Some(card);
        }
        event_cards::action_card(game, dealer);
    }
}

/// The very top of the deck, an action card perhaps; the deck is rebuilt when none is left, not sooner (LG-4.20).
pub(crate) fn top(game: &mut LegacyGame, dealer: &mut Dealer) -> Option<Card> {
    if !can_draw(game) {
        return None;
    }
    if game.deck.is_empty() {
        game.deck = std::mem::take(&mut game.discards);
        dealer.rebuilt = true;
        dealer.events.push(Event::DeckRebuilt { cards: game.deck.total() });
    }
    game.deck.draw(dealer.chance)
}

/// A card from the deck into a hand: only its owner knows which.
pub(crate) fn draw_into_hand(game: &mut LegacyGame, seat: Seat, dealer: &mut Dealer) {
    match draw(game, dealer) {
        Some(card) => give(game, seat, card, dealer),
        None => dealer.events.push(Event::NoCardLeft { seat }),
    }
}

pub(crate) fn give(game: &mut LegacyGame, seat: Seat, card: Card, dealer: &mut Dealer) {
    game.hand_mut(seat).add(card, 1);
    dealer.events.push(Event::CardDrawn { seat, card: Letter::to(seat, card) });
}

/// Everybody sees which card it is.
pub(crate) fn discard_from_hand(game: &mut LegacyGame, seat: Seat, card: Card) {
    let player = game.player_mut(seat);
    player.hand.known_to_rules_mut().remove(card);
    player.seen.remove_all(&[(card, 1)].into_iter().collect());
    game.discards.add(card, 1);
}

/// LG-4.21: where a card goes that waits for its own event.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Owed {
    Hand(Seat),
    OpenPlace(usize),
}

pub(crate) fn deliver(game: &mut LegacyGame, owed: Owed, dealer: &mut Dealer) {
    match owed {
        Owed::Hand(seat) => draw_into_hand(game, seat, dealer),
        Owed::OpenPlace(place) => {
            if let Some(card) = draw(game, dealer) {
                open_cards::lay(game, place, card, dealer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, cards, first_turn};
    use crate::{Action, Card, Cards, Colour, Event};

    /// LG-4.4: an empty deck is rebuilt from the discards, action cards included.
    #[test]
    fn an_empty_deck_is_rebuilt_from_the_discards() {
        let mut game = first_turn(2).deck(&[]).discards(&[(Card::plain(Colour::Red), 12), (Card::ACTION, 2)]);

        let events = game.does(Action::DrawBlind);

        assert_eq!(events[0], Event::DeckRebuilt { cards: 14 });
        assert_eq!(game.hand(ANNA).total(), 5);
        assert_eq!(game.deck.total() + game.discards.total(), 13);
    }

    /// LG-4.4: no limit to the cards in a hand.
    #[test]
    fn a_hand_may_hold_any_number_of_cards() {
        let mut game = first_turn(2).holds(ANNA, &[(Card::plain(Colour::Red), 12), (Card::plain(Colour::Blue), 12)]);

        game.does(Action::DrawBlind);

        assert_eq!(game.hand(ANNA).total(), 25);
    }

    /// LG-4.20: the deck is rebuilt when a card is needed and none is left, not sooner.
    #[test]
    fn the_last_card_of_the_deck_is_drawn_before_it_is_rebuilt() {
        let red = Card::plain(Colour::Red);
        let mut game = first_turn(2).deck(&[(red, 1)]).discards(&[(Card::plain(Colour::Blue), 12)]);

        let events = game.does(Action::DrawBlind);

        assert!(!events.iter().any(|event| matches!(event, Event::DeckRebuilt { .. })));
        assert_eq!((game.deck, game.discards), (Cards::NONE, cards(&[(Card::plain(Colour::Blue), 12)])));
    }
}
