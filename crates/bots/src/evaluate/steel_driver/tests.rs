//! Positions in which anybody can see what is sensible.

use crate::{BotName, Simulation, Taste, Turn, simulate};
use engine::{Chance, Game, Seat, SeatSet, Seed, Viewer};
use steel_driver::{Action, Auction, City, CitySet, Company, HighBid, Link, LinkSet, Phase, SteelDriver, View};

const ANNA: Seat = Seat(0);
const ERIK: Seat = Seat(1);

/// Four players in the first auctions of a round.
fn table_in(round: u8) -> View {
    let (seed, mut events) = (Seed::new("table"), Vec::new());
    let game = SteelDriver::new(4, &Default::default(), &mut Chance::new(&seed, 0), &mut events).unwrap();
    let mut view = game.view(Viewer::All);
    view.round = round;
    view
}

/// Anna controls a company with this track and so many stones on its field.
fn anna_builds(view: &mut View, company: Company, links: &[&str], stones: u8) {
    lay(view, company, links);
    let its = &mut view.companies[company.index()];
    its.controller = Some(ANNA);
    its.stones = stones;
    view.phase = Phase::Build { company, seat: ANNA };
}

fn lay(view: &mut View, company: Company, links: &[&str]) {
    let links: LinkSet = links.iter().map(|name| Link::named(name).expect("a link of the board")).collect();
    let its = &mut view.companies[company.index()];
    its.links = links;
    its.cities = City::on(links);
}

fn legal_in(view: &View, seat: Seat) -> Vec<Action> {
    let seed = Seed::new("legal");
    let mut legal = Vec::new();
    SteelDriver::imagine(view, &mut Chance::new(&seed, 0)).legal_actions(seat, &mut legal);
    legal
}

fn choice_in(view: &View, seat: Seat) -> Action {
    let seed = Seed::new("choice");
    let mut chance = Chance::new(&seed, 0);
    let game = SteelDriver::imagine(view, &mut chance);
    BotName::Conductor.sit_down().choose(&Turn::at(&game, seat, &legal_in(view, seat)), &mut chance)
}

fn auction_at(stones: u8) -> Phase {
    let (company, high) = (Company::Green, HighBid { seat: ERIK, stones });
    Phase::Auction(Auction { company, opener: ERIK, to_bid: ANNA, high, still_in: SeatSet::all(4) })
}

/// Alone among randoms, in every seat in turn.
#[test]
fn greedy_beats_three_randoms_nearly_always() {
    let bots = vec![BotName::Conductor, BotName::Random, BotName::Random, BotName::Random];
    let simulation = Simulation { seats: 4, bots, games: 400, seed: "greedy".into(), threads: 2 };

    let report = simulate::<SteelDriver>(&simulation, &Default::default(), &|_| ()).unwrap();

    let greedy = report.by_bot[&BotName::Conductor];
    assert_eq!(greedy.seats, 400);
    assert!(greedy.win_rate > 0.97, "greedy won {} of its games", greedy.win_rate);
}

#[test]
fn greedy_beats_two_and_five_randoms_too() {
    for seats in [3, 6] {
        let bots = std::iter::once(BotName::Conductor).chain(vec![BotName::Random; seats - 1]).collect();
        let simulation = Simulation { seats, bots, games: 120, seed: "greedy".into(), threads: 2 };

        let report = simulate::<SteelDriver>(&simulation, &Default::default(), &|_| ()).unwrap();

        let greedy = report.by_bot[&BotName::Conductor];
        assert!(greedy.win_rate > 0.9, "with {seats} seats greedy won {} of its games", greedy.win_rate);
    }
}

#[test]
fn a_company_is_bid_for_until_it_is_too_dear() {
    let mut view = table_in(2);
    view.phase = auction_at(1);
    assert!(matches!(choice_in(&view, ANNA), Action::Raise { .. }), "it stands at one stone");

    view.players[ANNA.index()].stones = 30;
    view.phase = auction_at(20);
    assert_eq!(choice_in(&view, ANNA), Action::Pass);
}

/// Denver pays $50, Portland $60; but from Denver the five stones left lead on to Omaha.
#[test]
fn a_link_is_chosen_for_what_can_be_built_after_it_too() {
    let mut view = table_in(2);
    anna_builds(&mut view, Company::Green, &["San Francisco–Salt Lake City"], 8);

    let Action::Build { link, .. } = choice_in(&view, ANNA) else { panic!("it must build") };

    assert_ne!(link, Link::named("Portland–Salt Lake City").unwrap(), "six of eight stones for one city");
}

/// SD-5.1: $50 for the last link, and as good a city as any.
#[test]
fn the_coasts_are_joined_when_one_link_does_it() {
    let mut view = table_in(4);
    let east = ["New York–Philadelphia", "Pittsburgh–Philadelphia", "Cleveland–Pittsburgh", "Chicago–Cleveland"];
    lay(&mut view, Company::Red, &east);
    lay(&mut view, Company::Yellow, &["Davenport–Chicago", "Omaha–Davenport"]);
    anna_builds(&mut view, Company::Green, &["San Francisco–Salt Lake City", "Salt Lake City–Denver"], 4);

    assert_eq!(choice_in(&view, ANNA), Action::Build { link: Link::named("Denver–Omaha").unwrap(), start: None });
}

/// SD-8.4: a second colour makes a set, a second piece of the first does not.
#[test]
fn a_good_is_taken_that_makes_a_larger_set() {
    let mut view = table_in(5);
    let [omaha, denver, st_paul] = ["Omaha", "Denver", "St. Paul"].map(|name| City::named(name).unwrap());
    lay(&mut view, Company::Green, &["Denver–Omaha", "Omaha–St. Paul"]);
    view.players[ANNA.index()].shares[Company::Green.index()] = 2;
    let green = &mut view.companies[Company::Green.index()];
    green.controller = Some(ANNA);
    green.goods[omaha.good().index()] = 1;
    view.goods_on_board = CitySet::EMPTY.with(denver).with(st_paul);
    // Somebody else takes next and would leave nothing.
    lay(&mut view, Company::Red, &["Denver–Omaha", "Omaha–St. Paul"]);
    view.companies[Company::Red.index()].controller = Some(ERIK);
    view.phase = Phase::TakeGood { company: Company::Green, seat: ANNA };

    assert_eq!(choice_in(&view, ANNA), Action::TakeGood { city: denver });
}

#[test]
fn every_action_gets_a_worth() {
    let mut view = table_in(1);
    anna_builds(&mut view, Company::Blue, &[], 6);
    for phase in [Phase::Open { seat: ANNA, passes: 1 }, auction_at(2), view.phase] {
        view.phase = phase;
        let legal = legal_in(&view, ANNA);
        let (seed, mut worths) = (Seed::new("worths"), Vec::new());
        SteelDriver::appraise(&view, ANNA, &legal, &mut Chance::new(&seed, 0), &mut worths);

        assert!(legal.len() > 1, "{phase:?}");
        assert_eq!(worths.len(), legal.len(), "{phase:?}");
        assert!(worths.iter().all(|worth| worth.is_finite()), "{phase:?}: {worths:?}");
    }
}

#[test]
fn a_player_who_controls_a_richer_company_stands_better() {
    let mut view = table_in(3);
    anna_builds(&mut view, Company::Green, &["San Francisco–Salt Lake City"], 0);
    view.companies[Company::Green.index()].profit = 50;

    assert!(SteelDriver::worth(&view, ANNA) > SteelDriver::worth(&view, ERIK));
}
