//! What never goes over the wire: seeds and the server's secrets before the end, other seats' invites, tokens.

use crate::house::{Answer, Browser, House};
use crate::play;
use crate::player::{Opened, Player, open, play_to_the_end, three_players};
use serde_json::json;
use storage::{Db, StoredTable, TableId};

/// What a table must keep to itself.
async fn secrets(house: &House, id: &str) -> StoredTable {
    let db = Db::open(&house.database()).await.unwrap();
    db.table(&TableId::new(id)).await.unwrap().unwrap()
}

/// Everything a reader can ask about a table.
pub(crate) async fn everything(browser: &mut Browser, id: &str) -> Vec<(String, Answer)> {
    let page = format!("/tables/{id}");
    let api = format!("/api/tables/{id}");
    let mut answers = Vec::new();
    for path in [
        "/".to_owned(),
        page.clone(),
        format!("{page}?at=0"),
        format!("{page}/at/0"),
        format!("{page}/why?target=board"),
        format!("{page}/record"),
        format!("{page}?as=all"),
        format!("{page}?as=1"),
        api.clone(),
        format!("{api}/view"),
        format!("{api}/view?as=all"),
        format!("{api}/legal"),
        format!("{api}/events"),
        format!("{api}/talk"),
        format!("{api}/record"),
    ] {
        let answer = browser.get(&path).await;
        answers.push((path, answer));
    }
    for path in [format!("{page}/live"), format!("{api}/stream")] {
        let event = browser.listen(&path).await.next().await.unwrap();
        answers.push((path, Answer { status: 200, headers: Vec::new(), body: event.into_bytes() }));
    }
    for (path, fields) in [
        (format!("{page}/actions"), vec![("version", "0"), ("action", "{}")]),
        (format!("{page}/undo"), vec![("version", "0"), ("do", "back")]),
        (format!("{page}/talk"), vec![("text", "hello")]),
    ] {
        let answer = browser.clone().post(&path, &fields).await;
        answers.push((format!("POST {path}"), answer));
        let answer = browser.clone().with("x-fragment", "1").post(&path, &fields).await;
        answers.push((format!("POST {path}, by the script"), answer));
    }
    answers
}

fn assert_absent(answers: &[(String, Answer)], what: &str, secret: &str) {
    assert!(secret.len() >= 32, "too short to look for");
    for (path, answer) in answers {
        assert!(!answer.all().contains(secret), "{path} tells {what}");
    }
}

#[tokio::test]
async fn nobody_learns_the_seed_or_the_servers_secret_of_a_running_game() {
    let house = House::open().await;
    let opened = open(&house, &["me", "friend", "greedy"]).await;
    let stored = secrets(&house, opened.id()).await;
    let readers = [house.browser(), opened.player(&house, 0).browser];

    for mut reader in readers {
        let answers = everything(&mut reader, opened.id()).await;
        assert_absent(&answers, "the seed", stored.seed.as_ref().unwrap());
        assert_absent(&answers, "the server's secret", &stored.server_secret);
        let shown = answers.iter().any(|(_, answer)| answer.text().contains(&stored.commitment));
        assert!(shown, "the commitment is for everybody");
    }
}

#[tokio::test]
async fn an_invite_is_shown_to_whoever_opened_the_table_and_only_until_it_is_used() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = play::open(&mut anna, &["me", "friend", "friend"]).await;
    let id = table.strip_prefix("/tables/").unwrap();
    let stored = secrets(&house, id).await;
    let invite = |seat: usize| stored.seats[seat].invite.clone().unwrap();
    let shows = |answers: &[(String, Answer)], seat: usize| {
        answers.iter().any(|(_, answer)| answer.text().contains(&invite(seat)))
    };

    let hers = everything(&mut anna, id).await;
    assert!(shows(&hers, 1) && shows(&hers, 2), "Anna hands the invites out");

    let mut erik = house.browser();
    assert_eq!(erik.post(&format!("/join/{}", invite(1)), &[("name", "Erik")]).await.status, 303);
    let his = everything(&mut erik, id).await;
    assert_absent(&his, "Anna's link", &invite(0));
    assert_absent(&his, "the link of a seat he has no business with", &invite(2));
    assert!(shows(&his, 1), "his own, for another device");

    let hers = everything(&mut anna, id).await;
    assert_absent(&hers, "Erik's link, now that he sits there", &invite(1));

    let strangers = everything(&mut house.browser(), id).await;
    for seat in 0..3 {
        assert_absent(&strangers, "an invite", &invite(seat));
    }
}

#[tokio::test]
async fn a_players_token_is_sent_to_nobody_again() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let tokens: Vec<String> =
        (0..3).map(|seat| opened.0["seats"][seat]["token"].as_str().unwrap().to_owned()).collect();

    for player in &mut players {
        let answers = everything(&mut player.browser, opened.id()).await;
        for token in &tokens {
            assert_absent(&answers, "a token", token);
        }
    }
}

#[tokio::test]
async fn the_record_opens_when_the_game_is_over() {
    let house = House::open().await;
    let (opened, mut players) = three_players(&house).await;
    let stored = secrets(&house, opened.id()).await;
    assert_eq!(players[0].get("/record").await.error(), (403, "not_over".to_owned()));
    assert_eq!(house.browser().get(&format!("{}/record", opened.path())).await.status, 403);

    let end = play_to_the_end(&mut players).await;

    assert_eq!(end["seed"], json!(stored.seed));
    assert!(end["standings"].as_array().unwrap().len() == 3);
    let record = house.browser().get(&format!("{}/record", opened.path())).await;
    assert_eq!(record.status, 200);
    assert_eq!(record.json()["seed"], json!(stored.seed));
    assert_eq!(record.json()["fair"]["server"], json!(stored.server_secret));
    assert_eq!(record.json()["fair"]["commitment"], opened.0["commitment"]);
    let page = house.browser().get(&opened.path()).await.text();
    assert!(page.contains(stored.seed.as_ref().unwrap()), "the seed is revealed at the end");
}

/// Standings of a running game could tell what somebody holds.
#[tokio::test]
async fn a_running_game_has_no_standings() {
    let house = House::open().await;
    let opened: Opened = open(&house, &["me", "friend", "friend"]).await;
    let mut anna: Player = opened.player(&house, 0);

    assert_eq!(anna.table().await["standings"], json!(null));
    assert_eq!(anna.table().await["seed"], json!(null));
}
