//! LG-4.3: the five open cards: filled at once, and never three locomotives among them.

use super::deck::{self, Dealer};
use crate::state::{LegacyGame, OPEN_CARDS};
use crate::{Card, Event};

/// LG-4.3
const TOO_MANY_LOCOMOTIVES: usize = 3;

/// Fills empty places, and deals all five anew while three or more of them are locomotives.
pub(crate) fn settle(game: &mut LegacyGame, dealer: &mut Dealer) {
    fill(game, dealer);
    if !dealer.open_cards_changed || !has_too_many_locomotives(game) {
        return;
    }
    // LG-4.3: once the deck has been rebuilt in such a chain the row stands, or a deck of locomotives would loop.
    dealer.rebuilt = false;
    while has_too_many_locomotives(game) && !dealer.rebuilt {
        discard_all(game, dealer);
        fill(game, dealer);
    }
    dealer.open_cards_changed = false;
}

/// A card lies open at this place.
pub(crate) fn lay(game: &mut LegacyGame, place: usize, card: Card, dealer: &mut Dealer) {
    game.open_cards[place] = Some(card);
    dealer.open_cards_changed = true;
    dealer.events.push(Event::CardTurnedUp { place: place as u8, card });
}

/// An event may find the row empty while it is being dealt anew: then there is nothing to discard.
pub(crate) fn discard_all(game: &mut LegacyGame, dealer: &mut Dealer) {
    if game.open_cards.iter().all(Option::is_none) {
        return;
    }
    for card in game.open_cards.iter_mut().filter_map(Option::take) {
        game.discards.add(card, 1);
    }
    dealer.events.push(Event::OpenCardsDiscarded);
}

/// One by one; a place stays empty only when no card is left (LG-4.20).
fn fill(game: &mut LegacyGame, dealer: &mut Dealer) {
    for place in 0..OPEN_CARDS {
        if game.open_cards[place].is_none() {
            let Some(card) = deck::draw(game, dealer) else { return };
            lay(game, place, card, dealer);
        }
    }
}

/// Asked when the row is full.
fn has_too_many_locomotives(game: &LegacyGame) -> bool {
    let locomotives = game.open_cards.iter().flatten().filter(|card| card.is_locomotive()).count();
    locomotives >= TOO_MANY_LOCOMOTIVES && game.open_cards.iter().all(Option::is_some)
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, ERIK, claim_with, first_turn, row};
    use crate::{Action, Card, Colour, Event, EventCard};

    const LOCOMOTIVE: Card = Card::LOCOMOTIVE;
    const RED: Card = Card::plain(Colour::Red);
    const BLUE: Card = Card::plain(Colour::Blue);

    /// LG-4.3: three locomotives among the five: all are discarded and replaced.
    #[test]
    fn a_third_locomotive_sweeps_the_open_cards() {
        let mut game = first_turn(2)
            .open_cards([Some(RED), Some(LOCOMOTIVE), Some(LOCOMOTIVE), Some(BLUE), Some(BLUE)])
            .deck(&[(LOCOMOTIVE, 1)])
            .discards(&[(BLUE, 9)]);
        // The only card of the deck replaces the red one; the five new ones come from the rebuilt deck.
        let events = game.does(Action::TakeOpen { place: 0 });

        assert_eq!(events[1], Event::CardTurnedUp { place: 0, card: LOCOMOTIVE });
        assert_eq!(events[2], Event::OpenCardsDiscarded);
        assert_eq!(game.discards.locomotives() + game.deck.locomotives() + locomotives(&game), 3);
    }

    /// LG-4.3: a chain in which the deck was rebuilt leaves the row as it is, so that locomotives alone can't loop.
    #[test]
    fn a_deck_of_locomotives_does_not_loop() {
        let mut game = first_turn(2)
            .open_cards([Some(RED), Some(LOCOMOTIVE), Some(LOCOMOTIVE), Some(BLUE), Some(LOCOMOTIVE)])
            .deck(&[(LOCOMOTIVE, 3)])
            .discards(&[(LOCOMOTIVE, 6)]);

        let events = game.does(Action::TakeOpen { place: 0 });

        assert_eq!(events.iter().filter(|event| **event == Event::OpenCardsDiscarded).count(), 1);
        assert!(locomotives(&game) >= 3, "{:?}", game.open_cards);
        // It stands until it next changes.
        let before = game.open_cards;
        game.does(Action::DrawBlind);
        assert_eq!(game.open_cards, before);
    }

    /// LG-4.19: a taken card is replaced before the second is chosen, in the same place.
    #[test]
    fn the_new_card_lies_in_the_old_ones_place() {
        let mut game = first_turn(2).open_cards(row([RED; 5])).deck(&[(BLUE, 12)]);

        game.does(Action::TakeOpen { place: 3 });

        assert_eq!(game.open_cards, row([RED, RED, RED, BLUE, RED]));
        assert!(game.legal().contains(&Action::TakeOpen { place: 3 }));
    }

    /// LG-4.20: with action cards alone nothing is drawn and no event turned; the row is filled as soon as it can be.
    #[test]
    fn a_row_short_of_cards_is_filled_as_soon_as_it_can_be() {
        let mut game = first_turn(2)
            .open_cards([Some(RED), Some(RED), None, None, Some(RED)])
            .deck(&[(Card::ACTION, 2)])
            .discards(&[])
            .event_deck(&["fair-weather"])
            .holds(ANNA, &[(BLUE, 1)]);

        assert!(!game.legal().contains(&Action::DrawBlind));
        game.does(claim_with(&game, "new-york", "philadelphia", Colour::Blue));

        assert!(game.open_cards.contains(&Some(BLUE)), "the card just paid is turned up");
        assert_eq!((game.open_cards.iter().flatten().count(), game.to_move()), (4, ERIK));
    }

    /// LG-4.6, LG-4.21: an action card as a replacement turns an event first, then the replacement is drawn.
    #[test]
    fn an_action_card_among_the_replacements_turns_an_event() {
        let fair = EventCard::parse("fair-weather").unwrap();
        let mut game = first_turn(2)
            .open_cards(row([RED; 5]))
            .deck(&[(Card::ACTION, 1)])
            .discards(&[(BLUE, 9)])
            .event_deck(&["fair-weather"]);

        let events = game.does(Action::TakeOpen { place: 0 });

        assert_eq!(events[1], Event::EventTurned { event: fair });
        assert_eq!(game.events.current(), Some(fair));
        assert!(events.contains(&Event::CardTurnedUp { place: 0, card: BLUE }));
        assert_eq!(game.deck.count(Card::ACTION) + game.discards.count(Card::ACTION), 1);
    }

    fn locomotives(game: &crate::LegacyGame) -> u8 {
        game.open_cards.iter().flatten().filter(|card| card.is_locomotive()).count() as u8
    }
}
