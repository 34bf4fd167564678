//! SD-6: controllers collect their companies' profits.

use super::round;
use crate::state::SteelDriver;
use crate::{Company, Event};

/// SD-6.1, SD-6.2: every controller gets the marker of each of their companies; without a controller it is lost.
pub(crate) fn pay(game: &mut SteelDriver, events: &mut Vec<Event>) {
    for company in Company::ALL {
        let its = game.company(company);
        let dollars = its.profit;
        match its.controller {
            _ if dollars == 0 => {}
            Some(seat) => {
                game.money[seat.index()] += dollars;
                events.push(Event::ProfitPaid { seat, company, dollars });
            }
            None => events.push(Event::ProfitLost { company, dollars }),
        }
    }
    round::end(game, events);
}

#[cfg(test)]
mod tests {
    use crate::Company::{Blue, Green, Red, Yellow};
    use crate::Event;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, new_game};

    /// SD-6.1: for each company a player controls they get its profit; shares pay nothing here.
    #[test]
    fn controllers_collect_and_shareholders_do_not() {
        let mut game = new_game(3)
            .controls(ANNA, Red)
            .profit(Red, 120)
            .controls(ANNA, Blue)
            .profit(Blue, 40)
            .controls(ERIK, Green)
            .profit(Green, 70)
            .shares(ANGELA, Red, 3);
        let mut events = Vec::new();

        super::pay(&mut game, &mut events);

        assert_eq!([ANNA, ERIK, ANGELA].map(|seat| game.money_of(seat)), [160, 70, 0]);
        assert_eq!(events[0], Event::ProfitPaid { seat: ANNA, company: Red, dollars: 120 });
    }

    /// SD-5.6, SD-6.2: what stands on the marker of a company without a controller is lost.
    #[test]
    fn without_a_controller_a_profit_is_lost() {
        let mut game = new_game(3).profit(Yellow, 30).shares(ANNA, Yellow, 1).controlled_last_by(ANNA, Yellow);
        let mut events = Vec::new();

        super::pay(&mut game, &mut events);

        assert_eq!(events[0], Event::ProfitLost { company: Yellow, dollars: 30 });
        assert_eq!(game.money, [0; 6]);
        assert_eq!(game.profit_of(Yellow), 0);
    }

    /// SD-6.2: round 5 pays as well.
    #[test]
    fn round_5_pays_as_well() {
        let mut game = new_game(3).in_last_round().controls(ERIK, Red).profit(Red, 50);

        super::pay(&mut game, &mut Vec::new());

        assert_eq!(game.money_of(ERIK), 50);
    }
}
