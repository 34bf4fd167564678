//! The pages that are not a table.

use crate::house::House;
use crate::play;
use crate::player::GAME;

#[tokio::test]
async fn every_page_is_there_in_both_languages() {
    let house = House::open().await;
    let rules = format!("/games/{GAME}/rules");
    let new = format!("/tables/new?game={GAME}");

    for path in ["/", "/about", &rules, &new] {
        let english = house.browser().get(path).await;
        let dutch = house.browser().with("accept-language", "nl-NL,nl;q=0.9").get(path).await;
        assert_eq!((english.status, dutch.status), (200, 200), "{path}");
        assert!(english.text().contains("<html lang=\"en\""), "{path}");
        assert!(dutch.text().contains("<html lang=\"nl\""), "{path}");
    }
}

#[tokio::test]
async fn a_chosen_language_is_remembered_and_leads_back() {
    let house = House::open().await;
    let mut anna = house.browser();

    let chosen = anna.get("/language/nl?back=/about").await;

    assert_eq!((chosen.status, chosen.header("location")), (303, Some("/about")));
    assert!(anna.get("/").await.text().contains("<html lang=\"nl\""));
    assert_eq!(anna.get("/language/xx").await.status, 404);
    assert_eq!(anna.get("/language/en?back=//evil.example").await.header("location"), Some("/"));
}

#[tokio::test]
async fn the_app_can_be_installed_and_has_a_page_for_the_time_without_a_network() {
    let house = House::open().await;
    let mut browser = house.browser();

    let worker = browser.get("/sw.js").await;
    assert_eq!((worker.status, worker.header("content-type")), (200, Some("text/javascript; charset=utf-8")));
    let offline = browser.get("/offline").await;
    assert!(offline.status == 200 && offline.header("content-security-policy").unwrap().contains("'none'"));
    assert!(!offline.text().contains("<li>"), "of a stranger nothing is known");
    let mut anna = house.browser();
    play::open(&mut anna, &["me", "hot-seat", "hot-seat"]).await;
    let known = anna.get("/offline").await.text();
    assert!(known.contains("American Rails") && known.contains("<strong>Your turn</strong>"), "{known}");
    let manifest: serde_json::Value = browser.get("/assets/manifest.webmanifest").await.json();
    for icon in manifest["icons"].as_array().unwrap() {
        assert_eq!(browser.get(icon["src"].as_str().unwrap()).await.status, 200, "{icon}");
    }
    assert!(browser.get("/").await.text().contains("data-waiting=\"0\""));
}

#[tokio::test]
async fn my_tables_are_on_the_home_page_and_nobody_elses() {
    let house = House::open().await;
    let (mut anna, mut erik) = (house.browser(), house.browser());
    let hers = play::open(&mut anna, &["me", "friend", "friend"]).await;
    let his = play::open(&mut erik, &["me", "friend", "friend"]).await;

    let home = anna.get("/").await.text();

    assert!(home.contains(&hers) && !home.contains(&his));
}

#[tokio::test]
async fn a_name_is_remembered_for_the_next_table() {
    let house = House::open().await;
    let mut anna = house.browser();
    play::open(&mut anna, &["me", "bot-random", "bot-random"]).await;

    let fields = [("game", GAME), ("seats", "3"), ("seat-0", "me"), ("seat-1", "bot-greedy"), ("seat-2", "bot-greedy")];
    let table = anna.post("/tables", &fields).await.header("location").unwrap().to_owned();

    let seats = anna.get(&format!("/api{table}")).await.json()["seats"].clone();
    assert_eq!(seats[0]["name"], "Anna");
    assert_eq!((&seats[1]["name"], &seats[2]["name"]), (&"Minnie".into(), &"Walter".into()));
}

#[tokio::test]
async fn whoever_watches_over_the_server_is_answered() {
    let house = House::open().await;

    assert_eq!(house.browser().get("/healthz").await.text(), "ok\n");
    assert_eq!(house.browser().get("/favicon.ico").await.status, 303);
}

/// The server can't choose its part of the seed once it has seen the opener's.
#[tokio::test]
async fn the_luck_of_a_table_is_promised_before_its_opener_adds_to_it() {
    let house = House::open().await;
    let mut anna = house.browser();
    let form = anna.get(&format!("/tables/new?game={GAME}")).await.text();
    let (_, field) = form.split_once("name=\"promise\"").expect("the promise is in the form");
    let promise = play::attribute(field, "value").unwrap();
    let (promised, _) = promise.split_once('.').expect("the hash, and the number it was made from");
    let mut fields = vec![("game", GAME), ("seats", "3"), ("seat-0", "me"), ("seat-1", "me"), ("seat-2", "bot-random")];
    fields.extend([("promise", promise.as_str()), ("entropy", "dice of Anna\n")]);
    let mut commitment = async || {
        let table = anna.post("/tables", &fields).await.header("location").unwrap().to_owned();
        anna.get(&format!("/api{table}")).await.json()["commitment"].clone()
    };

    assert_eq!(commitment().await, promised);
    assert_ne!(commitment().await, promised, "no two tables share their luck");
}
