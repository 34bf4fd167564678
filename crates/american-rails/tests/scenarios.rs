//! The worked examples of `tests/scenarios/*.md` come true.

use american_rails::{AmericanRailsScript, SCENARIOS};
use engine::scenario::Scene;
use game_testing::scenario;

#[test]
fn every_scenario_comes_true() {
    scenario::check::<AmericanRailsScript>(SCENARIOS);
}

/// A false claim is noticed: the runner can fail.
#[test]
fn a_false_claim_is_noticed() {
    let mut scene = Scene::<AmericanRailsScript>::default();
    scene.set_up("players Anna, Erik, Angela, Peter").unwrap();
    assert_eq!(scene.then("Anna money 50"), Ok(()));

    assert_eq!(scene.then("Anna money 51"), Err("it is 50".into()));
    assert!(scene.play("Erik: move to Pass").is_err(), "it is Anna's turn");
    assert!(scene.play("Anna: move to Pass (refused AR-3.2)").is_err(), "it is allowed");
    assert!(scene.then("Anna hats 3").is_err());
}
