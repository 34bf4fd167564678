//! Positions in which anybody can see what is sensible.

use super::claims::{self, Claims};
use super::plans::Plans;
use super::{Outlook, TENTHS};
use crate::campaign::practised_world;
use crate::{Asked, BotName, Simulation, Taste, Turn, Way, simulate};
use engine::{Chance, Game, Seat, Seed, Viewer, settle};
use ticket_to_ride_legacy::{
    Action, Card, Cards, City, Colour, Contract, Growth, LegacyGame, Options, Phase, RouteId, RuleCard, Ticket, View,
};

const ANNA: Seat = Seat(0);
const ERIK: Seat = Seat(1);

/// Anna's turn in 1865; nobody has claimed anything yet, and Anna has these tickets and nothing in her hand.
fn anna_with(seats: usize, tickets: &[&str]) -> View {
    let (seed, mut events) = (Seed::new("table"), Vec::new());
    let game = LegacyGame::new(seats, &Options::default(), &mut Chance::new(&seed, 0), &mut events).unwrap();
    let mut view = game.view(Viewer::Seat(ANNA));
    let ticket = |id: &&str| Ticket::parse(id).expect("a ticket of the deck");
    for player in &mut view.players {
        player.offered = None;
        player.offered_count = 0;
    }
    let anna = &mut view.players[ANNA.index()];
    anna.tickets = Some(tickets.iter().map(ticket).collect());
    anna.ticket_count = tickets.len() as u8;
    anna.hand = Some(Cards::NONE);
    anna.card_count = 0;
    view.phase = Phase::Turn { seat: ANNA };
    view
}

fn hold(view: &mut View, cards: &[(Card, u8)]) {
    let hand: Cards = cards.iter().copied().collect();
    view.players[ANNA.index()].card_count = hand.total();
    view.players[ANNA.index()].hand = Some(hand);
}

fn own(view: &mut View, seat: Seat, ends: &[[&str; 2]]) {
    for ends in ends {
        let route = route(view, *ends);
        let player = &mut view.players[seat.index()];
        player.routes = player.routes.with(route);
        player.trains -= view.world.route(route).length;
    }
}

/// Too few for another ticket.
fn few_trains(view: &mut View) {
    view.players[ANNA.index()].trains = 5;
}

fn route(view: &View, ends: [&str; 2]) -> RouteId {
    let cities = ends.map(|id| City::parse(id).expect("a city"));
    let routes = view.world.open_routes();
    routes.iter().find(|id| cities.iter().all(|city| view.world.route(*id).touches(*city))).expect("a route")
}

fn legal_in(view: &View) -> Vec<Action> {
    let (seed, mut legal) = (Seed::new("legal"), Vec::new());
    let game = LegacyGame::imagine(view, &mut Chance::new(&seed, 0));
    let seat = view.phase.to_act().first().expect("somebody decides");
    game.legal_actions(seat, &mut legal);
    legal
}

fn choice_in(view: &View) -> Action {
    let seed = Seed::new("choice");
    let mut chance = Chance::new(&seed, 0);
    let game = LegacyGame::imagine(view, &mut chance);
    let seat = view.phase.to_act().first().expect("somebody decides");
    BotName::Conductor.sit_down().choose(&Turn::at(&game, seat, &legal_in(view)), &mut chance)
}

/// Alone among randoms, in every seat in turn.
#[test]
fn greedy_beats_three_randoms_nearly_always() {
    let bots = vec![BotName::Conductor, BotName::Random, BotName::Random, BotName::Random];
    let simulation = Simulation { seats: 4, bots, games: 400, seed: "greedy".into(), threads: 2 };

    let report = simulate::<LegacyGame>(&simulation, &Default::default(), &|_| ()).unwrap();

    let greedy = report.by_bot[&BotName::Conductor];
    assert_eq!(greedy.seats, 400);
    assert!(greedy.win_rate > 0.95, "greedy won {} of its games", greedy.win_rate);
}

