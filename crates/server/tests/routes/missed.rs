//! Links that are taken back, and friends who lost their seat or do not come.

use crate::house::{Browser, House};
use crate::player::{Opened, Player, open, three_players, to_act};
use serde_json::{Value, json};

async fn asked(browser: &mut Browser, opened: &Opened, what: &str, seat: u64) -> u16 {
    let seat = seat.to_string();
    browser.post(&format!("{}/seat", opened.path()), &[("do", what), ("seat", &seat)]).await.status
}

/// The links that somebody may see, as a program asks for them.
async fn links(player: &mut Player) -> Vec<Value> {
    player.get("/links").await.json().as_array().unwrap().clone()
}

#[tokio::test]
async fn whoever_opened_the_table_takes_back_a_link_that_nobody_has_used() {
    let house = House::slow_bots().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let (mut anna, old) = (opened.player(&house, 0), format!("/join/{}", opened.invite(1)));
    assert_eq!(links(&mut anna).await.len(), 2, "the own one and that of the friend");
    for stranger in [&mut house.browser(), &mut house.browser().with("user-agent", "Firefox")] {
        assert_eq!(asked(stranger, &opened, "link-for", 1).await, 403);
    }
    assert_eq!(house.browser().get(&format!("/api{}/links", opened.path())).await.status, 401);

    assert_eq!(anna.post("/seat", json!({ "do": "link-for", "seat": 1 })).await.status, 200);

    assert_eq!(house.browser().get(&old).await.status, 404, "the old link leads nowhere");
    let new = links(&mut anna).await[1]["invite"].as_str().unwrap().to_owned();
    let page = anna.browser.get(&opened.path()).await.text();
    assert!(page.contains(&format!("/join/{new}")) && page.contains("value=\"link-for\""), "it stands on the page");
    let mut erik = house.browser();
    assert_eq!(erik.post(&format!("/join/{new}"), &[("name", "Erik")]).await.status, 303);
    assert_eq!(links(&mut anna).await.len(), 1, "once it is used it is Erik's alone");
    assert_eq!(asked(&mut anna.browser, &opened, "link-for", 1).await, 409, "he sits there");
    assert_eq!(asked(&mut anna.browser, &opened, "link-for", 2).await, 409, "a bot needs no link");
}

/// A table of three without a clock, which waits for somebody other than Anna, who opened it.
async fn waiting_for_another(house: &House) -> (Opened, Vec<Player>, u64) {
    let (opened, mut players) = three_players(house).await;
    players[0].post("/talk", json!({ "text": "your turn" })).await;
    loop {
        let table = players[0].table().await;
        let player = to_act(&mut players, &table).unwrap();
        match player.seat {
            0 => player.do_something().await,
            missed => return (opened, players, missed),
        };
    }
}

#[tokio::test]
async fn a_friend_who_lost_the_seat_gets_a_new_link_once_the_table_has_waited_a_day() {
    let mut house = House::slow_bots().await;
    let (opened, mut players, missed) = waiting_for_another(&house).await;
    let link_for = json!({ "do": "link-for", "seat": missed });
    assert_eq!(players[0].post("/seat", link_for.clone()).await.error(), (409, "not_missed".to_owned()));
    house.days_go_by(1).await;
    house.reopen().await;
    let mut players: Vec<Player> = players.into_iter().map(|player| player.at(&house)).collect();
    let other = 3 - missed as usize;
    assert_eq!(players[other].post("/seat", link_for.clone()).await.error(), (403, "not_your_table".to_owned()));

    assert_eq!(players[0].post("/seat", link_for).await.status, 200);

    let seen = links(&mut players[0]).await;
    let invite = seen.iter().find(|link| link["seat"] == missed).unwrap()["invite"].as_str().unwrap().to_owned();
    assert!(links(&mut players[other]).await.iter().all(|link| link["seat"] != missed), "nobody else sees it");
    assert_eq!(players[missed as usize].table().await["seats"][missed as usize]["mine"], true, "the seat stays theirs");
    house.reopen().await;
    let mut phone = house.browser();
    assert!(phone.get(&opened.path()).await.text().contains("has a new link, made by whoever opened the table."));
    assert_eq!(phone.post(&format!("/join/{invite}"), &[]).await.status, 303);
    let table = phone.get(&format!("/api{}", opened.path())).await.json();
    assert_eq!(table["seats"][missed as usize]["mine"], true, "they sit there again");
    let mut anna = players.remove(0).at(&house);
    assert_eq!(links(&mut anna).await.len(), 1, "once it is used it is theirs alone");
}

#[tokio::test]
async fn a_bot_moves_for_a_friend_for_whom_a_table_without_a_clock_has_waited_a_week() {
    let mut house = House::slow_bots().await;
    let (_, players, missed) = waiting_for_another(&house).await;
    let bot_for = json!({ "do": "bot-for", "seat": missed });
    let other = 3 - missed as usize;
    house.days_go_by(6).await;
    house.reopen().await;
    let mut players: Vec<Player> = players.into_iter().map(|player| player.at(&house)).collect();
    assert_eq!(players[other].post("/seat", bot_for.clone()).await.error(), (409, "not_missed".to_owned()));
    house.days_go_by(1).await;
    house.reopen().await;
    let mut players: Vec<Player> = players.into_iter().map(|player| player.at(&house)).collect();
    let stranger = house.browser().post_json(&format!("/api/tables/{}/seat", players[0].id), &bot_for).await;
    assert_eq!(stranger.error(), (403, "not_seated".to_owned()));

    let table = players[other].post("/seat", bot_for).await.json();

    assert_eq!(table["seats"][missed as usize]["stands_in"], true);
    let back = players[missed as usize].post("/seat", json!({ "do": "back" })).await.json();
    assert_eq!(back["seats"][missed as usize]["stands_in"], false, "the seat is theirs when they come");
}
