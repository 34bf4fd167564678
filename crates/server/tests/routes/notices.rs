//! Being told by webhook and web push: once for a wait, at the right time, and nowhere else.

use crate::catchers::{MailServer, Post, Receiver};
use crate::house::{Browser, House};
use crate::player::{Opened, Player, open, play_to_the_end, three_players, to_act};
use serde_json::{Value, json};
use server::Config;
use std::collections::BTreeSet;
use storage::{Db, NEVER, Notice};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Long after whatever happens in these tests: midnight in Greenwich.
pub(crate) const LATER: i64 = 40_000 * DAY;

/// Notices go to this machine, as soon as they are asked for and not before.
pub(crate) fn told_when_asked(config: &mut Config) {
    config.notices_to_local = true;
    // Nothing is due today: what the server tells by itself would meet what it is asked to tell in a year far away.
    config.notice_delay = std::time::Duration::from_secs(3600);
    config.notice_every = std::time::Duration::from_secs(3600);
}

/// All that is in the queue.
pub(crate) async fn queue(house: &House) -> Vec<Notice> {
    let db = Db::open(&house.database()).await.unwrap();
    db.due_notices(NEVER, 1000).await.unwrap()
}

/// Waits until this is in the queue: what follows from a move follows a moment later.
pub(crate) async fn queued(house: &House, is_so: impl Fn(&Notice) -> bool) -> Notice {
    let db = Db::open(&house.database()).await.unwrap();
    loop {
        if let Some(notice) = db.due_notices(NEVER, 1000).await.unwrap().into_iter().find(&is_so) {
            return notice;
        }
        tokio::task::yield_now().await;
    }
}

/// Everybody else moves until it is this seat's turn, anew.
pub(crate) async fn until_turn(players: &mut [Player], seat: u64) -> i64 {
    let before = players[0].table().await["seats"][seat as usize]["waits_since"].as_i64();
    loop {
        let table = players[0].table().await;
        let since = table["seats"][seat as usize]["waits_since"].as_i64();
        if let Some(since) = since
            && table["moves"] != 0
            && before != Some(since)
        {
            return since;
        }
        to_act(players, &table).unwrap().do_something().await;
    }
}

pub(crate) async fn add_hook(browser: &mut Browser, url: &str) {
    let answer = browser.post("/me/notices/webhook", &[("url", url)]).await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/me/notices")), "{}", answer.text());
}

/// A table of three, of whom the one with seat 1 is told by a webhook.
pub(crate) async fn anna_is_told(house: &House) -> (Opened, Vec<Player>, Receiver) {
    let (opened, mut players) = three_players(house).await;
    let receiver = Receiver::new().await;
    add_hook(&mut players[1].browser, &receiver.url("/hook")).await;
    (opened, players, receiver)
}

#[tokio::test]
async fn a_turn_of_many_decisions_is_one_notice() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    let (mut waits, mut told, mut own_moves) = (BTreeSet::new(), Vec::new(), 0);

    for _ in 0..60 {
        let table = players[0].table().await;
        if table["over"] == true {
            break;
        }
        let waits_for_anna = table["to_act"].as_array().unwrap().contains(&json!(1));
        let since = table["seats"][1]["waits_since"].as_i64().filter(|_| table["moves"] != 0);
        if let Some(since) = since.filter(|since| waits.insert(*since)) {
            queued(&house, |notice| notice.since == since).await;
        }
        house.tell(LATER).await;
        told.extend(std::iter::from_fn(|| receiver.came()).map(|post| post.json()));
        own_moves += u32::from(waits_for_anna);
        to_act(&mut players, &table).unwrap().do_something().await;
    }

    let turns: Vec<i64> = told.iter().filter_map(turn_since).collect();
    assert!(waits.len() > 2 && own_moves as usize > waits.len(), "{own_moves} moves in {} turns", waits.len());
    assert_eq!(turns, waits.into_iter().collect::<Vec<_>>(), "each wait once, in order");
    let first = &told.iter().find(|told| turn_since(told).is_some()).unwrap();
    assert_eq!(first["title"], "Your turn: American Rails");
    assert_eq!(first["text"], "At the table: Player 1, Player 2 and Player 3.");
    assert_eq!(first["url"], format!("http://{}{}", house.address(), opened.path()));
    assert!(first["stop"].as_str().unwrap().starts_with(&format!("http://{}/notices/stop/", house.address())));
}