#[test]
fn greedy_beats_one_and_four_randoms_too() {
    for seats in [2, 5] {
        let bots = std::iter::once(BotName::Conductor).chain(vec![BotName::Random; seats - 1]).collect();
        let simulation = Simulation { seats, bots, games: 100, seed: "greedy".into(), threads: 2 };

        let report = simulate::<LegacyGame>(&simulation, &Default::default(), &|_| ()).unwrap();

        let greedy = report.by_bot[&BotName::Conductor];
        assert!(greedy.win_rate > 0.9, "with {seats} seats greedy won {} of its games", greedy.win_rate);
    }
}

/// LG-5.4: one route is missing for the ticket.
#[test]
fn the_route_that_completes_a_ticket_is_claimed() {
    let mut view = anna_with(4, &["boston--buffalo"]);
    own(&mut view, ANNA, &[["boston", "albany"]]);
    let last = route(&view, ["albany", "buffalo"]);
    let colour = view.world.route(last).colour.unwrap_or(Colour::White);
    hold(&mut view, &[(Card::plain(colour), 3), (Card::plain(Colour::Green), 4)]);

    assert!(matches!(choice_in(&view), Action::Claim { route, .. } if route == last));
}

/// LG-4.2: an open card of a wanted colour before a locomotive, which is a whole draw.
#[test]
fn a_card_of_a_wanted_colour_is_taken_first() {
    let mut view = anna_with(4, &["albany--washington"]);
    own(&mut view, ANNA, &[["new-york", "philadelphia"], ["philadelphia", "washington"]]);
    let missing = route(&view, ["albany", "new-york"]);
    let colour = view.world.route(missing).colour.expect("it is red");
    let other = Colour::ALL.into_iter().find(|other| *other != colour).expect("another colour");
    view.open_cards = [other, other, colour, other, other].map(|colour| Some(Card::plain(colour)));
    view.open_cards[4] = Some(Card::LOCOMOTIVE);
    few_trains(&mut view);

    assert_eq!(choice_in(&view), Action::TakeOpen { place: 2 });
}

/// LG-5.2: in the last round nothing counts but what is on the payslip.
#[test]
fn the_last_turn_is_for_what_pays() {
    let mut view = anna_with(4, &["boston--buffalo"]);
    view.players[ANNA.index()].trains = 3;
    view.last_turn = Some(ERIK);
    hold(&mut view, &[(Card::plain(Colour::White), 3), (Card::plain(Colour::Black), 3), (Card::plain(Colour::Red), 3)]);

    let Action::Claim { route, .. } = choice_in(&view) else { panic!("three trains left are $5, none are $10") };

    assert_eq!(view.world.route(route).length, 3);
}

/// LG-3.5: of four tickets those are kept that share their routes; one at the other end of the map is not.
#[test]
fn tickets_that_fit_together_are_kept() {
    let mut view = anna_with(4, &[]);
    let ids = ["albany--washington", "bangor--philadelphia", "boston--buffalo", "new-orleans--savannah"];
    let offer = ids.iter().filter_map(|id| Ticket::parse(id)).collect::<ticket_to_ride_legacy::Offer>();
    assert_eq!(offer.len(), 4);
    let anna = &mut view.players[ANNA.index()];
    anna.offered = Some(offer);
    anna.offered_count = 4;
    view.phase = Phase::FirstTickets { undecided: engine::SeatSet::only(ANNA) };

    let Action::KeepTickets { places } = choice_in(&view) else { panic!("it must choose") };

    assert!(places.contains(1) && !places.contains(3), "{places:?}");
}

/// LG-4.16, LG-5.2: a ticket that is drawn in the last turn pays if one's routes complete it already.
#[test]
fn tickets_are_drawn_in_the_last_turn_where_most_are_completed_already() {
    let mut view = anna_with(4, &[]);
    view.last_turn = Some(ERIK);
    assert_ne!(choice_in(&view), Action::DrawTickets, "nothing is laid");

    let all = view.world.open_routes();
    view.players[ANNA.index()].routes = all;
    assert_eq!(choice_in(&view), Action::DrawTickets);

    view.last_turn = None;
    assert_ne!(choice_in(&view), Action::DrawTickets, "who has time has better things to do");
}

