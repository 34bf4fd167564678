//! How fast random games go: `cargo run --release -p carnegie --example random_games`.

use carnegie::{Carnegie, Options};
use engine::{Seed, conformance::random_game};
use std::time::Instant;

fn main() {
    println!("A game is {} bytes.", size_of::<Carnegie>());
    for seats in 1..=4 {
        let (began, mut decisions) = (Instant::now(), 0);
        for game in 0..GAMES {
            decisions += random_game::<Carnegie>(seats, &Options::default(), &Seed::new(game.to_string()))
                .expect("1 to 4 can play")
                .1;
        }
        let seconds = began.elapsed().as_secs_f64();
        let (games, decisions) = (f64::from(GAMES) / seconds, decisions as f64 / seconds);
        println!("{seats} seats: {games:.0} games and {decisions:.0} decisions a second");
    }
}

const GAMES: u32 = 5_000;
