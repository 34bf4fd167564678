//! The worked examples of `tests/scenarios/*.md` come true.

use carnegie::{CarnegieScript, SCENARIOS};
use engine::scenario::Scene;
use game_testing::scenario;

#[test]
fn every_scenario_comes_true() {
    scenario::check::<CarnegieScript>(SCENARIOS);
}

/// A false claim is noticed: the runner can fail.
#[test]
fn a_false_claim_is_noticed() {
    let mut scene = Scene::<CarnegieScript>::default();
    scene.set_up("players Mary, Thomas").unwrap();
    assert_eq!(scene.then("Mary money 12"), Ok(()));

    assert_eq!(scene.then("Mary money 13"), Err("it is 12".into()));
    assert!(scene.play("Thomas: choose Management").is_err(), "it is Mary's turn");
    assert!(scene.play("Mary: choose Management (refused CA-3.1)").is_err(), "it is allowed");
    assert!(scene.then("Mary hats 3").is_err());
}