/// Anna's turn while this contract hangs on the wall.
fn anna_under(contract: &str, tickets: &[&str]) -> View {
    let rules = RuleCard::at_the_start().into_iter().chain(RuleCard::parse("contract")).collect();
    let options = Options { rules, ..Options::default() };
    let (seed, mut events) = (Seed::new("table"), Vec::new());
    let game = LegacyGame::new(4, &options, &mut Chance::new(&seed, 0), &mut events).unwrap();
    let mut view = anna_with(4, tickets);
    view.world = game.view(Viewer::Seat(ANNA)).world;
    view.pieces.contract = Some(Contract::parse(contract).expect("a contract"));
    view
}

/// LG-6.3: with the tickets done, the cards are drawn for the contract of the year.
#[test]
fn the_contract_of_the_year_is_worked_for() {
    let own_line = [["boston", "new-york"], ["new-york", "philadelphia"]];
    let worked_for = |contract: &str| {
        let mut view = anna_under(contract, &[]);
        own(&mut view, ANNA, &own_line);
        few_trains(&mut view);
        let missing = route(&view, ["philadelphia", "washington"]);
        let colour = view.world.route(missing).colour.expect("it has a colour");
        let other = Colour::ALL.into_iter().find(|other| *other != colour).expect("another colour");
        view.open_cards = [other, other, other, other, colour].map(|colour| Some(Card::plain(colour)));
        choice_in(&view) == Action::TakeOpen { place: 4 }
    };

    assert!(worked_for("capital-mail") && !worked_for("gulf-orchestra"), "Washington is one route away");
}

/// LG-4.9: what is hard to go round is claimed first.
#[test]
fn the_route_that_is_hard_to_go_round_comes_first() {
    let mut view = anna_with(5, &["bangor--philadelphia"]);
    let (only, easy) = (["boston", "bangor"], ["new-york", "philadelphia"]);
    let hand: Vec<(Card, u8)> = Colour::ALL.map(|colour| (Card::plain(colour), 4)).to_vec();
    hold(&mut view, &hand);

    let Action::Claim { route: first, .. } = choice_in(&view) else { panic!("she has all the cards") };

    assert_eq!(first, route(&view, only));
    assert_ne!(first, route(&view, easy));
}

#[test]
fn every_action_gets_a_worth() {
    let mut view = anna_with(4, &["boston--buffalo", "new-york--toronto"]);
    hold(&mut view, &[(Card::plain(Colour::White), 3), (Card::LOCOMOTIVE, 2)]);
    let here = route(&view, ["boston", "albany"]);
    let found = [
        Phase::SnowCard { seat: ANNA, route: here },
        Phase::Relief { seat: ANNA, route: here },
        Phase::LongerDraw { seat: ANNA },
        Phase::ThroughTrain { seat: ANNA, route: here },
    ];
    let known = [view.phase, Phase::Draw { seat: ANNA, left: 1 }, Phase::Growth { seat: ANNA }];
    for phase in known.into_iter().chain(found) {
        view.phase = phase;
        view.pieces.growth = [1; Growth::ALL.len()];
        let legal = legal_in(&view);
        let (seed, mut worths) = (Seed::new("worths"), Vec::new());
        LegacyGame::appraise(&view, ANNA, &legal, &mut Chance::new(&seed, 0), &mut worths);

        assert!(legal.len() > 1, "{phase:?}");
        assert_eq!(worths.len(), legal.len(), "{phase:?}");
        assert!(worths.iter().all(|worth| worth.is_finite()), "{phase:?}: {worths:?}");
    }
}

