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

/// SD-8.2: most shares; tied, the first clockwise from who controlled it last, that player themselves counting first.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Good;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, city, new_game};
    use Company::{Blue, Green, Grey, Red, Yellow};
    use engine::{Chance, Seed, settle};

    /// Red from Boston to Buffalo, Blue from New York to Albany; Anna and Erik control them.
    fn two_networks() -> SteelDriver {
        new_game(4)
            .track(Red, &["Boston", "Albany", "Buffalo"])
            .track(Blue, &["New York", "Albany"])
            .controls(ANNA, Red)
            .controls(ERIK, Blue)
    }

    /// SD-8.1: stones on the fields go to the supply, those of players stay theirs.
    #[test]
    fn the_fields_are_cleared() {
        let mut game = two_networks().field(Red, 3).field(Grey, 2);
        let (supply, players) = (game.supply, game.stones);

        let events = game.accounts();

        assert_eq!(
            events[..2],
            [Event::FieldCleared { company: Red, stones: 3 }, Event::FieldCleared { company: Grey, stones: 2 },]
        );
        assert_eq!((game.supply, game.stones), (supply + 5, players));
    }

    /// SD-8.1: each city with a link, whoever's, gets one good of its colour.
    #[test]
    fn every_served_city_gets_a_good() {
        let mut game = two_networks();

        let events = game.accounts();

        assert!(events.contains(&Event::GoodsPlaced { goods: 4 }));
        let served = ["Boston", "Albany", "Buffalo", "New York"].map(city);
        assert_eq!(game.goods_on_board, served.into_iter().collect());
        assert_eq!(game.goods_supply[Good::White.index()], 8);
    }

    /// SD-8.2: most shares decide, whoever had control last.
    #[test]
    fn most_shares_take_control() {
        let mut game = two_networks().shares(ANGELA, Red, 2);

        let events = game.accounts();

        assert!(events.contains(&Event::FinalControl { seat: ANGELA, company: Red, shares: 2 }));
        assert_eq!(game.company(Red).controller, Some(ANGELA));
    }

    /// SD-8.2: Erik and Angela have two shares each, Peter one: the first clockwise from who controlled it last.
    #[test]
    fn tied_shareholders_count_from_who_controlled_it_last() {
        let position = |last| {
            let game = new_game(4).track(Green, &["Boston", "Albany"]).shares(ERIK, Green, 2);
            let mut game = game.shares(ANGELA, Green, 2).shares(PETER, Green, 1).controlled_last_by(last, Green);
            game.accounts();
            game.company(Green).controller
        };

        assert_eq!(position(PETER), Some(ERIK), "first clockwise from Peter, past Anna");
        assert_eq!(position(ERIK), Some(ERIK), "that very player counts first");
        assert_eq!(position(ANGELA), Some(ANGELA));
    }

    /// SD-8.2: "last" is the latest round in which it was auctioned, round 5 or not.
    #[test]
    fn control_of_an_earlier_round_counts_as_the_last() {
        let mut game = new_game(3).track(Red, &["Boston", "Albany"]).shares(ERIK, Red, 1);
        game.buys(Red);
        game.all_pass_marker();
        for round in 2..=5 {
            assert_eq!(game.round, round);
            game.all_pass_marker();
        }

        assert_eq!(game.turn(), Some((Red, ANNA)), "Erik's share is as good, but Anna was last, in round 1");
    }

    /// SD-8.3: in the train table's order each company takes one good; the last ones go on.
    #[test]
    fn companies_take_goods_in_turn() {
        let mut game = two_networks();
        game.accounts();
        assert_eq!(game.turn(), Some((Red, ANNA)));
        game.takes("Albany");
        assert_eq!(game.turn(), Some((Blue, ERIK)));
        let events = game.takes("New York");
        assert_eq!(events[0], Event::GoodTaken { seat: ERIK, company: Blue, city: city("New York") });
        let events = game.takes("Boston");

        assert_eq!(events[1], Event::CompanyDone { company: Blue, goods: 1 }, "Albany's good is gone");
        assert_eq!(game.turn(), Some((Red, ANNA)));
    }

    /// SD-8.3: a city off the company's network is not its to take from.
    #[test]
    fn goods_come_from_the_own_network() {
        let mut game = two_networks();
        game.accounts();

        let refused = game.refuses(Action::TakeGood { city: city("New York") });

        assert_eq!(refused, Illegal::CityNotOnNetwork { company: Red, city: city("New York") });
    }

    /// SD-8.8: the controller picks the city; the start city counts; a city's one good goes to one company.
    #[test]
    fn a_good_is_taken_once() {
        let mut game = two_networks();
        game.accounts();
        assert_eq!(game.legal(), ["Buffalo", "Albany", "Boston"].map(|name| Action::TakeGood { city: city(name) }));
        game.takes("Boston");
        game.takes("Albany");

        let refused = game.refuses(Action::TakeGood { city: city("Albany") });

        assert_eq!(refused, Illegal::NoGoodThere { city: city("Albany") });
        assert_eq!(game.company(Red).goods, [1, 0, 0, 0, 0]);
    }

    /// SD-8.8: taking is compulsory: there is no pass, and SD-9.1: the only good is taken without asking.
    #[test]
    fn the_only_good_is_taken() {
        let mut game = two_networks();
        game.accounts();
        assert!(game.legal().iter().all(|action| matches!(action, Action::TakeGood { .. })));
        game.takes("Albany");

        let (seed, mut events) = (Seed::new("goods"), Vec::new());
        settle(&mut game, &mut Chance::new(&seed, 0), &mut events, &mut Vec::new());

        assert_eq!(events[0], Event::GoodTaken { seat: ERIK, company: Blue, city: city("New York") });
        assert_eq!(game.turn(), Some((Red, ANNA)), "Boston or Buffalo is a choice");
    }

    /// SD-8.7: a company of which no share was sold has no controller; one with shares and no track takes nothing.
    #[test]
    fn companies_without_track_take_nothing() {
        let mut game = two_networks().controls(PETER, Yellow);

        let events = game.accounts();

        assert_eq!(game.company(Green).controller, None);
        assert_eq!(game.company(Yellow).controller, Some(PETER));
        game.takes("Albany");
        assert_eq!(game.turn(), Some((Blue, ERIK)), "Yellow and Green are out");
        assert_eq!(events.last(), Some(&Event::FinalControl { seat: ERIK, company: Blue, shares: 1 }));
    }

    /// SD-9.3: no goods are taken before the final accounting.
    #[test]
    fn goods_wait_for_the_end() {
        let game = two_networks();
        let phase = game.phase;

        assert_eq!(game.refuses(Action::TakeGood { city: city("Albany") }), Illegal::NotNow { phase });
    }
}
