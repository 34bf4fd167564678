//! SD-8.1 to SD-8.3: goods on the cities, control by shares, and the companies' harvest.

use super::end;
use crate::state::SteelDriver;
use crate::{Action, City, CitySet, Company, Event, Illegal, Phase};
use engine::Seat;

/// SD-8.1, SD-8.2: fields, goods, control; then the companies take in the order of round 5's passes (SD-7.4).
pub(crate) fn begin(game: &mut SteelDriver, events: &mut Vec<Event>) {
    clear_fields(game, events);
    place_goods(game, events);
    settle_control(game, events);
    let first = game.trains.first();
    ask(game, first, events);
}

/// SD-8.3, SD-8.8: a city of the company's network that still holds its good.
pub(crate) fn may_take(game: &SteelDriver, city: City) -> Result<(Company, Seat), Illegal> {
    let Phase::TakeGood { company, seat } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    if !game.company(company).cities.contains(city) {
        return Err(Illegal::CityNotOnNetwork { company, city });
    }
    if !game.goods_on_board.contains(city) {
        return Err(Illegal::NoGoodThere { city });
    }
    Ok((company, seat))
}

pub(crate) fn take(game: &mut SteelDriver, city: City, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (company, seat) = may_take(game, city)?;

    game.goods_on_board = game.goods_on_board.without(city);
    game.company_mut(company).goods[city.good().index()] += 1;
    events.push(Event::GoodTaken { seat, company, city });
    let space = game.trains.space_of(company).expect("a company that takes has not dropped out");
    let next = game.trains.after(space);
    ask(game, next, events);
    Ok(())
}

pub(crate) fn list(game: &SteelDriver, legal: &mut Vec<Action>) {
    let Phase::TakeGood { company, .. } = game.phase else { return };
    legal.extend(within_reach(game, company).iter().map(|city| Action::TakeGood { city }));
}

/// SD-8.2: most shares; tied, the first clockwise from who controlled it last, that player himself counting first.
fn final_controller(game: &SteelDriver, company: Company) -> Option<Seat> {
    let mut seat = game.company(company).last_controller?;
    let mut best = seat;
    for _ in 1..game.seats {
        seat = seat.left(game.seat_count());
        if game.shares_of(seat, company) > game.shares_of(best, company) {
            best = seat;
        }
    }
    Some(best)
}

/// SD-8.3: this company takes if it can, or drops out; when none is left, the shares pay.
fn ask(game: &mut SteelDriver, first: Option<Company>, events: &mut Vec<Event>) {
    let mut turn = first;
    while let Some(company) = turn {
        let its = game.company(company);
        if let Some(seat) = its.controller.filter(|_| !within_reach(game, company).is_empty()) {
            game.phase = Phase::TakeGood { company, seat };
            return;
        }
        let goods = its.goods_count();
        let space = game.trains.space_of(company).expect("a company drops out once");
        game.trains.pass(company);
        events.push(Event::CompanyDone { company, goods });
        turn = game.trains.after(space);
    }
    end::finish(game, events);
}

/// The goods it could take.
fn within_reach(game: &SteelDriver, company: Company) -> CitySet {
    game.company(company).cities.both(game.goods_on_board)
}

fn clear_fields(game: &mut SteelDriver, events: &mut Vec<Event>) {
    for company in Company::ALL {
        let stones = std::mem::take(&mut game.company_mut(company).stones);
        game.supply += stones;
        if stones > 0 {
            events.push(Event::FieldCleared { company, stones });
        }
    }
}

/// SD-8.1: one of its colour on each city with a link, whoever's.
fn place_goods(game: &mut SteelDriver, events: &mut Vec<Event>) {
    let cities = game.companies.iter().fold(CitySet::EMPTY, |all, company| all.union(company.cities));
    for city in cities.iter() {
        game.goods_supply[city.good().index()] -= 1;
    }
    game.goods_on_board = cities;
    events.push(Event::GoodsPlaced { goods: cities.len() as u8 });
}

fn settle_control(game: &mut SteelDriver, events: &mut Vec<Event>) {
    for company in Company::ALL {
        let controller = final_controller(game, company);
        game.company_mut(company).controller = controller;
        if let Some(seat) = controller {
            events.push(Event::FinalControl { seat, company, shares: game.shares_of(seat, company) });
        }
    }
}
