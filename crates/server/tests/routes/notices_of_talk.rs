//! Being told of talk: by whom it is wished, once until they have read it, and not of those whom they don't want to hear.

use crate::catchers::Receiver;
use crate::house::House;
use crate::notices::{LATER, anna_is_told, queue, queued, told_when_asked};
use crate::player::{GAME, Opened, Player};
use serde_json::{Value, json};

/// Somebody says something, and it has come into the queue.
async fn says(house: &House, player: &mut Player, text: &str) {
    assert_eq!(player.post("/talk", json!({ "text": text })).await.status, 204);
    queued(house, |notice| notice.about == "talk").await;
}

fn came(receiver: &mut Receiver) -> Vec<Value> {
    std::iter::from_fn(|| receiver.came()).map(|post| post.json()).collect()
}

#[tokio::test]
async fn talk_is_told_to_whoever_wishes_it_once_until_they_have_read_it() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    says(&house, &mut players[0], "hello").await;
    house.tell(LATER).await;
    assert!(came(&mut receiver).iter().all(|told| told["tables"][0]["about"] != "talk"), "nobody wished it");

    players[1].browser.post("/me/notices", &[("about", "talk")]).await;
    says(&house, &mut players[0], "anybody there?").await;
    says(&house, &mut players[2], "I am").await;
    players[1].post("/talk", json!({ "text": "so am I" })).await;
    house.tell(LATER).await;
    let told = receiver.next().await.json();
    assert_eq!(told["title"], "Talk at the table: American Rails");
    assert_eq!(told["text"], "3 new lines, from Player 1 and Player 3.");
    assert_eq!((&told["tables"][0]["about"], &told["tables"][0]["lines"]), (&json!("talk"), &json!(3)));

    says(&house, &mut players[2], "your turn!").await;
    house.tell(LATER).await;
    assert_eq!(came(&mut receiver), [] as [Value; 0], "she has not looked yet");

    let edition = players[1].table().await["version"].as_u64().unwrap();
    players[1].browser.post(&format!("{}/read", opened.path()), &[("number", &edition.to_string())]).await;
    says(&house, &mut players[2], "are you there?").await;
    house.tell(LATER).await;
    assert_eq!(receiver.next().await.json()["text"], "One new line, from Player 3.");
}

#[tokio::test]
async fn whoever_is_muted_is_no_news() {
    let house = House::with(told_when_asked).await;
    let (_, mut players, mut receiver) = anna_is_told(&house).await;
    players[1].browser.post("/me/notices", &[("about", "talk")]).await;
    assert_eq!(players[1].post("/mute", json!({ "seat": 0, "muted": true })).await.status, 204);

    says(&house, &mut players[0], "buy my shares").await;
    house.tell(LATER).await;
    assert_eq!(came(&mut receiver), [] as [Value; 0]);
    assert!(!queue(&house).await.iter().any(|notice| notice.about == "talk"), "it does not stand in the way of others");

    says(&house, &mut players[2], "hello").await;
    house.tell(LATER).await;
    assert_eq!(receiver.next().await.json()["text"], "One new line, from Player 3.");
}

#[tokio::test]
async fn a_turn_and_talk_at_one_table_are_one_notice() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    house.tell(LATER).await;
    came(&mut receiver);
    players[1].browser.post("/me/notices", &[("about", "turn"), ("about", "talk")]).await;
    let since = crate::notices::until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;
    says(&house, &mut players[0], "your turn").await;

    house.tell(LATER).await;

    let told = receiver.next().await.json();
    assert_eq!(told["title"], "Your turn: American Rails");
    assert!(told["text"].as_str().unwrap().ends_with("\nOne new line, from Player 1."), "{told}");
    assert_eq!(told["url"], format!("http://{}{}", house.address(), opened.path()));
    assert_eq!(came(&mut receiver), [] as [Value; 0]);
}

/// AR: a table without negotiation is silent.
#[tokio::test]
async fn at_a_silent_table_there_is_no_talk_to_tell_of() {
    let house = House::with(told_when_asked).await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }]);
    let silent = json!({ "game": GAME, "seats": seats, "options": { "banker": "seat1", "negotiation": false } });
    let opened = Opened(house.browser().post_json("/api/tables", &silent).await.json());
    let (mut anna, mut erik, receiver) = (opened.player(&house, 0), opened.player(&house, 1), Receiver::new().await);
    crate::notices::add_hook(&mut anna.browser, &receiver.url("/hook")).await;
    anna.browser.post("/me/notices", &[("about", "talk")]).await;

    assert_eq!(erik.post("/talk", json!({ "text": "shall we?" })).await.error(), (403, "no_talk".to_owned()));

    assert!(!queue(&house).await.iter().any(|notice| notice.about == "talk"));
}
