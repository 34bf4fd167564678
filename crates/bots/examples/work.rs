//! Evaluations and simulations a second of every game's searchers, as JSON: `cargo xtask bench` runs it.

use bots::{Speed, Taste, speed};
use serde::Serialize;
use std::time::Duration;

#[derive(Serialize)]
struct Work {
    name: String,
    per_s: f64,
}

fn main() {
    let works = [
        of::<american_rails::AmericanRails>(),
        of::<carnegie::Carnegie>(),
        of::<steel_driver::SteelDriver>(),
        of::<ticket_to_ride_legacy::LegacyGame>(),
    ];
    println!(
        "{}",
        serde_json::to_string(&works.into_iter().flatten().collect::<Vec<_>>()).expect("figures are plain data")
    );
}

fn of<G: Taste>() -> Vec<Work> {
    let Speed { evaluations, simulations } = speed::<G>(4, Duration::from_secs(2));
    let work = |what: &str, per_s: f64| Work { name: format!("{} {what}, 4 seats", G::SLUG), per_s };
    vec![work("evaluations", evaluations), work("simulations", simulations)]
}
