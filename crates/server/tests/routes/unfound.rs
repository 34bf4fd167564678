//! LG-1.5: whoever asks for something that lies in a box gets the answer of somebody who asks for what does not exist.

use crate::campaigners::{Campaigners, keeper_exports, play_a_while};
use crate::house::{Answer, Browser, House};
use serde_json::{Value, json};

/// All that an answer says, but for when it was said.
fn said(answer: &Answer) -> (u16, String) {
    (answer.status, answer.text())
}

async fn acts(browser: &mut Browser, table: &str, action: Value) -> (u16, String) {
    let version = browser.get(&format!("/api{table}")).await.json()["version"].clone();
    let body = json!({ "version": version, "action": action });
    let (status, text) = said(&browser.post_json(&format!("/api{table}/actions"), &body).await);
    assert_eq!(status, 400, "{action}: {text}");
    (status, text)
}

#[tokio::test]
async fn actions_do_not_tell_what_lies_in_a_box() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let table = all.begin_game(&["red", "blue"]).await;
    play_a_while(&mut [&mut all.anna, &mut all.erik], &table, 4).await;

    for (hidden, nowhere) in [
        (json!({ "do": "banish", "event": "blizzard" }), json!({ "do": "banish", "event": "perpetual-motion" })),
        (json!({ "do": "build_depot", "city": "reno" }), json!({ "do": "build_depot", "city": "atlantis" })),
        (json!({ "do": "choose_city", "city": "reno" }), json!({ "do": "choose_city", "city": "atlantis" })),
        (json!({ "do": "choose_route", "route": "r149" }), json!({ "do": "choose_route", "route": "r299" })),
        (json!({ "do": "plough", "route": "r149" }), json!({ "do": "plough", "route": "r255" })),
        (
            json!({ "do": "claim", "route": "r149", "payment": { "locomotives": 1 } }),
            json!({ "do": "claim", "route": "r255", "payment": { "locomotives": 1 } }),
        ),
        (
            json!({ "do": "choose_contract", "contract": "night-express" }),
            json!({ "do": "choose_contract", "contract": "day-express" }),
        ),
        (json!({ "do": "take_person", "person": "porter" }), json!({ "do": "take_person", "person": "pilot" })),
        (json!({ "do": "take_along", "person": "porter" }), json!({ "do": "take_along", "person": "pilot" })),
    ] {
        let nothing = acts(&mut all.anna, &table, nowhere).await;
        assert_eq!(acts(&mut all.anna, &table, hidden.clone()).await, nothing, "{hidden}");
    }
    for (hidden, nowhere) in
        [("city-reno", "city-atlantis"), ("route-r149", "route-r299"), ("event-blizzard", "event-x")]
    {
        let mut answers = Vec::new();
        for target in [hidden, nowhere] {
            answers.push(said(&all.anna.get(&format!("{table}/why?target={target}")).await));
        }
        assert_eq!(answers[0], answers[1], "{hidden}");
    }
}

#[tokio::test]
async fn a_campaign_does_not_tell_what_lies_in_a_box() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let api = format!("/api{}", all.path());
    let mut answers = Vec::new();
    for city in ["reno", "atlantis"] {
        let town = json!({ "company": "red", "city": city, "name": "Annaville" });
        answers.push(said(&all.anna.post_json(&format!("{api}/towns"), &town).await));
    }
    assert_eq!(answers[0], answers[1]);

    let file = keeper_exports(&house, &all.id).await;
    let with = |part: &str, value: Value| {
        let mut edited = file.clone();
        edited["campaign"][part] = value;
        edited
    };
    for (part, hidden, nowhere) in [
        ("rules", json!(["ship"]), json!(["perpetual-motion"])),
        ("boxes_open", json!(["sun", "lid"]), json!(["lid"])),
        ("changes", json!([{ "lifted": { "route": "r250" } }]), json!([{ "lifted": { "route": "r299" } }])),
    ] {
        let answer = said(&all.anna.post_json("/api/campaigns/import", &with(part, hidden)).await);
        assert_eq!(answer, said(&all.anna.post_json("/api/campaigns/import", &with(part, nowhere)).await), "{part}");
        assert!(!["florida", "Ship", "ship", "texas"].iter().any(|told| answer.1.contains(told)), "{}", answer.1);
    }
}
