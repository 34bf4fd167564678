//! Bad input: each gets its own clear error, and nothing changes.

use crate::house::{Answer, House};
use crate::player::{GAME, Player, open, three_players, to_act};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test]
async fn a_table_that_does_not_exist() {
    let house = House::open().await;
    let mut anna = house.browser();

    for path in ["/api/tables/nowhere", "/api/tables/nowhere/view", "/api/tables/nowhere/stream"] {
        assert_eq!(anna.get(path).await.error(), (404, "no_table".to_owned()), "{path}");
    }
    assert_eq!(anna.get("/tables/nowhere").await.status, 404);
    assert_eq!(anna.get("/tables/nowhere/live").await.status, 404);
    let act = json!({ "version": 0, "action": {} });
    assert_eq!(anna.post_json("/api/tables/nowhere/actions", &act).await.error(), (404, "no_table".to_owned()));
}

#[tokio::test]
async fn an_address_that_does_not_exist() {
    let house = House::open().await;

    let page = house.browser().get("/nowhere").await;
    assert_eq!(page.status, 404);
    assert!(page.text().contains("<html"), "a page for people");
    assert_eq!(house.browser().get("/api/nowhere").await.error(), (404, "not_found".to_owned()));
    assert_eq!(house.browser().get("/games/nowhere/rules").await.status, 404);
    assert_eq!(house.browser().get("/assets/nowhere.css").await.status, 404);
    assert_eq!(house.browser().get("/assets/../Cargo.toml").await.status, 404);
    assert_eq!(house.browser().get("/join/nowhere").await.status, 404);
}

#[tokio::test]
async fn a_method_that_is_not_for_this_address() {
    let house = House::open().await;

    let answer = house.browser().send("DELETE", "/api/games", &[], Vec::new()).await;

    assert_eq!(answer.error(), (405, "wrong_method".to_owned()));
}

/// Every bad action, and that the table is as it was after it.
#[tokio::test]
async fn a_bad_action_changes_nothing() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let before = players[0].table().await;
    let version = before["version"].as_u64().unwrap();
    let actor = to_act(&mut players, &before).unwrap().clone();
    let idle = players.iter().find(|player| player.seat != actor.seat).unwrap().clone();
    let legal = actor.clone().legal().await[0].clone();
    let stranger = Player { browser: house.browser(), ..actor.clone() };
    let good = json!({ "version": version, "action": legal });

    let cases = [
        ("no token", &stranger, good.clone(), (401, "no_token")),
        ("another seat's token", &idle, good.clone(), (409, "not_your_turn")),
        ("somebody else's seat", &idle, with(&good, "seat", json!(actor.seat)), (403, "not_your_seat")),
        ("a seat that no table has", &actor, with(&good, "seat", json!(200)), (403, "not_your_seat")),
        ("an old version", &actor, with(&good, "version", json!(version + 1)), (409, "stale")),
        ("no version", &actor, json!({ "action": legal }), (400, "bad_request")),
        ("no action", &actor, json!({ "version": version }), (400, "bad_request")),
        ("an unknown field", &actor, with(&good, "please", json!(true)), (400, "bad_request")),
        ("an action of no game", &actor, with(&good, "action", json!({ "fly": 7 })), (400, "bad_action")),
        ("a number for an action", &actor, with(&good, "action", json!(7)), (400, "bad_action")),
        ("a list for a body", &actor, json!([1, 2]), (400, "bad_request")),
    ];
    for (what, player, body, expected) in cases {
        let answer = player.clone().post("/actions", body).await;
        assert_eq!(answer.error(), (expected.0, expected.1.to_owned()), "{what}");
        assert!(!answer.json()["error"]["message"].as_str().unwrap().is_empty(), "{what}");
        assert_eq!(players[0].table().await, before, "{what} changed the table");
    }

    let garbage =
        actor.clone().browser.send("POST", &format!("/api{}/actions", opened.path()), &[], b"{".to_vec()).await;
    assert_eq!(garbage.error(), (400, "bad_request".to_owned()));
    assert_eq!(players[0].table().await, before);
    assert_eq!(actor.clone().post("/actions", good).await.status, 200, "the good one is still good");
}

/// A bid far beyond anybody's purse is refused with its rule.
#[tokio::test]
async fn an_illegal_action_is_refused_with_its_rule_in_both_languages() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let (before, illegal) = a_bid_beyond_reach(&mut players).await;
    let actor = to_act(&mut players, &before).unwrap();
    let body = json!({ "version": before["version"], "action": illegal });

    let english = actor.clone().post("/actions", body.clone()).await;
    let mut dutch = actor.clone();
    dutch.browser = dutch.browser.with("accept-language", "nl");
    let dutch = dutch.post("/actions", body).await;

    for answer in [&english, &dutch] {
        assert_eq!(answer.error(), (422, "illegal".to_owned()), "{}", answer.text());
        assert!(answer.json()["error"]["rule"].as_str().unwrap().starts_with("AR-"));
    }
    assert_ne!(message(&english), message(&dutch));
    assert_eq!(players[0].table().await, before);
}

