//! Invites: taking a seat, on one device and on another.

use crate::house::House;
use crate::play;
use crate::player::{open, three_players};
use serde_json::json;

#[tokio::test]
async fn a_friend_takes_the_seat_of_an_invite_and_plays() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let invite = format!("/join/{}", opened.invite(1));
    let mut erik = house.browser();
    let invitation = erik.get(&invite).await;
    assert_eq!(invitation.status, 200);

    let joined = erik.post(&invite, &[("name", " Erik ")]).await;

    assert_eq!((joined.status, joined.header("location")), (303, Some(opened.path().as_str())));
    let table = erik.get(&format!("/api{}", opened.path())).await.json();
    assert_eq!(table["seats"][1]["name"], "Erik");
    assert_eq!((&table["seats"][1]["mine"], &table["seats"][1]["open"]), (&json!(true), &json!(false)));
    assert_eq!(table["seats"][0]["mine"], json!(false));
    assert_eq!(erik.get(&invite).await.status, 303, "who sits there already goes straight to the table");
}

#[tokio::test]
async fn the_same_link_on_a_second_device_is_the_same_seat() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let invite = format!("/join/{}", opened.invite(1));
    let (mut laptop, mut phone) = (house.browser(), house.browser());

    laptop.post(&invite, &[("name", "Erik")]).await;
    phone.post(&invite, &[("name", "somebody else")]).await;

    for browser in [&mut laptop, &mut phone] {
        let seat = browser.get(&format!("/api{}", opened.path())).await.json()["seats"][1].clone();
        assert_eq!((&seat["name"], &seat["mine"]), (&json!("Erik"), &json!(true)));
    }
}

/// What the log tells of seats is the same when it is read again: after a restart, and when a table comes back into memory.
#[tokio::test]
async fn after_a_restart_nobody_has_opened_the_table_on_another_device_who_did_not() {
    let mut house = House::open().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    let (mut erik, invite) = (house.browser(), format!("/join/{}", opened.invite(1)));
    let told = "opened the table on another device.";
    erik.post(&invite, &[("name", "Erik")]).await;

    house.reopen().await;
    let mut erik = erik.at(&house);
    assert!(!erik.get(&opened.path()).await.text().contains(told), "he sat down once");

    house.browser().post(&invite, &[]).await;
    house.reopen().await;
    assert!(erik.at(&house).get(&opened.path()).await.text().contains(told));
}

#[tokio::test]
async fn whoever_opened_the_table_finds_the_own_link_for_another_device() {
    let house = House::open().await;
    let mut laptop = house.browser();
    let table = play::open(&mut laptop, &["me", "bot-greedy", "bot-random"]).await;
    let page = laptop.get(&table).await.text();
    let (_, link) = page.split_once("/join/").expect("a link");
    let invite = link.split('"').next().unwrap();

    let mut phone = house.browser();
    phone.post(&format!("/join/{invite}"), &[("name", "")]).await;

    let seats = phone.get(&format!("/api{table}")).await.json()["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[0]["mine"]), (&json!("Anna"), &json!(true)));
}

#[tokio::test]
async fn a_program_takes_a_seat_with_its_invite() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let seat = format!("/api{}/seats/1", opened.path());
    let body = json!({ "invite": opened.invite(1), "name": "Erik" });

    let taken = house.browser().post_json(&seat, &body).await;

    assert_eq!(taken.status, 200);
    let token = taken.json()["token"].as_str().unwrap().to_owned();
    let mut erik = house.browser().with("authorization", &format!("Bearer {token}"));
    assert_eq!(erik.get(&format!("/api{}/legal", opened.path())).await.json()["seat"], 1);
}

#[tokio::test]
async fn an_invite_of_another_seat_or_table_gives_nothing() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    let other = open(&house, &["me", "friend", "friend"]).await;

    for (what, seat, invite) in [
        ("another seat's", "1", opened.invite(2)),
        ("another table's", "1", other.invite(1)),
        ("made up", "1", "0".repeat(32)),
        ("no seat", "seven", opened.invite(1)),
        ("no seat of this table", "7", opened.invite(1)),
    ] {
        let path = format!("/api{}/seats/{seat}", opened.path());
        let answer = house.browser().post_json(&path, &json!({ "invite": invite })).await;
        assert_eq!(answer.error(), (404, "bad_invite".to_owned()), "{what}");
    }
    assert_eq!(opened.player(&house, 0).table().await["seats"][1]["open"], true);
}

#[tokio::test]
async fn a_name_that_disturbs_the_page_is_refused() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let invite = format!("/join/{}", opened.invite(1));

    assert_eq!(house.browser().post(&invite, &[("name", "\u{202E}kire")]).await.status, 422);
    assert_eq!(house.browser().post(&invite, &[("name", &"x".repeat(25))]).await.status, 422);
    assert_eq!(opened.player(&house, 0).table().await["seats"][1]["open"], true);

    house.browser().post(&invite, &[("name", "<script>x")]).await;
    let page = house.browser().get(&opened.path()).await.text();
    assert!(page.contains("&lt;script&gt;x") && !page.contains("<script>x"), "names are text");
}

#[tokio::test]
async fn players_talk_and_everybody_reads_it() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;

    assert_eq!(players[1].post("/talk", json!({ "text": " nice <b>bid</b> " })).await.status, 204);

    let lines = players[2].get("/talk").await.json();
    assert_eq!(lines, json!([{ "number": 1, "seat": 1, "name": "Player 2", "text": "nice <b>bid</b>" }]));
    let page = house.browser().get(&opened.path()).await.text();
    assert!(page.contains("nice &lt;b&gt;bid&lt;/b&gt;"), "talk is text");
}
