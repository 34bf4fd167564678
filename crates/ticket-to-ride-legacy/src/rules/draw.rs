//! LG-4.1, LG-4.2, LG-4.18: drawing train cards.

use super::deck::{self, Dealer};
use super::{current_event, open_cards, paper_money, people, turn};
use crate::contents::people::Power;
use crate::contents::vocabulary::Limit;
use crate::state::LegacyGame;
use crate::{Action, Card, Event, Illegal, Phase};
use engine::{Chance, Seat};

/// LG-4.5: with so few cards in deck and discards, drawing can't be chosen.
const TOO_FEW_CARDS: u8 = 8;

/// Whose draw it is and how many cards they may still take, this one included.
fn drawing(game: &LegacyGame) -> Result<(Seat, u8), Illegal> {
    match game.phase {
        Phase::Turn { seat } => match deck::cards_left(game) {
            cards @ 0..=TOO_FEW_CARDS => Err(Illegal::TooFewCards { cards }),
            _ => Ok((seat, game.world.options().limits.cards_drawn + current_event::more(game, Limit::CardsDrawn))),
        },
        Phase::Draw { seat, left } => Ok((seat, left)),
        Phase::LongerDraw { seat } => Ok((seat, 1)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// LG-4.2: no open locomotive as a second card.
pub(crate) fn may_take_open(game: &LegacyGame, place: u8) -> Result<(Seat, u8, Card), Illegal> {
    let (seat, left) = drawing(game)?;
    let card = game.open_cards.get(usize::from(place)).copied().flatten().ok_or(Illegal::NoOpenCard { place })?;
    if current_event::draws_are_blind(game) {
        return Err(Illegal::OpenCardsFrozen);
    }
    if is_late_locomotive(game, card) && !can_be_late(game, seat) {
        return Err(Illegal::OpenLocomotive);
    }
    Ok((seat, left, card))
}

pub(crate) fn may_draw_blind(game: &LegacyGame) -> Result<(Seat, u8), Illegal> {
    let drawing = drawing(game)?;
    if deck::can_draw(game) { Ok(drawing) } else { Err(Illegal::NothingToDraw) }
}

/// LG-4.19: the taken card is replaced before anything else.
pub(crate) fn take_open(
    game: &mut LegacyGame,
    place: u8,
    chance: &mut Chance,
    told: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, left, card) = may_take_open(game, place)?;

    let is_late = is_late_locomotive(game, card);
    if is_late {
        people::use_up(game, seat, told);
    }
    let ends_draw = card.is_locomotive() && !is_late && !current_event::locomotives_are_tame(game);
    let may_lengthen = may_lengthen(game, seat, told) && !ends_draw;
    let player = game.player_mut(seat);
    player.hand.known_to_rules_mut().add(card, 1);
    player.seen.add(card, 1);
    game.open_cards[usize::from(place)] = None;
    told.push(Event::OpenCardTaken { seat, card });
    let mut dealer = Dealer::new(seat, chance, told);
    open_cards::settle(game, &mut dealer);
    let left = if ends_draw { 0 } else { left - 1 };
    go_on(game, seat, left, may_lengthen, told);
    Ok(())
}

pub(crate) fn draw_blind(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, left) = may_draw_blind(game)?;

    let may_lengthen = may_lengthen(game, seat, events);
    let mut dealer = Dealer::new(seat, chance, events);
    deck::draw_into_hand(game, seat, &mut dealer);
    open_cards::settle(game, &mut dealer);
    go_on(game, seat, left - 1, may_lengthen, events);
    Ok(())
}

/// Of a draw that may be lengthened.
pub(crate) fn may_end(game: &LegacyGame) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::LongerDraw { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn end(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_end(game)?;

    events.push(Event::DrawEnded { seat });
    turn::end(game, seat, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    let Ok((seat, _)) = drawing(game) else { return };
    let no_locomotive = has_begun(game) && !can_be_late(game, seat) && !current_event::locomotives_are_tame(game);
    let is_blind = current_event::draws_are_blind(game);
    for (place, card) in game.open_cards.iter().enumerate().filter(|_| !is_blind) {
        if card.is_some_and(|card| !(no_locomotive && card.is_locomotive())) {
            legal.push(Action::TakeOpen { place: place as u8 });
        }
    }
    if deck::can_draw(game) {
        legal.push(Action::DrawBlind);
    }
    if may_end(game).is_ok() {
        legal.push(Action::EndDraw);
    }
}

/// LG-4.2: as a second or third card it needs help.
fn is_late_locomotive(game: &LegacyGame, card: Card) -> bool {
    card.is_locomotive() && has_begun(game) && !current_event::locomotives_are_tame(game)
}

fn can_be_late(game: &LegacyGame, seat: Seat) -> bool {
    people::can(game, seat, |power| power == Power::LateLocomotive)
}

/// LG-4.5
pub(crate) fn is_possible(game: &LegacyGame) -> bool {
    deck::cards_left(game) > TOO_FEW_CARDS
}

/// LG-4.18: all cards of a draw must be taken where possible.
fn go_on(game: &mut LegacyGame, seat: Seat, left: u8, may_lengthen: bool, told: &mut Vec<Event>) {
    let can_take = |card: &Card| !card.is_locomotive() || current_event::locomotives_are_tame(game);
    let is_open = !current_event::draws_are_blind(game) && game.open_cards.iter().flatten().any(can_take);
    let is_another = deck::can_draw(game) || is_open;
    if left > 0 && is_another {
        game.phase = Phase::Draw { seat, left };
    } else if is_another && may_lengthen && paper_money::price_of_a_card(game, seat).is_some() {
        game.phase = Phase::LongerDraw { seat };
    } else {
        turn::end(game, seat, told);
    }
}

/// Whether a card has been taken in this turn.
fn has_begun(game: &LegacyGame) -> bool {
    matches!(game.phase, Phase::Draw { .. } | Phase::LongerDraw { .. })
}

/// Once a draw: the card that lengthens it is paid for, and the draw ends with it.
fn may_lengthen(game: &mut LegacyGame, seat: Seat, events: &mut Vec<Event>) -> bool {
    let is_longer = matches!(game.phase, Phase::LongerDraw { .. });
    if is_longer {
        paper_money::pay_for_a_card(game, seat, events);
    }
    !is_longer
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANNA, ERIK, first_turn, row};
    use crate::{Action, Card, Colour, Illegal, Phase};

    const LOCOMOTIVE: Card = Card::LOCOMOTIVE;
    const RED: Card = Card::plain(Colour::Red);
    const BLUE: Card = Card::plain(Colour::Blue);

    /// LG-4.1: two cards, each open or blind; then it is the next player's turn.
    #[test]
    fn a_draw_is_two_cards() {
        let mut game = first_turn(3).open_cards(row([RED, RED, BLUE, BLUE, BLUE])).holds(ANNA, &[]);

        game.does(Action::TakeOpen { place: 0 });
        assert_eq!(game.phase, Phase::Draw { seat: ANNA, left: 1 });
        game.does(Action::DrawBlind);

        assert_eq!((game.hand(ANNA).total(), game.to_move()), (2, ERIK));
        assert!(game.hand(ANNA).of(Colour::Red) >= 1);
    }

    /// LG-4.1: in the middle of a draw nothing else can be done.
    #[test]
    fn a_draw_is_the_whole_turn() {
        let mut game = first_turn(3);
        game.does(Action::DrawBlind);

        let phase = game.phase;
        assert_eq!(game.refuses(Action::DrawTickets), Illegal::NotNow { phase });
        assert_eq!(game.refuses(Action::Pass), Illegal::NotNow { phase });
        assert_eq!(game.refuses(Action::TakeOpen { place: 7 }), Illegal::NoOpenCard { place: 7 });
    }

    /// LG-4.2: an open locomotive taken first ends the draw.
    #[test]
    fn an_open_locomotive_is_a_whole_draw() {
        let mut game = first_turn(2).open_cards(row([LOCOMOTIVE, RED, RED, BLUE, BLUE]));

        game.does(Action::TakeOpen { place: 0 });

        assert_eq!((game.to_move(), game.hand(ANNA).total()), (ERIK, 5));
    }

    /// LG-4.2: none may be taken second.
    #[test]
    fn an_open_locomotive_is_no_second_card() {
        let mut game = first_turn(2).open_cards(row([LOCOMOTIVE, RED, RED, BLUE, BLUE]));
        game.does(Action::TakeOpen { place: 1 });

        assert_eq!(game.refuses(Action::TakeOpen { place: 0 }), Illegal::OpenLocomotive);
        assert!(!game.legal().contains(&Action::TakeOpen { place: 0 }));
    }

    /// LG-4.2: one drawn blind counts as a normal card.
    #[test]
    fn a_blind_locomotive_is_one_card() {
        let mut game = first_turn(2).deck(&[(LOCOMOTIVE, 12)]).holds(ANNA, &[]);

        game.does(Action::DrawBlind);

        assert_eq!((game.hand(ANNA).locomotives(), game.phase), (1, Phase::Draw { seat: ANNA, left: 1 }));
    }

    /// LG-4.5: with eight cards in deck and discards, action cards counted, drawing can't be chosen; with nine it can.
    #[test]
    fn eight_cards_are_too_few_to_draw() {
        let mut game = first_turn(2).deck(&[(RED, 4), (Card::ACTION, 1)]).discards(&[(BLUE, 3)]);
        assert_eq!(game.refuses(Action::DrawBlind), Illegal::TooFewCards { cards: 8 });
        assert_eq!(game.refuses(Action::TakeOpen { place: 0 }), Illegal::TooFewCards { cards: 8 });

        let mut game = first_turn(2).deck(&[(RED, 5), (Card::ACTION, 1)]).discards(&[(BLUE, 3)]);
        game.does(Action::DrawBlind);
        // LG-4.5: it is asked when the action is chosen, not between its cards.
        game.does(Action::DrawBlind);
        assert_eq!(game.to_move(), ERIK);
    }

    /// LG-4.18: both cards must be taken; with open locomotives only, the second comes blind.
    #[test]
    fn the_second_card_can_always_be_had() {
        let mut game = first_turn(2).open_cards(row([LOCOMOTIVE, LOCOMOTIVE, LOCOMOTIVE, LOCOMOTIVE, RED]));
        game = game.deck(&[(Card::ACTION, 6), (LOCOMOTIVE, 3)]).discards(&[]).event_deck(&["fair-weather"]);

        game.does(Action::TakeOpen { place: 4 });

        assert_eq!(game.phase, Phase::Draw { seat: ANNA, left: 1 });
        assert!(game.legal().contains(&Action::DrawBlind));
    }

    /// LG-4.17: which open card was taken is public, which came blind is not.
    #[test]
    fn the_table_remembers_the_open_cards_taken() {
        let mut game = first_turn(2).open_cards(row([RED; 5])).deck(&[(BLUE, 20)]);

        game.does(Action::TakeOpen { place: 0 });
        game.does(Action::DrawBlind);

        assert_eq!(game.player(ANNA).seen.iter().collect::<Vec<_>>(), [(RED, 1)]);
    }
}
