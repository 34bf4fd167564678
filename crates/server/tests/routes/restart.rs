//! A restart loses nothing, and bots go on by themselves.

use crate::house::House;
use crate::player::{open, three_players, to_act};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let mut house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    for _ in 0..5 {
        let table = players[0].table().await;
        to_act(&mut players, &table).unwrap().do_something().await;
    }
    players[1].post("/talk", json!({ "text": "see you tomorrow" })).await;
    let before = players[0].table().await;
    let view = players[0].get("/view").await.json();

    house.reopen().await;

    let mut players: Vec<_> = players.into_iter().map(|player| player.at(&house)).collect();
    assert_eq!(players[0].table().await, before);
    assert_eq!(players[0].get("/view").await.json(), view);
    assert_eq!(players[2].get("/talk").await.json()[0]["text"], "see you tomorrow");
    let table = players[0].table().await;
    to_act(&mut players, &table).unwrap().do_something().await;
    assert_eq!(house.browser().get(&opened.path()).await.status, 200);
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_being_asked() {
    let mut house = House::slow_bots().await;
    let opened = open(&house, &["random", "random", "random"]).await;
    assert_eq!(opened.0["version"], 0);

    house.reopen().await;

    let mut stream = house.browser().listen(&format!("/api{}/stream", opened.path())).await;
    while !stream.next().await.unwrap().contains("\"over\":true") {}
}

#[tokio::test]
async fn a_browser_keeps_its_session_and_its_tables() {
    let mut house = House::open().await;
    let mut anna = house.browser();
    let table = crate::play::open(&mut anna, &["me", "friend", "friend"]).await;

    house.reopen().await;

    let mut anna = anna.at(&house);
    assert!(anna.get("/").await.text().contains(&table), "her tables are on the home page");
    assert_eq!(anna.get(&format!("/api{table}")).await.json()["seats"][0]["mine"], true);
}

/// A question that could not be asked has no answer.
#[tokio::test]
async fn nobody_is_taken_for_a_stranger_because_the_database_does_not_answer() {
    let mut house = House::open().await;
    let opened = open(&house, &["me", "me", "me"]).await;
    // Who has been there is known without a question, until it begins anew.
    house.reopen().await;
    let (mut anna, mut erik) = (opened.player(&house, 0), opened.player(&house, 1));
    let token = opened.0["seats"][1]["token"].as_str().unwrap();
    let mut erik_at_home = house.browser().with("cookie", &format!("session={token}"));
    let mut database = SqliteConnectOptions::new().filename(house.database()).connect().await.unwrap();

    database.execute("ALTER TABLE device RENAME TO away").await.unwrap();
    assert_eq!(anna.get("").await.error(), (503, "not_stored".to_owned()), "no unknown token");
    let page = erik_at_home.get(&opened.path()).await;
    assert_eq!(page.status, 503, "no page of somebody who only watches: {}", page.text());
    database.execute("ALTER TABLE away RENAME TO device").await.unwrap();

    assert_eq!((anna.get("").await.status, erik.get("").await.status), (200, 200));
    assert_eq!(erik_at_home.get(&opened.path()).await.status, 200);
    database.close().await.unwrap();
}
