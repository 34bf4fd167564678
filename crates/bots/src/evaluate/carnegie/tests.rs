//! Games against randoms, and positions in which anybody can see what is sensible.

use super::hopes::Hopes;
use super::network;
use crate::{BotName, Simulation, Turn as Asked, simulate};
use carnegie::{
    Action, Carnegie, Chosen, Phase, Region, RoundEvent, Slot, SlotSet, Space, Stance, Timeline, Turn, View,
};
use engine::{Chance, Game, Seat, SeatSet, Seed, Viewer};

const ANNA: Seat = Seat(0);

fn win_rate(seats: usize, games: u64) -> f64 {
    let bots = std::iter::once(BotName::Conductor).chain(vec![BotName::Random; seats - 1]).collect();
    let simulation = Simulation { seats, bots, games, seed: "greedy".into(), threads: 2 };
    let report = simulate::<Carnegie>(&simulation, &Default::default(), &|_| ()).unwrap();
    report.by_bot[&BotName::Conductor].win_rate
}

/// Alone among randoms, in every seat in turn.
#[test]
fn greedy_beats_randoms_nearly_always() {
    for seats in 2..=4 {
        let rate = win_rate(seats, 60);
        assert!(rate >= 0.95, "with {seats} seats greedy won {rate} of its games");
    }
}

/// Against itself it makes more than 100 points; 90 leave room for bad luck.
#[test]
fn greedy_plays_a_decent_game() {
    for seats in 2..=4 {
        let bots = vec![BotName::Conductor];
        let simulation = Simulation { seats, bots, games: 12, seed: "decent".into(), threads: 2 };
        let report = simulate::<Carnegie>(&simulation, &Default::default(), &|_| ()).unwrap();
        let mean = report.by_bot[&BotName::Conductor].mean_score;
        assert!(mean >= 90.0, "with {seats} seats greedy made {mean} points");
    }
}

/// Two players in round 3; Anna is to act.
fn table_with(phase: Phase) -> View {
    table_of(2, phase)
}

/// Against Andrew, after whom it is Anna's turn again at once.
fn alone_with(phase: Phase) -> View {
    table_of(1, phase)
}

fn table_of(seats: usize, phase: Phase) -> View {
    let (seed, mut events) = (Seed::new("table"), Vec::new());
    let game = Carnegie::new(seats, &Default::default(), &mut Chance::new(&seed, 0), &mut events).unwrap();
    let mut view = game.view(Viewer::All);
    view.round = 3;
    view.phase = phase;
    let timeline = Timeline::ResearchAndDevelopment;
    view.chosen = Some(Chosen { timeline, advances: timeline, event: RoundEvent::default() });
    view
}

fn choice_in(view: &View) -> Action {
    let seed = Seed::new("choice");
    let mut chance = Chance::new(&seed, 0);
    let game = Carnegie::imagine(view, &mut chance);
    let mut legal = Vec::new();
    game.legal_actions(ANNA, &mut legal);
    BotName::Conductor.sit_down().choose(&Asked::at(&game, ANNA, &legal), &mut chance)
}

/// CA-4.1: each brings their income.
#[test]
fn all_workers_are_taken_back() {
    let mut view = table_with(Phase::TakeBack { seat: ANNA, region: Region::South });
    view.players[0].on_assignment[Region::South.index()] = 3;
    view.players[0].rooms[Space::lobby().index()].lying -= 3;

    assert_eq!(choice_in(&view), Action::TakeBack { workers: 3 });
}

/// CA-4.4: seven points for $5.
#[test]
fn a_cheap_donation_is_made() {
    let view = table_with(Phase::Donate { seat: ANNA });

    assert!(matches!(choice_in(&view), Action::Donate { .. }));
}

/// CA-7.1: Planning's second desk costs $1.
#[test]
fn a_worker_who_lies_by_a_cheap_desk_stands_up() {
    let mut view = table_with(Phase::Activate { waiting: SeatSet::only(ANNA) });
    let planning = Space::at(2, 2).unwrap();
    view.players[0].rooms[planning.index()].lying = 1;
    view.players[0].rooms[Space::lobby().index()].lying -= 1;

    assert!(matches!(choice_in(&view), Action::Activate { .. }));
}

/// CA-5.20: straight to a desk, not step by step, and nobody who stands is disturbed.
#[test]
fn workers_go_straight_to_free_desks() {
    let mut view = table_with(Phase::SetUpMoves { seat: ANNA, left: 6 });
    view.round = 0;

    let Action::MoveWorker { from, to, worker } = choice_in(&view) else { panic!("nobody was moved") };

    assert_eq!((from, worker), (Space::lobby(), Stance::Lying));
    let department = view.player(ANNA).room(to).department.expect("it is a department");
    assert!(department.desk_prices().len() > 1, "{department:?} has a desk for one more");
}

/// CA-5.15: what a turn has left is used before the next one comes.
#[test]
fn study_points_are_not_thrown_away() {
    let mut view = alone_with(Phase::Departments { seat: ANNA });
    view.turn = Turn { timeline: Some(Timeline::ResearchAndDevelopment), study: 5, ..Turn::default() };

    let choice = choice_in(&view);

    assert!(matches!(choice, Action::AdvanceStrip { .. } | Action::AdvanceTransport { .. }), "{choice:?}");
}

/// CA-8.2: a network that is nearly joined is worth more than one that has hardly begun.
#[test]
fn a_network_is_hoped_for_by_what_is_missing() {
    let hope = |slots: &[&str]| {
        let mut view = table_with(Phase::ChooseTimeline { seat: ANNA });
        view.neutral_projects = SlotSet::EMPTY;
        view.players[0].projects = slots.iter().map(|name| Slot::named(name).unwrap()).collect();
        network::hope(&view, view.player(ANNA), &Hopes::of(&view, ANNA))
    };

    let (far, near) = (hope(&["New York 1"]), hope(&["New York 1", "Pittsburgh 1"]));
    assert!(far > 0.0 && near > far, "{near} against {far}");
    let joined = hope(&["New York 1", "Pittsburgh 1", "Chicago 1"]);
    assert!(joined < near, "what is joined scores by itself: {joined}");
}