#[tokio::test]
async fn a_body_that_is_too_large() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let before = players[0].table().await;
    let huge = "x".repeat(100_000);

    let json = players[0].post("/actions", json!({ "version": 0, "action": huge })).await;
    let form = players[0].browser.post(&format!("{}/talk", opened.path()), &[("text", &huge)]).await;
    let record = house.browser().post("/replays", &[("record", &"x".repeat(1_100_000))]).await;

    assert_eq!(json.error(), (413, "too_large".to_owned()));
    assert_eq!((form.status, record.status), (413, 413));
    assert_eq!(message(&json), "At most 64 KB can be sent here.");
    assert!(form.text().contains("At most 64 KB can be sent here."), "{}", form.text());
    assert!(record.text().contains("At most 1024 KB can be sent here."), "{}", record.text());
    let mut erik = house.browser().with("accept-language", "nl");
    let api = erik.post_json("/api/replays", &json!("x".repeat(1_100_000))).await;
    assert_eq!((api.status, message(&api)), (413, "Hier kun je ten hoogste 1024 kB sturen.".to_owned()));
    assert_eq!(players[0].table().await, before);

    // Whoever sends all of a large file before they listen hears it too.
    let mut wire = TcpStream::connect(house.address()).await.unwrap();
    let head =
        format!("POST /api/replays HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", 8 << 20);
    wire.write_all(head.as_bytes()).await.unwrap();
    wire.write_all("x".repeat(8 << 20).as_bytes()).await.unwrap();
    let mut heard = String::new();
    wire.read_to_string(&mut heard).await.unwrap();
    assert!(heard.starts_with("HTTP/1.1 413") && heard.contains("At most 1024 KB"), "{heard}");
}

#[tokio::test]
async fn a_table_that_cannot_be_opened() {
    let house = House::open().await;
    let seats = |count: usize| vec![json!({ "kind": "me" }); count];
    let cases = [
        ("another game", json!({ "game": "chess", "seats": seats(3) }), (404, "no_game")),
        ("too few seats", json!({ "game": GAME, "seats": seats(1) }), (422, "seats")),
        ("too many seats", json!({ "game": GAME, "seats": seats(9) }), (422, "seats")),
        (
            "another bot",
            json!({ "game": GAME, "seats": vec![json!({ "kind": "bot", "bot": "deep" }); 3] }),
            (422, "no_bot"),
        ),
        (
            "a kind of seat we don't have",
            json!({ "game": GAME, "seats": vec![json!({ "kind": "cat" }); 3] }),
            (400, "bad_request"),
        ),
        (
            "options of no game",
            json!({ "game": GAME, "seats": seats(3), "options": { "cats": 9 } }),
            (422, "bad_options"),
        ),
        (
            "a name that won't do",
            json!({ "game": GAME, "seats": vec![json!({ "kind": "me", "name": "x".repeat(99) }); 3] }),
            (422, "name"),
        ),
    ];
    for (what, body, expected) in cases {
        let answer = house.browser().post_json("/api/tables", &body).await;
        assert_eq!(answer.error(), (expected.0, expected.1.to_owned()), "{what}: {}", answer.text());
    }
    for fields in [
        &[][..],
        &[("game", GAME)],
        &[("game", GAME), ("seats", "many")],
        &[("game", GAME), ("seats", "3"), ("seat-0", "cat")],
    ] {
        assert_eq!(house.browser().post("/tables", fields).await.status, 400, "{fields:?}");
    }
}

#[tokio::test]
async fn a_moment_that_never_was_and_eyes_that_are_not_mine() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    let mut anna = opened.player(&house, 0);

    assert_eq!(anna.get("/view?at=99").await.error(), (404, "no_moment".to_owned()));
    assert_eq!(anna.get("/view?at=soon").await.status, 400);
    assert_eq!(anna.get("/view?as=1").await.error(), (403, "not_over".to_owned()));
    assert_eq!(anna.get("/view?as=all").await.error(), (403, "not_over".to_owned()));
    assert_eq!(anna.get("/view?as=0").await.status, 200);
    assert_eq!(anna.get("/legal?seat=1").await.error(), (403, "not_your_seat".to_owned()));
    for what in ["?as=all", "?as=1", "?at=99", "/at/99", "/live?as=all"] {
        let status = anna.browser.get(&format!("{}{what}", opened.path())).await.status;
        assert!(status == 403 || status == 404, "{what}: {status}");
    }
}

#[tokio::test]
async fn a_post_from_another_site() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let before = players[0].table().await;
    let actor = to_act(&mut players, &before).unwrap();
    let body = json!({ "version": before["version"], "action": actor.legal().await[0] });

    for (header, value) in
        [("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"), ("origin", "http://evil.example")]
    {
        let mut lured = actor.clone();
        lured.browser = lured.browser.with(header, value);
        assert_eq!(
            lured.post("/actions", body.clone()).await.error(),
            (403, "cross_site".to_owned()),
            "{header}: {value}"
        );
    }
    assert_eq!(players[0].table().await, before);
}

#[tokio::test]
async fn talk_that_is_no_talk() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;

    for text in ["", "   ", "two\nlines", &"x".repeat(501)] {
        assert_eq!(
            players[0].post("/talk", json!({ "text": text })).await.error(),
            (422, "talk".to_owned()),
            "{text:?}"
        );
    }
    let mut stranger = Player { browser: house.browser(), ..players[0].clone() };
    assert_eq!(stranger.post("/talk", json!({ "text": "hello" })).await.error(), (401, "no_token".to_owned()));
    assert_eq!(players[0].get("/talk").await.json(), json!([]));
}

fn with(body: &Value, field: &str, value: Value) -> Value {
    let mut body = body.clone();
    body[field] = value;
    body
}

fn message(answer: &Answer) -> String {
    answer.json()["error"]["message"].as_str().unwrap().to_owned()
}

/// Plays until a bid can be made; gives the table and a bid that nobody can pay.
async fn a_bid_beyond_reach(players: &mut [Player]) -> (Value, Value) {
    loop {
        let table = players[0].table().await;
        let actor = to_act(players, &table).unwrap();
        let bid = actor.legal().await.into_iter().find(|action| action["dollars"].is_number());
        match bid {
            Some(bid) => return (table, with(&bid, "dollars", json!(60_000))),
            None => actor.do_something().await,
        };
    }
}
