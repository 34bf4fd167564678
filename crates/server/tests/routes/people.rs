//! People: keeping a place, several devices, seat links, programs of one's own, playing once more.

use crate::house::{Browser, House};
use crate::play;
use crate::player::{GAME, open, play_to_the_end, three_players};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

async fn mine(browser: &mut Browser, table: &str) -> bool {
    browser.get(&format!("/api{table}")).await.json()["seats"][0]["mine"] == true
}

/// The value of the hidden fields `device` of the reader's own page.
fn devices(page: &str) -> Vec<String> {
    let fields = page.split("name=\"device\" value=\"").skip(1);
    fields.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn whoever_kept_the_place_comes_back_with_name_and_password() {
    let house = House::slow_bots().await;
    let mut laptop = house.browser();
    let table = play::open(&mut laptop, &["me", "bot-greedy", "bot-random"]).await;
    let kept = laptop.post("/me/keep", &[("name", "Anna"), ("password", PASSWORD)]).await;
    assert_eq!((kept.status, kept.header("location")), (303, Some("/me")), "{}", kept.text());

    let mut phone = house.browser();
    for (name, password) in [("Anna", "wrong horse"), ("Erik", PASSWORD)] {
        let refused = phone.post("/me/enter", &[("name", name), ("password", password)]).await;
        assert_eq!(refused.status, 403);
    }
    let guests = play::open(&mut phone, &["me", "friend", "bot-random"]).await;
    let entered = phone.post("/me/enter", &[("name", " anna "), ("password", PASSWORD)]).await;

    assert_eq!(entered.status, 303, "{}", entered.text());
    assert!(mine(&mut phone, &table).await, "her seat");
    assert!(mine(&mut phone, &guests).await && mine(&mut laptop, &guests).await, "what the guest played comes along");
    assert!(phone.get("/").await.text().contains(&table));
    let invites = |page: String| page.matches("value=\"link-for\"").count();
    assert!(invites(phone.get(&guests).await.text()) > 0, "and it is the guest who opened it");
}

#[tokio::test]
async fn once_a_place_is_kept_the_cookie_of_the_guest_opens_nothing() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    let table = play::open(&mut anna, &["me", "bot-greedy", "bot-random"]).await;
    let mut thief = anna.clone();

    anna.post("/me/keep", &[("name", "Anna"), ("password", PASSWORD)]).await;

    assert!(mine(&mut anna, &table).await && !mine(&mut thief, &table).await);
    assert_eq!(devices(&anna.get("/me").await.text()).len(), 1, "it is one device still");
}

#[tokio::test]
async fn whoever_signs_in_at_the_browser_of_somebody_who_kept_their_place_gets_nothing_of_it() {
    let house = House::slow_bots().await;
    let mut shared = house.browser();
    let table = play::open(&mut shared, &["me", "bot-greedy", "bot-random"]).await;
    shared.post(&format!("{table}/notes"), &[("text", "erik bluffs")]).await;
    shared.post("/me/keep", &[("name", "Anna"), ("password", PASSWORD)]).await;
    house.browser().post("/me/keep", &[("name", "Erik"), ("password", PASSWORD)]).await;

    assert_eq!(shared.post("/me/enter", &[("name", "Erik"), ("password", PASSWORD)]).await.status, 303);

    assert!(!mine(&mut shared, &table).await && !shared.get(&table).await.text().contains("erik bluffs"));
    shared.post("/me/enter", &[("name", "Anna"), ("password", PASSWORD)]).await;
    assert!(mine(&mut shared, &table).await, "Anna's is hers when she comes back");
}

#[tokio::test]
async fn a_name_with_a_password_is_one_persons_and_a_short_password_is_refused() {
    let house = House::slow_bots().await;
    let (mut anna, mut erik) = (house.browser(), house.browser());
    anna.post("/me/keep", &[("name", "Anna"), ("password", PASSWORD)]).await;

    assert_eq!(erik.post("/me/keep", &[("name", "ANNA"), ("password", PASSWORD)]).await.status, 409);
    assert_eq!(erik.post("/me/keep", &[("name", "Erik"), ("password", "short")]).await.status, 422);
    assert_eq!(erik.post("/me/keep", &[("name", "\u{200B}"), ("password", PASSWORD)]).await.status, 422);
    let page = erik.get("/me").await.text();
    assert!(!page.contains("You come back as"), "nothing has changed");
}