/// LG-6.3: safe couplers pay as long as the book has years to go.
#[test]
fn couplers_are_fitted_early_or_not_at_all() {
    let offered_in = |chapter: u8| {
        let mut rules = RuleCard::at_the_start();
        rules.extend(RuleCard::parse("safe-couplers"));
        let options = Options { chapter, rules, ..Options::default() };
        let (seed, mut events) = (Seed::new("table"), Vec::new());
        let game = LegacyGame::new(2, &options, &mut Chance::new(&seed, 0), &mut events).unwrap();
        let mut view = game.view(Viewer::Seat(ANNA));
        view.phase = Phase::Couplers { seat: ANNA };
        choice_in(&view)
    };

    assert_eq!((offered_in(9), offered_in(10)), (Action::FitCouplers, Action::NoCouplers));
}

/// LG-6.3: the snow gets the card that nobody waits for.
#[test]
fn the_snow_gets_a_card_that_is_not_needed() {
    let mut view = anna_with(4, &["albany--washington"]);
    let unwanted = Card::plain(Colour::White);
    hold(&mut view, &[(Card::plain(Colour::Red), 1), (unwanted, 1), (Card::LOCOMOTIVE, 1)]);
    view.phase = Phase::SnowCard { seat: ANNA, route: route(&view, ["boston", "albany"]) };

    assert_eq!(choice_in(&view), Action::GiveCard { card: unwanted });
}

#[test]
fn a_player_with_a_completed_ticket_stands_better() {
    let mut view = anna_with(4, &["boston--buffalo"]);
    let before = LegacyGame::worth(&view, ANNA);
    own(&mut view, ANNA, &[["boston", "albany"], ["albany", "buffalo"]]);

    assert!(LegacyGame::worth(&view, ANNA) > before);
}

#[test]
fn who_looks_ahead_tries_a_route_once_and_one_of_two_cards_that_are_the_same() {
    let mut view = anna_with(4, &[]);
    let (red, blue) = (Card::plain(Colour::Red), Card::plain(Colour::Blue));
    hold(&mut view, &[(red, 3), (blue, 3), (Card::LOCOMOTIVE, 1)]);
    view.open_cards = [red, blue, red, red, red].map(Some);
    let legal = legal_in(&view);
    let alike = |one: &Action, other: &Action| LegacyGame::is_alike(&view, one, other);
    let claims = || legal.iter().filter(|action| matches!(action, Action::Claim { .. }));

    let ways = claims().map(|claim| claims().filter(|other| alike(claim, other)).count()).max().unwrap_or(0);
    assert!(ways > 1 && ways < claims().count(), "{ways} ways to pay for one route");
    let take = |place: u8| Action::TakeOpen { place };
    assert_eq!([2, 1].map(|other| alike(&take(0), &take(other))), [true, false]);
    assert!(!alike(&take(0), &Action::DrawBlind));
}

