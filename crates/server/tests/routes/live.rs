//! Live updates.

use crate::house::House;
use crate::play;
use crate::player::{Player, open, open_game, three_players, to_act};
use serde_json::{Value, json};

fn version(event: &str) -> u64 {
    serde_json::from_str::<Value>(event).unwrap()["version"].as_u64().unwrap()
}

#[tokio::test]
async fn everybody_sees_an_action() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let mut spectator = house.browser().listen(&format!("{}/live", opened.path())).await;
    let mut program = players[2].browser.listen(&format!("/api{}/stream", opened.path())).await;
    assert!(spectator.next().await.unwrap().contains("data-version=\"0\""), "the table as it is comes first");
    assert_eq!(version(&program.next().await.unwrap()), 0);

    let table = players[0].table().await;
    to_act(&mut players, &table).unwrap().do_something().await;

    assert!(spectator.next().await.unwrap().contains("data-version=\"1\""));
    assert_eq!(version(&program.next().await.unwrap()), 1);
}

#[tokio::test]
async fn a_page_that_has_seen_the_version_is_sent_nothing_until_the_next() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let mut stream = players[0].browser.listen(&format!("/api{}/stream?version=0", opened.path())).await;
    let mut page = players[0].browser.listen(&format!("{}/live?version=0", opened.path())).await;

    let table = players[0].table().await;
    to_act(&mut players, &table).unwrap().do_something().await;

    assert_eq!(version(&stream.next().await.unwrap()), 1, "version 0 was not sent again");
    assert!(page.next().await.unwrap().contains("data-version=\"1\""));
}

/// A page can't know of talk that came after it was drawn.
#[tokio::test]
async fn talk_and_taken_seats_are_not_missed() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = play::open(&mut anna, &["me", "friend", "friend"]).await;
    let mut watching = anna.listen(&format!("{table}/live?version=0")).await;

    anna.post(&format!("{table}/talk"), &[("text", "good luck, Erik")]).await;
    assert!(watching.next().await.unwrap().contains("good luck, Erik"));

    let mut late = anna.listen(&format!("{table}/live?version=0")).await;
    assert!(late.next().await.unwrap().contains("good luck, Erik"), "said after version 0");
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let mut house = House::open().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    let mut page = house.browser().listen(&format!("{}/live?version=0", opened.path())).await;
    let mut program = house.browser().listen(&format!("/api{}/stream?version=0", opened.path())).await;

    house.close().await;

    assert_eq!(page.next().await, None);
    assert_eq!(program.next().await, None);
}

#[tokio::test]
async fn of_two_who_act_at_once_one_wins_and_the_other_sees_the_new_table() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    for _ in 0..10 {
        let table = players[0].table().await;
        let version = table["version"].as_u64().unwrap();
        let laptop: &mut Player = to_act(&mut players, &table).unwrap();
        let mut phone = laptop.clone();
        let action = laptop.legal().await[0].clone();

        let (one, other) = tokio::join!(laptop.act(version, &action), phone.act(version, &action));

        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let loser = if one.status == 409 { one } else { other };
        assert_eq!(loser.error(), (409, "stale".to_owned()));
        assert_eq!(phone.version().await, version + 1, "exactly one action was stored");
    }
}

/// Where all are to act, nobody has to choose again because another was quicker.
#[tokio::test]
async fn who_decides_at_the_same_time_as_others_is_not_told_to_look_again() {
    let house = House::open().await;
    let seats = [json!({"kind": "me"}), json!({"kind": "me"}), json!({"kind": "me"})];
    let opened = open_game(&house, "carnegie", &seats).await;
    let mut players: Vec<Player> = (0..3).map(|seat| opened.player(&house, seat)).collect();
    assert_eq!(players[0].table().await["to_act"], json!([0, 1, 2]));

    for player in &mut players {
        let action = player.legal().await[0].clone();
        assert_eq!(player.act(0, &action).await.status, 200, "all saw the table before anybody had chosen");
    }

    let action = json!({"do": "finish"});
    assert_eq!(players[0].act(0, &action).await.error(), (409, "stale".to_owned()), "but one answers once");
}

#[tokio::test]
async fn a_stream_is_packed_for_those_who_can_read_it() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "friend"]).await;
    for (accepts, encoding) in [("gzip, deflate, br", Some("gzip")), ("identity", None)] {
        let browser = house.browser().with("accept-encoding", accepts);
        let head = browser.head_of_stream(&format!("{}/live", opened.path())).await;
        assert_eq!(head.header("content-encoding"), encoding);
        assert_eq!(head.header("content-type"), Some("text/event-stream"));
    }
}

#[tokio::test]
async fn what_did_not_change_is_not_sent_again() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let mut page = house.browser().listen(&format!("{}/live", opened.path())).await;
    let whole = page.next().await.unwrap();
    assert!(whole.contains("id=\"share\"") && whole.contains("id=\"prompt\""), "everything at first");

    let table = players[0].table().await;
    to_act(&mut players, &table).unwrap().do_something().await;

    let patch = page.next().await.unwrap();
    assert!(patch.contains("data-version=\"1\"") && patch.contains("id=\"prompt\""));
    assert!(!patch.contains("id=\"share\""), "a bid changes no link");
}

#[tokio::test]
async fn a_page_whose_script_is_of_another_program_is_told_to_come_again() {
    let house = House::open().await;
    let (opened, _) = three_players(&house).await;
    let page = house.browser().get(&opened.path()).await.text();
    let (_, rest) = page.split_once("/assets/script/").unwrap();
    let (script, _) = rest.split_once('/').unwrap();
    let first = async |script: &str| {
        let mut stream = house.browser().listen(&format!("{}/live?script={script}", opened.path())).await;
        let first = stream.next().await;
        (first, stream)
    };

    assert!(first(script).await.0.unwrap().contains("id=\"prompt\""));
    let (told, mut stream) = first("0123456789abcdef").await;
    assert_eq!(told.as_deref(), Some("out of date"));
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn bots_play_a_game_to_its_end_by_themselves() {
    let house = House::open().await;
    let opened = open(&house, &["random", "random", "random"]).await;
    let mut stream = house.browser().listen(&format!("/api{}/stream", opened.path())).await;

    let mut last = json!(null);
    while last["over"] != true {
        last = serde_json::from_str(&stream.next().await.unwrap()).unwrap();
    }

    assert_eq!(last["to_act"], json!([]));
    assert_eq!(last["standings"].as_array().unwrap().len(), 3);
}
