//! The searchers play whole games, are fair, and stop when they are told to.

use super::{By, Imaginings, Judge, Tree};
use crate::budget::Meter;
use crate::{BotName, Budget, Stop, Taste, Turn};
use american_rails::AmericanRails;
use carnegie::Carnegie;
use engine::{Chance, Game, Imagined, Seat, Seed, Sight, Viewer, settle};
use std::time::Duration;
use steel_driver::SteelDriver;
use ticket_to_ride_legacy::LegacyGame;

const FEW: Budget = Budget { nodes: Some(60), time: None };

/// A position after so many decisions of Conductors.
fn position<G: Taste>(seats: usize, decisions: usize, seed: &str) -> (G, Seat, Vec<G::Action>) {
    let seed = Seed::new(seed);
    let mut chance = Chance::new(&seed, 0);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut game = G::new(seats, &G::Options::default(), &mut chance, &mut events).unwrap();
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let mut bot = BotName::Conductor.sit_down::<G>();
    for _ in 0..decisions {
        let Some(seat) = game.to_act().first() else { break };
        let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
        game.apply(seat, &action, &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
    let seat = game.to_act().first().expect("the game goes on");
    (game, seat, legal)
}

fn choice<G: Taste>(
    bot: BotName,
    view: G::View,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
    stop: &Stop,
) -> G::Action {
    let seed = Seed::new("choice");
    let turn = Turn { sight: Sight::Owned(view), seat, legal, budget, stop };
    bot.sit_down::<G>().choose(&turn, &mut Chance::new(&seed, 0))
}

fn answers_at_every_level<G: Taste>(seats: usize) {
    for decisions in [0, 9, 25] {
        let (game, seat, legal) = position::<G>(seats, decisions, "levels");
        for bot in BotName::ALL {
            let view = game.view(Viewer::Seat(seat));
            let chosen = choice::<G>(bot, view, seat, &legal, FEW, &Stop::NEVER);
            assert!(legal.contains(&chosen), "{} {bot} after {decisions}", G::SLUG);
        }
    }
}

#[test]
fn every_bot_answers_in_every_game_with_few_and_many_players() {
    answers_at_every_level::<SteelDriver>(3);
    answers_at_every_level::<SteelDriver>(6);
    answers_at_every_level::<AmericanRails>(3);
    answers_at_every_level::<AmericanRails>(5);
    answers_at_every_level::<Carnegie>(1);
    answers_at_every_level::<Carnegie>(4);
    answers_at_every_level::<LegacyGame>(2);
    answers_at_every_level::<LegacyGame>(5);
}

/// The same table to one seat, with other secrets behind it: the same choice, for the same luck and budget.
fn is_fair<G: Taste>(seats: usize) {
    for decisions in [4, 18, 33] {
        let (game, seat, legal) = position::<G>(seats, decisions, "fair");
        let view = game.view(Viewer::Seat(seat));
        let seed = Seed::new("another world");
        let other = Imagined::<G>::from(&view, &mut Chance::new(&seed, decisions as u64));
        assert_eq!(other.view(Viewer::Seat(seat)), view, "{}", G::SLUG);
        for bot in BotName::ALL {
            let at = |game: &G| choice::<G>(bot, game.view(Viewer::Seat(seat)), seat, &legal, FEW, &Stop::NEVER);
            assert_eq!(at(&game), at(&other), "{} {bot} after {decisions}", G::SLUG);
        }
    }
}

#[test]
fn two_tables_alike_to_a_seat_give_the_same_choice() {
    is_fair::<SteelDriver>(4);
    is_fair::<AmericanRails>(4);
    is_fair::<Carnegie>(3);
    is_fair::<LegacyGame>(4);
}

/// Thousands of nodes would take minutes here.
fn stops<G: Taste>(seats: usize) {
    let (game, seat, legal) = position::<G>(seats, 12, "stop");
    let (stop, many) = (Stop::new(), Budget::nodes(u32::MAX));
    stop.stop();
    for bot in [BotName::Broker, BotName::Baron] {
        let view = || game.view(Viewer::Seat(seat));
        let told = choice::<G>(bot, view(), seat, &legal, many, &stop);
        let late = choice::<G>(bot, view(), seat, &legal, many.within(Duration::ZERO), &Stop::NEVER);
        assert!(legal.contains(&told) && legal.contains(&late), "{} {bot}", G::SLUG);
    }
}

#[test]
fn a_searcher_that_is_stopped_answers_at_once() {
    stops::<SteelDriver>(4);
    stops::<AmericanRails>(4);
    stops::<Carnegie>(2);
    stops::<LegacyGame>(3);
}

/// How much of the win the Baron thinks is lost.
fn lost<G: Taste>(game: &G, seat: Seat, legal: &[G::Action], given: G::Action, best: G::Action) -> Option<f64> {
    let view = game.view(Viewer::Seat(seat));
    let turn = Turn { sight: Sight::Owned(view), seat, legal, budget: FEW, stop: &Stop::NEVER };
    BotName::Baron.sit_down::<G>().falls_behind(&turn, given, best, &mut Chance::new(&Seed::new("lost"), 0))
}

fn answers_are_held_together<G: Taste>(seats: usize) {
    let (game, seat, legal) = position::<G>(seats, 9, "together");
    let (one, other) = (legal[0], *legal.last().unwrap());
    let [behind, ahead] =
        [(one, other), (other, one)].map(|(given, best)| lost(&game, seat, &legal, given, best).unwrap());
    assert!((0.0..=1.0).contains(&behind) && (0.0..=1.0).contains(&ahead), "{}: {behind} {ahead}", G::SLUG);
    assert_eq!(lost(&game, seat, &legal, one, one), Some(0.0));
}

#[test]
fn any_two_answers_can_be_held_against_each_other() {
    answers_are_held_together::<SteelDriver>(4);
    answers_are_held_together::<AmericanRails>(4);
    answers_are_held_together::<Carnegie>(3);
    answers_are_held_together::<LegacyGame>(3);
}

/// A card of the same colour from another place, tickets that the taste would not think of.
#[test]
fn the_same_done_in_another_way_costs_nothing_and_what_seems_odd_is_judged_too() {
    use ticket_to_ride_legacy::Action;
    let (mut alike, mut odd) = (0, 0);
    for decisions in 8..24 {
        let (game, seat, legal) = position::<LegacyGame>(3, decisions, "cards");
        let view = game.view(Viewer::Seat(seat));
        let pairs = legal.iter().zip(legal.iter().skip(1));
        for (one, other) in pairs.filter(|(one, other)| LegacyGame::is_alike(&view, one, other)) {
            assert_eq!(lost(&game, seat, &legal, *one, *other), Some(0.0));
            alike += 1;
        }
        if legal.contains(&Action::DrawTickets) && legal[0] != Action::DrawTickets {
            assert!(lost(&game, seat, &legal, Action::DrawTickets, legal[0]).is_some());
            odd += 1;
        }
    }
    assert!(alike > 3 && odd > 3, "{alike} {odd}");
}

/// Without that searchers would play a game without luck the same way every evening.
#[test]
fn attention_at_the_root_varies_with_the_bots_luck() {
    let (game, seat, legal) = position::<AmericanRails>(4, 9, "evenings");
    let (view, seed) = (game.view(Viewer::Seat(seat)), Seed::new("luck"));
    let attention = |luck: u64| -> Vec<f32> {
        let mut tree = Tree::<AmericanRails>::default();
        let mut worlds = Imaginings::of(&view, seat, &legal);
        let mut meter = Meter::of(Budget::nodes(1), 1, &Stop::NEVER);
        let judge = Judge::of::<AmericanRails>(By::Usual);
        tree.grow(&mut worlds, judge, &mut meter, &mut Chance::new(&seed, luck));
        tree.branches().iter().map(|branch| branch.prior).collect()
    };

    assert_eq!(attention(1), attention(1));
    assert_ne!(attention(1), attention(2));
}
