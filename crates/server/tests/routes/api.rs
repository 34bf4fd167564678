//! The JSON API: what it says of itself, and a whole game by it.

use crate::house::House;
use crate::player::{GAME, open, play_to_the_end, three_players};
use serde_json::{Value, json};

#[tokio::test]
async fn the_games_are_listed_with_seats_bots_and_options() {
    let house = House::open().await;

    let games = house.browser().get("/api/games").await.json();

    let game = games.as_array().unwrap().iter().find(|game| game["slug"] == GAME).unwrap();
    assert_eq!(game["seats"], json!([3, 5]));
    assert!(game["bots"].as_array().unwrap().contains(&json!("baron")));
    assert!(game["options"].is_object());
}

#[tokio::test]
async fn every_described_path_answers() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let described = house.browser().get("/api/openapi.json").await.json();
    let browser = opened.player(&house, 0).browser;

    for (path, item) in described["paths"].as_object().unwrap() {
        let url = path.replace("{id}", opened.id()).replace("{seat}", "1");
        for method in item.as_object().unwrap().keys() {
            if path.ends_with("/stream") {
                browser.listen(&url).await.next().await.unwrap();
                continue;
            }
            let answer = browser.clone().send(&method.to_uppercase(), &url, &[], Vec::new()).await;
            let is_known = if answer.status >= 400 { answer.error().1 != "not_found" } else { true };
            assert!(is_known && answer.status != 405 && answer.status < 500, "{method} {path}: {}", answer.status);
        }
    }
}

#[tokio::test]
async fn a_whole_game_is_played_by_programs() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;

    let end = play_to_the_end(&mut players).await;

    assert_eq!(end["to_act"], json!([]));
    let ranks: Vec<u64> =
        end["standings"].as_array().unwrap().iter().map(|standing| standing["rank"].as_u64().unwrap()).collect();
    assert!(ranks.contains(&1));
    assert_eq!(players[0].legal().await, Vec::<Value>::new());
}

#[tokio::test]
async fn a_program_and_bots_play_together() {
    let house = House::open().await;
    let opened = open(&house, &["random", "me", "random"]).await;

    let end = play_to_the_end(&mut [opened.player(&house, 1)]).await;

    assert_eq!(end["over"], true);
    // The page tells of its last turns, and leads to all of them.
    let page = house.browser().get(&opened.path()).await.text();
    assert!(!page.contains("id=\"log-0\"") && page.contains("<p class=\"earlier\"><a "));
    let whole = house.browser().get(&format!("{}?telegraph=all", opened.path())).await.text();
    assert!(whole.contains("id=\"log-0\"") && whole.contains("<p class=\"earlier\" hidden><a "));
}

#[tokio::test]
async fn what_happened_is_told_in_facts_and_words() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let table = players[0].table().await;
    crate::player::to_act(&mut players, &table).unwrap().do_something().await;

    let all = players[0].get("/events").await.json();
    let last = players[0].get("/events?from=1").await.json();

    let events = all["events"].as_array().unwrap();
    assert!(events.iter().any(|event| event["number"] == 0) && events.iter().any(|event| event["number"] == 1));
    assert!(last["events"].as_array().unwrap().iter().all(|event| event["number"] == 1));
    for event in events {
        assert_ne!(event["text"], event["id"], "a sentence for every fact");
        assert!(event["event"]["fact"].is_string(), "{event}");
    }
}