/// Since when the table waits, in a notice of a turn that has begun.
fn turn_since(told: &Value) -> Option<i64> {
    let table = &told["tables"][0];
    table["since"].as_i64().filter(|since| table["about"] == "turn" && *since != 0)
}

#[tokio::test]
async fn whoever_has_the_table_open_is_told_nothing_but_a_reminder() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    players[1].browser.post("/me/notices", &[("about", "turn"), ("remind", "6")]).await;
    let page = players[1].browser.listen(&format!("{}/live", opened.path())).await;

    let since = until_turn(&mut players, 1).await;
    let seen = queued(&house, |notice| notice.since == since).await;
    house.tell(LATER).await;

    assert!(seen.told && seen.due > since + 6 * HOUR - MINUTE, "{seen:?}");
    let told: Vec<Post> = std::iter::from_fn(|| receiver.came()).collect();
    assert_eq!(told.len(), 0, "it is open, also when a reminder is due: {told:?}");

    drop(page);
    // The server finds out a moment later that the page has gone.
    let mut day = 1;
    let reminded = loop {
        house.tell(LATER + day * DAY).await;
        match receiver.came() {
            Some(post) => break post.json(),
            None => day += 1,
        }
    };
    assert_eq!(reminded["title"], "Still your turn: American Rails");
    house.tell(LATER + (day + 1) * DAY).await;
    assert!(receiver.came().is_none(), "once");
}

#[tokio::test]
async fn whoever_opens_the_table_meanwhile_has_seen_it() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since && !notice.told).await;

    players[1].browser.listen(&format!("{}/live", opened.path())).await.next().await;
    queued(&house, |notice| notice.since == since && notice.told).await;
    house.tell(LATER).await;

    assert!(receiver.came().is_none());
}

#[tokio::test]
async fn nobody_is_told_of_a_turn_that_is_over() {
    let house = House::with(told_when_asked).await;
    let (_, mut players, mut receiver) = anna_is_told(&house).await;
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;
    until_turn(&mut players, 0).await;

    house.tell(LATER).await;

    let told: Vec<Value> = std::iter::from_fn(|| receiver.came()).map(|post| post.json()).collect();
    assert!(told.iter().all(|told| turn_since(told) != Some(since)), "{told:?}");
}

#[tokio::test]
async fn a_restart_loses_no_notice_and_tells_none_twice() {
    let mut house = House::with(told_when_asked).await;
    let (_, mut players, mut receiver) = anna_is_told(&house).await;
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;

    for _ in 0..2 {
        house.reopen_with(told_when_asked).await;
        house.tell(LATER).await;
    }

    assert_eq!(turn_since(&receiver.next().await.json()), Some(since));
    assert_eq!(receiver.came().map(|post| post.json()), None, "after a turn since {since}");
}

#[tokio::test]
async fn in_quiet_hours_nothing_is_told_and_a_digest_comes_once_a_day() {
    let house = House::with(told_when_asked).await;
    let (_, mut players, mut receiver) = anna_is_told(&house).await;
    let mut anna = players[1].browser.clone().with("accept-language", "nl");
    // Two hours ahead of Greenwich: from 20:00 to 6:00 there.
    let quiet = [("about", "turn"), ("quiet-from", "22:00"), ("quiet-to", "08:00"), ("offset", "120")];
    assert_eq!(anna.post("/me/notices", &quiet).await.status, 303);
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;

    house.tell(LATER + 21 * HOUR).await;
    house.tell(LATER + DAY + 6 * HOUR - 1).await;
    assert!(receiver.came().is_none(), "it is night");
    house.tell(LATER + DAY + 6 * HOUR).await;
    let told = receiver.next().await.json();
    assert_eq!(told["title"], "Jij bent aan de beurt: American Rails", "in the language in which she asked");

    // Twelve hours from now, so that midnight is not in between.
    let half_past = (since / MINUTE + 12 * 60).rem_euclid(24 * 60);
    let digest = format!("{:02}:{:02}", half_past / 60, half_past % 60);
    let daily = [("about", "turn"), ("when", "daily"), ("digest", digest.as_str())];
    assert_eq!(anna.post("/me/notices", &daily).await.status, 303);
    let second = open(&house, &["friend", "friend", "friend"]).await;
    let shown = house.browser().get(&format!("/api{}", second.path())).await.json();
    let first = shown["to_act"][0].as_u64().unwrap();
    anna.post(&format!("/join/{}", second.invite(first)), &[("name", "Anna")]).await;
    let since = until_turn(&mut players, 1).await;
    let due = queued(&house, |notice| notice.since == since).await.due;
    queued(&house, |notice| notice.since == 0 && notice.about == "turn").await;
    let digest = due + (half_past * MINUTE - due).rem_euclid(DAY);
    house.tell(digest - 1).await;
    assert!(receiver.came().is_none(), "not before its hour");
    house.tell(digest).await;
    let told = receiver.next().await.json();
    assert_eq!(
        (&told["title"], told["tables"].as_array().unwrap().len()),
        (&json!("Nieuws van 2 tafels"), 2),
        "{told}"
    );
    assert_eq!(told["url"], format!("http://{}/", house.address()));
    assert!(receiver.came().is_none(), "all of it in one");
}

