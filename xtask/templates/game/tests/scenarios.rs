//! The worked examples of `tests/scenarios/*.md` come true.

use engine::scenario::Scene;
use game_testing::scenario::check;
use sample_line::{SCENARIOS, SampleLineScript};

#[test]
fn every_scenario_comes_true() {
    check::<SampleLineScript>(SCENARIOS);
}

/// A false claim is noticed: the runner can fail.
#[test]
fn a_false_claim_is_noticed() {
    let mut scene = Scene::<SampleLineScript>::default();
    scene.set_up("players Anna, Erik").unwrap();
    assert_eq!(scene.then("waiting 10"), Ok(()));

    assert_eq!(scene.then("waiting 9"), Err("it is 10".into()));
    assert!(scene.play("Erik: lay 1").is_err(), "it is Anna's turn");
    assert!(scene.then("Anna hats 3").is_err());
}
