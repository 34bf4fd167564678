//! Games against randoms, and positions in which anybody can see what is sensible.

use crate::{BotName, Simulation, simulate};
use carnegie::{Action, Carnegie, Phase, Region, Space, View};
use engine::{Chance, Game, Seat, SeatSet, Seed, Sight, Viewer};

const ANNA: Seat = Seat(0);

fn win_rate(seats: usize, games: u64) -> f64 {
    let bots = std::iter::once(BotName::Greedy).chain(vec![BotName::Random; seats - 1]).collect();
    let simulation = Simulation { seats, bots, games, seed: "greedy".into(), threads: 2 };
    let report = simulate::<Carnegie>(&simulation, &Default::default(), &|_| ()).unwrap();
    report.by_bot[&BotName::Greedy].win_rate
}

/// Alone among randoms, in every seat in turn.
#[test]
fn greedy_beats_randoms_nearly_always() {
    for seats in 2..=4 {
        let rate = win_rate(seats, 60);
        assert!(rate >= 0.95, "with {seats} seats greedy won {rate} of its games");
    }
}

/// Two players in round 3; Anna is to act.
fn table_with(phase: Phase) -> View {
    let (seed, mut events) = (Seed::new("table"), Vec::new());
    let game = Carnegie::new(2, &Default::default(), &mut Chance::new(&seed, 0), &mut events).unwrap();
    let mut view = game.view(Viewer::All);
    view.round = 3;
    view.phase = phase;
    view
}

fn choice_in(view: &View) -> Action {
    let seed = Seed::new("choice");
    let mut chance = Chance::new(&seed, 0);
    let game = Carnegie::imagine(view, &mut chance);
    let mut legal = Vec::new();
    game.legal_actions(ANNA, &mut legal);
    let sight = Sight::new(&game, Viewer::Seat(ANNA));
    BotName::Greedy.sit_down().choose(&sight, ANNA, &legal, &mut chance)
}

/// CA-4.1: each brings his income.
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