/// Conductors play a game in this world, and somebody looks at each of their turns.
fn look_at_turns(options: &Options, number: u64, mut look: impl FnMut(&View, Seat, &[Action], &mut Chance)) {
    let (seed, mut events, mut legal) = (Seed::new("turns"), Vec::new(), Vec::new());
    let mut chance = Chance::new(&seed, number);
    let mut game = LegacyGame::new(3, options, &mut chance, &mut events).unwrap();
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let mut bot = BotName::Conductor.sit_down::<LegacyGame>();
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        if matches!(view.phase, Phase::Turn { .. }) {
            look(&view, seat, &legal, &mut chance);
        }
        let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
        game.apply(seat, &action, &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
}

/// In early and late years: a plan that was kept, and how pressing its routes are, is what would be found anew.
#[test]
fn what_is_kept_of_a_plan_is_what_would_be_planned_now() {
    let mut compared = 0;
    for number in [0, 3, 6, 8, 10] {
        look_at_turns(practised_world(3, number), number, |view, seat, _, _| {
            let Outlook { plan, tracks, turns, pressing, .. } = Outlook::of(view, seat);
            let tickets = view.player(seat).tickets.expect("one sees one's own");
            let anew = Plans::new(view, seat, &tracks, tickets, turns).of(tickets);
            if !anew.missing.is_empty() {
                assert_eq!(format!("{plan:?}"), format!("{anew:?}"));
            }
            for (route, cards) in pressing.iter() {
                assert_eq!(claims::pressing(view, &tracks, &plan, *route).cards, *cards, "{route:?}");
                compared += 1;
            }
        });
    }

    assert!(compared > 200, "{compared} routes");
}

/// LG-4.13, LG-4.7: in 1865 nothing else pays.
#[test]
fn a_claim_earns_what_was_reckoned_where_it_can_be_reckoned() {
    let (mut reckoned, mut paid) = (0, 0);
    for number in 0..4 {
        look_at_turns(&Options::default(), number, |view, seat, legal, chance| {
            let outlook = Outlook::of(view, seat);
            let mut claims = Claims::new(&outlook, Asked::All);
            for action in legal {
                let Action::Claim { route, payment } = *action else { continue };
                let Some(earned) = claims.reckoned(route) else { continue };
                let outcome = claims.try_out(route, payment, chance).expect("it is legal");
                assert_eq!(earned, claims.earned_in(&outcome), "{action:?}");
                reckoned += 1;
                paid += u32::from(earned > 0.0);
            }
        });
    }

    assert!(reckoned > 300 && paid > 30, "{reckoned} reckoned, {paid} paid");
}

/// In early and late years of a campaign: claims beside the plan are tried only where they may be the best there is to do.
#[test]
fn no_claim_that_is_left_untried_would_have_been_chosen() {
    let (mut untried, mut tried) = (0, 0);
    for number in [0, 3, 6, 8, 10] {
        look_at_turns(practised_world(3, number), number, |view, seat, legal, chance| {
            let mut worths = Vec::new();
            LegacyGame::appraise(view, seat, legal, chance, &mut worths);
            let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let outlook = Outlook::of(view, seat);
            let mut claims = Claims::new(&outlook, Asked::All);
            for (action, worth) in legal.iter().zip(worths) {
                let Action::Claim { route, payment } = *action else { continue };
                if claims.is_promising(route) {
                    continue;
                }
                let mut seems = [0.0];
                claims.beside_the_plan(&[*action], f64::INFINITY, chance, &mut seems);
                let seems = TENTHS * seems[0];
                if (worth - seems).abs() > 1e-6 {
                    tried += 1;
                    continue;
                }
                untried += 1;
                let exact = TENTHS * claims.worth(route, payment, chance);
                let is_as_it_seems = (exact - worth).abs() < 1e-6;
                assert!(is_as_it_seems || exact < best - 0.5, "{action:?}: {exact}, not {worth}, best {best}");
            }
        });
    }

    assert!(untried > 100 && tried > 5, "{untried} untried, {tried} tried");
}

/// How many decisions of those who play on a thought of the Broker may take, in one year of a campaign after the other.
fn thoughts_of_a_broker(seats: usize) -> Vec<u32> {
    let view = |number: u64| {
        let seed = Seed::new("years");
        let mut chance = Chance::new(&seed, number);
        let game = LegacyGame::new(seats, practised_world(seats, number), &mut chance, &mut Vec::new()).unwrap();
        game.view(Viewer::Seat(ANNA))
    };
    let thought = |number: u64| match LegacyGame::lookahead(&view(number)).broker {
        Way::Playouts(plan) => plan.nodes,
        Way::Tree(growth) => growth.nodes,
    };
    (0..12).map(thought).collect()
}

/// With each year a decision takes two fifths of the first year's longer: as many fewer make the same time.
#[test]
fn a_brokers_thought_takes_no_longer_in_a_later_year() {
    for seats in 2..=5 {
        let thoughts = thoughts_of_a_broker(seats);
        let time = |(year, nodes): (usize, &u32)| f64::from(*nodes) * (1.0 + 0.4 * year as f64);
        let times: Vec<f64> = thoughts.iter().enumerate().map(time).collect();
        assert!(times.iter().all(|time| *time <= times[0] && *time > 0.99 * times[0]), "{seats} players: {thoughts:?}");
    }
}
