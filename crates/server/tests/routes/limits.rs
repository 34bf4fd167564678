//! Too much is answered with 429 and a sentence, and harms nobody else.

use crate::house::{Answer, Browser, House};
use crate::player::{GAME, open};
use serde_json::json;
use server::Limits;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One who has been here before.
fn known(house: &House, name: &str) -> Browser {
    house.browser().with("cookie", &format!("session={name}"))
}

fn sentence(answer: &Answer) -> String {
    answer.json()["error"]["message"].as_str().unwrap().to_owned()
}

#[track_caller]
fn refused(answer: &Answer) {
    assert_eq!(answer.status, 429, "{}", answer.text());
    let wait: u64 = answer.header("retry-after").expect("it says when").parse().unwrap();
    assert!(wait > 0);
}

#[tokio::test]
async fn requests_of_a_browser_and_of_an_address() {
    let limits = Limits { requests_per_minute: 5, people_per_address: 2, ..Limits::none() };
    let house = House::with(|config| config.limits = limits).await;
    let (mut anna, mut erik, mut mary) = (known(&house, "anna"), known(&house, "erik"), known(&house, "mary"));

    for _ in 0..5 {
        assert_eq!(anna.get("/api/games").await.status, 200);
    }
    let english = anna.get("/api/games").await;
    refused(&english);
    assert_eq!(english.error(), (429, "too_many".to_owned()));
    let dutch = anna.clone().with("accept-language", "nl").get("/api/games").await;
    assert_ne!(sentence(&english), sentence(&dutch));
    assert_eq!(anna.get("/assets/base.css").await.status, 200, "what every page needs is not counted");
    assert_eq!(anna.get("/healthz").await.status, 200);

    // What was refused counts for the address, too: 7 of its 10 are gone.
    for _ in 0..3 {
        assert_eq!(erik.get("/api/games").await.status, 200, "others are not refused");
    }
    refused(&mary.get("/api/games").await);
    let mut elsewhere = mary.with("x-forwarded-for", "198.51.100.1");
    assert_eq!(elsewhere.get("/api/games").await.status, 200, "another address, says a proxy that is trusted");
    let page = erik.get("/").await;
    refused(&page);
    assert!(page.text().contains("<html") && page.text().contains("too much at once"), "a page for people");
}

#[tokio::test]
async fn nobody_guesses_many_passwords_or_codes() {
    let limits = Limits { sign_ins_per_hour: 2, people_per_address: 2, ..Limits::none() };
    let house = House::with(|config| config.limits = limits).await;
    let mut anna = known(&house, "anna");

    for fields in [&[("name", "Erik"), ("password", "guess number 1")][..], &[("code", "guess2")]] {
        assert_eq!(anna.post("/me/enter", fields).await.status, 403);
    }
    refused(&anna.post("/me/enter", &[("code", "guess3")]).await);
    // A new cookie does not help for long: the address is counted too.
    let mut refusals = 0;
    for guess in 0..3 {
        let answer = known(&house, &format!("guest{guess}")).post("/me/keep", &[("name", "Erik")]).await;
        refusals += u32::from(answer.status == 429);
    }
    assert_eq!(refusals, 2, "3 of the 4 of its address were gone");
    assert_eq!(anna.get("/me/enter").await.status, 200, "the page itself is nothing to guess at");
}

#[tokio::test]
async fn whoever_is_no_trusted_proxy_speaks_for_nobody() {
    let limits = Limits { requests_per_minute: 1, people_per_address: 1, ..Limits::none() };
    let house = House::with(|config| (config.limits, config.trusted_proxies) = (limits, Vec::new())).await;

    assert_eq!(house.browser().get("/api/games").await.status, 200);
    refused(&house.browser().with("x-forwarded-for", "198.51.100.1").get("/api/games").await);
}

#[tokio::test]
async fn new_tables_uploads_and_talk() {
    let limits =
        Limits { tables_per_hour: 2, uploads_per_hour: 2, talk_per_minute: 2, people_per_address: 1, ..Limits::none() };
    let house = House::with(|config| config.limits = limits).await;
    let opened = open(&house, &["me", "me", "me"]).await;
    open(&house, &["me", "me", "me"]).await;
    let mut anna = opened.player(&house, 0);
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }]);

    let table = house.browser().post_json("/api/tables", &json!({ "game": GAME, "seats": seats })).await;
    refused(&table);
    refused(&house.browser().post("/campaigns", &[("name", "Gold")]).await);
    for _ in 0..2 {
        assert_eq!(house.browser().post_json("/api/replays", &json!({})).await.status, 400);
        assert_eq!(anna.post("/talk", json!({ "text": "hello" })).await.status, 204);
    }
    let upload = house.browser().post_json("/api/replays", &json!({})).await;
    refused(&upload);
    let talk = anna.post("/talk", json!({ "text": "hello" })).await;
    refused(&talk);
    let sentences = [&table, &upload, &talk].map(sentence);
    assert!(sentences[0].contains("tables") && sentences[1].contains("files") && sentences[2].contains("talk"));
    let version = anna.version().await;
    assert_eq!(anna.get("/talk").await.json().as_array().map(Vec::len), Some(2), "at version {version}");
}

