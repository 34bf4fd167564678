//! What is a player's own at a table: notes, what they have read, whom they don't want to hear. Nobody else's wire carries it.

use crate::house::{Browser, House};
use crate::play;
use crate::player::{GAME, Opened, open, three_players};
use serde_json::{Value, json};

const NOTE: &str = "erik always bluffs in the second year";

/// Everything that somebody else can ask for about a table.
async fn everything(browser: &mut Browser, table: &str) -> String {
    let mut told = String::new();
    for path in ["/", "/me", "/settings", table, &format!("{table}?at=0"), &format!("{table}/at/0")] {
        told += &browser.get(path).await.all();
    }
    for path in ["/record", "/board.svg", "/turn", "/read", "/notes"] {
        told += &browser.get(&format!("{table}{path}")).await.all();
    }
    for path in ["", "/view", "/events", "/talk", "/record", "/notes", "/read"] {
        told += &browser.get(&format!("/api{table}{path}")).await.all();
    }
    told += &browser.listen(&format!("{table}/live")).await.next().await.unwrap();
    told += &browser.listen(&format!("/api{table}/stream")).await.next().await.unwrap();
    told
}

#[tokio::test]
async fn a_note_stays_and_is_on_nobody_elses_wire() {
    let mut house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    let (page, notes) = (opened.path(), format!("{}/notes", opened.path()));
    let mut stranger = house.browser();

    assert_eq!(players[0].browser.post(&notes, &[("text", NOTE)]).await.header("location"), Some(page.as_str()));
    assert_eq!(stranger.post(&notes, &[("text", "x")]).await.status, 403);
    assert_eq!(stranger.get(&format!("/api{notes}")).await.error(), (401, "no_token".to_owned()));
    let long = "x".repeat(5001);
    assert_eq!(players[0].post("/notes", json!({ "text": long })).await.error(), (422, "note".to_owned()));

    // Somebody else sits down on another seat of the same table, and the same seat is opened by its link on another device.
    for somebody in [&mut players[1].browser, &mut stranger] {
        assert!(!everything(somebody, &page).await.contains(NOTE));
    }
    let mut by_link = house.browser();
    by_link.post(&format!("/join/{}", opened.invite(0)), &[]).await;
    assert!(!everything(&mut by_link, &page).await.contains(NOTE), "the seat is shared, the notes are not");
    let live = players[0].browser.listen(&format!("{page}/live")).await.next().await.unwrap();
    assert!(!live.contains(NOTE), "what changes is the same for all who hold a seat");

    house.reopen().await;
    let mut anna = players.remove(0).at(&house);
    assert!(anna.browser.get(&page).await.text().contains(NOTE));
    assert_eq!(anna.get("/notes").await.json()["text"], NOTE);
}

#[tokio::test]
async fn what_was_read_on_one_device_is_read_on_all() {
    let house = House::slow_bots().await;
    let mut laptop = house.browser();
    let table = play::open(&mut laptop, &["me", "friend", "friend"]).await;
    let token = laptop.post_json("/api/me/tokens", &json!({ "label": "phone" })).await.json();
    let mut phone = house.browser().with("authorization", &format!("Bearer {}", token["token"].as_str().unwrap()));
    let links = laptop.get(&table).await.text();
    let invite = links.split("/join/").nth(3).unwrap().split('"').next().unwrap().to_owned();
    let mut erik = house.browser();
    erik.post(&format!("/join/{invite}"), &[("name", "Erik")]).await;
    for text in ["hello", "anybody there?"] {
        erik.post(&format!("{table}/talk"), &[("text", text)]).await;
    }
    laptop.post(&format!("{table}/talk"), &[("text", "here I am")]).await;

    let home = laptop.get("/").await.text();
    assert!(home.contains("2 new lines of talk") || home.contains("\u{2068}2\u{2069} new lines of talk"), "{home}");
    let page = laptop.get(&table).await.text();
    assert_eq!(page.matches("<li class=\"unread\"").count(), 2, "her own is not new to her");
    let last = play::attribute(page.split("class=\"all-read\"").nth(1).unwrap(), "value").unwrap();
    assert_eq!(laptop.post(&format!("{table}/read"), &[("number", &last)]).await.status, 303);

    for device in [&mut laptop, &mut phone] {
        assert!(!device.get(&table).await.text().contains("class=\"unread\""));
        assert!(!device.get("/").await.text().contains("new lines of talk"));
        assert_eq!(device.get(&format!("{table}/read")).await.json()["number"].to_string(), last);
    }
    let back = phone.post_json(&format!("/api{table}/read"), &json!({ "number": 1 })).await;
    assert_eq!((back.status, phone.get(&format!("/api{table}/read")).await.json()["number"].to_string()), (204, last));
    assert!(
        !erik.get("/").await.text().contains("new lines"),
        "one new line is said otherwise, and he was told of one"
    );
}

