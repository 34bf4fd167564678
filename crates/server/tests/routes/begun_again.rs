//! The rules change while a campaign's game is under way: that year's game is begun again, and nothing else is lost.

use crate::campaigners::{Campaigners, begin_game, keeper_exports, open_link, play_a_while, store_again, stored};
use crate::house::House;
use serde_json::json;

/// The second game of Anna and Erik, begun with older rules.
async fn with_older_rules(house: &mut House) -> Campaigners {
    let mut all = Campaigners::begin(house).await;
    let first = all.begin_game(&["red", "blue"]).await;
    all.play(&first).await;
    let second = all.begin_game(&["red", "blue"]).await;
    play_a_while(&mut [&mut all.anna, &mut all.erik], &second, 6).await;
    house.close().await;
    store_again(house, &all.id, |table| table.rules -= 1).await;
    house.reopen().await;
    Campaigners { id: "west".to_owned(), ..all.at(house) }
}

/// LG-1.3: the campaign's page, the home page, the API and the file all say how things are.
#[tokio::test]
async fn a_campaign_opens_when_its_game_has_older_rules() {
    let mut house = House::open().await;
    let mut all = with_older_rules(&mut house).await;

    let page = all.anna.get("/campaigns/west").await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("This game can’t go on") && page.text().contains("Begin 1868 again"));
    let watched = all.stranger.get("/campaigns/west").await.text();
    assert!(watched.contains("This game can’t go on") && !watched.contains("Begin 1868 again</button>"));
    let home = all.anna.get("/").await.text();
    assert!(home.contains("/campaigns/west") && home.contains("1868 has to be begun again"));
    let summary = all.erik.get("/api/campaigns/west").await.json();
    assert_eq!((&summary["table"], &summary["must_begin_again"]), (&json!(null), &json!(true)));
    let table = all.erik.get("/tables/elm").await;
    assert_eq!(table.status, 409);
    assert!(table.text().contains("older rules") && table.text().contains("href=\"/campaigns/west\""));
    assert_eq!(keeper_exports(&house, "west").await["campaign"]["stage"], json!({ "ready": { "chapter": 2 } }));
}

/// LG-1.3: only the companies' people begin it again, once, from the campaign as it stood; then it goes on as ever.
#[tokio::test]
async fn a_game_with_older_rules_is_begun_again() {
    let mut house = House::open().await;
    let mut all = with_older_rules(&mut house).await;
    let before = stored(&house, "west").await.0;
    assert_eq!(begin_game(&mut all.stranger, "/campaigns/west", &["red", "blue"]).await.status, 403);

    let table = all.begin_game(&["red", "blue"]).await;

    let after = stored(&house, "west").await.0;
    assert_eq!((after.games.len(), after.games[0].put_away, after.games[1].put_away), (2, true, false));
    assert_eq!(after.games[1].state_before, before.games[0].state_before, "nothing else is lost");
    let twice = begin_game(&mut all.erik, "/campaigns/west", &["red", "blue"]).await;
    assert_eq!(twice.header("location"), Some(table.as_str()), "one game at a time");
    all.play(&table).await;
    assert_eq!(all.stage().await, json!({ "ready": { "chapter": 3 } }));
    let page = all.anna.get("/campaigns/west").await.text();
    assert!(page.contains(&table) && !page.contains("/tables/elm"), "the chronicle leads to the game that counts");
}

/// LG-1.3: a company can be handed over, and taken, also while its game can't go on.
#[tokio::test]
async fn companies_change_hands_while_a_game_cannot_go_on() {
    let mut house = House::open().await;
    let mut all = with_older_rules(&mut house).await;

    assert_eq!(all.erik.post("/campaigns/west/companies/blue", &[("to", "friend")]).await.status, 303);
    let link = open_link(&all.anna.get("/campaigns/west").await.text());
    let mut mary = house.browser();
    assert_eq!(mary.post(&link, &[("name", "Mary")]).await.status, 303);

    assert_eq!(begin_game(&mut mary, "/campaigns/west", &["red", "blue"]).await.status, 303);
}