#[tokio::test]
async fn open_pages_of_one_and_of_all() {
    let limits = Limits { streams: 2, people_per_address: 2, streams_in_all: 3, ..Limits::none() };
    let house = House::with(|config| config.limits = limits).await;
    let live = format!("{}/live", open(&house, &["me", "me", "me"]).await.path());
    let (anna, erik) = (known(&house, "anna"), known(&house, "erik"));

    let first = anna.listen(&live).await;
    let _second = anna.listen(&live).await;
    refused(&anna.head_of_stream(&live).await);
    let _third = erik.listen(&live).await;
    refused(&erik.head_of_stream(&live).await);
    drop(first);

    // The server learns of it when it next looks at the connection.
    let mut tries = 0;
    while erik.head_of_stream(&live).await.status != 200 {
        tries += 1;
        assert!(tries < 600, "a closed page is no longer counted");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn whoever_is_refused_keeps_the_connection() {
    let limits = Limits { requests_per_minute: 1, people_per_address: 1, ..Limits::none() };
    let house = House::with(|config| config.limits = limits).await;
    refused_after_one(&house).await;
    let mut wire = TcpStream::connect(house.address()).await.unwrap();
    wire.write_all(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n").await.unwrap();
    // Programs write the head first, and then what belongs to it.
    tokio::time::sleep(Duration::from_millis(50)).await;
    wire.write_all(b"{}").await.unwrap();
    wire.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();

    let mut answers = Vec::new();
    wire.read_to_end(&mut answers).await.unwrap();

    let answers = String::from_utf8_lossy(&answers);
    assert_eq!(answers.matches("HTTP/1.1 429").count(), 2, "{answers}");
}

/// All that the address of this test may ask for in this minute is asked for.
async fn refused_after_one(house: &House) {
    while house.browser().get("/api/games").await.status != 429 {}
}

#[tokio::test]
async fn a_request_that_never_ends_is_given_up() {
    let limits = Limits { head_timeout: Duration::from_millis(200), ..Limits::none() };
    let house = House::with(|config| config.limits = limits).await;
    let mut half = TcpStream::connect(house.address()).await.unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nhost: ").await.unwrap();

    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(60), half.read_to_end(&mut rest)).await;

    assert!(ended.is_ok(), "the connection is closed");
    assert!(!rest.starts_with(b"HTTP/1.1 200"));
}

/// Asks for more than any socket holds, and never reads.
#[tokio::test]
async fn a_reader_who_never_reads_is_let_go() {
    let limits = Limits { write_timeout: Duration::from_millis(300), connections: 1, ..Limits::none() };
    let house = House::with(|config| config.limits = limits).await;
    let mut deaf = TcpStream::connect(house.address()).await.unwrap();
    let asks = "GET /assets/base.css HTTP/1.1\r\nhost: x\r\n\r\n".repeat(5_000);
    // It blocks once the server no longer reads either.
    let _ = tokio::time::timeout(Duration::from_millis(200), deaf.write_all(asks.as_bytes())).await;

    let mut was_turned_away = false;
    for _ in 0..600 {
        match house.browser().get("/healthz").await.status {
            200 if was_turned_away => return,
            200 => {}
            503 => was_turned_away = true,
            other => panic!("{other}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("its place is free again; turned away: {was_turned_away}");
}

#[tokio::test]
async fn connections_of_one_address() {
    let limits = Limits { connections_per_address: 2, ..Limits::none() };
    let house = House::with(|config| (config.limits, config.trusted_proxies) = (limits, Vec::new())).await;
    let _silent =
        [TcpStream::connect(house.address()).await.unwrap(), TcpStream::connect(house.address()).await.unwrap()];

    let answer = house.browser().get("/healthz").await;

    assert_eq!(answer.status, 503);
    assert!(answer.text().starts_with("We are too busy"), "{}", answer.text());
}
