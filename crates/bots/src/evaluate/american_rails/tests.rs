//! Positions in which anybody can see what is sensible.

use crate::{BotName, Simulation, Taste, Turn, simulate};
use american_rails::{Action, AmericanRails, Auction, Hex, HexSet, HighBid, Phase, Railway, Space, View};
use engine::{Chance, Game, Seat, SeatSet, Seed, Viewer};

const ANNA: Seat = Seat(0);
const ERIK: Seat = Seat(1);

/// Four players in the first phase of a year, without railways.
fn table_in(year: u16) -> View {
    let (seed, mut events) = (Seed::new("table"), Vec::new());
    let game = AmericanRails::new(4, &Default::default(), &mut Chance::new(&seed, 0), &mut events).unwrap();
    let mut view = game.view(Viewer::All);
    view.year = year;
    view.column = Some(0);
    view.turn_order = Seat::all(4).collect();
    for railway in &mut view.railways {
        railway.offered_in_preparation = true;
    }
    view
}

/// A railway in one city, with one share, its owner's.
fn started(view: &mut View, railway: Railway, owner: Seat, city: &str, treasury: u32) {
    let hex = Hex::of_city(city).unwrap();
    let its = &mut view.railways[railway.index()];
    its.track = HexSet::EMPTY.with(hex);
    its.cubes_left -= 1;
    its.income = hex.city().unwrap().full;
    its.treasury = treasury;
    its.shares_left -= 1;
    its.shares_held += 1;
    view.players[owner.index()].shares[railway.index()] += 1;
}

fn legal_in(view: &View, seat: Seat) -> Vec<Action> {
    let seed = Seed::new("legal");
    let mut legal = Vec::new();
    AmericanRails::imagine(view, &mut Chance::new(&seed, 0)).legal_actions(seat, &mut legal);
    legal
}

fn choice_in(view: &View, seat: Seat) -> Action {
    let seed = Seed::new("choice");
    let mut chance = Chance::new(&seed, 0);
    let game = AmericanRails::imagine(view, &mut chance);
    BotName::Conductor.sit_down().choose(&Turn::at(&game, seat, &legal_in(view, seat)), &mut chance)
}

/// The position after so many choices of this seat, as long as it is asked.
fn after_choices(view: &View, seat: Seat, choices: usize) -> View {
    let (seed, mut events) = (Seed::new("choices"), Vec::new());
    let mut chance = Chance::new(&seed, 0);
    let mut game = AmericanRails::imagine(view, &mut chance);
    for _ in 0..choices {
        let action = choice_in(&game.view(Viewer::All), seat);
        game.apply(seat, &action, &mut chance, &mut events).unwrap();
    }
    game.view(Viewer::All)
}

fn auction_of(railway: Railway, high: Option<HighBid>) -> Phase {
    let still_in = SeatSet::all(4);
    Phase::Auction(Auction {
        railway,
        opener: ERIK,
        to_bid: ANNA,
        high,
        still_in,
        preparation: false,
        last_bids: Default::default(),
    })
}

#[test]
fn greedy_beats_three_randoms_nearly_always() {
    let bots = vec![BotName::Conductor, BotName::Random, BotName::Random, BotName::Random];
    let simulation = Simulation { seats: 4, bots, games: 400, seed: "greedy".into(), threads: 2 };

    let report = simulate::<AmericanRails>(&simulation, &Default::default(), &|_| ()).unwrap();

    let greedy = report.by_bot[&BotName::Conductor];
    assert_eq!(greedy.seats, 400);
    assert!(greedy.win_rate > 0.97, "greedy won {} of its games", greedy.win_rate);
}

#[test]
fn greedy_beats_two_and_four_randoms_too() {
    for seats in [3, 5] {
        let bots = std::iter::once(BotName::Conductor).chain(vec![BotName::Random; seats - 1]).collect();
        let simulation = Simulation { seats, bots, games: 60, seed: "greedy".into(), threads: 2 };

        let report = simulate::<AmericanRails>(&simulation, &Default::default(), &|_| ()).unwrap();

        let greedy = report.by_bot[&BotName::Conductor];
        assert!(greedy.win_rate > 0.9, "with {seats} seats greedy won {} of its games", greedy.win_rate);
    }
}

#[test]
fn an_expansion_goes_where_most_is_to_be_earned() {
    let mut view = table_in(1852);
    started(&mut view, Railway::Liberty, ANNA, "New York", 10);
    view.phase = Phase::Expand { seat: ANNA, left: 3, of: 3 };

    let then = after_choices(&view, ANNA, 2);

    let philadelphia = Hex::of_city("Philadelphia").unwrap();
    assert!(then.railway(Railway::Liberty).track.contains(philadelphia), "$6 a year for $4");
}

