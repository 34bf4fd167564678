//! The worked examples of `tests/scenarios/*.md` come true.

use engine::scenario::Scene;
use game_testing::scenario;
use ticket_to_ride_legacy::{City, LegacyScript, Options, SCENARIOS};

#[test]
fn every_scenario_comes_true() {
    scenario::check::<LegacyScript>(SCENARIOS);
}

/// A false claim is noticed: the runner can fail.
#[test]
fn a_false_claim_is_noticed() {
    let mut scene = Scene::<LegacyScript>::default();
    scene.set_up("players Anna, Erik").unwrap();
    assert!(scene.set_up("routes Anna Boston–Chicago").is_err(), "there is no such route");
    assert_eq!(scene.then("Anna coins 5"), Ok(()));

    assert_eq!(scene.then("Anna coins 6"), Err("it is 5".into()));
    assert!(scene.play("Erik: draw blind").is_err(), "it is Anna's turn");
    assert!(scene.play("Anna: draw blind (refused LG-4.2)").is_err(), "it is allowed");
    assert!(scene.play("Anna: claim Boston–New York with 3 green").is_err(), "the route takes two");
    assert!(scene.then("Anna hats 3").is_err());
}

/// LG-1.5: the examples name nothing that is found later in a campaign.
#[test]
fn no_scenario_gives_the_campaign_away() {
    let later: Vec<&str> =
        City::all().filter(|city| !Options::default().regions.contains(city.region())).map(City::name).collect();
    for (name, text) in SCENARIOS {
        assert!(!later.iter().any(|city| text.contains(city)), "{name}.md names a city of a closed board");
    }
}