#[tokio::test]
async fn a_code_lets_a_second_device_in_and_each_is_ended_by_itself() {
    let house = House::slow_bots().await;
    let (mut laptop, mut phone) = (house.browser(), house.browser().with("user-agent", "Firefox/132 (Android)"));
    let table = play::open(&mut laptop, &["me", "bot-greedy", "bot-random"]).await;
    let page = laptop.post("/me/code", &[]).await.text();
    let code = page.split("<strong>").nth(1).unwrap().split('<').next().unwrap().to_owned();

    assert_eq!(phone.post("/me/enter", &[("code", &code)]).await.status, 303);
    assert!(mine(&mut phone, &table).await);
    assert_eq!(house.browser().post("/me/enter", &[("code", &code)]).await.status, 403, "once");

    let page = laptop.post("/me/token", &[("label", "my bot")]).await.text();
    let token = page.split("<strong class=\"long\">").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let mut bot = house.browser().with("authorization", &format!("Bearer {token}"));
    for (path, fields) in [
        ("/me/keep", &[("name", "Anna"), ("password", PASSWORD)][..]),
        ("/me/code", &[][..]),
        ("/me/token", &[("label", "another")][..]),
        ("/me/end", &[("device", "x")][..]),
        ("/me/delete", &[("sure", "on")][..]),
    ] {
        assert_eq!(bot.post(path, fields).await.status, 403, "{path} is not a program's");
    }
    assert!(mine(&mut bot, &table).await && !laptop.get("/me").await.text().contains(&token), "it is shown once");
    assert_eq!(laptop.post("/me/token", &[("label", " ")]).await.status, 422);
    assert_eq!(house.browser().post("/me/token", &[("label", "x")]).await.status, 403);
    let its = devices(laptop.get("/me").await.text().split("my bot").nth(1).unwrap()).remove(0);
    laptop.post("/me/end", &[("device", &its)]).await;
    assert_eq!(bot.get("/api/me").await.status, 401);

    let page = laptop.get("/me").await.text();
    let both = devices(&page);
    assert!(both.len() == 2 && page.contains("Firefox, Android"), "{page}");
    assert_eq!(house.browser().post("/me/end", &[("device", &both[1])]).await.status, 403, "a stranger can't");
    assert_eq!(laptop.post("/me/end", &[("device", &both[1])]).await.status, 303);
    assert!(!mine(&mut phone, &table).await && mine(&mut laptop, &table).await);

    assert_eq!(laptop.clone().post("/me/sign-out", &[]).await.status, 303);
    assert!(!mine(&mut laptop, &table).await, "the old cookie opens nothing any more");
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_no_name_behind() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    let table = play::open(&mut anna, &["me", "friend", "bot-random"]).await;
    anna.post("/me/keep", &[("name", "Anna"), ("password", PASSWORD)]).await;
    anna.post(&format!("{table}/talk"), &[("text", "hello")]).await;
    assert_eq!(anna.post("/me/delete", &[]).await.status, 400, "only who is sure");

    let borrowed = anna.clone().post("/me/delete", &[("sure", "on"), ("present", "wrong horse")]).await;
    assert_eq!(borrowed.status, 403, "only who knows the password");
    assert_eq!(anna.clone().post("/me/delete", &[("sure", "on"), ("present", PASSWORD)]).await.status, 303);

    let page = house.browser().get(&table).await.text();
    assert!(!page.contains("Anna") && page.contains("hello"), "what was said stays, by nobody");
    let seat = house.browser().get(&format!("/api{table}")).await.json()["seats"][0].clone();
    assert_eq!((&seat["name"], &seat["free"], &seat["bot"]), (&json!("Player 1"), &json!(true), &json!("conductor")));
    assert!(!mine(&mut anna, &table).await);
    let back = house.browser().post("/me/enter", &[("name", "Anna"), ("password", PASSWORD)]).await;
    assert_eq!(back.status, 403);
}

