//! What the pages can do besides moving, done by programs.

use crate::house::{Browser, House};
use crate::player::{GAME, open, play_to_the_end, three_players};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

fn program(house: &House, answer: &Value) -> Browser {
    house.browser().with("authorization", &format!("Bearer {}", answer["token"].as_str().unwrap()))
}

#[tokio::test]
async fn a_program_keeps_a_place_comes_in_and_ends_devices() {
    let house = House::slow_bots().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    let mut anna = opened.player(&house, 0).browser;
    for path in ["/api/me/password", "/api/me/code", "/api/me/delete", "/api/me/devices/x/end"] {
        let body = json!({ "name": "Anna", "password": PASSWORD });
        let body = if path.ends_with("delete") { json!({ "sure": true }) } else { body };
        assert_eq!(house.browser().post_json(path, &body).await.error(), (401, "no_token".to_owned()), "{path}");
    }
    let login = json!({ "name": "Anna", "password": PASSWORD });
    assert_eq!(anna.post_json("/api/me/password", &login).await.status, 204);

    let wrong = json!({ "name": "Anna", "password": "wrong horse" });
    assert_eq!(house.browser().post_json("/api/me/enter", &wrong).await.error(), (403, "bad_password".to_owned()));
    let both = json!({ "name": "Anna", "code": "x" });
    assert_eq!(house.browser().post_json("/api/me/enter", &both).await.status, 400);
    let entered = house.browser().post_json("/api/me/enter", &login).await.json();
    let code = anna.post_json("/api/me/code", &json!({})).await.json();
    let by_code = json!({ "code": code["code"], "label": "kitchen" });
    let kitchen = house.browser().post_json("/api/me/enter", &by_code).await.json();
    assert_eq!(
        house.browser().post_json("/api/me/enter", &by_code).await.error(),
        (403, "bad_code".to_owned()),
        "once"
    );

    let mut second = program(&house, &entered);
    assert_eq!(second.get(&format!("/api{}", opened.path())).await.json()["seats"][0]["mine"], true);
    let devices = second.get("/api/me/devices").await.json();
    let named =
        |label: &str| devices.as_array().unwrap().iter().find(|device| device["label"] == label).unwrap()["id"].clone();
    let kitchens = format!("/api/me/devices/{}/end", named("kitchen").as_str().unwrap());
    let mut erik = program(&house, &open(&house, &["me", "friend", "friend"]).await.0["seats"][0]);
    assert_eq!(erik.post_json(&kitchens, &json!({})).await.error(), (404, "no_device".to_owned()), "it is not his");
    assert_eq!(second.post_json(&kitchens, &json!({})).await.status, 204);
    assert_eq!(program(&house, &kitchen).get("/api/me").await.error(), (401, "unknown_token".to_owned()));

    assert_eq!(anna.post_json("/api/me/delete", &json!({ "sure": false })).await.status, 400);
    let program_of_hers = anna.post_json("/api/me/tokens", &json!({ "label": "bot" })).await.json();
    let mut bot = program(&house, &program_of_hers);
    assert_eq!(bot.get("/api/me/tables").await.status, 200);
    for path in ["/api/me/password", "/api/me/code", "/api/me/tokens", "/api/me/devices/x/end", "/api/me/delete"] {
        let body = match path.rsplit('/').next() {
            Some("password") => login.clone(),
            Some("tokens") => json!({ "label": "x" }),
            _ => json!({ "sure": true }),
        };
        assert_eq!(bot.post_json(path, &body).await.error(), (403, "not_for_programs".to_owned()), "{path}");
    }
    let unknown = json!({ "name": "Anna", "password": "another horse" });
    assert_eq!(anna.post_json("/api/me/password", &unknown).await.error(), (403, "bad_password".to_owned()));
    assert_eq!(anna.post_json("/api/me/delete", &json!({ "sure": true })).await.error().1, "bad_password");
    let sure = json!({ "sure": true, "present": PASSWORD });
    assert_eq!(anna.post_json("/api/me/delete", &sure).await.status, 204);
    assert_eq!(second.get("/api/me").await.status, 401, "no device leads to her");
}