#[tokio::test]
async fn the_end_and_the_next_game_are_told_and_what_is_not_wanted_is_not() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    players[1].browser.post("/me/notices", &[("about", "ended"), ("about", "began")]).await;
    play_to_the_end(&mut players).await;
    players[0].post("/talk", json!({ "text": "well played" })).await;
    queued(&house, |notice| notice.about == "ended").await;

    house.tell(LATER).await;
    assert_eq!(receiver.next().await.json()["title"], "The game is over: American Rails");
    assert!(receiver.came().is_none(), "no turn");

    players[0].browser.post(&format!("/rematch/{}", opened.id()), &[]).await;
    let new = queued(&house, |notice| notice.table.as_str() != opened.id()).await;
    if new.about == "began" {
        house.tell(LATER).await;
        assert_eq!(receiver.next().await.json()["title"], "A new game: American Rails");
    }
    assert_eq!(queue(&house).await.iter().filter(|notice| notice.about == "ended").count(), 1, "talk ends nothing");
}

#[tokio::test]
async fn a_dead_address_is_dropped_and_its_owner_is_told_so() {
    let house = House::with(told_when_asked).await;
    let (_, mut players, mut receiver) = anna_is_told(&house).await;
    receiver.answer_with(500);
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;

    house.tell(LATER).await;
    receiver.next().await;
    let page = players[1].browser.get("/me/notices").await.text();
    assert!(page.contains("Last notice failed,") && page.contains("it was answered with 500."), "{page}");
    assert!(!page.contains("Nothing is sent there any more"), "it may come back");
    house.tell(LATER + MINUTE - 1).await;
    assert!(receiver.came().is_none());

    receiver.answer_with(410);
    house.tell(LATER + MINUTE).await;
    receiver.next().await;
    let page = players[1].browser.get("/me/notices").await.text();
    assert!(page.contains("answered with 410.") && page.contains("Nothing is sent there any more"), "{page}");

    until_turn(&mut players, 1).await;
    house.tell(LATER + DAY).await;
    assert!(receiver.came().is_none(), "it is dropped");
    receiver.answer_with(200);
    add_hook(&mut players[1].browser, &receiver.url("/hook")).await;
    assert!(!players[1].browser.get("/me/notices").await.text().contains("Last notice failed"), "added anew");
}

