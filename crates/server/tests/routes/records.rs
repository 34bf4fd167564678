//! Records: downloaded, uploaded again, replayed through any seat's eyes.

use crate::house::{Answer, Browser, House};
use crate::player::{GAME, open, play_to_the_end, three_players};
use catalog::engine::Record;
use serde_json::{Value, json};

/// The record of a whole game played by bots.
pub(crate) fn a_record() -> Value {
    let game = catalog::find(GAME).unwrap();
    let seed = catalog::engine::Seed::new("7");
    let table = game.play_out(3, &game.default_options(), &[catalog::BotName::Random], seed).unwrap();
    let names: Vec<String> = ["Anna", "Erik", "Mary"].map(str::to_owned).into();
    serde_json::to_value(table.record(&names)).unwrap()
}

async fn upload_file(browser: &mut Browser, text: &str) -> Answer {
    let body = format!(
        "--edge\r\ncontent-disposition: form-data; name=\"record\"; filename=\"game.json\"\r\n\
         content-type: application/json\r\n\r\n{text}\r\n--edge--\r\n"
    );
    browser.send("POST", "/replays", &[("content-type", "multipart/form-data; boundary=edge")], body.into_bytes()).await
}

#[tokio::test]
async fn a_game_played_here_is_downloaded_and_replayed() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    play_to_the_end(&mut players).await;
    let file = house.browser().get(&format!("{}/record", opened.path())).await;
    assert!(file.header("content-disposition").unwrap().contains(".json"));
    let record: Record = serde_json::from_slice(&file.body).unwrap();
    let fair = record.fair.unwrap();
    assert!(fair.keeps_its_commitment() && fair.seed() == record.seed, "anybody can check the luck");
    assert_eq!(fair.players.len(), 0, "nobody added to it, and nobody is said to have");

    let mut anna = house.browser();
    let uploaded = upload_file(&mut anna, &file.text()).await;

    assert_eq!(uploaded.status, 303, "{}", uploaded.text());
    let replay = uploaded.header("location").unwrap().to_owned();
    let again = anna.get(&format!("{replay}/record")).await;
    assert_eq!(again.json(), file.json(), "the same record comes out again, fair seed and all");
    for eyes in ["", "?as=0", "?as=2&at=5", "?as=all&at=0"] {
        assert_eq!(anna.get(&format!("{replay}{eyes}")).await.status, 200, "{eyes}");
    }
    assert_eq!(anna.get(&format!("{replay}/at/3?as=all")).await.status, 200);
    assert_eq!(anna.get(&format!("{replay}?as=3")).await.status, 403, "there is no such seat");
}

#[tokio::test]
async fn a_record_may_be_pasted_or_posted_by_a_program() {
    let house = House::open().await;
    let record = a_record();

    let pasted = house.browser().post("/replays", &[("record", &record.to_string())]).await;
    let posted = house.browser().post_json("/api/replays", &record).await;

    assert_eq!((pasted.status, posted.status), (303, 201));
    let id = posted.json()["id"].as_str().unwrap().to_owned();
    let table = house.browser().get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(table["seats"][1]["name"], "Erik");
    assert_eq!(table["moves"], record["actions"].as_array().unwrap().len());
}