#[tokio::test]
async fn the_page_of_a_taken_seat_says_so_and_a_second_device_is_told() {
    let house = House::slow_bots().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let invite = format!("/join/{}", opened.invite(1));
    let (mut erik, mut other) = (house.browser(), house.browser());
    erik.post(&invite, &[("name", "Erik")]).await;

    let page = other.get(&invite).await.text();
    assert!(page.contains("Erik plays here") && !page.contains("name=\"name\""), "{page}");
    other.post(&invite, &[]).await;
    assert!(erik.get(&opened.path()).await.text().contains("opened the table on another device."));

    erik.post(&format!("{}/seat", opened.path()), &[("do", "new-link")]).await;
    let seat = |table: Value| table["seats"][1]["mine"].clone();
    assert_eq!(seat(other.get(&format!("/api{}", opened.path())).await.json()), false, "the other device is out");
    assert_eq!(seat(erik.get(&format!("/api{}", opened.path())).await.json()), true);
    assert_eq!(house.browser().get(&invite).await.status, 404, "the old link leads nowhere");
}

#[tokio::test]
async fn a_missing_and_an_unknown_token_are_told_apart_from_a_seat_of_somebody_else() {
    let house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    let legal = format!("/api{}/legal", opened.path());

    let missing = house.browser().get(&legal).await;
    assert_eq!(missing.error(), (401, "no_token".to_owned()));
    assert_eq!(missing.header("www-authenticate"), Some("Bearer"));
    let mut unknown = house.browser().with("authorization", "Bearer made-up");
    assert_eq!(unknown.get("/api/games").await.error(), (401, "unknown_token".to_owned()));
    assert_eq!(players[0].get("/legal?seat=1").await.error(), (403, "not_your_seat".to_owned()));
}

#[tokio::test]
async fn one_token_and_one_stream_serve_all_tables_of_a_person() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    let first = play::open(&mut anna, &["me", "hot-seat", "hot-seat"]).await;
    assert_eq!(house.browser().get("/api/me").await.error(), (401, "no_token".to_owned()));
    let token = anna.post_json("/api/me/tokens", &json!({ "label": "my bot" })).await.json();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut program = house.browser().with("authorization", &bearer);
    assert_eq!(program.get("/api/me").await.json()["name"], "Anna");

    let mut stream = program.listen("/api/me/stream").await;
    let id =
        |text: String| format!("/tables/{}", serde_json::from_str::<Value>(&text).unwrap()["id"].as_str().unwrap());
    assert_eq!(id(stream.next().await.unwrap()), first);
    let second = play::open(&mut anna, &["me", "hot-seat", "hot-seat"]).await;
    assert_eq!(id(stream.next().await.unwrap()), second, "a new table");

    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "anybody" }]);
    let third = program.post_json("/api/tables", &json!({ "game": GAME, "seats": seats })).await.json();
    assert_eq!(third["seats"][0]["token"], json!(null), "it has one, and is known by it");
    let erik = open(&house, &["me", "friend", "friend"]).await;
    let seat = program.post_json(&format!("/api{}/seats/1", erik.path()), &json!({ "invite": erik.invite(1) })).await;
    assert_eq!((seat.status, &seat.json()["token"]), (200, &json!(null)));
    let tables = program.get("/api/me/tables").await.json();
    assert_eq!(tables.as_array().unwrap().len(), 4, "hers, those of her program, and where it sat down");
    let why = program.get(&format!("/api{first}/why?target=hex-1-1&seat=0")).await.json();
    assert!(why["reasons"].is_array(), "{why}");
    assert!(anna.get("/me").await.text().contains("my bot"), "she can end it");
}

#[tokio::test]
async fn a_table_of_the_api_keeps_the_servers_promise_once() {
    let house = House::slow_bots().await;
    let promise = house.browser().post_json("/api/promises", &json!({})).await.json()["promise"].clone();
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }]);
    let body = json!({ "game": GAME, "seats": seats, "promise": promise, "entropy": "dice" });

    let opened = house.browser().post_json("/api/tables", &body).await.json();

    assert!(promise.as_str().unwrap().starts_with(opened["commitment"].as_str().unwrap()));
    let again = house.browser().post_json("/api/tables", &body).await;
    assert_eq!(again.error(), (422, "no_promise".to_owned()));
}

