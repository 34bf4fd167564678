//! Tables that begin when all are there: nobody acts before, everybody adds to the seed, and the game begins once.

use crate::house::House;
use crate::player::{GAME, Opened, Player, play_to_the_end};
use catalog::engine::FairSeed;
use serde_json::{Value, json};

async fn opens(house: &House, seats: Value) -> Opened {
    let body = json!({ "game": GAME, "seats": seats, "entropy": "annas", "when_all_are_there": true });
    let answer = house.browser().post_json("/api/tables", &body).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    Opened(answer.json())
}

async fn sits(house: &House, opened: &Opened, seat: u64, entropy: &str) -> Player {
    let body = json!({ "invite": opened.invite(seat), "name": format!("Friend {seat}"), "entropy": entropy });
    let answer = house.browser().post_json(&format!("/api/tables/{}/seats/{seat}", opened.id()), &body).await.json();
    let token = answer["token"].as_str().unwrap_or_else(|| panic!("{answer}"));
    let browser = house.browser().with("authorization", &format!("Bearer {token}"));
    Player { browser, id: opened.id().to_owned(), seat }
}

#[tokio::test]
async fn the_seed_is_made_of_the_servers_part_and_of_everybody_who_sat_down() {
    let mut house = House::slow_bots().await;
    let opened = opens(&house, json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }])).await;
    let mut anna = opened.player(&house, 0);
    let table = anna.table().await;
    assert_eq!((&table["gathering"], &table["to_act"]), (&json!(true), &json!([])));
    for what in ["/view", "/legal", "/events"] {
        assert_eq!(anna.get(what).await.error(), (409, "not_begun".to_owned()), "{what}");
    }
    let refused = anna.act(0, &json!({ "do": "pass" })).await;
    assert_eq!(refused.error(), (409, "not_begun".to_owned()));
    for path in ["/at/0", "/live"] {
        assert_eq!(anna.browser.get(&format!("{}{path}", opened.path())).await.status, 409, "{path}");
    }

    let mut players = vec![anna, sits(&house, &opened, 1, "eriks dice").await];
    // Nothing is lost by a restart, and nothing begun.
    house.reopen().await;
    let mut players: Vec<Player> = players.drain(..).map(|player| player.at(&house)).collect();
    assert_eq!(players[0].table().await["gathering"], true);
    players.push(sits(&house, &opened, 2, "").await);

    let table = players[0].table().await;
    assert_eq!((&table["gathering"], table["to_act"].as_array().unwrap().is_empty()), (&json!(false), false));
    let added: Vec<&Value> = (0..3).map(|seat: usize| &table["seats"][seat]["added"]).collect();
    assert_eq!(added, [&json!(true), &json!(true), &json!(false)], "whoever gave nothing added nothing");
    house.reopen().await;
    let mut players: Vec<Player> = players.into_iter().map(|player| player.at(&house)).collect();
    play_to_the_end(&mut players).await;
    let record = players[1].get("/record").await.json();
    let fair: FairSeed = serde_json::from_value(record["fair"].clone()).unwrap();
    assert_eq!(fair.players, ["annas 0", "eriksdice 1"]);
    assert!(fair.keeps_its_commitment() && fair.seed().as_str() == record["seed"], "{record}");
    assert_eq!(fair.commitment, opened.0["commitment"], "promised before anybody came");
}

#[tokio::test]
async fn of_two_who_sit_down_last_at_once_the_game_begins_once() {
    let house = House::slow_bots().await;
    for _ in 0..5 {
        let opened = opens(&house, json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }])).await;

        let (mut erik, _) = tokio::join!(sits(&house, &opened, 1, "one"), sits(&house, &opened, 2, "two"));

        let table = erik.table().await;
        assert_eq!((&table["gathering"], &table["version"]), (&json!(false), &json!(3)), "two sat down, one beginning");
    }
}

#[tokio::test]
async fn until_it_begins_everybody_sees_who_is_in_and_can_leave_again() {
    let house = House::slow_bots().await;
    let (mut anna, mut erik, mut mary) = (house.browser(), house.browser(), house.browser());
    let fields = [
        ("game", GAME),
        ("seats", "3"),
        ("seat-0", "me"),
        ("name-0", "Anna"),
        ("seat-1", "anybody"),
        ("seat-2", "friend"),
        ("begins", "when-all"),
        ("table-name", "Sunday club"),
    ];
    let table = anna.post("/tables", &fields).await.header("location").unwrap().to_owned();
    let page = anna.get(&table).await.text();
    assert!(
        page.contains("Sunday club") && page.contains("data-gathering") && !page.contains("id=\"board\""),
        "{page}"
    );
    assert!(erik.get("/").await.text().contains(&format!("{table}/seats/1")), "it is under departures");

    let joining = erik.get(&format!("{table}/seats/1")).await.text();
    assert!(joining.contains("Anna") && joining.contains("name=\"entropy\"") && joining.contains("When all are there"));
    erik.post(&format!("{table}/seats/1"), &[("name", "Erik"), ("entropy", "x")]).await;
    assert!(anna.get(&table).await.text().contains("Erik") && mary.get(&table).await.text().contains("Erik"));
    assert_eq!(erik.post(&format!("{table}/seat"), &[("do", "bot")]).await.status, 409, "there is nothing to move yet");

    assert_eq!(erik.post(&format!("{table}/seat"), &[("do", "leave")]).await.status, 303);
    let seat = anna.get(&format!("/api{table}")).await.json()["seats"][1].clone();
    assert_eq!((&seat["open"], &seat["added"]), (&json!(true), &json!(false)), "what he added is not counted");
    assert_eq!(seat["free"], true, "it was for anybody, and is again");
    assert!(mary.get("/").await.text().contains(&format!("{table}/seats/1")), "it is under departures again");
    assert!(anna.get(&table).await.text().contains("Private link for seat"), "whoever opened it can ask somebody else");

    assert_eq!(mary.post(&format!("{table}/begin"), &[]).await.status, 403, "it is not her table");
    assert_eq!(anna.post(&format!("{table}/begin"), &[]).await.status, 303);
    let begun = anna.get(&format!("/api{table}")).await.json();
    assert_eq!((&begun["gathering"], &begun["seats"][1]["bot"]), (&json!(false), &json!("conductor")));
    assert!(anna.get(&table).await.text().contains("id=\"board\""));
    assert_eq!(anna.post(&format!("{table}/begin"), &[]).await.status, 303, "once more changes nothing");
    assert_eq!(anna.get(&format!("/api{table}")).await.json()["version"], begun["version"]);
}

#[tokio::test]
async fn where_nobody_is_missing_it_begins_at_once() {
    let house = House::slow_bots().await;
    let opened = opens(&house, json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "bot", "bot": "random" }])).await;

    assert_eq!(opened.player(&house, 0).table().await["gathering"], false);
}
