//! Many games in a row, and who won them.

use crate::{Bot, BotName, Taste};
use engine::{Chance, Game, Seed, Sight, Viewer, settle};
use serde::Serialize;
use std::collections::BTreeMap;

/// What to simulate. The list of bots is repeated to fill the seats and moves round the table from game to game.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub seats: usize,
    pub bots: Vec<BotName>,
    pub games: u64,
    pub seed: String,
    pub threads: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub games: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    /// Wins by seat; a shared win is shared out.
    pub wins: Vec<f64>,
    pub by_bot: BTreeMap<BotName, BotReport>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct BotReport {
    /// Seats played, over all games.
    pub seats: u64,
    /// Wins per seat played.
    pub win_rate: f64,
    pub mean_score: f64,
}

/// Plays them all. `played` is told of every finished game.
pub fn simulate<G: Taste>(
    simulation: &Simulation,
    options: &G::Options,
    played: &(dyn Fn(u64) + Sync),
) -> Result<Report, G::Illegal> {
    let _ = (simulation, options, played);
    todo!()
}

/// Plays one game to its end; `bots` are by seat. Says how many decisions it took.
pub fn play_game<G: Taste>(
    options: &G::Options,
    seed: &Seed,
    bots: &mut [Box<dyn Bot<G>>],
    events: &mut Vec<G::Event>,
    legal: &mut Vec<G::Action>,
) -> Result<(G, u64), G::Illegal> {
    let mut chance = Chance::new(seed, 0);
    let mut game = G::new(bots.len(), options, &mut chance, events)?;
    settle(&mut game, &mut chance, events, legal);
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let sight = Sight::new(&game, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&sight, seat, legal, &mut chance);
        events.clear();
        game.apply(seat, &action, &mut chance, events)?;
        settle(&mut game, &mut chance, events, legal);
        decisions += 1;
    }
    Ok((game, decisions))
}