#[tokio::test]
async fn a_rematch_takes_the_same_people_one_seat_further_on() {
    let house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    let again = format!("/rematch/{}", opened.id());
    assert_eq!(players[0].browser.post(&again, &[]).await.status, 403, "not before it is over");
    play_to_the_end(&mut players).await;
    assert_eq!(house.browser().post(&again, &[]).await.status, 403, "not for strangers");

    let asked = players[1].browser.post(&again, &[("entropy", "dice")]).await;

    let next = asked.header("location").unwrap().to_owned();
    let mut at = Vec::new();
    for player in &mut players {
        let table = player.browser.get(&format!("/api{next}")).await.json();
        at.push(table["seats"].as_array().unwrap().iter().position(|seat| seat["mine"] == true).unwrap());
    }
    assert_eq!(at, [2, 0, 1], "who began is last now");
    let second = players[2].browser.post(&again, &[]).await;
    assert_eq!(second.header("location"), Some(next.as_str()), "whoever asks second is led there too");
    assert!(players[0].browser.get(&opened.path()).await.text().contains(&next), "and the page leads there");
}

#[tokio::test]
async fn a_table_of_its_players_own_is_shown_to_nobody_else() {
    let house = House::slow_bots().await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }]);
    let body = json!({ "game": GAME, "seats": seats, "terms": { "watch": "players" } });
    let opened = crate::player::Opened(house.browser().post_json("/api/tables", &body).await.json());
    let (page, mut stranger) = (opened.path(), house.browser());

    for path in ["", "/board.svg", "/at/0", "/live", "/record"] {
        assert_eq!(stranger.get(&format!("{page}{path}")).await.status, 403, "{path}");
    }
    for path in ["", "/view", "/events", "/talk", "/record", "/stream"] {
        assert_eq!(stranger.get(&format!("/api{page}{path}")).await.status, 403, "{path}");
    }
    assert_eq!(opened.player(&house, 0).get("/view").await.status, 200);
}

#[tokio::test]
async fn two_people_of_one_name_are_told_apart() {
    let house = House::slow_bots().await;
    let seats =
        json!([{ "kind": "me", "name": "Anna" }, { "kind": "friend" }, { "kind": "anybody" }, { "kind": "friend" }]);
    let opened = house.browser().post_json("/api/tables", &json!({ "game": GAME, "seats": seats })).await;
    let opened = crate::player::Opened(opened.json());

    house.browser().post(&format!("/join/{}", opened.invite(1)), &[("name", "anna")]).await;
    house.browser().post(&format!("{}/seats/2", opened.path()), &[("name", "Anna")]).await;
    // With a Cyrillic A.
    house.browser().post(&format!("/join/{}", opened.invite(3)), &[("name", "\u{410}nna")]).await;

    let seats = house.browser().get(&format!("/api{}", opened.path())).await.json()["seats"].clone();
    let names = ["Anna", "anna 2", "Anna 3", "\u{410}nna 4"];
    assert_eq!([0, 1, 2, 3].map(|seat: usize| seats[seat]["name"].clone()), names);
}

/// What is somebody's own is sent to nobody else: not in a page, an answer, a stream or a file.
#[tokio::test]
async fn nothing_of_a_person_goes_over_somebody_elses_wire() {
    let house = House::slow_bots().await;
    let mut anna = house.browser().with("user-agent", "Firefox/132 (iPad)");
    let table = play::open(&mut anna, &["me", "hot-seat", "hot-seat"]).await;
    anna.post("/me/keep", &[("name", "Annas own name"), ("password", PASSWORD)]).await;
    let token = anna.post_json("/api/me/tokens", &json!({ "label": "her program" })).await.json();
    let code = anna.post("/me/code", &[]).await.text();
    let code = code.split("<strong>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let own = devices(&anna.get("/me").await.text());
    assert_eq!(own.len(), 2);
    let mut secrets: Vec<String> =
        ["Annas own name", PASSWORD, "her program", "argon2", "iPad"].map(str::to_owned).to_vec();
    secrets.extend(own.into_iter().chain([code, token["token"].as_str().unwrap().to_owned()]));

    let mut stranger = house.browser();
    let mut told = String::new();
    for path in ["/", "/me", "/me/enter", &table, &format!("{table}/board.svg"), &format!("{table}/record")] {
        told += &stranger.get(path).await.all();
    }
    for path in ["", "/view", "/events", "/talk", "/record"] {
        told += &stranger.get(&format!("/api{table}{path}")).await.all();
    }
    told += &stranger.listen(&format!("{table}/live")).await.next().await.unwrap();
    told += &stranger.post("/me/enter", &[("name", "annas own name"), ("password", "wrong horse")]).await.all();

    for secret in secrets {
        assert!(!told.to_lowercase().contains(&secret.to_lowercase()), "{secret}");
    }
}