#[tokio::test]
async fn a_way_can_be_tried_and_ended() {
    let house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    assert!(players[1].browser.get(&opened.path()).await.text().contains(" data-told"), "no table offers it again");
    let page = players[1].browser.get("/me/notices").await.text();
    let way = page.split("name=\"way\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();

    let tried = players[1].browser.post("/me/notices/try", &[("way", &way)]).await;
    assert_eq!(tried.header("location"), Some("/me/notices?tried=yes"), "{}", tried.text());
    assert_eq!(receiver.next().await.json()["title"], "Notices arrive here");
    receiver.answer_with(307);
    let elsewhere = players[1].browser.post("/me/notices/try", &[("way", &way)]).await;
    assert_eq!(elsewhere.header("location"), Some("/me/notices?tried=no"), "nobody leads us anywhere else");
    receiver.next().await;
    assert!(receiver.came().is_none());
    receiver.answer_with(200);
    assert_eq!(players[0].browser.post("/me/notices/try", &[("way", &way)]).await.status, 404, "it is Anna's");
    assert_eq!(players[0].browser.post("/me/notices/end", &[("way", &way)]).await.status, 404);
    assert_eq!(players[1].browser.post("/me/notices/end", &[("way", &way)]).await.status, 303);

    let since = until_turn(&mut players, 1).await;
    house.tell(LATER).await;
    assert!(receiver.came().is_none() && !queue(&house).await.iter().any(|notice| notice.since == since));
}

#[tokio::test]
async fn nobody_is_told_in_more_than_ten_places_and_none_of_them_is_our_own_network() {
    let house = House::with(told_when_asked).await;
    let mut anna = house.browser();
    for number in 0..10 {
        add_hook(&mut anna, &format!("http://127.0.0.1:9/{number}")).await;
    }
    let refused = anna.post("/me/notices/webhook", &[("url", "http://127.0.0.1:9/10")]).await;
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("Everybody can be told in ten places."), "{}", refused.text());
    add_hook(&mut anna, "http://127.0.0.1:9/3").await;

    let careful = House::open().await;
    for url in ["http://127.0.0.1:9/", "http://localhost/", "http://[::1]/", "http://192.168.1.1/", "ftp://x.org/", "x"]
    {
        let refused = careful.browser().post("/me/notices/webhook", &[("url", url)]).await;
        assert_eq!(refused.status, 422, "{url}");
    }
}

#[tokio::test]
async fn a_mail_server_that_hangs_stops_nobody_else() {
    let hanging = MailServer::hanging().await;
    let house = House::with(|config| {
        told_when_asked(config);
        config.smtp = Some(hanging.url().parse().unwrap());
        config.mail_from = Some("games@example.org".parse().unwrap());
    })
    .await;
    let (_, mut players, mut receiver) = anna_is_told(&house).await;
    players[1].browser.post("/me/notices/mail", &[("mail", "anna@example.org")]).await;
    let db = Db::open(&house.database()).await.unwrap();
    let (anna, _) = db.wishers().await.unwrap().remove(0);
    db.confirm_mail(&anna, "anna@example.org").await.unwrap();
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;

    tokio::select! {
        () = house.tell(LATER) => assert!(receiver.came().is_some(), "the mail was given up before the webhook was told"),
        post = receiver.next() => assert_eq!(turn_since(&post.json()), Some(since)),
    }
}

#[tokio::test]
async fn a_program_does_all_that_the_page_does() {
    let house = House::with(told_when_asked).await;
    let (_, mut players) = three_players(&house).await;
    let mut receiver = Receiver::new().await;
    let anna = &mut players[1].browser;
    let wish =
        json!({ "about": ["turn"], "offset_minutes": 60, "quiet": [1320, 480], "digest": null, "remind_hours": 12 });
    assert_eq!(anna.post_json("/api/me/notices", &wish).await.json()["wish"], wish);
    for bad in [json!({ "about": ["rain"] }), json!({ "about": [], "digest": 1440 }), json!({})] {
        assert_eq!(anna.post_json("/api/me/notices", &bad).await.status, 400, "{bad}");
    }
    let hook = json!({ "kind": "webhook", "url": receiver.url("/topic"), "form": "ntfy" });
    let added = anna.post_json("/api/me/notices/ways", &hook).await;
    assert_eq!((added.status, &added.json()["wish"]), (201, &wish), "{}", added.text());
    let way = added.json()["ways"][0]["id"].as_str().unwrap().to_owned();

    let tried = anna.post_json(&format!("/api/me/notices/ways/{way}/try"), &json!({})).await;
    assert_eq!(tried.json()["sent"], true);
    assert_eq!(receiver.next().await.json()["topic"], "topic");
    assert_eq!(house.browser().get("/api/me/notices").await.status, 401);
    assert_eq!(players[0].browser.get("/api/me/notices").await.json()["ways"], json!([]), "others have their own");
    let ended = players[1].browser.post_json(&format!("/api/me/notices/ways/{way}/end"), &json!({})).await;
    assert_eq!(ended.json()["ways"], json!([]));
}
