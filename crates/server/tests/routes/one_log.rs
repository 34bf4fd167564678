//! Everything at a table stands in one log: talk and people between two moves disturb nobody, and damage is named.

use crate::house::House;
use crate::player::{Opened, Player, open, three_players, to_act};
use serde_json::json;
use storage::{Adding, Db, Entry, Status, TableId};

/// Talk and people raise the edition, and a post that names an older one is still an answer to the same question.
#[tokio::test]
async fn who_talks_or_sits_down_makes_no_move_stale() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    let mut anna = opened.player(&house, 0);
    let mut friends = [sit(&house, &opened, 1).await, sit(&house, &opened, 2).await];
    let seen = anna.version().await;
    friends[0].post("/talk", json!({ "text": "your turn" })).await;
    house.browser().post(&format!("/join/{}", opened.invite(1)), &[("name", "")]).await;
    assert_eq!(anna.version().await, seen + 2, "one number for all that happens");

    let table = anna.table().await;
    let mut all = [anna, friends[0].clone(), friends[1].clone()];
    let player = to_act(&mut all, &table).unwrap();
    let action = player.legal().await[0].clone();

    assert_eq!(player.act(seen, &action).await.status, 200);
    assert_eq!(player.act(seen, &action).await.error(), (409, "stale".to_owned()), "but a move does");
    assert_eq!(player.act(seen + 99, &action).await.error(), (409, "stale".to_owned()), "nobody has seen that");
}

/// A friend who comes by the link.
async fn sit(house: &House, opened: &Opened, seat: u64) -> Player {
    let path = format!("/api{}/seats/{seat}", opened.path());
    let taken = house.browser().post_json(&path, &json!({ "invite": opened.invite(seat) })).await.json();
    let browser = house.browser().with("authorization", &format!("Bearer {}", taken["token"].as_str().unwrap()));
    Player { browser, id: opened.id().to_owned(), seat }
}

/// A page that knows the edition is sent nothing; one that missed talk alone is sent it.
#[tokio::test]
async fn a_page_that_missed_only_talk_catches_up() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let seen = players[0].version().await;
    players[1].post("/talk", json!({ "text": "good luck" })).await;

    let mut page = house.browser().listen(&format!("{}/live?version={seen}", opened.path())).await;

    assert!(page.next().await.unwrap().contains("good luck"));
}

#[tokio::test]
async fn a_damaged_log_is_named_by_its_entry_and_takes_no_other_table_along() {
    let mut house = House::slow_bots().await;
    let (opened, mut players) = three_players(&house).await;
    let table = players[0].table().await;
    to_act(&mut players, &table).unwrap().do_something().await;
    let bots = open(&house, &["random", "random", "random"]).await;
    let broken = open(&house, &["random", "random", "random"]).await;
    house.close().await;
    let db = Db::open(&house.database()).await.unwrap();
    for (id, after, line) in
        [(opened.id(), 1, r#"{"entry":"act","seat":0,"action":{"do":"fly"}}"#), (broken.id(), 0, "?")]
    {
        let entries = vec![Entry::Rules(line.to_owned())];
        db.append(Adding { table: TableId::new(id), after, entries, finishes: false }).await.unwrap();
    }
    drop(db);

    house.reopen().await;

    let answer = house.browser().get(&opened.path()).await;
    assert_eq!(answer.status, 500);
    assert!(answer.text().contains("damaged at entry 2") && !answer.text().contains("older rules"));
    assert!(house.browser().get(&broken.path()).await.text().contains("damaged at entry 1"));

    let checked = server::check(&format!("sqlite:{}", house.database().display())).await.unwrap();
    let faults: Vec<(&str, bool)> =
        checked.faults.iter().map(|fault| (fault.place.as_str(), fault.why.contains("damaged at entry"))).collect();
    assert_eq!(faults.len(), 2, "{checked:?}");
    assert!(faults.contains(&(format!("table {}", broken.id()).as_str(), true)), "{checked:?}");
    let mut stream = house.browser().listen(&format!("/api{}/stream", bots.path())).await;
    while !stream.next().await.unwrap().contains("\"over\":true") {}
}

#[tokio::test]
async fn a_game_is_marked_finished_when_its_last_decision_is_stored() {
    let house = House::open().await;
    let opened = open(&house, &["random", "random", "random"]).await;
    let mut stream = house.browser().listen(&format!("/api{}/stream", opened.path())).await;

    while !stream.next().await.unwrap().contains("\"over\":true") {}

    let db = Db::open(&house.database()).await.unwrap();
    assert_eq!(db.table(&TableId::new(opened.id())).await.unwrap().unwrap().status, Status::Finished);
}
