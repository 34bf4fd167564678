//! How fast the searchers of a game work, for those who measure it.

use super::{By, Imaginings, Judge, Tree};
use crate::budget::Meter;
use crate::{BotName, Budget, Stop, Taste, Turn};
use engine::{Chance, Imagined, Seat, Seed, Viewer, settle};
use serde::Serialize;
use std::time::{Duration, Instant};

/// What a game's searchers do in a second, on one core.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// Positions judged for every seat, by the network or the taste.
    pub evaluations: f64,
    /// Nodes added to a tree, each judged.
    pub simulations: f64,
}

/// A game, who is to act, and what they can do.
type Position<G> = (G, Seat, Vec<<G as engine::Game>::Action>);

/// Decisions of Conductors before the positions that are measured on.
const PLAYED: [usize; 3] = [10, 30, 50];
/// Nodes of a tree that is measured.
const NODES: u32 = 300;

/// Measures for about so long on positions that Conductors have come to.
pub fn speed<G: Taste>(seats: usize, time: Duration) -> Speed {
    let each = time / (2 * PLAYED.len() as u32);
    let positions: Vec<Position<G>> = PLAYED.iter().filter_map(|played| position(seats, *played)).collect();
    let per_second = |work: &dyn Fn(&Position<G>) -> u32| {
        let (mut done, began) = (0_u64, Instant::now());
        for position in &positions {
            let since = Instant::now();
            while since.elapsed() < each {
                done += u64::from(work(position));
            }
        }
        done as f64 / began.elapsed().as_secs_f64()
    };
    Speed { evaluations: per_second(&|at| evaluate(at)), simulations: per_second(&|at| simulate(at)) }
}

fn evaluate<G: Taste>((game, seat, _): &Position<G>) -> u32 {
    const TIMES: u32 = 50;
    let seed = Seed::new("speed");
    let imagined = Imagined::<G>::from(&game.view(Viewer::Seat(*seat)), &mut Chance::new(&seed, 0));
    let mut inputs = Vec::new();
    (0..TIMES).filter(|_| Judge::of::<G>(By::Usual).judge(&imagined, &mut inputs)[0].win.is_finite()).count() as u32
}

fn simulate<G: Taste>((game, seat, legal): &Position<G>) -> u32 {
    let (seed, view) = (Seed::new("speed"), game.view(Viewer::Seat(*seat)));
    let mut meter = Meter::of(Budget::nodes(NODES), NODES, &Stop::NEVER);
    let mut worlds = Imaginings::<G>::of(&view, *seat, legal);
    G::at_its_best(&mut || {
        Tree::<G>::default().grow(&mut worlds, Judge::of::<G>(By::Usual), &mut meter, &mut Chance::new(&seed, 0));
    });
    NODES
}

/// Nothing where the game is over before.
fn position<G: Taste>(seats: usize, decisions: usize) -> Option<Position<G>> {
    let seed = Seed::new("speed");
    let mut chance = Chance::new(&seed, 0);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut game = G::new(seats, &G::Options::default(), &mut chance, &mut events).ok()?;
    settle(&mut game, &mut chance, &mut events, &mut legal);
    let mut bot = BotName::Conductor.sit_down::<G>();
    for _ in 0..decisions {
        let seat = game.to_act().first()?;
        let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
        game.apply(seat, &action, &mut chance, &mut events).ok()?;
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
    let seat = game.to_act().first()?;
    Some((game, seat, legal))
}
