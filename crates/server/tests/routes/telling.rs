//! What the table tells of the others' moves, how fast bots make them, and what a bot would do.

use crate::house::House;
use crate::play::{attribute, first_button, my_turn, open};
use crate::player::{GAME, Opened, Player, three_players};
use serde_json::json;

#[tokio::test]
async fn a_bot_is_asked_by_whoever_plays_against_bots_alone_and_is_to_move() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "bot-conductor", "bot-conductor"]).await;
    my_turn(&mut anna, &table).await;
    assert!(anna.get(&table).await.text().contains("data-ask-hint"));

    let fragment = anna.clone().with("x-fragment", "1").get(&format!("{table}/hint")).await;
    let page = anna.get(&format!("{table}/hint")).await;

    assert_eq!((fragment.status, page.status), (200, 200));
    assert!(fragment.text().starts_with("<section class=\"hint-answers\" id=\"hint\""), "{}", fragment.text());
    assert!(page.text().contains("<html") && page.text().contains(&format!("href=\"{table}\"")));
    let reasons = page.text().matches("data-marks=").count();
    assert!((1..=3).contains(&reasons), "{reasons} reasons");
    // What it answers can be done with one click.
    let answer = first_button_of_hint(&page.text());
    let fields: Vec<(&str, &str)> = answer.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(anna.post(&format!("{table}/actions"), &fields).await.status, 303);
}

fn first_button_of_hint(page: &str) -> [(&'static str, String); 3] {
    let (_, form) = page.split_once("<form method=\"post\" action=\"/tables/").unwrap();
    let (_, version) = form.split_once("name=\"version\"").unwrap();
    let (_, seat) = form.split_once("name=\"seat\"").unwrap();
    let (_, action) = form.split_once("name=\"action\"").unwrap();
    let value = |rest: &str| attribute(rest, "value").unwrap();
    [("version", value(version)), ("seat", value(seat)), ("action", value(action))]
}

#[tokio::test]
async fn among_people_no_bot_is_asked() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "friend", "bot-conductor"]).await;

    let answer = anna.get(&format!("{table}/hint")).await;

    assert_eq!(answer.status, 403);
    assert!(!anna.get(&table).await.text().contains("data-ask-hint"));
    let stranger = house.browser().get(&format!("{table}/hint")).await;
    assert_eq!(stranger.status, 403, "a spectator has no turn");
}

#[tokio::test]
async fn people_who_agreed_on_it_ask_a_bot_on_their_turn() {
    let house = House::slow_bots().await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }]);
    for (hints, answers) in [(true, [200, 403, 403]), (false, [403, 403, 403])] {
        let body = json!({ "game": GAME, "seats": seats, "terms": { "hints": hints } });
        let opened = Opened(house.browser().post_json("/api/tables", &body).await.json());
        let mut statuses = Vec::new();
        for seat in 0..3 {
            let mut player = opened.player(&house, seat);
            statuses.push(player.browser.get(&format!("{}/hint", opened.path())).await.status);
        }
        statuses.sort_unstable();

        assert_eq!(statuses, answers, "one of them is to move; hints: {hints}");
    }
}

#[tokio::test]
async fn bots_that_take_their_time_are_hurried_by_a_player() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["bot-conductor", "me", "bot-conductor"]).await;
    // Seats are dealt their turns by chance: until a bot is to move, Anna does.
    while let Some(own) = first_button(&anna.get(&table).await.text()) {
        let fields: Vec<(&str, &str)> = own.iter().map(|(name, value)| (*name, value.as_str())).collect();
        anna.post(&format!("{table}/actions"), &fields).await;
    }
    assert!(anna.get(&table).await.text().contains("data-tempo=\"fast\""));
    assert_eq!(house.browser().post(&format!("{table}/hurry"), &[]).await.status, 403, "a stranger waits");

    anna.post(&format!("{table}/hurry"), &[]).await;

    my_turn(&mut anna, &table).await;
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_the_others_did() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "bot-conductor", "bot-conductor"]).await;
    // How soon others have had turns of their own between two of Anna's is a matter of luck.
    let mut page = String::new();
    for _ in 0..60 {
        let own = my_turn(&mut anna, &table).await;
        page = anna.get(&table).await.text();
        if page.contains("<section class=\"recap\"") && page.contains("<summary") {
            break;
        }
        let fields: Vec<(&str, &str)> = own.iter().map(|(name, value)| (*name, value.as_str())).collect();
        anna.post(&format!("{table}/actions"), &fields).await;
    }

    assert!(page.contains("<section class=\"recap\""), "others have moved");
    assert!(page.contains("You now get $") || page.contains("You still get $"), "what it did to Anna");
    assert!(page.contains("<summary"), "a turn of several lines opens");
    let watched = house.browser().get(&table).await.text();
    assert!(!watched.contains("<section class=\"recap\"") && watched.contains("You are watching"));
}

/// AR-5: an auction is part of the turn of who offers a share, whoever gets it.
#[tokio::test]
async fn whoever_offers_a_share_and_passes_is_told_who_got_it() {
    let house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    let first = who_acts(&mut players).await;
    assert_eq!(players[first].legal().await[0]["do"], "name_railway");
    players[first].do_something().await;
    for action in [json!({ "do": "pass" }), json!({ "do": "bid", "dollars": 14 }), json!({ "do": "pass" })] {
        let seat = who_acts(&mut players).await;
        let version = players[seat].version().await;
        let answer = players[seat].act(version, &action).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }

    // Whoever got it begins; the first one is asked again with the next offer.
    while let seat = who_acts(&mut players).await
        && seat != first
    {
        players[seat].do_something().await;
    }

    let page = players[first].browser.get(&opened.path()).await.text();
    let recap = page.split("<section class=\"recap\"").nth(1).expect("others have acted");
    assert!(recap.contains("for <b>$14</b>"), "{recap}");
}

/// The seat that decides.
async fn who_acts(players: &mut [Player]) -> usize {
    players[0].table().await["to_act"][0].as_u64().unwrap() as usize
}
