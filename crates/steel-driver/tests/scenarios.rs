//! The worked examples of `tests/scenarios/*.md` come true.

use engine::scenario::Scene;
use game_testing::scenario;
use steel_driver::{SCENARIOS, SteelDriverScript};

#[test]
fn every_scenario_comes_true() {
    scenario::check::<SteelDriverScript>(SCENARIOS);
}

/// A false claim is noticed: the runner can fail.
#[test]
fn a_false_claim_is_noticed() {
    let mut scene = Scene::<SteelDriverScript>::default();
    scene.set_up("players Anna, Erik, Angela, Peter").unwrap();
    assert_eq!(scene.then("Anna stones 8"), Ok(()));

    assert_eq!(scene.then("Anna stones 9"), Err("it is 8".into()));
    assert!(scene.play("Erik: open Red for 1").is_err(), "it is Anna's turn");
    assert!(scene.play("Anna: open Red for 1 (refused SD-3.1)").is_err(), "it is allowed");
    assert!(scene.then("Anna hats 3").is_err());
    assert!(scene.set_up("track Red Boston–Denver").is_err(), "there is no such link");
}