#[test]
fn two_hubs_are_joined_when_one_cube_does_it() {
    let mut view = table_in(1854);
    started(&mut view, Railway::Republic, ANNA, "Atlanta", 4);
    let beside_chicago: HexSet = Hex::of_city("Chicago").unwrap().neighbours().iter().take(1).collect();
    let republic = &mut view.railways[Railway::Republic.index()];
    republic.track = republic.track.union(beside_chicago);
    view.phase = Phase::Expand { seat: ANNA, left: 4, of: 4 };

    let expected = Action::PlaceCube { railway: Railway::Republic, hex: Hex::of_city("Chicago").unwrap() };
    assert_eq!(choice_in(&view, ANNA), expected);
}

#[test]
fn only_railways_one_earns_from_are_financed_and_developed() {
    let mut view = table_in(1852);
    started(&mut view, Railway::American, ERIK, "New York", 0);
    started(&mut view, Railway::Republic, ANNA, "Pittsburg", 0);
    started(&mut view, Railway::Liberty, ERIK, "Buffalo", 0);

    view.phase = Phase::Finance { seat: ANNA };
    assert_eq!(choice_in(&view, ANNA), Action::Finance { railway: Railway::Republic });
    view.phase = Phase::Develop { seat: ANNA };
    assert_eq!(choice_in(&view, ANNA), Action::Develop { city: Hex::of_city("Pittsburg").unwrap() });
}

#[test]
fn two_dollars_are_taken_where_nothing_else_pays() {
    let mut view = table_in(1857);
    view.column = Some(2);
    view.action_track[1][..4].copy_from_slice(&[Some(ANNA), Some(ERIK), Some(Seat(2)), Some(Seat(3))]);
    view.phase = Phase::MoveTrain { seat: ANNA };
    assert_eq!(choice_in(&view, ANNA), Action::MoveTrain { space: Space::Take });

    view.phase = Phase::Take { seat: ANNA };
    assert_eq!(choice_in(&view, ANNA), Action::TakeFromBank);
}

/// It pays $3 once and costs at least $10.
#[test]
fn no_share_is_bought_that_can_not_earn_its_price_back() {
    let mut view = table_in(1857);
    started(&mut view, Railway::National, ERIK, "Pittsburg", 0);
    view.phase = auction_of(Railway::National, None);

    assert_eq!(choice_in(&view, ANNA), Action::Pass);
}

#[test]
fn a_good_share_is_bid_for_until_it_is_too_dear() {
    let mut view = table_in(1852);
    started(&mut view, Railway::National, ERIK, "New York", 30);
    view.phase = auction_of(Railway::National, Some(HighBid { seat: ERIK, dollars: 10 }));
    let Action::Bid { dollars } = choice_in(&view, ANNA) else { panic!("it pays for years and stands at $10") };
    assert!((11..40).contains(&dollars), "${dollars}");

    view.players[ANNA.index()].money = 200;
    view.phase = auction_of(Railway::National, Some(HighBid { seat: ERIK, dollars: 150 }));
    assert_eq!(choice_in(&view, ANNA), Action::Pass);
}

#[test]
fn every_action_gets_a_worth() {
    let mut view = table_in(1851);
    started(&mut view, Railway::National, ANNA, "New York", 30);
    for phase in [
        Phase::MoveTrain { seat: ANNA },
        Phase::NameRailway { seat: ANNA, preparation: false },
        Phase::FirstCube { seat: ANNA, railway: Railway::Liberty, preparation: false },
        Phase::Take { seat: ANNA },
    ] {
        view.phase = phase;
        let legal = legal_in(&view, ANNA);
        let (seed, mut worths) = (Seed::new("worths"), Vec::new());
        AmericanRails::appraise(&view, ANNA, &legal, &mut Chance::new(&seed, 0), &mut worths);

        assert_eq!(worths.len(), legal.len(), "{phase:?}");
        assert!(worths.iter().all(|worth| !worth.is_nan()), "{phase:?}: {worths:?}");
    }
}

#[test]
fn a_player_with_better_shares_stands_better() {
    let mut view = table_in(1852);
    started(&mut view, Railway::National, ANNA, "New York", 20);
    started(&mut view, Railway::Liberty, ERIK, "Syracuse", 20);

    assert!(AmericanRails::worth(&view, ANNA) > AmericanRails::worth(&view, ERIK));
    assert!(AmericanRails::worth(&view, ERIK) > AmericanRails::worth(&view, Seat(2)), "who owns nothing");
}