#[tokio::test]
async fn a_program_sees_what_the_home_page_lists() {
    let house = House::slow_bots().await;
    let seats = json!([{ "kind": "me", "name": "Anna" }, { "kind": "friend" }, { "kind": "anybody" }]);
    let opened = house.browser().post_json("/api/tables", &json!({ "game": GAME, "seats": seats })).await.json();
    let (id, invite) = (&opened["id"], opened["seats"][1]["invite"].as_str().unwrap());

    let listed = house.browser().get("/api/tables").await.json();
    assert_eq!(&listed["open"][0]["id"], id);
    let led = house.browser().get(&format!("/api/invites/{invite}")).await.json();
    assert_eq!((&led["seat"], &led["table"]["id"], &led["table"]["seats"][0]["name"]), (&json!(1), id, &json!("Anna")));
    assert_eq!(house.browser().get("/api/invites/made-up").await.error(), (404, "bad_invite".to_owned()));
    for path in ["/api/me/finished", "/api/me/campaigns"] {
        assert_eq!(house.browser().get(path).await.error(), (401, "no_token".to_owned()), "{path}");
    }
    assert_eq!(program(&house, &opened["seats"][0]).get("/api/me/campaigns").await.json(), json!([]));
}

#[tokio::test]
async fn after_a_game_a_program_finds_it_asks_how_it_went_and_plays_once_more() {
    let house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    let early = players[0].post("/rematch", json!({})).await;
    assert_eq!(early.error(), (403, "not_over".to_owned()));
    assert_eq!(players[0].get("/analysis").await.error(), (403, "not_over".to_owned()));
    play_to_the_end(&mut players).await;

    let found = players[0].browser.get("/api/me/finished?search=american").await.json();
    assert_eq!((&found["tables"][0]["id"], &found["more"]), (&json!(opened.id()), &json!(false)));
    let none = players[0].browser.get("/api/me/finished?search=nonsense").await.json();
    assert_eq!(none["tables"], json!([]));
    assert_eq!(players[0].get("/analysis").await.json(), json!({ "state": "not_asked" }));
    let again = players[1].post("/rematch", json!({ "entropy": "dice" })).await;
    assert_eq!((again.status, &again.json()["seats"][0]["mine"]), (201, &json!(true)), "one seat further on");
    let second = players[2].post("/rematch", json!({})).await.json();
    assert_eq!(second["id"], again.json()["id"], "whoever asks second is led there too");
    let stranger = house.browser().post_json(&format!("/api{}/rematch", opened.path()), &json!({})).await;
    assert_eq!(stranger.error(), (401, "no_token".to_owned()));
}

#[tokio::test]
async fn a_program_asks_bots_and_learns_to_play() {
    let house = House::slow_bots().await;
    let opened = open(&house, &["me", "greedy", "random"]).await;
    let mut anna = opened.player(&house, 0);
    let hint = anna.get("/hint").await;
    match anna.table().await["to_act"] == json!([0]) {
        true => assert!(hint.json()[0]["action"].is_object(), "{}", hint.text()),
        false => assert_eq!(hint.error(), (403, "no_hint".to_owned())),
    }
    assert_eq!(anna.post("/hurry", json!({})).await.status, 204);
    let stranger = house.browser().post_json(&format!("/api{}/hurry", opened.path()), &json!({})).await;
    assert_eq!(stranger.error(), (401, "no_token".to_owned()));

    let lesson = catalog::lessons(GAME)[0].name;
    let begin = format!("/api/games/{GAME}/lessons/{lesson}");
    let begun = house.browser().post_json(&begin, &json!({ "name": "Anna" })).await;
    assert_eq!(begun.status, 201, "{}", begun.text());
    let (begun, mut learner) = (begun.json(), program(&house, &begun.json()));
    let coach = format!("/api/tables/{}/lesson", begun["table"]["id"].as_str().unwrap());
    let said = learner.get(&coach).await.json();
    assert!(said["step"] == 0 && said["sentence"].is_string() && said["steps"].as_array().unwrap().len() > 2, "{said}");
    let version = &begun["table"]["version"];
    assert_eq!(learner.post_json(&coach, &json!({ "version": version, "do": "dance" })).await.status, 400);
    assert_eq!(learner.post_json(&coach, &json!({ "version": version, "do": "play-on" })).await.status, 200);
    assert_eq!(learner.get(&coach).await.error(), (404, "no_lesson".to_owned()));
    assert_eq!(
        house.browser().post_json(&format!("{begin}-x"), &json!({})).await.error(),
        (404, "no_lesson".to_owned())
    );
}
