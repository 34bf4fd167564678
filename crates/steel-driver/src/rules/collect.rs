//! SD-6: controllers collect their companies' profits.

use super::round;
use crate::state::SteelDriver;
use crate::{Company, Event};

/// SD-6.1, SD-6.2: every controller gets the marker of each of his companies; without a controller it is lost.
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
