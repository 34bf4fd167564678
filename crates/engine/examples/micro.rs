//! How fast the engine's own parts are, as JSON for `cargo xtask bench`: run it in release.

use engine::{Chance, Pool, Seed};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    let seed = Seed::new("micro");
    let mut number = 0;
    let mut next = || {
        number += 1;
        number
    };
    let mut draws = Chance::new(&seed, 0);
    let works = [
        ("draws", per_second(|| draws.below(black_box(40)))),
        ("first draws of an action, key included", per_second(|| Chance::new(&seed, next()).below(40))),
        ("decks of 52 drawn to the end", {
            let mut chance = Chance::new(&seed, 0);
            per_second(|| drawn_to_the_end(Pool::new((0..52).collect()), &mut chance))
        }),
    ];
    let works: Vec<_> = works.map(|(name, per_s)| serde_json::json!({"name": name, "per_s": per_s})).into();
    println!("{}", serde_json::Value::from(works));
}

fn drawn_to_the_end(mut deck: Pool<u8>, chance: &mut Chance) -> u8 {
    let mut last = 0;
    while let Some(card) = deck.draw(chance) {
        last = card;
    }
    last
}

/// How often a second a piece of work can be done, over half a second.
fn per_second<T>(mut work: impl FnMut() -> T) -> f64 {
    const AT_ONCE: u32 = 1000;
    let begun = Instant::now();
    let mut times = 0.0;
    while begun.elapsed() < Duration::from_millis(500) {
        for _ in 0..AT_ONCE {
            black_box(work());
        }
        times += f64::from(AT_ONCE);
    }
    times / begun.elapsed().as_secs_f64()
}
