//! SD-8.4 to SD-8.10: shares pay, and who wins.

use super::goods::goods_value;
use crate::state::SteelDriver;
use crate::{Company, Event, Phase, Victory};
use engine::{Seat, Standings};

/// SD-8.5, SD-8.6: every share pays its company's value.
pub(crate) fn finish(game: &mut SteelDriver, events: &mut Vec<Event>) {
    for company in Company::ALL {
        pay_shares(game, company, events);
    }
    game.phase = Phase::Finished;
    announce_winners(game, events);
}

/// SD-8.6, SD-8.9, SD-8.10: by money, then by the goods of one's best company.
pub(crate) fn standings(game: &SteelDriver) -> Standings {
    let mut scores = [0; crate::state::MOST_SEATS];
    for seat in game.all_seats() {
        scores[seat.index()] = i64::from(game.money[seat.index()]);
    }
    let scores = &scores[..game.seat_count()];
    Standings::by(scores, |seat| (scores[seat], most_goods(game, Seat(seat as u8))))
}

/// SD-8.9: the goods of the richest in goods of the companies that this player controls.
fn most_goods(game: &SteelDriver, seat: Seat) -> u32 {
    let controlled = game.companies.iter().filter(|company| company.controller == Some(seat));
    controlled.map(|company| company.goods_count()).max().unwrap_or(0)
}

fn pay_shares(game: &mut SteelDriver, company: Company, events: &mut Vec<Event>) {
    let its = game.company(company);
    if its.shares_left == Company::SHARES {
        return;
    }
    let value = goods_value(its.goods);
    events.push(Event::CompanyValued { company, goods: its.goods_count(), dollars: value });
    for seat in game.all_seats() {
        let shares = game.shares_of(seat, company);
        if shares > 0 && value > 0 {
            let dollars = u32::from(shares) * value;
            game.money[seat.index()] += dollars;
            events.push(Event::SharesPaid { seat, company, shares, dollars });
        }
    }
}

fn announce_winners(game: &SteelDriver, events: &mut Vec<Event>) {
    let standings = standings(game);
    for seat in standings.winners() {
        let dollars = game.money[seat.index()];
        let as_rich = standings.iter().filter(|other| other.score == i64::from(dollars)).count();
        let victory = match (standings.winners().count(), as_rich) {
            (1, 1) => Victory::MostMoney,
            (1, _) => Victory::MostGoods { goods: most_goods(game, seat) },
            _ => Victory::Shared,
        };
        events.push(Event::Won { seat, dollars, victory });
    }
}
