//! 1874: a loan for every company, and draws that may be lengthened for a dollar.

use crate::contents::rules::RuleWorks;
use crate::state::LegacyGame;
use crate::{Action, Event, Illegal, Phase};
use engine::Seat;

/// Once a game, in one's turn before one's action. Who takes it, and how much.
pub(crate) fn may_borrow(game: &LegacyGame) -> Result<(Seat, u32), Illegal> {
    let Phase::Turn { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    let Some(RuleWorks::PaperMoney { loan, .. }) = game.world.turn_rule() else { return Err(Illegal::RuleNotFound) };
    if game.pieces.of[seat.index()].loan { Err(Illegal::LoanTaken) } else { Ok((seat, *loan)) }
}

/// The turn goes on.
pub(crate) fn borrow(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, dollars) = may_borrow(game)?;

    game.player_mut(seat).coins += dollars;
    game.pieces.of[seat.index()].loan = true;
    events.push(Event::LoanTaken { seat, dollars });
    Ok(())
}

/// One more thing to do in a turn, never a reason not to pass (LG-4.25).
pub(crate) fn list_in_turn(game: &LegacyGame, legal: &mut Vec<Action>) {
    if may_borrow(game).is_ok() {
        legal.push(Action::TakeLoan);
    }
}

/// What one card more costs this company, if it can pay that.
pub(crate) fn price_of_a_card(game: &LegacyGame, seat: Seat) -> Option<u32> {
    let RuleWorks::PaperMoney { card, .. } = game.world.turn_rule()? else { return None };
    Some(*card).filter(|dollars| game.player(seat).coins >= *dollars)
}

/// The draw is lengthened: the card that follows is paid for.
pub(crate) fn pay_for_a_card(game: &mut LegacyGame, seat: Seat, events: &mut Vec<Event>) {
    if let Some(dollars) = price_of_a_card(game, seat) {
        game.player_mut(seat).coins -= dollars;
        events.push(Event::DrawLengthened { seat, dollars });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::markers::payslip_lines;
    use crate::rules::positions::{ANNA, ERIK, played_by, row};
    use crate::{Card, Colour};

    const RED: Card = Card::plain(Colour::Red);

    fn in_1874() -> LegacyGame {
        played_by(2, &["paper-money"]).coins(ANNA, 2).open_cards(row([RED, RED, RED, RED, Card::LOCOMOTIVE]))
    }

    /// LG-6.1: one loan each: $6 now, $7 on the payslip; the turn goes on.
    #[test]
    fn a_loan_is_paid_back_on_the_payslip() {
        let mut game = in_1874();
        game.does(Action::TakeLoan);

        assert_eq!((game.player(ANNA).coins, game.to_move()), (8, ANNA));
        assert_eq!((payslip_lines(&game, ANNA), payslip_lines(&game, ERIK)), (-7, 0));
        assert_eq!(game.refuses(Action::TakeLoan), Illegal::LoanTaken);
        assert!(!game.legal().contains(&Action::TakeLoan));
        assert_eq!(played_by(2, &[]).refuses(Action::TakeLoan), Illegal::RuleNotFound);
    }

    /// LG-6.1: a draw may be lengthened by one card for $1.
    #[test]
    fn a_draw_may_be_lengthened() {
        let mut game = in_1874().holds(ANNA, &[]);
        game.does(Action::DrawBlind);
        game.does(Action::DrawBlind);
        assert_eq!((game.phase, game.player(ANNA).coins), (Phase::LongerDraw { seat: ANNA }, 2));
        assert_eq!(game.refuses(Action::TakeOpen { place: 4 }), Illegal::OpenLocomotive);
        let mut longer = game.clone();
        longer.does(Action::TakeOpen { place: 0 });
        assert_eq!((longer.player(ANNA).coins, longer.hand(ANNA).total(), longer.to_move()), (1, 3, ERIK));

        game.does(Action::EndDraw);
        assert_eq!((game.player(ANNA).coins, game.hand(ANNA).total(), game.to_move()), (2, 2, ERIK));
    }

    /// LG-4.2: an open locomotive is a whole draw, and is not lengthened; nor is a draw without a dollar.
    #[test]
    fn an_open_locomotive_is_still_a_whole_draw() {
        let mut game = in_1874();
        game.does(Action::TakeOpen { place: 4 });
        assert_eq!(game.to_move(), ERIK);

        let mut game = in_1874().coins(ANNA, 0);
        game.does(Action::DrawBlind);
        game.does(Action::DrawBlind);
        assert_eq!(game.to_move(), ERIK);
    }

    /// LG-4.25, LG-4.27: who can do none of the three actions passes, loan or no loan.
    #[test]
    fn a_loan_does_not_keep_anybody_from_passing() {
        let mut game = in_1874().deck(&[]).discards(&[]).holds(ANNA, &[]).ticket_deck(0);
        assert_eq!(game.legal(), [Action::Pass, Action::TakeLoan]);
        game.does(Action::TakeLoan);
        game.does(Action::Pass);
        assert_eq!(game.to_move(), ERIK);
    }
}
