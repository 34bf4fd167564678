//! AR-4.4, AR-4.14: $2 from the bank, or $2 from every other player to the bank. (Its Expand 2 is in `expand`.)

use super::{expand, year};
use crate::state::AmericanRails;
use crate::{Action, Event, Illegal, Phase};
use engine::Seat;

pub const DOLLARS: u32 = 2;

/// AR-4.14: the form is said after the train stands there; both are always possible.
pub(crate) fn may_take(game: &AmericanRails) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::Take { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn take_from_bank(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_take(game)?;

    game.money[seat.index()] += DOLLARS;
    events.push(Event::TookFromBank { seat, dollars: DOLLARS });
    year::end_turn(game, events);
    Ok(())
}

/// AR-4.4: who has less pays all they have.
pub(crate) fn take_from_others(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_take(game)?;

    events.push(Event::MadeOthersPay { seat });
    for other in game.all_seats().filter(|other| *other != seat) {
        let money = &mut game.money[other.index()];
        let dollars = DOLLARS.min(*money);
        *money -= dollars;
        events.push(Event::PaidBank { seat: other, dollars });
    }
    year::end_turn(game, events);
    Ok(())
}

pub(crate) fn list(game: &AmericanRails, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend([Action::TakeFromBank, Action::TakeFromOthers]);
    if expand::take_may_expand(game.seats) {
        expand::list(game, seat, legal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Railway::{National, Republic};
    use crate::Space;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, anna_on, first_year, hex};

    /// AR-4.4: $2 from the bank.
    #[test]
    fn two_dollars_from_the_bank() {
        let mut game = anna_on(Space::Take);

        game.does(Action::TakeFromBank);

        assert_eq!((game.money[..4].to_vec(), game.to_move()), (vec![52, 50, 50, 50], ERIK));
    }

    /// AR-4.4: or every other player pays $2 to the bank, or all they have.
    #[test]
    fn every_other_player_pays_two_dollars_or_all_he_has() {
        let mut game = anna_on(Space::Take).money(ERIK, 1).money(ANGELA, 0);

        let events = game.does(Action::TakeFromOthers);

        assert_eq!(game.money[..4], [50, 0, 0, 48]);
        assert_eq!(
            events,
            [
                Event::MadeOthersPay { seat: ANNA },
                Event::PaidBank { seat: ERIK, dollars: 1 },
                Event::PaidBank { seat: ANGELA, dollars: 0 },
                Event::PaidBank { seat: PETER, dollars: 2 },
            ]
        );
    }

    /// AR-4.5: with 4 or 5 players it may be an Expand 2 instead.
    #[test]
    fn four_players_may_expand_by_two() {
        let mut game = anna_on(Space::Take).track(National, &["Chicago"]).share(ANNA, National).treasury(National, 10);

        game.puts_cube(National, "2-2");

        assert_eq!(game.phase, Phase::Expand { seat: ANNA, left: 1, of: 2 });
        assert_eq!(game.refuses(Action::TakeFromBank), Illegal::NotNow { phase: game.phase });
        game.puts_cube(National, "3-2");
        assert_eq!((game.to_move(), game.money_of(ANNA)), (ERIK, 50));
    }

    /// AR-4.5: with three players it may not.
    #[test]
    fn three_players_can_only_take() {
        let mut game = first_year(3);
        game.railway_mut(Republic).in_game = true;
        let mut game = game.moved(Space::Take).track(Republic, &["Chicago"]).treasury(Republic, 9);
        game.shares[0][Republic.index()] = 1;

        let refused = game.refuses(Action::PlaceCube { railway: Republic, hex: hex("2-2") });

        assert_eq!(refused, Illegal::NoExpandWithThree);
        assert_eq!(game.legal(), [Action::TakeFromBank, Action::TakeFromOthers, Action::Leave]);
    }

    /// AR-4.14, AR-9.1: the form is said after the train stands there: a first cube is the choice of Expand 2.
    #[test]
    fn all_forms_of_take_are_open_once_the_train_stands_there() {
        let game = anna_on(Space::Take).track(National, &["New Orleans"]).share(ANNA, National).treasury(National, 3);

        let legal = game.legal();

        assert_eq!(legal[..2], [Action::TakeFromBank, Action::TakeFromOthers]);
        assert_eq!(legal.last(), Some(&Action::Leave));
        assert!(legal.contains(&Action::PlaceCube { railway: National, hex: hex("1-16") }));
    }

    /// AR-4.14: the others may be made to pay though all of them have nothing.
    #[test]
    fn penniless_players_can_be_made_to_pay() {
        let mut game = anna_on(Space::Take).money(ERIK, 0).money(ANGELA, 0).money(PETER, 0);

        game.does(Action::TakeFromOthers);

        assert_eq!(game.money[..4], [50, 0, 0, 0]);
    }
}