#[tokio::test]
async fn whoever_is_muted_is_heard_by_all_the_others() {
    let house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    let said = |lines: Value| lines.as_array().unwrap().iter().map(|line| line["text"].clone()).collect::<Vec<_>>();
    players[1].post("/talk", json!({ "text": "buy my shares" })).await;
    players[2].post("/talk", json!({ "text": "no" })).await;

    let muted = players[0].browser.post(&format!("{}/mute", opened.path()), &[("seat", "1"), ("do", "mute")]).await;

    assert_eq!((muted.status, muted.header("location")), (303, Some(opened.path().as_str())));
    let page = players[0].browser.get(&opened.path()).await.text();
    assert!(!page.contains("buy my shares") && page.contains("<q>no</q>") && page.contains("value=\"hear\""), "{page}");
    let live = players[0].browser.listen(&format!("{}/live", opened.path())).await.next().await.unwrap();
    assert!(!live.contains("buy my shares"));
    for told in [&page, &live] {
        assert!(
            told.contains("One line of") && told.contains("is hidden:"),
            "that something is hidden is said: {told}"
        );
    }
    assert_eq!(said(players[0].get("/talk").await.json()), ["no"]);
    assert_eq!(said(players[1].get("/talk").await.json()), ["buy my shares", "no"], "he does not learn of it");
    assert_eq!(players[0].post("/mute", json!({ "seat": 0, "muted": true })).await.error().1, "nobody_there");

    assert_eq!(players[0].post("/mute", json!({ "seat": 1, "muted": false })).await.status, 204);
    assert_eq!(said(players[0].get("/talk").await.json()).len(), 2);
}

/// AR: a table without negotiation is silent until it is over; what happens to seats is told all the same.
#[tokio::test]
async fn a_table_without_negotiation_stays_silent() {
    let house = House::slow_bots().await;
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }]);
    let silent = json!({ "game": GAME, "seats": seats, "options": { "banker": "seat1", "negotiation": false } });
    let opened = house.browser().post_json("/api/tables", &silent).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let opened = Opened(opened.json());
    let mut anna = opened.player(&house, 0);
    house.browser().post(&format!("/join/{}", opened.invite(1)), &[("name", "Erik")]).await;

    assert_eq!(anna.post("/talk", json!({ "text": "shall we?" })).await.error(), (403, "no_talk".to_owned()));
    let page = anna.browser.get(&opened.path()).await.text();
    assert!(!page.contains("class=\"say\"") && page.contains("class=\"notes\""), "notes are no talk");
    assert!(anna.get("/talk").await.json() == json!([]));
    let talking = open(&house, &["me", "friend", "friend"]).await;
    house.browser().post(&format!("/join/{}", talking.invite(1)), &[("name", "Erik")]).await;
    assert!(talking.player(&house, 0).browser.get(&talking.path()).await.text().contains("class=\"say\""));
}