#[tokio::test]
async fn a_record_that_was_edited_is_refused_with_the_number_of_the_action() {
    let house = House::open().await;
    let record = a_record();
    let edited = |edit: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        edit(&mut record);
        record
    };
    let other_seat = |seat: &Value| json!((seat.as_u64().unwrap() + 1) % 3);
    let cases: [(&str, Value, &str); 6] = [
        ("another seat's action", edited(&|it| it["actions"][4]["seat"] = other_seat(&it["actions"][4]["seat"])), "5"),
        ("an action of no game", edited(&|it| it["actions"][6]["action"] = json!({ "fly": 1 })), "7"),
        ("another version of the rules", edited(&|it| it["rules"] = json!(99)), "99"),
        ("another format", edited(&|it| it["format"] = json!(2)), "2"),
        ("options of no game", edited(&|it| it["options"] = json!({ "cats": 9 })), ""),
        ("nobody at the table", edited(&|it| it["seats"] = json!([])), ""),
    ];
    for (what, record, number) in cases {
        let answer = house.browser().post_json("/api/replays", &record).await;
        assert_eq!(answer.status, 422, "{what}: {}", answer.text());
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains(number), "{what}: {message}");
        let page = upload_file(&mut house.browser(), &record.to_string()).await;
        assert_eq!(page.status, 422, "{what}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_record_is_refused() {
    let house = House::open().await;

    assert_eq!(upload_file(&mut house.browser(), "a shopping list").await.status, 400);
    assert_eq!(upload_file(&mut house.browser(), "{}").await.status, 400);
    assert_eq!(house.browser().post("/replays", &[]).await.status, 400);
    let elsewhere =
        json!({ "game": "chess", "format": 1, "rules": 1, "options": {}, "seats": [], "seed": "", "actions": [] });
    assert_eq!(house.browser().post_json("/api/replays", &elsewhere).await.error(), (404, "no_game".to_owned()));
}

#[tokio::test]
async fn nobody_acts_or_talks_at_a_replay() {
    let house = House::open().await;
    let mut anna = house.browser();
    let uploaded = anna.post("/replays", &[("record", &a_record().to_string())]).await;
    let replay = uploaded.header("location").unwrap().to_owned();

    assert_eq!(anna.post(&format!("{replay}/actions"), &[("version", "0"), ("action", "{}")]).await.status, 403);
    assert_eq!(anna.post(&format!("{replay}/talk"), &[("text", "hello")]).await.status, 403);
    assert_eq!(anna.post(&format!("{replay}/undo"), &[("version", "0"), ("do", "back")]).await.status, 403);
}

#[tokio::test]
async fn nobody_acts_or_goes_back_after_the_end() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let end = play_to_the_end(&mut players).await;
    let version = end["version"].as_u64().unwrap();

    let acted = players[0].act(version, &json!({ "fly": 1 })).await;
    assert!(acted.status == 400 || acted.status == 409, "{}", acted.text());
    let back = players[0].post("/undo", json!({ "version": version, "do": "back" })).await;
    assert_eq!(back.error(), (409, "cannot_undo".to_owned()), "the seed is known now");
    assert_eq!(players[0].table().await, end);
}

#[tokio::test]
async fn every_earlier_moment_of_a_running_game_is_there_for_its_players() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    let mut anna = opened.player(&house, 0);

    assert_eq!(anna.get("/view?at=0").await.status, 200);
    assert_eq!(anna.browser.get(&format!("{}?at=0", opened.path())).await.status, 200);
    assert_eq!(anna.browser.get(&format!("{}/at/0", opened.path())).await.status, 200);
}

/// It is asked for, worked out in the background, kept, and told in the reader's language; before the end of a game nobody may ask.
#[tokio::test]
async fn a_game_that_is_over_is_looked_into_once_and_the_result_stays() {
    let house = House::open().await;
    let mut record = a_record();
    record["actions"].as_array_mut().unwrap().truncate(5);
    let mut anna = house.browser();
    let uploaded = upload_file(&mut anna, &record.to_string()).await;
    let page = format!("{}/analysis", uploaded.header("location").unwrap());
    let before = anna.get(&page).await;
    assert_eq!(before.status, 200, "{}", before.text());
    assert!(before.text().contains("<form method=\"post\""), "it can be asked for");

    let begun = anna.post(&page, &[]).await;
    assert_eq!((begun.status, begun.header("location")), (303, Some(page.as_str())));
    let mut seen = anna.get(&page).await.text();
    while seen.contains("<progress") {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        seen = anna.get(&page).await.text();
    }

    assert!(seen.contains("Chances of winning") && seen.contains("Erik"), "{seen}");
    assert!(anna.get("/language/nl").await.status == 303);
    assert!(anna.get(&page).await.text().contains("Kans om te winnen"));

    let running = open(&house, &["me", "friend", "greedy"]).await;
    assert_eq!(house.browser().get(&format!("{}/analysis", running.path())).await.status, 403);
}
