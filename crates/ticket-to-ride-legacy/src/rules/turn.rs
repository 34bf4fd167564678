//! LG-4.25, LG-5.1: whose turn it is, passing, and the last round.

use super::{claim, couplers, current_event, draw, end, paper_money, tickets};
use crate::state::LegacyGame;
use crate::{Action, Event, Illegal, Phase};
use engine::Seat;

/// LG-5.1: with so few trains left the last round begins.
const FEW_TRAINS: u8 = 2;

pub(crate) fn begin(game: &mut LegacyGame, seat: Seat) {
    game.turns += 1;
    game.phase = Phase::Turn { seat };
}

/// After one of the three actions.
pub(crate) fn end(game: &mut LegacyGame, seat: Seat, events: &mut Vec<Event>) {
    game.passes = 0;
    finish_or_go_on(game, seat, events);
}

/// LG-4.25: only a player who can do none of the three passes.
pub(crate) fn may_pass(game: &LegacyGame) -> Result<Seat, Illegal> {
    let Phase::Turn { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if draw::is_possible(game) || game.ticket_deck.len() > 0 || claim::is_possible(game, seat) {
        return Err(Illegal::MayNotPass);
    }
    Ok(seat)
}

pub(crate) fn pass(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_pass(game)?;

    game.passes += 1;
    events.push(Event::Passed { seat });
    if usize::from(game.passes) == game.seat_count() {
        events.push(Event::AllPassed);
        end::finish(game, events);
    } else {
        finish_or_go_on(game, seat, events);
    }
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    draw::list(game, legal);
    claim::list(game, seat, legal);
    if game.ticket_deck.len() > 0 {
        legal.push(Action::DrawTickets);
    }
    if legal.is_empty() {
        legal.push(Action::Pass);
    }
    couplers::list_in_turn(game, seat, legal);
    paper_money::list_in_turn(game, legal);
    current_event::list_in_turn(game, legal);
    if tickets::may_look_ahead(game).is_ok() {
        legal.push(Action::LookAhead);
    }
}

/// LG-5.1: everybody has one more turn after the one that set it off, who has the last; LG-5.11: it is asked at the end
/// of a player's own turn only.
fn finish_or_go_on(game: &mut LegacyGame, seat: Seat, events: &mut Vec<Event>) {
    let trains = game.player(seat).trains;
    match game.last_turn {
        Some(last) if last == seat => return end::finish(game, events),
        None if trains <= FEW_TRAINS => {
            game.last_turn = Some(seat);
            events.push(Event::LastRound { seat, trains });
        }
        _ => {}
    }
    begin(game, seat.left(game.seat_count()));
}

#[cfg(test)]
mod tests {
    use crate::rules::positions::{ANGELA, ANNA, ERIK, claim_with, first_turn, places};
    use crate::{Action, Card, Colour, Event, Illegal, Phase};

    const RED: Card = Card::plain(Colour::Red);

    /// LG-5.1: two trains left at the end of a turn: everybody has one more turn, who set it off the last.
    #[test]
    fn everybody_has_one_more_turn() {
        let mut game = first_turn(3).trains(ANNA, 5).holds(ANNA, &[(RED, 3)]).event_deck(&[]);
        let events = game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));
        assert!(events.contains(&Event::LastRound { seat: ANNA, trains: 2 }));

        for seat in [ERIK, ANGELA, ANNA] {
            assert_eq!(game.to_move(), seat);
            game.takes_tickets();
        }
        assert_eq!(game.phase, Phase::Finished);
    }

    /// LG-5.1: three trains set nothing off.
    #[test]
    fn three_trains_are_enough_to_go_on() {
        let mut game = first_turn(3).trains(ANNA, 6).holds(ANNA, &[(RED, 3)]);

        game.does(claim_with(&game, "toronto", "sault-ste-marie", Colour::Red));

        assert_eq!((game.last_turn, game.to_move()), (None, ERIK));
    }

    /// LG-5.1: it is set off once; others reaching two in the last round change nothing.
    #[test]
    fn the_last_round_is_set_off_once() {
        let mut game = first_turn(2).trains(ANNA, 2).trains(ERIK, 2);
        game.takes_tickets();
        assert_eq!((game.last_turn, game.to_move()), (Some(ANNA), ERIK));

        game.takes_tickets();
        assert_eq!(game.last_turn, Some(ANNA));
        game.takes_tickets();
        assert_eq!(game.phase, Phase::Finished);
    }

    /// LG-5.11: trains lost in another's turn count at the end of one's own next turn.
    #[test]
    fn only_the_end_of_ones_own_turn_counts() {
        let mut game = first_turn(2).trains(ERIK, 1);

        game.takes_tickets();
        assert_eq!(game.last_turn, None);
        game.takes_tickets();
        assert_eq!(game.last_turn, Some(ERIK));
    }

    /// LG-4.25: who can draw, claim or take tickets may not pass.
    #[test]
    fn who_can_do_something_may_not_pass() {
        let mut game = first_turn(2).deck(&[]).discards(&[]).holds(ANNA, &[]);
        assert_eq!(game.refuses(Action::Pass), Illegal::MayNotPass);
        assert_eq!(game.legal(), [Action::DrawTickets]);

        let mut game = game.ticket_deck(0);
        assert_eq!(game.legal(), [Action::Pass]);
        game.does(Action::Pass);
        assert_eq!(game.to_move(), ERIK);
    }

    /// LG-4.25: when all in a row have passed the game ends at once; an action in between starts the count anew.
    #[test]
    fn the_game_ends_when_all_have_passed_in_a_row() {
        let mut game = first_turn(2).deck(&[]).discards(&[]).holds(ANNA, &[]).holds(ERIK, &[]).ticket_deck(1);
        game = game.event_deck(&[]);
        game.does(Action::DrawTickets);
        game.does(Action::KeepTickets { places: places(&[0]) });
        game.does(Action::Pass);
        assert_eq!((game.passes, game.phase), (1, Phase::Turn { seat: ANNA }));

        let events = game.does(Action::Pass);

        assert!(events.contains(&Event::AllPassed));
        assert_eq!(game.phase, Phase::Finished);
    }
}
