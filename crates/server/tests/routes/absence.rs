//! A friend who is not here: clocks that run out, bots that stand in, seats that change hands.

use crate::house::House;
use crate::player::{GAME, Opened, Player, three_players, to_act};
use serde_json::{Value, json};
use std::time::Duration;

/// A table of three friends of the opener's, with these terms.
async fn open_with(house: &House, terms: Value) -> (Opened, Vec<Player>) {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "me" }), json!({ "kind": "me" })];
    let body = json!({ "game": GAME, "seats": seats, "terms": terms });
    let answer = house.browser().post_json("/api/tables", &body).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let opened = Opened(answer.json());
    let players = (0..3).map(|seat| opened.player(house, seat)).collect();
    (opened, players)
}

/// One second for everything, and this when it is over.
fn quick(time_up: &str) -> Value {
    json!({ "clock": { "bank": 1 }, "time_up": time_up })
}

async fn no_grace() -> House {
    House::with(|config| {
        config.bot_pause = Duration::ZERO;
        config.clock_grace = Duration::ZERO;
    })
    .await
}

/// Waits until the table looks so.
async fn until(player: &mut Player, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let table = player.table().await;
        if is_so(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn seat(table: &Value, seat: u64) -> &Value {
    &table["seats"][seat as usize]
}

#[tokio::test]
async fn when_time_is_up_a_bot_stands_in_until_the_player_is_back() {
    let house = no_grace().await;
    let (opened, mut players) = open_with(&house, quick("bot")).await;
    let absent = to_act(&mut players, &opened.player(&house, 0).table().await).unwrap().seat;
    let moves = players[0].table().await["moves"].as_u64().unwrap();

    let table = until(&mut players[0], |table| seat(table, absent)["stands_in"] == true).await;

    assert_eq!(seat(&table, absent)["bot"], "conductor");
    assert_eq!(seat(&table, absent)["name"], format!("Player {}", absent + 1), "the seat stays the player's");
    until(&mut players[0], |table| table["moves"].as_u64().unwrap() > moves).await;
    let page = players[absent as usize].browser.get(&opened.path()).await.text();
    assert!(page.contains("The Conductor moves for you."), "the player is told");
    assert!(page.contains("ran out of time."), "and so is everybody, by the log");

    let back = players[absent as usize].post("/seat", json!({ "do": "back" })).await.json();
    assert_eq!((&seat(&back, absent)["bot"], &seat(&back, absent)["mine"]), (&Value::Null, &json!(true)));
}

#[tokio::test]
async fn where_the_table_waits_a_late_move_is_a_move() {
    let house = no_grace().await;
    let (_, mut players) = open_with(&house, quick("wait")).await;
    let table = players[0].table().await;
    let late = to_act(&mut players, &table).unwrap();
    let (seen, action) = (table["version"].as_u64().unwrap(), late.legal().await[0].clone());
    assert!(seat(&table, late.seat)["due"].as_i64().is_some(), "the clock runs");

    until(late, |table| table["version"].as_u64().unwrap() > seen).await;

    assert_eq!(late.act(seen, &action).await.status, 200, "the clock's entry takes no question back");
}

/// A move that comes after the clock's entry, before anybody has moved in the player's place: they are back.
#[tokio::test]
async fn a_move_after_the_clocks_entry_brings_the_player_back() {
    let house = House::with(|config| {
        config.bot_pause = Duration::from_secs(3600);
        config.clock_grace = Duration::ZERO;
    })
    .await;
    let (opened, mut players) = open_with(&house, quick("bot")).await;
    let table = players[0].table().await;
    let late = to_act(&mut players, &table).unwrap();
    let (number, seen, action) = (late.seat, table["version"].as_u64().unwrap(), late.legal().await[0].clone());
    until(late, |table| seat(table, number)["stands_in"] == true).await;

    let moved = late.act(seen, &action).await;

    assert_eq!(moved.status, 200, "{}", moved.text());
    assert_eq!((&seat(&moved.json(), number)["bot"], &moved.json()["moves"]), (&Value::Null, &json!(1)));
    assert!(house.browser().get(&opened.path()).await.text().contains("is back."));
}

#[tokio::test]
async fn where_anybody_may_take_the_seat_the_first_who_comes_has_it() {
    let house = no_grace().await;
    let (opened, mut players) = open_with(&house, quick("anybody")).await;
    let table = players[0].table().await;
    let absent = to_act(&mut players, &table).unwrap().seat;
    let taking = format!("/api{}/seats/{absent}", opened.path());
    let of_another = format!("/api{}/seats/{}", opened.path(), (absent + 1) % players.len() as u64);
    assert_eq!(house.browser().post_json(&of_another, &json!({})).await.error(), (409, "not_free".to_owned()));
    until(&mut players[0], |table| seat(table, absent)["free"] == true).await;
    let mut mary = house.browser();
    let offer = mary.get(&opened.path()).await.text();
    assert!(offer.contains(&format!("{}/seats/{absent}", opened.path())), "whoever watches is offered the seat");

    let taken = mary.post(&format!("{}/seats/{absent}", opened.path()), &[("name", "Mary")]).await;

    // At once: Mary's own clock runs too.
    let second = house.browser().post_json(&taking, &json!({ "name": "Erik" })).await;
    assert_eq!((taken.status, taken.header("location")), (303, Some(opened.path().as_str())));
    assert_eq!(second.error(), (409, "not_free".to_owned()));
    let hers = mary.get(&format!("/api{}", opened.path())).await.json();
    assert_eq!((&seat(&hers, absent)["name"], &seat(&hers, absent)["mine"]), (&json!("Mary"), &json!(true)));
    let theirs = players[absent as usize].table().await;
    assert_eq!(seat(&theirs, absent)["mine"], false, "who came too late watches");
}

#[tokio::test]
async fn a_deadline_that_passed_while_the_server_was_down_is_kept_when_it_is_back() {
    let mut house = no_grace().await;
    let (_, players) = open_with(&house, quick("bot")).await;
    house.close().await;
    tokio::time::sleep(Duration::from_millis(1100)).await;

    house.reopen_with(|config| config.clock_grace = Duration::ZERO).await;

    let mut anna = players[0].clone().at(&house);
    let table = until(&mut anna, |table| table["moves"] != 0).await;
    assert_eq!(table["seats"].as_array().unwrap().iter().filter(|seat| seat["stands_in"] == true).count(), 1);
}

#[tokio::test]
async fn whoever_could_not_reach_a_server_that_was_down_gets_a_moment() {
    let mut house = no_grace().await;
    let (_, players) = open_with(&house, quick("bot")).await;
    house.close().await;
    tokio::time::sleep(Duration::from_millis(1100)).await;

    house.reopen_with(|config| config.clock_grace = Duration::from_secs(3600)).await;

    let mut players: Vec<Player> = players.into_iter().map(|player| player.at(&house)).collect();
    let table = players[0].table().await;
    to_act(&mut players, &table).unwrap().do_something().await;
    let moved = players[0].table().await;
    assert!(moved["seats"].as_array().unwrap().iter().all(|seat| seat["stands_in"] == false), "{moved}");
}

/// Clocks are read from the log: nobody's runs before they sat down, or while a bot stood in, also when it is read again.
#[tokio::test]
async fn after_a_restart_the_clocks_say_what_they_said() {
    let mut house = House::slow_bots().await;
    let seats = json!([{ "kind": "friend" }, { "kind": "friend" }, { "kind": "friend" }]);
    let terms = json!({ "clock": { "turn": 86400, "bank": 3600, "increment": 0 }, "time_up": "bot" });
    let body = json!({ "game": GAME, "seats": seats, "terms": terms });
    let opened = Opened(house.browser().post_json("/api/tables", &body).await.json());
    let path = format!("/api{}", opened.path());
    let first = house.browser().get(&path).await.json()["to_act"][0].as_u64().unwrap();
    let times = async |house: &House| {
        let table = house.browser().get(&path).await.json();
        (table["seats"][first as usize]["due"].clone(), table["seats"][first as usize]["left"].clone())
    };
    // Long enough for the log's times to differ.
    tokio::time::sleep(Duration::from_millis(20)).await;
    let mut anna = house.browser();
    anna.post(&format!("/join/{}", opened.invite(first)), &[("name", "Anna")]).await;
    let before = times(&house).await;
    assert!(before.0.is_i64(), "her clock runs from when she sat down");

    house.reopen_with(|config| config.bot_pause = Duration::from_secs(3600)).await;
    assert_eq!(times(&house).await, before);

    tokio::time::sleep(Duration::from_millis(20)).await;
    let mut anna = anna.at(&house);
    anna.post(&format!("{}/seat", opened.path()), &[("do", "bot")]).await;
    let before = times(&house).await;
    assert!(before.0.is_null(), "a bot stands in: {before:?}");
    house.reopen_with(|config| config.bot_pause = Duration::from_secs(3600)).await;
    assert_eq!(times(&house).await, before, "what she used is used");
}

#[tokio::test]
async fn a_player_hands_the_seat_to_a_bot_and_takes_it_back() {
    let house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;

    let away = players[1].post("/seat", json!({ "do": "bot" })).await.json();
    assert_eq!((&seat(&away, 1)["bot"], &seat(&away, 1)["stands_in"]), (&json!("conductor"), &json!(true)));
    let version = away["version"].clone();
    assert_eq!(players[1].post("/seat", json!({ "do": "bot" })).await.json()["version"], version, "once is enough");
    assert_eq!(players[0].post("/seat", json!({ "do": "bot", "seat": 1 })).await.status, 403, "nobody else may");
    assert_eq!(house.browser().post(&format!("{}/seat", opened.path()), &[("do", "bot")]).await.status, 403);

    let back = players[1].post("/seat", json!({ "do": "back" })).await.json();
    assert_eq!((&seat(&back, 1)["bot"], &seat(&back, 1)["stands_in"]), (&Value::Null, &json!(false)));
}

#[tokio::test]
async fn who_leaves_can_be_followed_by_anybody_and_who_resigns_by_nobody() {
    let mut house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;

    players[1].post("/seat", json!({ "do": "leave" })).await;
    let resigned = players[2].post("/seat", json!({ "do": "resign" })).await.json();

    assert_eq!((&seat(&resigned, 1)["free"], &seat(&resigned, 1)["open"]), (&json!(true), &json!(true)));
    assert_eq!((&seat(&resigned, 2)["free"], &seat(&resigned, 2)["bot"]), (&json!(false), &json!("conductor")));
    for player in &mut players[1..] {
        let refused = player.post("/seat", json!({ "do": "back" })).await;
        assert_eq!(refused.status, 403, "{}", refused.text());
    }
    house.reopen().await;
    let taking = |seat: u64| format!("/api{}/seats/{seat}", opened.path());
    let mary = house.browser().post_json(&taking(1), &json!({ "name": "Mary" })).await.json();
    assert_eq!((&mary["name"], &mary["seat"]), (&json!("Mary"), &json!(1)));
    assert_eq!(house.browser().post_json(&taking(2), &json!({})).await.error(), (409, "not_free".to_owned()));
}

#[tokio::test]
async fn the_clocks_stand_still_when_all_want_it_and_run_when_one_does_not() {
    let house = House::slow_bots().await;
    let (_, mut players) = open_with(&house, json!({ "clock": { "turn": 3600 } })).await;
    for (number, player) in players.iter_mut().enumerate() {
        let table = player.post("/seat", json!({ "do": "pause" })).await.json();
        assert_eq!(table["paused"], number == 2);
    }
    let due = |table: &Value| table["seats"].as_array().unwrap().iter().any(|seat| !seat["due"].is_null());
    assert!(!due(&players[0].table().await));

    let table = players[1].post("/seat", json!({ "do": "go-on" })).await.json();

    assert!(table["paused"] == false && due(&table));
}

#[tokio::test]
async fn days_away_are_counted_and_no_more_are_given_than_were_agreed_on() {
    let house = House::slow_bots().await;
    let (_, mut players) = open_with(&house, json!({ "clock": { "turn": 86400, "vacation_days": 10 } })).await;
    let table = players[0].table().await;
    let player = to_act(&mut players, &table).unwrap();
    let due = |table: &Value, number: u64| seat(table, number)["due"].as_i64().unwrap();
    let number = player.seat;

    let away = player.post("/seat", json!({ "do": "away", "days": 7 })).await.json();

    let later = due(&away, number) - due(&table, number);
    assert!((later - 7 * 86_400_000).abs() < 60_000, "{later}");
    let more = player.post("/seat", json!({ "do": "away", "days": 4 })).await;
    assert_eq!(more.error(), (422, "no_vacation".to_owned()));
}

#[tokio::test]
async fn nonsense_is_refused_and_changes_nothing() {
    let house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    for (body, refused) in [
        (json!({ "do": "explode" }), (400, "bad_form")),
        (json!({ "do": "away" }), (400, "bad_form")),
        (json!({ "do": "pause" }), (409, "no_clock")),
        (json!({ "do": "away", "days": 3 }), (409, "no_clock")),
    ] {
        assert_eq!(players[0].post("/seat", body).await.error(), (refused.0, refused.1.to_owned()));
    }
    assert_eq!(players[0].version().await, 0);
    assert_eq!(house.browser().get(&format!("{}/seats/0", opened.path())).await.status, 409);

    for clock in [json!({}), json!({ "turn": 60 * 86400 + 1 }), json!({ "bank": 5, "increment": 3601 })] {
        let body = json!({ "game": GAME, "seats": [{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }],
            "terms": { "clock": clock } });
        let answer = house.browser().post_json("/api/tables", &body).await;
        assert_eq!(answer.error(), (422, "bad_clock".to_owned()), "{clock}");
    }
}

#[tokio::test]
async fn a_table_opened_by_the_form_keeps_its_clock_and_name_and_seat_for_anybody() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    let opened = anna
        .post(
            "/tables",
            &[
                ("game", GAME),
                ("seats", "3"),
                ("seat-0", "me"),
                ("name-0", "Anna"),
                ("seat-1", "anybody"),
                ("seat-2", "bot-conductor"),
                ("table-name", "Sunday club"),
                ("pace", "days"),
                ("days-turn", "86400"),
                ("days-bank", "259200"),
                ("weekends", "on"),
                ("offset", "60"),
                ("vacation", "14"),
                ("time-up", "bot"),
            ],
        )
        .await;
    assert_eq!(opened.status, 303, "{}", opened.text());

    let path = opened.header("location").unwrap();
    let page = anna.get(path).await.text();
    assert!(page.contains("class=\"tell-me\"") && !page.contains(" data-told"), "she is offered to be told");
    let table = anna.get(&format!("/api{path}")).await.json();

    let clock = json!({ "turn": 86400, "bank": 259200, "increment": 0, "weekends_off": true, "offset_minutes": 60,
        "vacation_days": 14 });
    assert_eq!(
        table["terms"],
        json!({ "name": "Sunday club", "clock": clock, "time_up": "bot", "watch": "link", "hints": false })
    );
    assert_eq!((&seat(&table, 1)["free"], &seat(&table, 1)["open"]), (&json!(true), &json!(true)));
}
